/** Fillings of every family for the tests of this room. */
import fc from '../base/property.testkit.js';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { createGrid, emptyGrid, type Grid } from '../board/grid.js';
import { instantGrid } from '../shape/instantGrid.js';
import { parseShape } from '../shape/shapes.js';
import { moveSymbols, randomSymmetry } from '../shape/symmetry.js';
import { createSheet } from './markedSheet.js';
import type { Sheet } from './sheet.js';

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

const jigsaw = {
  base: 'latin:6^2',
  houses: [
    [0, 1, 2, 6, 7, 12],
    [3, 4, 5, 8, 9, 10],
    [11, 16, 17, 23, 29, 35],
    [13, 14, 15, 18, 19, 20],
    [21, 22, 25, 26, 27, 28],
    [24, 30, 31, 32, 33, 34],
  ].map(cells => ({ cells })),
};
const crossed = {
  base: '3x3',
  houses: [],
  constraints: [
    { kind: 'diagonal', direction: [1, 1] },
    { kind: 'diagonal', direction: [1, -1] },
    { kind: 'region', cells: [10, 11, 12, 19, 20, 21, 28, 29, 30] },
  ],
};

/** Squares as other programs have them, the last ones written as their rules are read. */
export const squares = [
  '3x3',
  '2x2',
  '4x4',
  '3x2',
  '2x3',
  '4x2',
  'latin:5^2',
  'latin:6^2',
  ...[jigsaw, crossed].map(rule => `custom:${JSON.stringify(rule)}`),
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

/** A filling with entries and notes, wrong ones among them. */
export function someSheet(spec: string, seed: number, share: number): Sheet {
  const grid = someGrid(spec, seed, share);
  const { shape, symbols } = grid;
  const random = createRandom(seed);
  const any = (): number => 1 + random.below(shape.symbols);
  const [enters, notes] = [random.below(3), random.below(3)];
  const entries = Uint8Array.from(symbols, symbol => (symbol === 0 && random.below(4) < enters ? any() : 0));
  const marks = new Map<number, number[]>();
  for (let cell = 0; cell < shape.cellCount; cell++)
    if (random.below(3) < notes) marks.set(cell, [...new Set([any(), any()])]);
  return expectOk(createSheet(shape, { clues: symbols, entries, marks }));
}

export const anySheet = (specs: readonly string[]): fc.Arbitrary<Sheet> =>
  fc
    .record({ spec: fc.constantFrom(...specs), seed: fc.nat(), share: fc.constantFrom(0, 0.3, 0.7, 1) })
    .map(({ spec, seed, share }) => someSheet(spec, seed, share));

/** Any filling of any family, from empty to full. */
export const anyGrid = (specs: readonly string[] = everyFamily): fc.Arbitrary<Grid> =>
  fc
    .record({
      spec: fc.constantFrom(...specs),
      seed: fc.nat(),
      share: fc.constantFrom(0, 0.02, 0.3, 0.7, 1),
    })
    .map(({ spec, seed, share }) => someGrid(spec, seed, share));
