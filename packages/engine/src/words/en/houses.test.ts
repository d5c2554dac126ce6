import { describe, expect, test } from 'vitest';
import { expectOk } from '../../base/result.js';
import { countHousesByOrientation, housesOf } from '../../shape/shape.js';
import { parseShape } from '../../shape/shapes.js';
import { english } from './index.js';

const shape = (spec: string) => expectOk(parseShape(spec));

describe('the houses of a cell', () => {
  test.each([
    ['3x3', 22, ['row 3', 'column 5', 'the box at r1c4']],
    [
      '9^3',
      119,
      [
        'the line along x through y5 z2',
        'the line along y through x3 z2',
        'the line along z through x3 y5',
        'the xy box at x1 y4 z2',
        'the xz box at x1 y5 z1',
        'the yz box at x3 y4 z1',
      ],
    ],
    [
      '3x2x1',
      0,
      [
        'the line along x through y1 z1',
        'the line along y through x1 z1',
        'the line along z through x1 y1',
        'the xy box at x1 y1 z1',
      ],
    ],
    ['plane:3^3', 26, ['the plane x3', 'the plane y3', 'the plane z3']],
    ['iso:4', 5, ['the strip x2', 'the strip y2', 'the box at f1r1c1']],
    ['faces:4', 5, ['the right face', 'the hoop y2', 'the hoop z2']],
  ])('%s %i', (spec, cell, names) => {
    expect([...housesOf(shape(spec), cell)].map(house => english.house(shape(spec), house))).toEqual(names);
  });
});

test('houses of a custom rule are called as the rule calls them, or by kind and first cell', () => {
  const rule = {
    base: '2x2',
    houses: [
      { name: 'the long diagonal', cells: [0, 5, 10, 15] },
      { kind: 'line', cells: [3, 6, 9, 12] },
      [0, 3, 12, 15],
    ],
  };
  const custom = shape(`custom:${JSON.stringify(rule)}`);
  expect([12, 13, 14].map(house => english.house(custom, house))).toEqual([
    'the long diagonal',
    'the line at r1c4',
    'the region at r1c1',
  ]);
});

test.each([
  ['3x3', ['9 rows', '9 columns', '9 boxes'], ['row', 'column', 'box']],
  ['plane:2^3', ['2 xy planes', '2 xz planes', '2 yz planes'], ['xy plane', 'xz plane', 'yz plane']],
  ['faces:4', ['6 faces', '4 x hoops', '4 y hoops', '4 z hoops'], ['face', 'x hoop', 'y hoop', 'z hoop']],
  [
    'iso:4',
    [
      '4 x strips',
      '4 y strips',
      '4 z strips',
      '2 boxes on the top face',
      '2 boxes on the right face',
      '2 boxes on the left face',
    ],
    ['x strip', 'y strip', 'z strip', 'box on the top face', 'box on the right face', 'box on the left face'],
  ],
  [
    '4^3',
    ['16 lines along x', '16 lines along y', '16 lines along z', '16 xy boxes', '16 xz boxes', '16 yz boxes'],
    ['line along x', 'line along y', 'line along z', 'xy box', 'xz box', 'yz box'],
  ],
])('the houses of %s that lie alike, counted and one by one', (spec, many, one) => {
  const { orientations } = shape(spec);
  const counts = countHousesByOrientation(shape(spec));
  expect(orientations.map((o, i) => english.houses(shape(spec), o, counts[i])).sort()).toEqual(many.sort());
  expect(orientations.map(o => english.orientation(shape(spec), o)).sort()).toEqual(one.sort());
});
