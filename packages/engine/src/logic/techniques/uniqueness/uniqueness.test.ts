import { describe, expect, test } from 'vitest';
import { emptyPuzzle } from '../../../board/puzzle.js';
import type { SymbolNumber } from '../../../board/symbols.js';
import type { Cell } from '../../../shape/shape.js';
import { puzzleWith, shapeNamed } from '../../../solve/puzzles.testkit.js';
import { Position } from '../../position.js';
import type { Candidate, Step } from '../../step.js';
import { find, texts } from '../patterns.testkit.js';

// Sketches: a pattern on an otherwise empty board, given by what cells can still hold.

const sketch = (spec: string, left: Readonly<Record<Cell, readonly SymbolNumber[]>>): Position => {
  const position = Position.of(emptyPuzzle(shapeNamed(spec)));
  return restrict(position, left);
};

function restrict(position: Position, left: Readonly<Record<Cell, readonly SymbolNumber[]>>): Position {
  for (const [cell, symbols] of Object.entries(left))
    for (const symbol of position.candidatesOf(Number(cell)))
      if (!symbols.includes(symbol)) position.eliminate(Number(cell), symbol);
  return position;
}

/** Leaves a symbol only these places in a house. */
function confine(
  position: Position,
  symbol: SymbolNumber,
  house: readonly Cell[],
  places: readonly Cell[],
): void {
  for (const cell of house) if (!places.includes(cell)) position.eliminate(cell, symbol);
}

const row = (number: number): Cell[] => [0, 1, 2, 3, 4, 5, 6, 7, 8].map(i => 9 * (number - 1) + i);
const column = (number: number): Cell[] => [0, 1, 2, 3, 4, 5, 6, 7, 8].map(i => 9 * i + number - 1);
const each = (cells: readonly Cell[], ...symbols: SymbolNumber[]): string[] =>
  texts(cells.flatMap(cell => symbols.map(symbol => ({ cell, symbol }))));
const effectOf = ({ placements, eliminations }: Step): string[] => [
  ...texts(eliminations),
  ...placements.map(({ cell, symbol }: Candidate) => `${cell} is ${symbol}`),
];
const effects = (...[name, position]: Parameters<typeof find>) => find(name, position).map(effectOf);

const pair = [1, 2];

describe('unique rectangle', () => {
  const found = (position: Position) => effects('unique-rectangle', position);
  // r1c1, r1c5, r2c1 and r2c5.
  test('type 1: the one corner that can be something else is', () => {
    expect(found(sketch('3x3', { 0: pair, 4: pair, 9: pair }))).toEqual([each([13], 1, 2)]);
  });
  test('type 2: a third symbol of two corners goes from all that see both', () => {
    const position = sketch('3x3', { 0: pair, 9: pair, 4: [1, 2, 3], 13: [1, 2, 3] });
    const seen = [...column(5).filter(cell => cell > 13), 3, 5, 12, 14, 21, 23];
    expect(found(position)).toEqual([each(seen, 3)]);
  });
  test('type 3: with cells that see both corners the other symbols are used up', () => {
    const left = { 0: pair, 9: pair, 4: [1, 2, 3], 13: [1, 2, 4] };
    const others = column(5).filter(cell => cell > 13);
    const one = each(
      others.filter(cell => cell !== 40),
      3,
      4,
    );
    expect(found(sketch('3x3', { ...left, 40: [3, 4] }))).toContainEqual(one);
    const two = each(
      others.filter(cell => cell !== 40 && cell !== 67),
      3,
      4,
      5,
    );
    expect(found(sketch('3x3', { ...left, 40: [3, 5], 67: [4, 5] }))).toContainEqual(two);
    expect(found(sketch('3x3', { ...left, 40: [3, 5] }))).toEqual([]);
  });
  test('type 4: one of the two symbols has only the two corners in a house, so the other is in neither', () => {
    const position = sketch('3x3', { 0: pair, 9: pair });
    confine(position, 1, column(5), [4, 13]);
    expect(found(position)).toEqual([each([4, 13], 2)]);
  });
  test('type 5: the third symbol is in two corners that lie across, or in three', () => {
    const third = [1, 2, 3];
    expect(found(sketch('3x3', { 0: pair, 13: pair, 4: third, 9: third }))).toEqual([
      each([1, 2, 12, 14], 3),
    ]);
    expect(found(sketch('3x3', { 0: pair, 4: third, 9: third, 13: third }))).toEqual([each([12, 14], 3)]);
    expect(found(sketch('3x3', { 0: pair, 4: third, 9: third, 13: [1, 2, 4] }))).toEqual([]);
  });
  test('type 6: of two corners that lie across neither is a symbol that would need the other', () => {
    const one = sketch('3x3', { 0: pair, 13: pair });
    confine(one, 1, row(1), [0, 4]);
    expect(found(one)).toEqual([each([9], 1)]);
    confine(one, 1, row(2), [9, 13]);
    expect(found(one)).toEqual(expect.arrayContaining([each([9], 1), each([4], 1)]));
  });
  test('a loop of six cells, after all rectangles', () => {
    const loop = { 0: pair, 3: pair, 10: pair, 12: pair, 27: pair };
    expect(found(sketch('3x3', loop))).toEqual([each([9], 1, 2), each([1], 1, 2), each([28], 1, 2)]);
  });
  test('four cells of a cube of planes', () => {
    expect(found(sketch('plane:3^3', { 0: pair, 4: pair, 9: pair }))).toContainEqual(each([13], 1, 2));
  });
  test('the eighth corner of a cube where lines run three ways, but not where there are boxes too', () => {
    const seven = (...cells: Cell[]) => Object.fromEntries(cells.map(cell => [cell, pair]));
    expect(found(sketch('latin:4^3', seven(0, 1, 4, 5, 16, 17, 20)))).toEqual([each([21], 1, 2)]);
    expect(found(sketch('4^3', seven(0, 2, 8, 10, 16, 18, 24)))).toEqual([]);
  });
  test('four corners in four boxes could not be exchanged', () => {
    expect(found(sketch('3x3', { 0: pair, 4: pair, 36: pair }))).toEqual([]);
  });
});

test('hidden rectangle: the corner that would force the other three', () => {
  const position = sketch('3x3', { 0: pair });
  confine(position, 1, row(2), [9, 13]);
  expect(effects('hidden-rectangle', position)).toEqual([]);
  confine(position, 1, column(5), [4, 13]);
  expect(effects('hidden-rectangle', position)).toEqual([each([13], 2)]);
});

describe('avoidable rectangle', () => {
  const shape = shapeNamed('3x3');
  const gridOf = (placed: Readonly<Record<Cell, SymbolNumber>>) =>
    puzzleWith(
      shape,
      Array.from({ length: 81 }, (_, cell) => placed[cell] ?? 0),
    );
  const found = (
    clues: Readonly<Record<Cell, SymbolNumber>>,
    entries: Readonly<Record<Cell, SymbolNumber>>,
    left: Readonly<Record<Cell, readonly SymbolNumber[]>> = {},
  ) =>
    effects(
      'avoidable-rectangle',
      restrict(Position.of(gridOf(clues), { entries: gridOf({ ...clues, ...entries }) }), left),
    );
  test('the last corner does not complete what could be exchanged', () => {
    expect(found({}, { 0: 1, 4: 2, 9: 2 })).toEqual([each([13], 1)]);
  });
  test('a third symbol of the two last corners goes from all that see both', () => {
    const others = row(2).filter(cell => cell !== 9 && cell !== 13);
    expect(found({}, { 0: 1, 4: 2 }, { 9: [2, 3], 13: [1, 3] })).toEqual([each(others, 3)]);
  });
  test('clues cannot be exchanged', () => {
    expect(found({ 4: 2 }, { 0: 1, 9: 2 })).toEqual([]);
    expect(found({ 0: 1, 4: 2, 9: 2 }, {})).toEqual([]);
  });
});

describe('bug', () => {
  /** What two solutions leave, and some more. */
  const nearly = (
    spec: string,
    solutions: readonly ArrayLike<SymbolNumber>[],
    more: Record<Cell, SymbolNumber>,
  ) => {
    const shape = shapeNamed(spec);
    const left = Array.from({ length: shape.cellCount }, (_, cell) => [
      more[cell],
      ...solutions.map(symbols => symbols[cell]),
    ]);
    return restrict(Position.of(emptyPuzzle(shape)), left);
  };
  const square = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  const turned = [2, 1, 4, 3, 4, 3, 2, 1, 1, 2, 3, 4, 3, 4, 1, 2];
  test('where all could be exchanged but for one candidate, it is right', () => {
    expect(effects('bug', nearly('2x2', [square, turned], { 5: 1 }))).toEqual([['5 is 1']]);
    const cube = Array.from({ length: 64 }, (_, i) => (((i & 3) + ((i >> 2) & 3) + (i >> 4)) & 3) + 1);
    const layers = [cube, cube.map(symbol => ((symbol - 1) ^ 1) + 1)];
    expect(effects('bug', nearly('latin:4^3', layers, { 21: 1 }))).toEqual([['21 is 1']]);
  });
  test('not where two cells have a third, or none, nor where a symbol has three places by turns', () => {
    expect(effects('bug', nearly('2x2', [square, turned], { 5: 1, 10: 1 }))).toEqual([]);
    expect(effects('bug', nearly('2x2', [square, turned], {}))).toEqual([]);
    const uneven = nearly('2x2', [square, turned], { 5: 1 });
    expect(effects('bug', restrict(uneven, { 5: [1, 3] }))).toEqual([]);
  });
  test('not with constraints', () => {
    const rule = JSON.stringify({ base: '2x2', constraints: [{ kind: 'greater', cells: [4, 0] }] });
    expect(effects('bug', nearly(rule, [square, turned], { 5: 1 }))).toEqual([]);
  });
});

test('cells that a constraint names are in no pattern', () => {
  const rule = (constraints: object[]): string => JSON.stringify({ base: '3x3', constraints });
  const left = { 0: pair, 4: pair, 9: pair };
  const far = rule([{ kind: 'killer', cells: [40, 41], sum: 5 }]);
  const near = rule([{ kind: 'killer', cells: [13, 22], sum: 5 }]);
  expect(effects('unique-rectangle', sketch(far, left))).toEqual([each([13], 1, 2)]);
  expect(effects('unique-rectangle', sketch(near, left))).toEqual([]);
});
