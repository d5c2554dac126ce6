/**
 * `npm run bench`: our solvers beside others, in one table. CPU time, medians of three laps taken in turn, and how far laps differ. What was not
 * installed is listed, and what was lost since a run of another commit (bench/history.jsonl).
 *
 *   --quick         small samples, one lap
 *   --only <text>   rows of the sets whose name contains this; `made` for those about making puzzles,
 *                   `command` for starts and many lines, `reading` for texts, `forms` for canonical forms, `app` for the web app;
 *                   `jobs`, which runs only when it is named, for one core and two
 *   --peer <name>=<folder>   also a program that is in a checkout, built: tdoku (its BUILD.sh), Schoku (make in src), or
 *                   Interactive-Sudoku-Solver (nothing to build); may come several times
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeAppRows } from './appRows.js';
import { readCheckouts } from './checkouts.js';
import { makeCommandRows } from './commandRows.js';
import type { ContenderName } from './contenders/index.js';
import { type Contest, contests, type Measure } from './contests.js';
import { makeFormRows } from './formRows.js';
import { largeSet, makeFreshRows, scaleSet } from './freshRows.js';
import { keepHistory } from './history.js';
import { makeJobRows } from './jobRows.js';
import type { LapLimits } from './lap.js';
import { makeMakingRows } from './makingRows.js';
import { notInstalled, race, type Starter } from './race.js';
import { makeReadingRows } from './readingRows.js';
import { makeRows, type Row } from './rows.js';
import { type SetName, supply } from './sets.js';
import { makeTable } from './table.js';

/** What was typed wrongly is said without the place in the program where that was seen. */
function tellOrEnd<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    only: { type: 'string' },
    peer: { type: 'string', multiple: true },
  },
});
const checkouts = tellOrEnd(() => readCheckouts(values.peer ?? []));
const quick = values.quick ?? false;
const laps = quick ? 1 : 3;
const wanted = (set: SetName | 'made' | 'command' | 'reading' | 'forms' | 'app'): boolean =>
  set.toLowerCase().includes((values.only ?? '').toLowerCase());
const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-bench-'));

/** Wall milliseconds for one puzzle. */
const long = 120_000;
const short = 5_000;
const warmUp: LapLimits = quick
  ? { least: 300, most: 400, puzzle: 250, singly: false }
  : { least: 600, most: 1000, puzzle: 500, singly: false };

function limitsOf(measure: Measure, puzzle: number): LapLimits {
  const most = quick ? 300 : 1000;
  if (measure === 'rate') return { least: most / 4, most, puzzle, singly: false };
  if (measure === 'mean') return { least: most / 4, most: Number.POSITIVE_INFINITY, puzzle, singly: false };
  return { least: 0, most: Number.POSITIVE_INFINITY, puzzle, singly: true };
}

function listStarters({ measure, ours, peers, once, aside }: Contest): Starter[] {
  const deadline = measure !== 'rate' ? 5 * long : quick ? 10_000 : 30_000;
  const start = (contender: ContenderName, times: number, puzzle: number): Starter => {
    return { contender, laps: times, limits: limitsOf(measure, puzzle), deadline };
  };
  return [
    ...[...ours, ...peers].map(contender => start(contender, laps, long)),
    ...once.map(contender => start(contender, 1, long)),
    ...(quick ? [] : aside).map(contender => start(contender, 1, short)),
  ];
}

async function measureContest(contest: Contest): Promise<Row[]> {
  const puzzles = await supply(contest.set, quick, folder);
  if (!puzzles || puzzles.sample === 0) return [];
  return makeRows(contest, await race(puzzles, listStarters(contest), warmUp, checkouts), puzzles.dug);
}

async function measureFresh(): Promise<Row[]> {
  const large = await supply(largeSet, quick, folder);
  const scale = await supply(scaleSet, quick, folder);
  return large && scale ? makeFreshRows(large, scale, laps) : [];
}

const start = performance.now();
const report = (what: string): void =>
  console.error(`${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s  ${what}`);

const rows: Row[] = [];
for (const contest of contests) {
  if (!wanted(contest.set)) continue;
  report(contest.set);
  rows.push(...(await measureContest(contest)));
}
if (wanted(largeSet)) {
  report(largeSet);
  rows.push(...(await measureFresh()));
}
if (wanted('made')) {
  report('made');
  rows.push(...(await makeMakingRows(quick, laps, checkouts)));
}
if (wanted('command')) {
  report('command');
  const many = await supply('9x9 17 clues', quick, folder);
  if (many) rows.push(...makeCommandRows(many, quick, laps));
}
if (wanted('reading')) {
  report('reading');
  rows.push(...makeReadingRows(laps));
}
if (wanted('forms')) {
  report('forms');
  rows.push(...(await makeFormRows(quick, laps, folder)));
}
if (wanted('app')) {
  report('app');
  rows.push(...(await makeAppRows(laps)));
}
if (values.only === 'jobs') {
  report('jobs');
  rows.push(...makeJobRows(quick, laps));
}
rmSync(folder, { recursive: true, force: true });
report('done');

console.log(makeTable(rows));
const absent = new Set(rows.filter(({ note }) => note?.includes(notInstalled)).map(({ peer }) => peer?.name));
if (absent.size > 0) console.log(`\nNot installed, and so not measured: ${[...absent].join(', ')}.`);
console.log(`\n${keepHistory(rows, quick)}`);
const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown' };
writeFileSync(
  fileURLToPath(new URL('../results.json', import.meta.url)),
  `${JSON.stringify({ ...machine, laps, quick, rows }, null, 2)}\n`,
);
