import { describe, expect, test } from 'vitest';
import { emptyGrid } from '../board/grid.js';
import type { Cell } from '../shape/shape.js';
import { type Drawing, type GroupItem, type Item, shiftItems, transformItems } from './drawing.js';
import {
  drawAllBoards,
  drawAllLayers,
  drawEveryKind,
  drawLongChain,
  drawnSpecs,
  fullGrid,
  isInside,
  leavesOf,
  outlineOf,
  shapeOf,
} from './drawing.testkit.js';
import { pathRoles, textRoles } from './role.js';
import { drawSolid } from './solidDrawing.js';

/** The cells, those in two layers put together. */
function cellGroups({ items }: Pick<Drawing, 'items'>): GroupItem[] {
  const groups = new Map<Cell, GroupItem>();
  for (const item of items) {
    if (item.kind !== 'group' || item.cell === undefined) continue;
    const lower = groups.get(item.cell);
    groups.set(item.cell, lower ? { ...item, items: [...lower.items, ...item.items] } : item);
  }
  return [...groups.values()];
}

const isGround = (item: Item, cell: Cell | undefined): boolean =>
  item.kind === 'path' && item.role === 'ground' && item.closed && item.cell === cell;

/** What is not wholly on the ground of its cell. */
function straysOf({ items }: GroupItem): Item[] {
  const [ground, ...others] = leavesOf(items);
  const outline = outlineOf(ground);
  return others
    .filter(other => !outlineOf(other).every(point => isInside(point, outline)))
    .map(({ item }) => item);
}

describe('a drawing of boards', () => {
  test.each(drawnSpecs)('of %s has every cell once, with its ground', (_, spec) => {
    const cells = cellGroups(drawAllBoards(spec));
    const numbers = cells.map(({ cell = -1 }) => cell).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: shapeOf(spec).cellCount }, (_, cell) => cell));
    expect(cells.filter(({ cell, items: [ground] }) => !isGround(ground, cell))).toEqual([]);
  });

  test.each(drawnSpecs)('of %s keeps all notes in their cells', (_, spec) => {
    const cells = cellGroups(drawAllBoards(spec));
    for (const { items } of cells)
      expect(items.filter(({ kind }) => kind === 'text')).toHaveLength(shapeOf(spec).symbols);
    expect(cells.flatMap(straysOf)).toEqual([]);
  });

  test.each(drawnSpecs)('of %s keeps all symbols in their cells, and names them', (_, spec) => {
    const grid = fullGrid(spec);
    const cells = cellGroups(drawAllBoards(spec, grid));
    const named = cells.map(({ cell = -1, items }) => [cell, items.find(({ kind }) => kind === 'text')]);
    expect(named).toEqual(
      named.map(([cell]) => [
        cell,
        expect.objectContaining({ role: 'clue', cell, symbol: grid.symbols[Number(cell)] }),
      ]),
    );
    expect(cells.flatMap(straysOf)).toEqual([]);
  });
});

describe('every drawing', () => {
  test.each(drawnSpecs)('of %s lies within its bounds', (_, spec) => {
    for (const [kind, { bounds, items }] of Object.entries(drawEveryKind(spec))) {
      const { left, top, width, height } = bounds;
      const isOut = (at: number, from: number, length: number): boolean =>
        at < from - 1e-6 || at > from + length + 1e-6;
      const outside = leavesOf(items).filter(leaf =>
        outlineOf(leaf).some(({ x, y }) => isOut(x, left, width) || isOut(y, top, height)),
      );
      expect([kind, outside.map(({ item }) => item)]).toEqual([kind, []]);
    }
  });

  test.each(drawnSpecs)('of %s has roles that themes know, and no strokes in slanted groups', (_, spec) => {
    const known: ReadonlySet<string> = new Set([...pathRoles, ...textRoles]);
    for (const { items } of Object.values(drawEveryKind(spec))) {
      expect(leavesOf(items).filter(({ item }) => !known.has(item.role))).toEqual([]);
      for (const item of items)
        if (item.kind === 'group' && item.transform)
          expect(item.items.every(({ kind }) => kind === 'text')).toBe(true);
    }
  });
});

describe('what is drawn', () => {
  test('a solid shows each seen cell where it is seen', () => {
    const texts = leavesOf(drawSolid(fullGrid('4^3'), { cellSize: 30 }).items).filter(
      ({ item }) => item.kind === 'text',
    );
    // Cells at an edge of the cube are seen on two sides, the one at the corner on three.
    expect(texts).toHaveLength(48);
    expect(new Set(texts.map(({ item }) => item.cell)).size).toBe(37);
    expect(leavesOf(drawSolid(emptyGrid(shapeOf('4^3')), { cellSize: 30 }).items)).not.toContainEqual(
      expect.objectContaining({ item: expect.objectContaining({ kind: 'text' }) }),
    );
  });

  test('a stack shows of a large board the near corner only, open where it goes on', () => {
    const { items } = drawAllLayers('16^3');
    const cells = new Set(
      leavesOf(items).flatMap(({ item }) => (item.role === 'ring' ? [] : (item.cell ?? []))),
    );
    expect(cells.size).toBe(4 * 64);
    const edges = items.flatMap(item => (item.kind === 'path' && item.role === 'sheetEdge' ? [item] : []));
    expect(edges.map(({ closed }) => closed)).toEqual([false, false, false, false]);
    const whole = drawAllLayers('4^3').items.flatMap(item =>
      item.kind === 'path' && item.role === 'sheetEdge' ? [item.closed] : [],
    );
    expect(whole).toEqual([true, true, true, true]);
  });

  test('a chain is drawn from candidate to candidate, strong links and weak ones', () => {
    const roles = drawLongChain('2x2').items.flatMap(item => (item.kind === 'path' ? [item.role] : []));
    expect(roles.slice(-4)).toEqual(['strongLink', 'linkHead', 'weakLink', 'linkHead']);
  });

  test('what is moved away and back is where it was', () => {
    const { items } = drawAllBoards('iso:4');
    const there = transformItems(shiftItems(items, { x: 3, y: -2 }), [1, 0, 0, 1, -3, 2]);
    const points = (list: typeof items) => leavesOf(list).flatMap(outlineOf);
    const before = points(items);
    const strays = points(there).filter(({ x, y }, i) => Math.hypot(x - before[i].x, y - before[i].y) > 1e-9);
    expect([before.length > 100, strays]).toEqual([true, []]);
  });

  test('texts are slanted with their plane, paths point by point, to the same place', () => {
    const { items } = drawAllBoards('2x2', fullGrid('2x2'));
    const slanted = cellGroups({ items: transformItems(items, [0.9, 0.3, -0.9, 0.3, 5, 1]) });
    expect(slanted).toHaveLength(16);
    expect(slanted.flatMap(straysOf)).toEqual([]);
  });
});
