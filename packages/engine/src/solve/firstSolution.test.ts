import { expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { createRandom } from '../base/random.js';
import { findFirstSolution } from './firstSolution.js';
import { askOracle, makeLine, parseLine } from './oracle.testkit.js';
import { puzzleOf, sparsePuzzle } from './puzzles.testkit.js';

/** More solutions than this are not listed. */
const most = 20_000;

function compare(a: string, b: string): number {
  const [one, other] = [parseLine(a), parseLine(b)];
  const at = one.findIndex((symbol, cell) => symbol !== other[cell]);
  return one[at] - other[at];
}

test.each([
  ['2x2', '.'.repeat(16)],
  ['2x2', '.........4......'],
  ['4^3', '.'.repeat(64)],
  ['latin:4^2', '.'.repeat(16)],
  ['latin:3^3', '..3........................'],
  ['iso:2', '............'],
  ['3x3', '8.3......9...58...1....6..3.8...7...6.....1..7..62...5.6.83...1.38....2.4..96....'],
])('%s %s: of all solutions it is the first', async (spec, text) => {
  const puzzle = puzzleOf(spec, text);
  const all = askOracle(puzzle, most).sort(compare);
  expect(all.length).toBeGreaterThan(1);
  expect(all.length).toBeLessThan(most);
  const first = await findFirstSolution(puzzle);
  expect(first.status === 'found' && makeLine(first.solution.symbols)).toBe(all[0]);
});

test('and of random puzzles of several shapes, unique or not', async () => {
  const random = createRandom('first');
  const kinds = [
    ['2x2', 2, 6],
    ['3x2', 9, 14],
    ['4^3', 1, 6],
    ['latin:4^3', 8, 20],
    ['plane:3^3', 5, 10],
    ['3x3', 24, 30],
  ] as const;
  let several = 0;
  for (let i = 0; i < campaign(40, 2000); i++) {
    const [spec, least, limit] = kinds[i % kinds.length];
    const puzzle = sparsePuzzle(spec, least + random.below(limit - least + 1), i);
    const all = askOracle(puzzle, most).sort(compare);
    if (all.length === most) continue;
    if (all.length > 1) several++;
    const first = await findFirstSolution(puzzle);
    expect(first.status === 'found' && makeLine(first.solution.symbols)).toBe(all[0]);
  }
  expect(several).toBeGreaterThan(campaign(10, 500));
});

test('the first of an empty board begins with 1 to 9', async () => {
  const first = await findFirstSolution(puzzleOf('3x3', '.'.repeat(81)));
  expect(first.status === 'found' && Array.from(first.solution.symbols).join('')).toBe(
    '123456789456789123789123456214365897365897214897214365531642978642978531978531642',
  );
});

test('none is none', async () => {
  expect(await findFirstSolution(puzzleOf('2x2', '12.. ..3. .... ....'))).toMatchObject({ status: 'none' });
});
