/**
 * Who may work next. A client may have so many requests at a time, and all together so many; of those that wait, the one goes first whose
 * client has the fewest at work, and long work never has all workers, so that short work need not wait for it. Whoever has used more
 * than its share of the workers' time waits until time has made up for it.
 */
import { type Refusal, refuse } from '../problem.js';
import type { Settings } from '../settings.js';

export type LineSettings = Pick<
  Settings,
  'workers' | 'perClient' | 'requests' | 'waiting' | 'patience' | 'share'
>;

interface Client {
  open: number;
  running: number;
  /** Milliseconds of work that it may still use, as they were at a time. */
  credit: number;
  at: number;
}

/** A refusal of what may be right a little later. */
export interface Rejection extends Refusal {
  readonly retryAfter: number;
}

interface Waiting {
  readonly client: Client;
  readonly long: boolean;
  readonly enter: (rejection?: Rejection) => void;
}

/** Seconds of work at its full share that a client may use at once. */
const burstSeconds = 20;

export class Line {
  private readonly settings: LineSettings;
  private readonly now: () => number;
  private readonly clients = new Map<string, Client>();
  private readonly queue: Waiting[] = [];
  private readonly most: number;
  private open = 0;
  private running = 0;
  private longRunning = 0;
  private stopping = false;

  constructor(settings: LineSettings, now: () => number = () => performance.now()) {
    this.settings = settings;
    this.now = now;
    this.most = burstSeconds * 1000 * this.rate;
  }

  get figures() {
    const { running, queue, clients, open } = this;
    return { running, waiting: queue.length, clients: clients.size, open };
  }

  /** Milliseconds of work that a client gets back in a millisecond. */
  private get rate(): number {
    return (this.settings.workers * this.settings.share) / 100;
  }

  /** A request begins. Whoever was let in has to leave. */
  arrive(name: string): Rejection | undefined {
    if (this.stopping) return reject('stopping', 1);
    const { perClient, requests } = this.settings;
    const client = this.find(name);
    if (client.open >= perClient) return reject('too-many-requests', 1);
    if (client.credit < 0) return reject('work-spent', -client.credit / this.rate / 1000);
    if (this.open >= requests) return reject('busy', 1);
    client.open++;
    this.open++;
    return undefined;
  }

  leave(name: string): void {
    const client = this.find(name);
    client.open--;
    this.open--;
    if (client.open === 0 && client.credit >= this.most) this.clients.delete(name);
  }

  /** Waits for a worker. */
  enter(name: string, long: boolean, signal: AbortSignal): Promise<Rejection | undefined> {
    if (this.stopping) return Promise.resolve(reject('stopping', 1));
    const client = this.find(name);
    if (this.queue.length === 0 && this.isFree(long)) {
      this.begin(client, long);
      return Promise.resolve(undefined);
    }
    if (this.queue.length >= this.settings.waiting) return Promise.resolve(reject('busy', 1));
    return new Promise(resolve => {
      const end = (rejection?: Rejection): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        resolve(rejection);
      };
      const waiting: Waiting = { client, long, enter: end };
      const giveUp = (): void => {
        this.queue.splice(this.queue.indexOf(waiting), 1);
        end(reject('busy', 1));
      };
      const timer = setTimeout(giveUp, this.settings.patience);
      signal.addEventListener('abort', giveUp);
      this.queue.push(waiting);
      this.callNext();
    });
  }

  /** The work is done, and took so long. */
  finish(name: string, long: boolean, milliseconds: number): void {
    const client = this.find(name);
    client.running--;
    client.credit -= milliseconds;
    this.running--;
    if (long) this.longRunning--;
    this.callNext();
  }

  /** Nobody is let in any more, and nobody waits. */
  close(): void {
    this.stopping = true;
    for (const { enter } of this.queue.splice(0)) enter(reject('stopping', 1));
  }

  /** Forgets clients that have all their credit again; called now and then. */
  forget(): void {
    for (const [name, { open }] of this.clients)
      if (open === 0 && this.find(name).credit >= this.most) this.clients.delete(name);
  }

  private find(name: string): Client {
    const now = this.now();
    const known = this.clients.get(name);
    if (!known) {
      const client = { open: 0, running: 0, credit: this.most, at: now };
      this.clients.set(name, client);
      return client;
    }
    known.credit = Math.min(this.most, known.credit + (now - known.at) * this.rate);
    known.at = now;
    return known;
  }

  private isFree(long: boolean): boolean {
    const { workers } = this.settings;
    return this.running < workers && (!long || this.longRunning < Math.max(1, workers - 1));
  }

  private begin(client: Client, long: boolean): void {
    client.running++;
    this.running++;
    if (long) this.longRunning++;
  }

  private callNext(): void {
    for (;;) {
      let best: Waiting | undefined;
      for (const waiting of this.queue)
        if (this.isFree(waiting.long) && (!best || waiting.client.running < best.client.running))
          best = waiting;
      if (!best) return;
      this.queue.splice(this.queue.indexOf(best), 1);
      this.begin(best.client, best.long);
      best.enter();
    }
  }
}

export const reject = (
  detail: 'stopping' | 'too-many-requests' | 'work-spent' | 'busy' | 'ended-early',
  seconds: number,
): Rejection => ({ ...refuse(detail), retryAfter: Math.max(1, Math.ceil(seconds)) });
