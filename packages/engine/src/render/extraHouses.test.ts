import { describe, expect, test } from 'vitest';
import { cellsOf, type Shape } from '../shape/shape.js';
import type { CustomHouse } from '../shape/spec.js';
import { drawBoard } from './boardDrawing.js';
import { exampleRule, shapeOf } from './drawing.testkit.js';
import { extraHousesOf, extraSign } from './extraHouses.js';
import { layOut } from './layout.js';

const flat = { across: 0, down: 1 };
const ruleOn = (base: string, houses: readonly (CustomHouse | readonly number[])[]): Shape =>
  shapeOf(`custom:${JSON.stringify({ base, houses })}`);
const extraOf = (shape: Shape): number[][] =>
  extraHousesOf(shape, flat).houses.map(house => [...cellsOf(shape, house)]);
const shadesOf = (shape: Shape, board = 0) =>
  new Map(
    layOut(shape)
      .boardAt(board)
      .rows.flat()
      .map(place => [place.cell, place.shades ?? []]),
  );

describe('marked are the houses that a picture does not show by itself', () => {
  test.each(['3x3', '9^3', 'iso:4', 'faces:4', 'latin:4^3'])('none of %s', spec => {
    expect(extraOf(shapeOf(spec))).toEqual([]);
  });
  test.each(['samurai', 'jigsaw'])('none of the lines, boxes and pieces of a %s', name => {
    expect(extraOf(shapeOf(exampleRule(name)))).toEqual([]);
  });
  test('diagonals and windows', () => {
    expect(extraOf(shapeOf(exampleRule('sudoku-x'))).map(([first]) => first)).toEqual([0, 8]);
    expect(extraOf(shapeOf(exampleRule('windoku'))).map(([first]) => first)).toEqual([10, 14, 46, 50]);
  });
  test('houses that constraints make, after those of the rule itself', () => {
    const constraints = [
      { kind: 'killer', cells: [0, 1], sum: 5 },
      { kind: 'diagonal', direction: [1, -1] },
    ];
    const houses = [[0, 10, 20, 30, 40, 50, 60, 70, 80]];
    const shape = shapeOf(JSON.stringify({ base: '3x3', houses, constraints }));
    expect(extraOf(shape).map(([first]) => first)).toEqual([0, 8]);
  });
  test('of a jigsaw, what lies across its pieces', () => {
    const pieces = [
      [0, 1, 2, 4],
      [3, 6, 7, 11],
      [5, 8, 9, 12],
      [10, 13, 14, 15],
    ];
    expect(extraOf(ruleOn('latin:4^2', [...pieces, [0, 5, 10, 15]]))).toEqual([[0, 5, 10, 15]]);
  });
  test('a stretch along an axis is a line, cells with gaps between them are none', () => {
    const shape = ruleOn('3x2', [
      [0, 1, 2, 3, 4, 5],
      [0, 6, 12, 18, 24, 30],
      [0, 2, 4, 7, 9, 11],
    ]);
    expect(extraOf(shape)).toEqual([[0, 2, 4, 7, 9, 11]]);
  });
});

describe('a shade', () => {
  test('leaves a margin where its house ends, and none inside', () => {
    const shades = shadesOf(shapeOf(exampleRule('windoku')));
    expect(shades.get(0)).toEqual([]);
    expect(shades.get(10)).toEqual([{ role: 'shade1', left: 0.07, top: 0.07, right: 1, bottom: 1 }]);
    expect(shades.get(20)).toEqual([{ role: 'shade1', left: 0, top: 0, right: 1, bottom: 1 }]);
    expect(shades.get(34)).toEqual([{ role: 'shade2', left: 0, top: 0, right: 1 - 0.07, bottom: 1 - 0.07 }]);
  });
  test('has another size where houses lie on each other', () => {
    const centre = shadesOf(shapeOf(exampleRule('sudoku-x'))).get(40) ?? [];
    expect(centre.map(({ role }) => role)).toEqual(['shade1', 'shade2']);
    expect(centre[1].left).toBeGreaterThan(centre[0].left);
  });
  test('of a ninth house is told from the first by its size', () => {
    const groups = Array.from({ length: 9 }, (_, group) =>
      Array.from({ length: 9 }, (_, box) => {
        const row = Math.floor(box / 3) * 3 + Math.floor(group / 3);
        return row * 9 + (box % 3) * 3 + (group % 3);
      }),
    );
    const shades = shadesOf(ruleOn('3x3', groups));
    const kinds = groups.map(([cell]) => JSON.stringify(shades.get(cell)));
    expect(new Set(kinds).size).toBe(9);
  });
  test('is in the slice where its cell is', () => {
    const shape = ruleOn('4^3', [[0, 21, 42, 63]]);
    for (const [board, cell] of [0, 21, 42, 63].entries()) {
      const shaded = [...shadesOf(shape, board)].filter(([, shades]) => shades.length > 0);
      expect(shaded.map(([shadedCell]) => shadedCell)).toEqual([cell]);
    }
  });
  test('is drawn in empty cells too, below what is written', () => {
    const shape = shapeOf(exampleRule('windoku'));
    const board = layOut(shape).boardAt(0);
    const items = drawBoard(board, {
      symbols: 9,
      lookOf: cell => (cell === 20 ? { symbol: 5, colours: [1] } : undefined),
    });
    expect(items.filter(item => item.kind === 'path' && item.role.startsWith('shade'))).toHaveLength(35);
    const [cell] = items.filter(item => item.kind === 'group');
    expect(cell.items.map(item => item.kind !== 'group' && item.role)).toEqual([
      'ground',
      'shade1',
      'tint1',
      'clue',
    ]);
  });
});

test('signs in text are all different, and beyond the last there is one for all', () => {
  const signs = Array.from({ length: 34 }, (_, i) => extraSign(i));
  expect(new Set(signs).size).toBe(34);
  for (const sign of signs) expect(sign).toMatch(/^.$/u);
  expect([extraSign(34), extraSign(1000)]).toEqual(['⁺', '⁺']);
});
