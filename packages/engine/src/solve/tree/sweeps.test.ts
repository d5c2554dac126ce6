import { describe, expect, test } from 'vitest';
import { createRandom } from '../../base/random.js';
import { expectOk } from '../../base/result.js';
import { instantGrid } from '../../shape/instantGrid.js';
import type { Shape } from '../../shape/shape.js';
import { parseShape } from '../../shape/shapes.js';
import { noItem } from '../kernel.js';
import { TreeKernel } from './treeKernel.js';

/** What is left after a puzzle is loaded, all at once or one clue after the other; nothing where it fails. */
function load(shape: Shape, clues: Uint8Array, oneByOne: boolean): TreeKernel | undefined {
  const kernel = new TreeKernel(shape);
  if (oneByOne) kernel.trace = () => undefined;
  return kernel.load(clues) === noItem ? kernel : undefined;
}

const leave = (kernel: TreeKernel | undefined): string =>
  kernel ? Buffer.from(kernel.listLiveOptions().buffer).toString('base64') : 'contradiction';

const shapes = ['2x2', '4^3', '3x2x1', '2x2x2', 'latin:5^3', 'iso:4', 'latin:32^2', '6x6', '8x8'];

/** A grid of the shape with this share of its clues, and some of them wrong. */
function thinned(shape: Shape, seed: number, share: number, wrong: number): Uint8Array {
  const random = createRandom(seed);
  const clues = Uint8Array.from(instantGrid(shape) ?? []);
  for (let cell = 0; cell < clues.length; cell++) if (random.fraction() > share) clues[cell] = 0;
  for (let i = 0; i < wrong; i++) clues[random.below(clues.length)] = 1 + random.below(shape.symbols);
  return clues;
}

describe('clues entered all at once', () => {
  test.each(shapes)('leave of %s what they leave one by one', name => {
    const shape = expectOk(parseShape(name));
    for (let seed = 0; seed < (shape.cellCount > 1000 ? 4 : 30); seed++) {
      const clues = thinned(shape, seed, 0.15 + 0.05 * (seed % 15), [0, 0, 1, 3][seed % 4]);
      expect(leave(load(shape, clues, false))).toBe(leave(load(shape, clues, true)));
    }
  });

  test('go on with clues given later as if these had been there from the start', () => {
    const shape = expectOk(parseShape('2x2x2'));
    for (let seed = 0; seed < 20; seed++) {
      const more = thinned(shape, seed, 0.4, 0);
      const fewer = more.map((symbol, cell) => (cell % 2 === 0 ? symbol : 0));
      const kernel = load(shape, fewer, false);
      const given = Int32Array.from(more.keys()).filter(cell => more[cell] !== fewer[cell]);
      expect(kernel?.giveClues(given, more)).toBe(true);
      expect(leave(kernel)).toBe(leave(load(shape, more, false)));
    }
  });
});
