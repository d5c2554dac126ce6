import { expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import fc from '../base/property.testkit.js';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { instantGrid } from './instantGrid.js';
import { rigidMotionsOf } from './rigidMotion.js';
import { parseShape } from './shapes.js';
import { compose, identity, invert, isSymmetry, moveSymbols, randomSymmetry } from './symmetry.js';

const specs = [
  '2x2',
  '3x3',
  '3x2',
  '9^3',
  '4^3',
  '3x2x1',
  '2x2x2',
  '2x2x1x1',
  'latin:4^3',
  'plane:3^3',
  'iso:4',
  'faces:4',
];
const anySymmetry = fc.record({ spec: fc.constantFrom(...specs), seed: fc.nat() }).map(({ spec, seed }) => {
  const shape = expectOk(parseShape(spec));
  const random = createRandom(seed);
  return { shape, first: randomSymmetry(shape, random), second: randomSymmetry(shape, random) };
});

test('a random symmetry maps houses to houses, and so do products and inverses', () => {
  fc.assert(
    fc.property(anySymmetry, ({ shape, first, second }) => {
      expect(isSymmetry(shape, first)).toBe(true);
      expect(isSymmetry(shape, compose(first, second))).toBe(true);
      expect(compose(first, invert(first))).toEqual(identity(shape));
    }),
    { numRuns: campaign(25, 1000) },
  );
});

test('a symmetry keeps a valid grid valid, house by house', () => {
  fc.assert(
    fc.property(anySymmetry, ({ shape, first }) => {
      const moved = moveSymbols(first, instantGrid(shape) ?? new Uint8Array());
      for (let house = 0; house < shape.houseCount; house++) {
        const cells = shape.houses.slice(house * shape.symbols, (house + 1) * shape.symbols);
        expect(new Set([...cells].map(cell => moved[cell])).size).toBe(shape.symbols);
      }
    }),
    { numRuns: campaign(25, 1000) },
  );
});

test('symmetries reach every axis of 9^3 and keep the short axis of 3x2x1 in place', () => {
  const imagesOfStep = (spec: string, step: number) => {
    const shape = expectOk(parseShape(spec));
    const random = createRandom('axes');
    const axes = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const { cells } = randomSymmetry(shape, random);
      const moved = Math.abs(cells[step] - cells[0]);
      axes.add(shape.extents.findIndex((_, axis) => moved < shape.symbols ** (axis + 1)));
    }
    return [...axes].sort();
  };
  expect(imagesOfStep('9^3', 1)).toEqual([0, 1, 2]);
  expect(imagesOfStep('2x2x1', 1)).toEqual([0, 1]);
  expect(imagesOfStep('2x2x1', 16)).toEqual([2]);
  expect(imagesOfStep('3x2x1', 1)).toEqual([0]);
});

test('a motion that breaks a box is no symmetry', () => {
  const shape = expectOk(parseShape('3x3'));
  const swapped = identity(shape);
  for (let row = 0; row < 9; row++) {
    swapped.cells[9 * row + 2] = 9 * row + 3;
    swapped.cells[9 * row + 3] = 9 * row + 2;
  }
  expect(isSymmetry(shape, swapped)).toBe(false);
});

test('Sudoku X keeps the eight turns and mirrorings of the square', () => {
  const diagonals = [0, 1].map(i => Array.from({ length: 9 }, (_, k) => 9 * k + (i ? 8 - k : k)));
  const shape = expectOk(parseShape(`custom:${JSON.stringify({ base: '3x3', houses: diagonals })}`));
  expect(rigidMotionsOf(shape).length).toBe(8);
});
