import { kindNames } from '@hyperdoku/engine';
import { describe, expect, test } from 'vitest';
import { accentsOf } from './accents.js';
import { cubeExamples, plainShape, shapeWith } from './constraints.testkit.js';
import { figuresOf } from './figures.js';

/** What holds on the whole board is told in words alone. */
const wordsAlone = ['windoku', 'disjoint-groups', 'anti-knight', 'anti-king', 'offsets', 'non-consecutive'];

describe('what is drawn of constraints', () => {
  test.each(kindNames)('%s is drawn at all of its cells, or told in words alone', kind => {
    const shape = shapeWith('4^3', [{ kind, ...cubeExamples[kind] }]);
    const { list, marks } = figuresOf(shape);
    expect(list).toHaveLength(wordsAlone.includes(kind) ? 0 : 1);
    for (const { hulls, strokes, cones, cells } of list) {
      expect(hulls.length + strokes.length + cones.length + marks.length).toBeGreaterThan(0);
      for (const cell of shape.constraints[0].cells) expect(cells).toContain(cell);
    }
  });

  test('a shape without constraints has nothing to draw', () => {
    expect(figuresOf(plainShape('9^3'))).toMatchObject({ list: [], marks: [], steep: 1 });
  });

  test('sums, differences, ratios and symbols are written', () => {
    const textOf = (constraint: object): string[] =>
      figuresOf(shapeWith('9^3', [constraint])).marks.map(({ mark }) => mark.text);
    expect(textOf({ kind: 'killer', cells: [5, 4, 3], sum: 17 })).toEqual(['17']);
    expect(textOf({ kind: 'killer', cells: [5, 4, 3] })).toEqual([]);
    expect(textOf({ kind: 'little-killer', cells: [0, 91], sum: 12 })).toEqual(['12']);
    expect(textOf({ kind: 'white-dot', cells: [0, 1] })).toEqual(['']);
    expect(textOf({ kind: 'white-dot', cells: [0, 1], difference: 3 })).toEqual(['3']);
    expect(textOf({ kind: 'black-dot', cells: [0, 1], ratio: 2 })).toEqual(['']);
    expect(textOf({ kind: 'black-dot', cells: [0, 1], ratio: 4 })).toEqual(['4']);
    for (const [sum, text] of [
      [5, 'V'],
      [10, 'X'],
      [7, '+7'],
    ])
      expect(textOf({ kind: 'xv', cells: [0, 1], sum })).toEqual([text]);
    expect(textOf({ kind: 'candidates', cells: [0], symbols: [1, 5, 9] })).toEqual(['1 5\n9']);
  });

  test('a sum stands at the first cell of its cage', () => {
    const [{ mark }] = figuresOf(shapeWith('9^3', [{ kind: 'killer', cells: [5, 4, 3], sum: 17 }])).marks;
    expect(mark).toMatchObject({ cells: [5], at: 'corner' });
  });

  test('a fuller board is taken away sooner by the distance', () => {
    const cage = (cells: number[]) => ({ kind: 'killer', cells });
    const few = figuresOf(shapeWith('9^3', [cage([0, 1])]));
    const all = Array.from({ length: 243 }, (_, i) => cage([3 * i, 3 * i + 1, 3 * i + 2]));
    expect(few.steep).toBeLessThan(1.1);
    expect(figuresOf(shapeWith('9^3', all)).steep).toBeGreaterThan(2);
  });
});

describe('what stands out', () => {
  const { list } = figuresOf(
    shapeWith('4^3', [
      { kind: 'anti-king' },
      { kind: 'killer', cells: [0, 1], sum: 3 },
      { kind: 'thermo', cells: [20, 21, 22] },
      { kind: 'killer', cells: [40, 41], sum: 5 },
    ]),
  );
  const empty = new Uint8Array(64);
  const broken = new Set<number>();

  test('is the constraint of the cell that is looked at; the others step back', () => {
    expect(accentsOf(list, { symbols: empty, broken })).toEqual(['plain', 'plain', 'plain']);
    expect(accentsOf(list, { symbols: empty, broken, centre: 21 })).toEqual(['back', 'focused', 'back']);
    expect(accentsOf(list, { symbols: empty, broken, centre: 63 })).toEqual(['plain', 'plain', 'plain']);
  });

  test('is above all what is broken, by its place in the rule', () => {
    expect(accentsOf(list, { symbols: empty, broken: new Set([3]), centre: 40 })).toEqual([
      'back',
      'back',
      'broken',
    ]);
  });

  test('is never what is finished', () => {
    const symbols = Uint8Array.from({ length: 64 }, (_, cell) => (cell < 2 ? cell + 1 : 0));
    expect(accentsOf(list, { symbols, broken })).toEqual(['finished', 'plain', 'plain']);
    expect(accentsOf(list, { symbols, broken, centre: 0 })).toEqual(['focused', 'back', 'back']);
  });
});
