import { expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import { emptyPuzzle, type Puzzle } from '../board/puzzle.js';
import { decide, decideNow } from './decide.js';
import { decideAll } from './decideAll.js';
import { KernelPool } from './kernelPool.js';
import { puzzleOf, shapeNamed, somePuzzle, someSolution, sparsePuzzle } from './puzzles.testkit.js';
import type { Verdict } from './verdict.js';

const withoutTime = ({ milliseconds, ...rest }: Verdict) => rest;
const hard = puzzleOf(
  '3x3',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
);
/** It takes more guesses than one stretch has. */
const long = puzzleOf(
  '3x3',
  '..39.....4...8..36..8...1...4..6..738......1......2.....4.7..686........7.....5..',
);
const nine = shapeNamed('3x3');

const puzzles: readonly Puzzle[] = [
  hard,
  long,
  emptyPuzzle(nine),
  { ...hard, symbols: someSolution(nine, createRandom('all')) },
  puzzleOf('3x3', `${'1234567..'}${'.'.repeat(72)}`),
  puzzleOf('3x3', `123456...${'.'.repeat(6)}7${'.'.repeat(8)}8${'.'.repeat(56)}`),
  puzzleOf('3x3', `12345678.........9${'.'.repeat(63)}`),
  puzzleOf('2x2', '.34. .... .... 2..1'),
  puzzleOf('2x2', '12.. ..3. .... ....'),
  ...Array.from({ length: 150 }, (_, seed) =>
    somePuzzle({ name: '', spec: seed % 40 === 39 ? '3x2' : '3x3', clues: [24, 34] }, createRandom(seed)),
  ),
];

test('many are decided as each is by itself', async () => {
  const all = await decideAll(puzzles);
  const alone = [];
  for (const puzzle of puzzles) alone.push(withoutTime(await decide(puzzle)));
  expect(all.map(withoutTime)).toEqual(alone);
  expect(new Set(alone.map(({ status }) => status))).toEqual(new Set(['unique', 'many', 'none']));
});

test('what is decided at once is decided as ever; what takes longer is left, and its kernel given back', async () => {
  const kernels = new KernelPool();
  for (const puzzle of puzzles) {
    const now = decideNow(puzzle, { kernels });
    if (now) expect(withoutTime(now)).toEqual(withoutTime(await decide(puzzle)));
  }
  expect(decideNow(long, { kernels })).toBeUndefined();
  expect(decideNow(sparsePuzzle('2x2x2', 40, 'endless'), { kernels })).toBeUndefined();
  const { bytes } = kernels;
  decideNow(long, { kernels });
  expect(kernels.bytes).toBe(bytes);
});

test('the budget is for all together', async () => {
  const whole = await decideAll(puzzles);
  const nodes = whole.reduce((sum, verdict) => sum + verdict.nodes, 0);
  const cut = await decideAll(puzzles, { nodes: Math.floor(nodes / 2) });
  expect(cut.reduce((sum, verdict) => sum + verdict.nodes, 0)).toBe(Math.floor(nodes / 2));
  expect(cut[0]).toMatchObject({ status: 'unique' });
  expect(cut.at(-1)).toMatchObject({ status: 'unknown', reason: 'nodes' });
});
