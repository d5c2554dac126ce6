/** The three kinds of load. Each says what it saw and what of it is not as it should be. */
import { hostile, leftAtOnce } from './hostile.js';
import { judgeMemory } from './memory.js';
import { honest, type Sent, type Solved, solveMany, solveOne } from './requests.js';
import { send } from './send.js';
import { Tally } from './tally.js';
import { pause, type Target } from './target.js';

export interface Load {
  readonly target: Target;
  readonly puzzles: readonly Solved[];
  readonly seconds: number;
  readonly rate: number;
}

/** What is not as it should be. */
export type Complaints = string[];

/** What is promised on a quiet machine. */
const mostMilliseconds = 10;
const leastSolves = 5000;
/** Under hostile load so many of the honest requests are answered, and not only told to come back. */
const leastAnswered = 0.5;

const solveAt = (puzzles: readonly Solved[], i: number): Sent => solveOne(puzzles[i % puzzles.length]);
const honestClient = (i: number): string => `10.0.0.${i % 50}`;
const hostileClient = (i: number): string => `10.2.0.${i % 20}`;

/** Sends at a steady rate, whether or not earlier ones were answered. */
export async function keepRate(
  perSecond: number,
  forSeconds: number,
  next: (i: number) => Promise<void>,
): Promise<void> {
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

export async function loadGood({ target, puzzles, seconds, rate }: Load): Promise<Complaints> {
  const tally = new Tally();
  const before = await target.figure('process_cpu_seconds_total');
  await keepRate(rate, seconds, async i => {
    const sent = solveAt(puzzles, i);
    tally.note(sent, await send(target.address, sent, honestClient(i)));
  });
  const cost = ((await target.figure('process_cpu_seconds_total')) - before) / tally.sum;
  console.log(`good load alone, ${rate} requests a second: ${tally.describe()}`);
  console.log(`  ${(1000 * cost).toFixed(2)} ms of processor a request`);
  const p99 = tally.within(0.99);
  return [
    ...complain(tally),
    ...(tally.later > 0 ? [`${tally.later} were told to come back under good load alone`] : []),
    ...(p99 < mostMilliseconds ? [] : [`p99 is ${p99.toFixed(1)} ms, not under ${mostMilliseconds} ms`]),
  ];
}

export async function loadBatches({ target, puzzles, seconds }: Load): Promise<Complaints> {
  const tally = new Tally();
  const sent = solveMany(puzzles);
  const start = performance.now();
  await Promise.all(
    ['10.1.0.1', '10.1.0.2'].map(async client => {
      while (performance.now() - start < seconds * 1000)
        tally.note(sent, await send(target.address, sent, client));
    }),
  );
  const solves = Math.round((tally.right * puzzles.length * 1000) / (performance.now() - start));
  console.log(`batches of ${puzzles.length}, ${solves} solves a second: ${tally.describe()}`);
  return [
    ...complain(tally),
    ...(solves >= leastSolves ? [] : [`${solves} solves a second, not ${leastSolves}`]),
  ];
}

const burst = 200;
const burstSeconds = 2;

export async function loadMixed({ target, puzzles, seconds, rate }: Load): Promise<Complaints> {
  const [good, bad] = [new Tally(), new Tally()];
  const cpuBefore = await target.figure('process_cpu_seconds_total');
  const path: number[] = [];
  const watching = setInterval(
    async () => path.push(await target.megabytes()),
    Math.max(500, (seconds * 1000) / 60),
  );
  const attack = async (sent: Sent, i: number): Promise<void> =>
    bad.note(sent, await send(target.address, sent, hostileClient(i)));
  const bursts = keepRate(1 / burstSeconds, seconds, async () => {
    await Promise.all(Array.from({ length: burst }, (_, i) => attack(leftAtOnce, i)));
  });
  await keepRate(rate, seconds, async i => {
    const turn = i >> 1;
    if (i % 2 === 1) return attack(hostile[turn % hostile.length], turn);
    const sent = turn % 4 === 0 ? honest[(turn / 4) % honest.length] : solveAt(puzzles, turn);
    good.note(sent, await send(target.address, sent, honestClient(turn)));
  });
  await bursts;
  clearInterval(watching);
  // What is left of the load is done, and the server must be as it was.
  await pause(5000);
  const after = new Tally();
  for (let i = 0; i < 20; i++)
    after.note(solveAt(puzzles, i), await send(target.address, solveAt(puzzles, i), honestClient(i)));
  console.log(`good and hostile load mixed, the honest requests: ${good.describe()}`);
  console.log(`  the hostile ones: ${bad.describe()}`);
  console.log(`  memory in MB: ${path.join(' ')}`);
  const cpu = (await target.figure('process_cpu_seconds_total')) - cpuBefore;
  console.log(`  ${cpu.toFixed(1)} s of processor in ${seconds} s`);
  console.log(`  workers ended: ${await target.figure('hyperdoku_workers_ended_total')}`);
  const memory = judgeMemory(path);
  if (memory) console.log(`  after warm-up ${memory.early} MB, at the end ${memory.late} MB`);
  const busy = (await target.figure('hyperdoku_running')) + (await target.figure('hyperdoku_waiting'));
  return [
    ...complain(good),
    ...complain(bad),
    ...(good.right >= leastAnswered * good.sum
      ? []
      : [`only ${good.right} of ${good.sum} honest requests were answered`]),
    ...(after.right === after.sum ? [] : ['after the load, not every request is answered rightly']),
    ...(busy === 0 ? [] : [`after the load, ${busy} requests are still at work or waiting`]),
    ...(memory?.isFlat === false ? [`memory grows, from ${memory.early} to ${memory.late} MB`] : []),
  ];
}

const complain = ({ wrong, lost, shown }: Tally): Complaints =>
  wrong + lost === 0 ? [] : [`${wrong} answers were wrong and ${lost} lost`, ...shown];
