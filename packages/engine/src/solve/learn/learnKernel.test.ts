import { describe, expect, test } from 'vitest';
import { hashOf } from '../../../../../tools/wasmHash.mjs';
import { emptyPuzzle, type Puzzle } from '../../board/puzzle.js';
import { lazyWasm } from '../compileWasm.js';
import { noItem } from '../kernel.js';
import { askOracle, makeLine, parseLine } from '../oracle.testkit.js';
import { hardSpec, puzzleOf, shapeNamed, sparsePuzzle } from '../puzzles.testkit.js';
import { isSolution } from '../solvers.testkit.js';
import { TreeKernel } from '../tree/treeKernel.js';
import { LearnKernel } from './learnKernel.js';
import { learnSource } from './learnWasm.js';

test('the WebAssembly in the sources was made from wasm/learn as it is now', () => {
  expect(hashOf('learn/index.ts')).toBe(learnSource);
});

test('what cannot be compiled here is missing, and nothing is thrown', () => {
  expect(lazyWasm('00')()).toBeUndefined();
});

function listSolutions(kernel: LearnKernel, puzzle: Puzzle): string[] {
  const lines: string[] = [];
  if (kernel.load(puzzle.symbols) !== noItem) return lines;
  while (kernel.run(1_000_000) === 'solution') lines.push(makeLine(kernel.grid));
  return lines;
}

describe('more than 32 symbols', () => {
  test.each([
    ['6x6', 36, 800],
    ['latin:40^2', 40, 1200],
    ['8x8', 64, 2600],
  ])('%s: a puzzle of %i symbols and %i clues is solved as by the tree', (spec, _, clues) => {
    const puzzle = sparsePuzzle(spec, clues, 1);
    const learner = new LearnKernel(puzzle.shape);
    const tree = new TreeKernel(puzzle.shape);
    expect([learner, tree].map(kernel => kernel.load(puzzle.symbols))).toEqual([noItem, noItem]);
    expect([learner, tree].map(kernel => kernel.run(100_000))).toEqual(['solution', 'solution']);
    expect(isSolution(puzzle, makeLine(learner.grid))).toBe(true);
    expect(isSolution(puzzle, makeLine(tree.grid))).toBe(true);
    expect(learner.run(100_000)).toBe(tree.run(100_000));
  });
});

test.each([
  ['latin:3^3', 24],
  ['2x2', 288],
  ['latin:4^2', 576],
  ['4^3', 768],
])('the empty %s has %i solutions here too', (spec, count) => {
  const shape = shapeNamed(spec);
  const lines = listSolutions(new LearnKernel(shape), emptyPuzzle(shape));
  expect([lines.length, new Set(lines).size]).toEqual([count, count]);
});

test.each([
  [
    1661,
    '...2..19.8..4...7..2...1..B....6.2C.........7.2......C3.9...65............1.....4...8.6..A.....9C...985.A.1...C...........5...7.8.6.............',
  ],
  [
    2061,
    '.5.4..3...B......C7A.2....A...8....C............C...3......6..3...4....25......26............9..38...B....C.1......9.C......6....897A..38.B.....',
  ],
])('restarts and forgotten clauses lose none of %i solutions and give none twice', (count, text) => {
  const puzzle = puzzleOf(hardSpec, text);
  const kernel = new LearnKernel(puzzle.shape);
  const expected = askOracle(puzzle, 3000);
  expect(expected.length).toBe(count);
  expect(listSolutions(kernel, puzzle).sort()).toEqual(expected.sort());
  expect(kernel.reductions).toBeGreaterThan(0);
});

describe('a grid that is barred', () => {
  const puzzle = puzzleOf('2x2', '1... ..2. .... ...3');
  const all = askOracle(puzzle, 10);

  test('is not found again, and the others are', () => {
    const kernel = new LearnKernel(puzzle.shape);
    for (let known = 0; known <= all.length; known++) {
      kernel.load(puzzle.symbols);
      for (const line of all.slice(0, known)) kernel.bar(parseLine(line));
      const found: string[] = [];
      while (kernel.run(100) === 'solution') found.push(makeLine(kernel.grid));
      expect(found.sort()).toEqual(all.slice(known).sort());
    }
  });

  test('changes nothing when it is no solution, and leaves nothing when it is the only one', () => {
    const kernel = new LearnKernel(puzzle.shape);
    kernel.load(puzzle.symbols);
    // Like a solution but for its first clue.
    kernel.bar(parseLine(all[0]).fill(2, 0, 1));
    const found: string[] = [];
    while (kernel.run(100) === 'solution') found.push(makeLine(kernel.grid));
    expect(found.sort()).toEqual(all.sort());
    const full = parseLine(all[0]);
    kernel.load(full);
    kernel.bar(full);
    expect(kernel.run(100)).toBe('exhausted');
  });
});

test('a contradiction among the clues is found on loading', () => {
  const kernel = new LearnKernel(shapeNamed('2x2'));
  expect(kernel.load(puzzleOf('2x2', '12.. ..3. .... ....').symbols)).not.toBe(noItem);
  expect(kernel.run(100)).toBe('exhausted');
});
