/** What a second core is worth: the same command with one job and with two, by the wall clock, so on a machine that does nothing else. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { medianOf } from './lap.js';
import type { Row } from './rows.js';

const command = fileURLToPath(new URL('../../packages/cli/bin/hyperdoku.js', import.meta.url));

/**
 * About half a minute of one core. The start of a worker, and the compiling of what it does often, cost some 0.7 s of CPU time whatever
 * the work is, so shorter works gain less.
 */
const works: readonly { set: string; args: readonly string[]; number: number }[] = [
  { set: '9x9 made with grade', args: ['3x3', '--grade', '--json'], number: 150_000 },
  { set: '9^3 made', args: ['9^3'], number: 1_200 },
];
/** How many times as fast two jobs are to be. */
const leastSpeed = 1.8;

function timeJobs(args: readonly string[], number: number, jobs: number): number {
  const start = performance.now();
  const call = ['generate', ...args, '-n', String(number), '--seed', 'bench', '--jobs', String(jobs)];
  const { status, stderr } = spawnSync(process.execPath, [command, ...call], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return (performance.now() - start) / 1000;
}

/** One and two jobs in turn, lap by lap. */
export function makeJobRows(quick: boolean, laps: number): Row[] {
  return works.map(({ set, args, number: whole }): Row => {
    const number = quick ? whole / 20 : whole;
    const times = Array.from({ length: laps }, () => [timeJobs(args, number, 1), timeJobs(args, number, 2)]);
    const [one, two] = [0, 1].map(jobs => medianOf(times.map(lap => lap[jobs])));
    const ratios = times.map(([alone, both]) => alone / both);
    return {
      set: `${set}, ${number.toLocaleString('en')} puzzles`,
      measured: 's of wall time',
      ours: { name: '2 jobs', figure: two },
      peer: { name: '1 job', figure: one },
      speed: one / two,
      ...(laps > 1 && { spread: [Math.min(...ratios), Math.max(...ratios)] as const }),
      target: `>= ${leastSpeed}x`,
      met: one / two >= leastSpeed,
    };
  });
}
