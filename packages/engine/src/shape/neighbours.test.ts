import { expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { crossRule } from './crossRule.testkit.js';
import { parseCellName } from './names.js';
import { neighboursByEdge, neighboursBySide } from './neighbours.js';
import { parseShape } from './shapes.js';

const sorted = (cells: readonly number[]): number[] => [...cells].sort((a, b) => a - b);

test.each([
  ['3x3', 'r5c5', 4, 8],
  ['3x3', 'r1c1', 2, 3],
  ['4^3', 'x2 y2 z2', 6, 18],
  ['4^3', 'x1 y1 z1', 3, 6],
])(
  'a cell of %s at %s touches %i others by a side and %i by a side or an edge',
  (spec, name, sides, edges) => {
    const shape = expectOk(parseShape(spec));
    const cell = expectOk(parseCellName(shape, name));
    expect(neighboursBySide(shape)[cell]).toHaveLength(sides);
    expect(new Set(neighboursByEdge(shape)[cell]).size).toBe(edges);
  },
);

test('on the faces of a cube cells touch within their face', () => {
  const shape = expectOk(parseShape('faces:4'));
  const bySide = neighboursBySide(shape);
  for (const [cell, others] of bySide.entries())
    for (const other of others) expect(Math.floor(other / 16)).toBe(Math.floor(cell / 16));
  expect(sorted(bySide[0])).toEqual([1, 4]);
});

test('gaps are no neighbours', () => {
  const shape = expectOk(parseShape(JSON.stringify(crossRule)));
  expect(neighboursBySide(shape)).toEqual([[], [], [], []]);
  expect(neighboursByEdge(shape).map(sorted)).toEqual([
    [1, 2],
    [0, 3],
    [0, 3],
    [1, 2],
  ]);
});
