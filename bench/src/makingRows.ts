/** Making puzzles: how long orders take, and how our rate stands beside other generators'. One core, CPU time. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expectOk, type Generated, generatePuzzle, type Order, parseShape } from '@hyperdoku/engine';
import { createSatProver } from '@hyperdoku/sat';
import QQWing from 'qqwing';
import { makepuzzle } from 'sudoku';
import type { Checkouts } from './checkouts.js';
import type { FreshCost } from './fresh.js';
import { medianOf, readCpu } from './lap.js';
import { makeMinimalRows } from './minimalRows.js';
import { isInstalled, runNative } from './nativeRun.js';
import { notInstalled } from './race.js';
import { rateOf } from './rateOf.js';
import type { Row } from './rows.js';

const prover = createSatProver();
const classic = expectOk(parseShape('3x3'));
const cube = expectOk(parseShape('9^3'));

/** Orders for cubes: blanks, seeds, the most milliseconds of the median, and of the worst where that counts. */
const cubeOrders: readonly [blanks: number, seeds: number, most: number, worst?: number][] = [
  [600, 5, 500],
  [628, 5, 1000],
  [670, 5, 2000],
  [690, 20, 1500, 4000],
];
const mostLargeSeconds = 1.5;
const mostLargeMegabytes = 130;

async function timeOrder(seed: string, order: Order): Promise<{ cpu: number; made: Generated }> {
  const start = readCpu();
  const made = expectOk(await generatePuzzle(cube, seed, order, { prover }));
  return { cpu: readCpu() - start, made };
}

async function makeCubeRows(quick: boolean): Promise<Row[]> {
  const rows: Row[] = [];
  await timeOrder('warm-up', { clues: 100 });
  for (const [blanks, seeds, most, worst] of cubeOrders) {
    const times: number[] = [];
    let short = 0;
    for (let seed = 1; seed <= (quick ? 3 : seeds); seed++) {
      const { cpu, made } = await timeOrder(`bench ${Date.now()} ${seed}`, { clues: 729 - blanks });
      times.push(cpu);
      if (made.status === 'near') short++;
    }
    const row = (which: string, figure: number, limit: number): Row => ({
      set: `9^3 made, ${blanks} blanks`,
      measured: `ms, ${which} of ${times.length} new seeds`,
      ours: { name: 'generate', figure },
      target: `< ${limit} ms`,
      met: figure < limit && short === 0,
      ...(short > 0 && { note: `${short} fell short` }),
    });
    rows.push(row('median', medianOf(times), most));
    if (worst !== undefined) rows.push(row('worst', Math.max(...times), worst));
  }
  return rows;
}

async function makeClassicRows(quick: boolean): Promise<Row[]> {
  const span = quick ? 700 : 4000;
  const make = async (seed: string, order: Order) =>
    expectOk(await generatePuzzle(classic, seed, order)).clues;
  await rateOf(500, async i => (await make(`warm-up ${i}`, { clues: 28 })) > 0);
  const ours = await rateOf(span, async i => (await make(`rate ${i}`, { clues: 28 })) === 28);
  const rows: Row[] = [];
  for (const [name, figure] of await measurePeers(span)) {
    const speed = figure === undefined ? {} : { speed: ours / figure, met: ours / figure >= 5 };
    rows.push({
      set: '9x9 made, 28 clues',
      measured: 'puzzles a second',
      ours: { name: 'generate', figure: ours },
      peer: { name, ...(figure !== undefined && { figure }) },
      target: '>= 5x',
      ...speed,
      ...(figure === undefined ? { note: notInstalled } : {}),
    });
  }
  return rows;
}

/** Every puzzle that they make counts, whatever its number of clues. */
async function measurePeers(span: number): Promise<[name: string, rate: number | undefined][]> {
  const qqwing = new QQWing();
  const inNode = await rateOf(span, () => qqwing.generatePuzzle());
  const sudoku = await rateOf(span, () => makepuzzle().length === 81);
  const count = Math.max(20, Math.round((span / 1000) * 100));
  const native = isInstalled('qqwing')
    ? (1000 * count) / runNative('qqwing', ['--generate', String(count), '--one-line']).cpu
    : undefined;
  return [
    ['qqwing program', native],
    ['qqwing (npm)', inNode],
    ['sudoku (npm)', sudoku],
  ];
}

function makeLargeRows(): Row[] {
  const script = fileURLToPath(new URL('./freshMaking.js', import.meta.url));
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, '4x3x2x1'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const { cpu, memory, status: note } = JSON.parse(stdout) as FreshCost;
  const start = { set: '4x3x2x1 made, 60 % blank', note };
  return [
    {
      ...start,
      measured: 's, from nothing in a new process',
      ours: { name: 'generate', figure: cpu / 1000 },
      target: `< ${mostLargeSeconds} s`,
      met: cpu / 1000 < mostLargeSeconds,
    },
    {
      ...start,
      measured: 'MB at the peak',
      ours: { name: 'generate', figure: memory / 1024 },
      target: `< ${mostLargeMegabytes} MB`,
      met: memory / 1024 < mostLargeMegabytes,
    },
  ];
}

export const makeMakingRows = async (quick: boolean, laps: number, checkouts: Checkouts): Promise<Row[]> => [
  ...(await makeMinimalRows(quick, laps, checkouts)),
  ...(await makeCubeRows(quick)),
  ...(await makeClassicRows(quick)),
  ...makeLargeRows(),
];
