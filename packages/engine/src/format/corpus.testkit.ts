/** Fillings of every family for the tests of this room. */
import fc from '../base/property.testkit.js';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { createGrid, emptyGrid, type Grid } from '../board/grid.js';
import { instantGrid, parseShape } from '../shape/shapes.js';
import { moveSymbols, randomSymmetry } from '../shape/symmetry.js';

const sudokuX = {
  title: 'Sudoku X',
  base: '3x3',
  houses: [
    { name: 'the falling diagonal', cells: [0, 10, 20, 30, 40, 50, 60, 70, 80] },
    { name: 'the rising diagonal', cells: [8, 16, 24, 32, 40, 48, 56, 64, 72] },
  ],
};

export const everyFamily = [
  '3x3',
  '2x2',
  '4x4',
  '6x6',
  '9^3',
  '4^3',
  '3x2x1',
  'latin:4^3',
  'latin:2^5',
  'plane:3^3',
  'iso:4',
  'faces:4',
  `custom:${JSON.stringify(sudokuX)}`,
] as const;

export function someGrid(spec: string, seed: number, share: number): Grid {
  const shape = expectOk(parseShape(spec));
  const random = createRandom(seed);
  const full = instantGrid(shape) ?? emptyGrid(shape).symbols;
  const moved = moveSymbols(randomSymmetry(shape, random), full);
  return expectOk(
    createGrid(
      shape,
      moved.map(symbol => (random.below(1000) < share * 1000 ? symbol : 0)),
    ),
  );
}

/** Any filling of any family, from empty to full. */
export const anyGrid = (specs: readonly string[] = everyFamily): fc.Arbitrary<Grid> =>
  fc
    .record({
      spec: fc.constantFrom(...specs),
      seed: fc.nat(),
      share: fc.constantFrom(0, 0.02, 0.3, 0.7, 1),
    })
    .map(({ spec, seed, share }) => someGrid(spec, seed, share));
