/** Of a large board a cell takes no more steps than of a small one, and clues that come later are not entered with all others. */
import { expect, test } from 'vitest';
import { createRandom } from '../../base/random.js';
import { expectOk } from '../../base/result.js';
import { countSteps } from '../../base/steps.testkit.js';
import { instantGrid } from '../../shape/instantGrid.js';
import type { Shape } from '../../shape/shape.js';
import { parseShape } from '../../shape/shapes.js';
import { TreeKernel } from './treeKernel.js';

const [small, large] = ['2x2x2', '2x2x2x2'].map(name => expectOk(parseShape(name)));

function thin(shape: Shape, share: number): Uint8Array {
  const random = createRandom(1);
  return (instantGrid(shape) ?? new Uint8Array(0)).map(symbol => (random.fraction() < share ? symbol : 0));
}

function stepsPerCell(shape: Shape): number {
  const kernel = new TreeKernel(shape);
  const clues = thin(shape, 0.5);
  return countSteps(() => kernel.load(clues)) / shape.cellCount;
}

test('a half-full board of 65,536 cells is solved in as many steps a cell as one of 512', () => {
  const most = stepsPerCell(small);
  expect(most).toBeLessThan(20);
  // A cell has one house more.
  expect(stepsPerCell(large)).toBeLessThan((5 / 4) * most);
});
