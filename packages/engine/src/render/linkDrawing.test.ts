import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { type Link, makeStep, type Step } from '../logic/step.js';
import { cellAt } from '../shape/coordinates.js';
import type { Cell } from '../shape/shape.js';
import { parseShape } from '../shape/shapes.js';
import type { Item } from './drawing.js';
import { type Layout, layOut } from './layout.js';
import { drawLinks } from './linkDrawing.js';
import { perspectivesOf } from './perspective.js';

const rolesOf = (items: readonly Item[]): string[] =>
  items.flatMap(item => ('role' in item ? [item.role] : []));
const textsOf = (items: readonly Item[]): string[] =>
  items.flatMap(item => (item.kind === 'text' ? [item.text] : []));

const link = (cell: Cell, symbol: number, holds: boolean): Link => ({ cell, symbol, holds });

/** What is drawn on each board of a layout. */
const drawAll = (layout: Layout, step: Step): Item[][] =>
  Array.from({ length: layout.boardCount }, (_, i) => drawLinks(layout, layout.boardAt(i), step));

describe('links on a board', () => {
  const square = layOut(expectOk(parseShape('3x3')));
  const cube = layOut(expectOk(parseShape('4^3')));
  const at = (x: number, y: number, z: number): Cell => cellAt(cube.shape, [x, y, z]) as Cell;

  test('are arrows from candidate to candidate, strong and weak apart', () => {
    const chain = [link(0, 1, false), link(4, 1, true), link(4, 2, false), link(40, 2, true)];
    const [items] = drawAll(square, makeStep({ technique: 'alternating-chain', chain }));
    const lines = rolesOf(items).filter(role => role !== 'linkHead');
    expect(lines).toEqual(['strongLink', 'weakLink', 'strongLink']);
    expect(rolesOf(items)).toHaveLength(6);
  });

  test('leave for other boards under their names, and come from them, from whatever side one looks', () => {
    const chain = [link(at(0, 0, 0), 1, false), link(at(0, 0, 2), 1, true), link(at(3, 0, 2), 1, false)];
    const step = makeStep({ technique: 'alternating-chain', chain });
    expect(drawAll(cube, step).map(textsOf)).toEqual([['z3'], [], ['z1'], []]);
    expect(drawAll(cube, step).map(items => rolesOf(items).length)).toEqual([3, 0, 5, 0]);
    const alongY = layOut(cube.shape, perspectivesOf(cube.shape)[1]);
    const [first, ...others] = drawAll(alongY, step);
    expect([rolesOf(first), others.flat()]).toEqual([['strongLink', 'linkHead', 'weakLink', 'linkHead'], []]);
  });

  test('stay on the board', () => {
    for (const x of [0, 3])
      for (const y of [0, 3]) {
        const chain = [link(at(x, y, 0), 1, false), link(at(x, y, 2), 1, true)];
        const [items] = drawAll(cube, makeStep({ technique: 'alternating-chain', chain }));
        for (const item of items) {
          const points = item.kind === 'path' ? item.lines.flat() : item.kind === 'text' ? [item.at] : [];
          for (const point of points)
            expect(Math.min(point.x, point.y, 4 - point.x, 4 - point.y)).toBeGreaterThan(0);
        }
      }
  });

  test('show what blocks the other places of a hidden single', () => {
    const single = makeStep({
      technique: 'hidden-single',
      houses: [0],
      cells: [0],
      symbols: [5],
      placements: [{ cell: 0, symbol: 5 }],
      evidence: { witnesses: [{ cell: 40, symbol: 5, place: 4, by: { house: 13 } }], struck: [], seen: [] },
    });
    expect(rolesOf(drawAll(square, single)[0])).toEqual(['sightLine', 'sign']);
  });

  test('show what sees a candidate that goes, unless a house that is lit says so', () => {
    const holders = [{ cell: 4, symbol: 5, by: { house: 13 } }];
    const wing = makeStep({
      technique: 'xy-wing',
      eliminations: [{ cell: 40, symbol: 5 }],
      evidence: { witnesses: [], struck: [], seen: [{ cell: 40, symbol: 5, holders }] },
    });
    expect(rolesOf(drawAll(square, wing)[0])).toEqual(['sightLine']);
    expect(drawAll(square, { ...wing, houses: [13] })[0]).toEqual([]);
  });
});
