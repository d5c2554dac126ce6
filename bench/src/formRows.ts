/** Canonical forms: how many a second of small puzzles, how long the large ones take, and whether those that differ stay apart. */
import {
  canonise,
  expectOk,
  fillGrid,
  type Grid,
  instantGrid,
  makePuzzleText,
  parseShape,
  type Shape,
} from '@hyperdoku/engine';
import { medianOf, readCpu } from './lap.js';
import type { Row } from './rows.js';
import { readPuzzles, type SetName, supply } from './sets.js';

const leastRate = 5000;
const mostMilliseconds = 50;
const mostSeconds = 30;
const grids = 21;

const cubeSets: readonly SetName[] = [
  '9^3 600 blanks',
  '9^3 630 blanks',
  '9^3 660 blanks',
  '9^3 680 blanks',
  '9^3 minimal',
];

/** The CPU milliseconds of each, and how many forms there are. */
async function measure(all: readonly Grid[]): Promise<{ times: number[]; forms: number }> {
  const forms = new Set<string>();
  const times: number[] = [];
  for (const grid of all) {
    const start = readCpu();
    const { grid: form } = expectOk(await canonise(grid));
    times.push(readCpu() - start);
    forms.add(makePuzzleText(form));
  }
  return { times, forms: forms.size };
}

const puzzlesOf = async (set: SetName, quick: boolean, folder: string): Promise<Grid[]> => {
  const found = await supply(set, quick, folder);
  return found ? readPuzzles(found) : [];
};

async function fillGrids(shape: Shape): Promise<Grid[]> {
  const all: Grid[] = [instant(shape)];
  for (let seed = 1; seed < grids; seed++) all.push(expectOk(await fillGrid(shape, seed)).solution);
  return all;
}

const instant = (shape: Shape): Grid => ({ shape, symbols: instantGrid(shape) ?? new Uint8Array() });

export async function makeFormRows(quick: boolean, laps: number, folder: string): Promise<Row[]> {
  const own = (figure: number) => ({ name: 'canonise()', figure });
  const apart = (forms: number, of: number) => `${forms} forms of ${of}`;
  const small = await puzzlesOf('9x9 17 clues', quick, folder);
  const rates: number[] = [];
  for (let lap = 0; lap <= laps; lap++) {
    const start = readCpu();
    for (const puzzle of small) await canonise(puzzle);
    rates.push((1000 * small.length) / (readCpu() - start));
  }
  const rate = medianOf(rates.slice(1));
  const cubes = await fillGrids(expectOk(parseShape('9^3')));
  const cubePuzzles = (await Promise.all(cubeSets.map(set => puzzlesOf(set, false, folder)))).flat();
  const large = [
    instant(expectOk(parseShape('4x3x2x1'))),
    ...(await puzzlesOf('4x3x2x1 half', quick, folder)),
  ];
  const [ofSmall, ofCubes, ofPuzzles, ofLarge] = [
    await measure(small),
    await measure(cubes),
    await measure(cubePuzzles),
    await measure(large),
  ];
  const median = (name: string, { times, forms }: typeof ofCubes): Row => ({
    set: name,
    measured: 'ms a canonical form, median',
    ours: own(medianOf(times)),
    target: `< ${mostMilliseconds} ms`,
    met: medianOf(times) < mostMilliseconds,
    note: `${apart(forms, times.length)}; longest ${Math.max(...times).toFixed(1)} ms`,
  });
  const seconds = Math.max(...ofLarge.times) / 1000;
  return [
    {
      set: '9x9 17 clues',
      measured: 'canonical forms a second',
      ours: own(rate),
      target: `>= ${leastRate}`,
      met: rate >= leastRate && ofSmall.forms === small.length,
      note: apart(ofSmall.forms, small.length),
    },
    median('9^3 grids', ofCubes),
    median('9^3 puzzles', ofPuzzles),
    {
      set: '4x3x2x1',
      measured: 's a canonical form, an instant grid and one half filled',
      ours: own(seconds),
      target: `< ${mostSeconds} s`,
      met: seconds < mostSeconds,
    },
  ];
}
