import { expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import { trustPuzzle, trustSolution } from '../board/puzzle.js';
import { noItem } from '../solve/kernel.js';
import { createKernel } from '../solve/kernelPool.js';
import { shapeNamed, someSolution } from '../solve/puzzles.testkit.js';
import { TreeKernel } from '../solve/tree/treeKernel.js';
import { type DigOptions, dig } from './dig.js';

const shape = shapeNamed('3x3');

const grids = Array.from({ length: 12 }, (_, seed) => {
  const random = createRandom(`dig ${seed}`);
  const solution = trustSolution(shape, someSolution(shape, random));
  return { solution, cells: [...random.permutation(81)] };
});

test.each<DigOptions>([
  {},
  { singlesOnly: true },
  { singlesFirst: false },
  { clues: 30 },
  { clues: 30, singlesFirst: false },
  { clues: 22 },
])('%o: in one call it takes the same clues as step by step', async options => {
  for (const { solution, cells } of grids)
    for (const order of [cells, cells.slice(0, 40)]) {
      const groups = order.map(cell => [cell]);
      // A limit, however far, makes it go step by step.
      const slow = await dig(solution, groups, { ...options, nodes: 1e9 });
      expect(await dig(solution, groups, options)).toEqual(slow);
    }
});

test('what singles solve is what singles solve, and nothing stronger helps', () => {
  const { digger } = createKernel(shape);
  const tree = new TreeKernel(shape);
  const answers = grids.flatMap(({ solution, cells }) =>
    [20, 25, 30, 35, 40, 45, 50, 55].map(blanks => {
      const clues = Uint8Array.from(solution.symbols);
      for (const cell of cells.slice(0, blanks)) clues[cell] = 0;
      const bySingles = tree.load(trustPuzzle(shape, clues).symbols) === noItem && !tree.grid.includes(0);
      expect(digger?.isSingles(clues)).toBe(bySingles);
      return bySingles;
    }),
  );
  expect(answers.filter(Boolean).length).toBeGreaterThan(10);
  expect(answers.filter(answer => !answer).length).toBeGreaterThan(10);
});
