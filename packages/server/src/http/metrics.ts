/** Figures in the form that Prometheus reads. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { texts } from '../texts/index.js';

type Labels = Readonly<Record<string, string | number>>;

const writeLabels = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

/** Counts by label; there are as many labels as operations and statuses, whatever is asked. */
class Counter {
  private readonly counts = new Map<string, number>();
  add(labels: Labels, by = 1): void {
    const key = writeLabels(labels);
    this.counts.set(key, (this.counts.get(key) ?? 0) + by);
  }
  *write(name: string): Generator<string> {
    for (const [labels, count] of this.counts) yield `${name}${labels} ${count}`;
  }
}

const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

class Histogram {
  private readonly rows = new Map<
    string,
    { buckets: number[]; sum: number; count: number; labels: Labels }
  >();
  observe(labels: Labels, seconds: number): void {
    const key = writeLabels(labels);
    const row = this.rows.get(key) ?? { buckets: bounds.map(() => 0), sum: 0, count: 0, labels };
    this.rows.set(key, row);
    for (const [i, bound] of bounds.entries()) if (seconds <= bound) row.buckets[i]++;
    row.sum += seconds;
    row.count++;
  }
  *write(name: string): Generator<string> {
    for (const [key, { buckets, sum, count, labels }] of this.rows) {
      for (const [i, bound] of bounds.entries())
        yield `${name}_bucket${writeLabels({ ...labels, le: bound })} ${buckets[i]}`;
      yield `${name}_bucket${writeLabels({ ...labels, le: '+Inf' })} ${count}`;
      yield `${name}_sum${key} ${sum}`;
      yield `${name}_count${key} ${count}`;
    }
  }
}

/** What is as it is at the moment. */
export interface Gauges {
  readonly running: number;
  readonly waiting: number;
  readonly clients: number;
  readonly workers: number;
  readonly ended: number;
}

export class Metrics {
  readonly requests = new Counter();
  readonly seconds = new Histogram();
  readonly work = new Counter();
  readonly refused = new Counter();
  readonly left = new Counter();
  private readonly delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.delay.enable();
  }

  close(): void {
    this.delay.disable();
  }

  write(gauges: Gauges): string {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const help = texts.metrics;
    const loop = this.delay.percentile(99) / 1e9;
    this.delay.reset();
    const one = (value: number) =>
      function* (name: string): Generator<string> {
        yield `${name} ${value}`;
      };
    const counter = (from: Counter) => (name: string) => from.write(name);
    const rows: [string, string, string, (name: string) => Generator<string>][] = [
      ['hyperdoku_requests_total', 'counter', help.requests, counter(this.requests)],
      ['hyperdoku_request_seconds', 'histogram', help.seconds, name => this.seconds.write(name)],
      ['hyperdoku_work_seconds_total', 'counter', help.work, counter(this.work)],
      ['hyperdoku_refused_total', 'counter', help.refused, counter(this.refused)],
      ['hyperdoku_left_total', 'counter', help.left, counter(this.left)],
      ['hyperdoku_running', 'gauge', help.running, one(gauges.running)],
      ['hyperdoku_waiting', 'gauge', help.waiting, one(gauges.waiting)],
      ['hyperdoku_clients', 'gauge', help.clients, one(gauges.clients)],
      ['hyperdoku_workers', 'gauge', help.workers, one(gauges.workers)],
      ['hyperdoku_workers_ended_total', 'counter', help.ended, one(gauges.ended)],
      ['process_cpu_seconds_total', 'counter', help.processor, one((user + system) / 1e6)],
      ['process_resident_memory_bytes', 'gauge', help.resident, one(rss)],
      ['hyperdoku_heap_bytes', 'gauge', help.heap, one(heapUsed)],
      ['hyperdoku_loop_delay_seconds', 'gauge', help.loop, one(Number.isFinite(loop) ? loop : 0)],
      ['hyperdoku_uptime_seconds', 'gauge', help.uptime, one(process.uptime())],
    ];
    const lines = rows.flatMap(([name, type, about, write]) => [
      `# HELP ${name} ${about}`,
      `# TYPE ${name} ${type}`,
      ...write(name),
    ]);
    return `${lines.join('\n')}\n`;
  }
}
