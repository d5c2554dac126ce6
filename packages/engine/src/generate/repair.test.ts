import { expect, test, vi } from 'vitest';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { countFilled } from '../board/grid.js';
import { trustSolution } from '../board/puzzle.js';
import { instantGrid } from '../shape/instantGrid.js';
import { parseShape } from '../shape/shapes.js';
import { noItem } from '../solve/kernel.js';
import { TreeKernel } from '../solve/tree/treeKernel.js';
import { digLarge } from './repair.js';

test('a large board goes on from where singles stall, and is not begun anew for every clue given back', async () => {
  const shape = expectOk(parseShape('3x3x2'));
  const solution = trustSolution(shape, instantGrid(shape) ?? new Uint8Array(0));
  const loads = vi.spyOn(TreeKernel.prototype, 'load');
  const repairs = vi.spyOn(TreeKernel.prototype, 'giveClues');
  const { puzzle, clues } = await digLarge(solution, createRandom(1), { clues: 900 });
  // One for the clues taken away at first, and one for each time that as many are taken away again as were given back.
  expect(loads.mock.calls.length).toBeLessThanOrEqual(5);
  expect(repairs.mock.calls.length).toBeGreaterThan(loads.mock.calls.length);
  expect(clues).toBe(countFilled(puzzle));
  const kernel = new TreeKernel(shape);
  expect(kernel.load(puzzle.symbols)).toBe(noItem);
  expect(kernel.grid.every((symbol, cell) => symbol === solution.symbols[cell])).toBe(true);
});
