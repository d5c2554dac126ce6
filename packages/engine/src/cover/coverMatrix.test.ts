import { describe, expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { countFilled, emptyGrid } from '../board/grid.js';
import { cellsOf } from '../shape/shape.js';
import { shapeNamed, smallKinds, somePuzzle, sparsePuzzle } from '../solve/puzzles.testkit.js';
import { CoverMatrix } from './coverMatrix.js';

/** The cells of every column by its name, found by asking every row for its columns. */
function listColumns(matrix: CoverMatrix): Map<string, number[]> {
  const columns = new Map<string, number[]>();
  for (let column = 0; column < matrix.columnCount; column++) columns.set(matrix.nameColumn(column), []);
  for (let cell = 0; cell < matrix.shape.cellCount; cell++)
    for (let symbol = 1; symbol <= matrix.shape.symbols; symbol++)
      for (const column of matrix.columnsOf(cell, symbol)) columns.get(matrix.nameColumn(column))?.push(cell);
  return columns;
}

describe('box shapes', () => {
  test.each([
    '2x2',
    '3x3',
    '3x2',
    '2x2x2',
    '3x2x1',
    '3x3x1',
    '4x3x2x1',
    '2x2x1x1x1x1',
    '4x1',
    '1x4',
    '3x1x1',
    '1x1x3',
    '1x2x1x1',
  ])('%s has Nⁿ·N rows, Nⁿ(2+n) columns and 2+n ones a row', spec => {
    const dims = spec.split('x').map(Number);
    const n = dims.length;
    const symbols = dims.reduce((a, b) => a * b);
    const shape = shapeNamed(spec);
    expect(expectOk(CoverMatrix.of(shape)).sizeOf(emptyGrid(shape))).toEqual({
      rows: symbols ** n * symbols,
      columns: symbols ** n * (2 + n),
      ones: symbols ** n * symbols * (2 + n),
    });
  });

  test('name cells, then containers, then the spans along each axis', () => {
    const flat = expectOk(CoverMatrix.of(shapeNamed('3x2')));
    const names = (matrix: CoverMatrix, columns: readonly number[]) =>
      columns.map(column => matrix.nameColumn(column));
    expect(names(flat, [0, 1, 35, 36, 37, 42, 71, 72, 73, 107, 108, 143])).toEqual([
      'r1c1',
      'r1c2',
      'r6c6',
      'b@r1c1=1',
      'b@r1c1=2',
      'b@r1c4=1',
      'b@r5c4=6',
      'r1=1',
      'r1=2',
      'r6=6',
      'c1=1',
      'c6=6',
    ]);
    const solid = expectOk(CoverMatrix.of(shapeNamed('3x2x1')));
    const cell = 3 + 6 * 2 + 36 * 5;
    expect([solid.nameRow(cell, 4), ...names(solid, solid.columnsOf(cell, 4))]).toEqual([
      'x4y3z6=4',
      'x4y3z6',
      'bxy@x4y3z6=4',
      'y3z6=4',
      'x4z6=4',
      'x4y3=4',
    ]);
  });

  test('a box that is a line already is counted as a container and as a span', () => {
    const columns = listColumns(expectOk(CoverMatrix.of(shapeNamed('1x3x1'))));
    expect(columns.get('by@x2y1z3=1')).toEqual(columns.get('x2z3=1'));
    expect(columns.get('by@x2y1z3=1')).toHaveLength(3);
  });
});

describe.each(smallKinds)('$name', kind => {
  const shape = shapeNamed(kind.spec);
  const matrix = expectOk(CoverMatrix.of(shape));
  const columns = listColumns(matrix);

  test('has columns of different names without spaces', () => {
    expect(columns.size).toBe(matrix.columnCount);
    expect([...columns.keys()].filter(name => !/^\S+$/.test(name))).toEqual([]);
  });

  test('has a column for each cell, and one for each house and symbol with the cells of the house', () => {
    const cells = Array.from({ length: shape.cellCount }, (_, cell) => Array(shape.symbols).fill(cell));
    const houses = Array.from({ length: shape.houseCount * shape.symbols }, (_, i) => [
      ...cellsOf(shape, Math.floor(i / shape.symbols)),
    ]);
    const sorted = (lists: readonly (readonly number[])[]) => lists.map(String).sort();
    expect(sorted([...columns.values()])).toEqual(sorted([...cells, ...houses]));
  });

  test('loses the other rows of a cell to a clue', () => {
    const puzzle = somePuzzle(kind, createRandom('rows'));
    const [empty, size] = [matrix.sizeOf(emptyGrid(shape)), matrix.sizeOf(puzzle)];
    expect(empty.rows - size.rows).toBe(countFilled(puzzle) * (shape.symbols - 1));
    expect(size.columns).toBe(empty.columns);
    let ones = 0;
    for (let cell = 0; cell < shape.cellCount; cell++)
      ones += matrix.columnsOf(cell, 1).length * (puzzle.symbols[cell] === 0 ? shape.symbols : 1);
    expect(size.ones).toBe(ones);
  });

  test('reads its own names of rows', () => {
    for (const cell of [0, shape.cellCount - 1])
      for (let symbol = 1; symbol <= shape.symbols; symbol++)
        expect(matrix.symbolOfRow(cell, matrix.nameRow(cell, symbol))).toBe(symbol);
    expect(matrix.symbolOfRow(0, matrix.nameRow(1, 1))).toBeUndefined();
  });
});

test('the numbers of 331,776 cells with clues are exact', () => {
  const puzzle = sparsePuzzle('4x3x2x1', 1000, 1);
  expect(expectOk(CoverMatrix.of(puzzle.shape)).sizeOf(puzzle)).toEqual({
    rows: 331_776 * 24 - 1000 * 23,
    columns: 331_776 * 6,
    ones: 6 * (331_776 * 24 - 1000 * 23),
  });
});
