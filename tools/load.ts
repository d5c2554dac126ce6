/**
 * `npm run load -- --seconds 60`: starts the server as a user would and puts it under load: good requests alone at a steady rate,
 * batches, then good and hostile ones mixed. Fails when an answer is wrong, an honest request is neither answered rightly nor told to
 * come back, or the server ends. How much memory the server has is printed, for whoever reads it to judge.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  honest,
  hostile,
  makePuzzles,
  type Sent,
  type Solved,
  solveMany,
  solveOne,
} from './load/requests.js';
import { type Heard, send } from './load/send.js';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '200' },
    only: { type: 'string', default: 'good,batches,mixed' },
  },
});
const [seconds, rate] = [Number(values.seconds), Number(values.rate)];
const phases = values.only.split(',');

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const program = join(root, 'packages', 'cli', 'bin', 'hyperdoku.js');
const flags = ['--port', '0', '--proxies', '1', '--slowness', '3000', '--log', 'info', '--share', '100'];
const server = spawn(process.execPath, [program, 'serve', ...flags], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
// However this ends, the server ends with it.
process.once('exit', () => server.kill());
let ended = false;
server.once('exit', () => {
  ended = true;
});
const [first] = await once(server.stdout, 'data');
const address = new URL(/http:[^"]+/.exec(String(first))?.[0] ?? '');
server.stdout.resume();

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds));
const figure = async (name: string): Promise<number> => {
  const metrics: Sent = { path: '/metrics', method: 'GET', isRight: () => true };
  const { text } = await send(address, metrics, '10.9.9.9');
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1] ?? Number.NaN);
};
const megabytes = async (): Promise<number> =>
  Math.round((await figure('process_resident_memory_bytes')) / (1 << 20));

const tally = { right: 0, later: 0, wrong: 0, lost: 0 };
const times: number[] = [];
const shown: string[] = [];

function judge(sent: Sent, heard: Heard): void {
  const { status, text } = heard;
  if (status === 429 || status === 503) tally.later++;
  else if (sent.isRight(status, text)) tally.right++;
  else {
    tally[status === 0 ? 'lost' : 'wrong']++;
    if (shown.length < 5) shown.push(`${sent.method} ${sent.path}: ${status} ${text.slice(0, 200)}`);
  }
}

/** Sends at a steady rate, whether or not earlier ones were answered, and measures from when each was due. */
async function keepRate(perSecond: number, forSeconds: number, next: (i: number) => Promise<void>) {
  const start = performance.now();
  const open = new Set<Promise<void>>();
  for (let i = 0; i < perSecond * forSeconds; i++) {
    const wait = start + (i * 1000) / perSecond - performance.now();
    if (wait > 0) await pause(wait);
    const job = next(i).finally(() => open.delete(job));
    open.add(job);
  }
  await Promise.all(open);
}

/** Processor time that the server took since the last time, which other programs on the machine do not change much. */
let [cpuBefore, sentBefore] = [0, 0];
async function perRequest(): Promise<string> {
  const cpu = await figure('process_cpu_seconds_total');
  const sent = Object.values(tally).reduce((sum, n) => sum + n, 0);
  const cost = (1000 * (cpu - cpuBefore)) / Math.max(1, sent - sentBefore);
  [cpuBefore, sentBefore] = [cpu, sent];
  return `${cost.toFixed(2)} ms of processor a request`;
}

async function report(phase: string): Promise<void> {
  times.sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const latency = times.length > 0 ? `, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms` : '';
  const { right, later, wrong, lost } = tally;
  console.log(
    `${phase}: ${right} right, ${later} told to come back, ${wrong} wrong, ${lost} lost${latency}, ${await perRequest()}`,
  );
  Object.assign(tally, { right: 0, later: 0 });
  sentBefore = wrong + lost;
  times.length = 0;
}

const puzzles: readonly Solved[] = await makePuzzles(500);
const solveAt = (i: number): Sent => solveOne(puzzles[i % puzzles.length]);
while ((await figure('hyperdoku_workers')) < 1) await pause(100);
await keepRate(50, 3, async i => judge(solveAt(i), await send(address, solveAt(i), `10.0.0.${i % 50}`)));

await perRequest();
if (phases.includes('good')) {
  await keepRate(rate, seconds, async i => {
    const heard = await send(address, solveAt(i), `10.0.0.${i % 50}`);
    judge(solveAt(i), heard);
    times.push(heard.milliseconds);
  });
  await report(`good load alone, ${rate} requests a second`);
}

if (phases.includes('batches')) {
  const list = puzzles;
  const start = performance.now();
  let solved = 0;
  await Promise.all(
    ['10.1.0.1', '10.1.0.2'].map(async client => {
      while (performance.now() - start < seconds * 1000) {
        const heard = await send(address, solveMany(list), client);
        judge(solveMany(list), heard);
        if (heard.status === 200) solved += list.length;
      }
    }),
  );
  await report(
    `batches of 500, ${Math.round((solved * 1000) / (performance.now() - start))} solves a second`,
  );
}

if (phases.includes('mixed')) {
  const before = await megabytes();
  const path: number[] = [];
  const watching = setInterval(
    async () => path.push(await megabytes()),
    Math.max(2000, (seconds * 1000) / 20),
  );
  await keepRate(rate, seconds, async i => {
    const good = i % 2 === 0;
    const sent = good
      ? i % 8 === 0
        ? honest[(i / 8) % honest.length]
        : solveAt(i)
      : hostile[i % hostile.length];
    judge(sent, await send(address, sent, good ? `10.0.0.${i % 50}` : `10.2.0.${i % 20}`));
  });
  clearInterval(watching);
  await pause(3000);
  await report('good and hostile load mixed');
  console.log(`memory in MB: ${before} before, ${path.join(' ')}, ${await megabytes()} after`);
  console.log(`running ${await figure('hyperdoku_running')}, waiting ${await figure('hyperdoku_waiting')}`);
  console.log(`workers ended: ${await figure('hyperdoku_workers_ended_total')}`);
}

for (const line of shown) console.log(line);
if (ended) console.log('the server ended');
process.exitCode = ended || tally.wrong > 0 || tally.lost > 0 ? 1 : 0;
server.kill('SIGTERM');
await once(server, 'exit');
process.exit();
