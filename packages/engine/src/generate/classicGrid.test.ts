import { expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import { firstConflict } from '../board/conflicts.js';
import { shapeNamed } from '../solve/puzzles.testkit.js';
import { drawClassicGrid } from './classicGrid.js';
import { findColumns, switchLines, switchSymbols } from './switches.js';

const shape = shapeNamed('3x3');
const grids = Array.from({ length: 200 }, (_, seed) => drawClassicGrid(createRandom(`classic ${seed}`)));
const isWhole = (symbols: Uint8Array): boolean =>
  !symbols.includes(0) && firstConflict({ shape, symbols }) === undefined;

test('every grid drawn is whole and keeps the rule, and none comes twice', () => {
  expect(grids.every(isWhole)).toBe(true);
  expect(new Set(grids.map(String)).size).toBe(grids.length);
});

/** Exchanges as these coins say, and back; how many parts there were. */
function thereAndBack(grid: Uint8Array, exchange: (grid: Uint8Array) => number): number {
  const other = Uint8Array.from(grid);
  const parts = exchange(other);
  expect(isWhole(other)).toBe(true);
  expect(exchange(other)).toBe(parts);
  expect(other).toEqual(grid);
  return parts;
}

test('parts of two symbols or two lines are exchanged and back again, and there are never more than four', () => {
  const parts = grids.flatMap((grid, i) => {
    const coins = i % 16;
    const [a, b] = [1 + (i % 4), 5 + (i % 5)];
    const line = 3 * (i % 3);
    return [
      thereAndBack(grid, copy => {
        const columns = new Uint8Array(90);
        findColumns(copy, columns);
        return switchSymbols(copy, columns, a, b, coins);
      }),
      thereAndBack(grid, copy => switchLines(copy, 9 * line, 9 * (line + 2), 1, coins)),
      thereAndBack(grid, copy => switchLines(copy, line, line + 1, 9, coins)),
    ];
  });
  expect(Math.max(...parts)).toBeLessThanOrEqual(4);
  expect(new Set(parts).size).toBeGreaterThan(2);
});
