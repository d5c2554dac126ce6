import { describe, expect, test } from 'vitest';
import { type KindName, kindNames } from '../../shape/constraint.js';
import type { Cell, Shape } from '../../shape/shape.js';
import { parseShape } from '../../shape/shapes.js';
import { drawBoard } from '../boardDrawing.js';
import type { PathItem, TextItem } from '../drawing.js';
import { isInside, type Leaf, leavesOf, outlineOf, shapeOf } from '../drawing.testkit.js';
import { type BoardLayout, type Layout, layOut } from '../layout.js';
import type { CellPlace, Point } from '../panel.js';
import { perspectiveAlong, perspectivesOf } from '../perspective.js';
import type { PathRole } from '../role.js';
import { writeChoice } from './cellMarks.js';

type Fields = Readonly<Record<string, unknown>>;

const rule = (base: string, ...constraints: readonly Fields[]): string =>
  JSON.stringify({ base, constraints });
const boardsOf = (layout: Layout): BoardLayout[] =>
  Array.from({ length: layout.boardCount }, (_, i) => layout.boardAt(i));
const placeIn = (board: BoardLayout, cell: Cell): CellPlace | undefined =>
  board.rows.flat().find(place => place.cell === cell);
/** All that constraints put on a board, with broad lines by their edges too. */
const leavesOn = ({ constraints }: BoardLayout): Leaf[] =>
  leavesOf(constraints.flatMap(({ under, over }) => [...under, ...over]));
const pathsOn = (board: BoardLayout, role: PathRole): PathItem[] =>
  leavesOn(board).flatMap(({ item }) => (item.kind === 'path' && item.role === role ? [item] : []));
const textsOn = (board: BoardLayout): TextItem[] =>
  leavesOn(board).flatMap(({ item }) => (item.kind === 'text' ? [item] : []));
const boardOf = (base: string, ...constraints: readonly Fields[]): BoardLayout =>
  layOut(shapeOf(rule(base, ...constraints))).boardAt(0);
const tintedOn = (board: BoardLayout): Cell[] =>
  board.rows.flat().flatMap(({ cell, shades = [] }) => shades.map(() => cell));
const rolesOn = (board: BoardLayout): Set<string> => new Set(leavesOn(board).map(({ item }) => item.role));

/** One of each kind, on cells that every shape below has. */
const fieldsOf = (axes: number): Readonly<Record<KindName, Fields>> => ({
  region: { cells: [0, 1, 12] },
  diagonal: { direction: axes === 2 ? [1, 1] : [1, 1, 0] },
  windoku: {},
  'disjoint-groups': {},
  'anti-knight': {},
  'anti-king': {},
  offsets: { offsets: [Array.from({ length: axes }, () => 1)] },
  'non-consecutive': {},
  killer: { cells: [0, 1, 12], sum: 7 },
  'little-killer': { cells: [1, 12, 23], sum: 7 },
  arrow: { circle: [0], cells: [1, 12] },
  thermo: { cells: [0, 1, 12], slow: true },
  greater: { cells: [1, 2, 12] },
  'white-dot': { cells: [1, 12] },
  'black-dot': { cells: [1, 12], ratio: 3 },
  xv: { cells: [1, 2], sum: 5 },
  whisper: { cells: [0, 1, 12] },
  palindrome: { cells: [0, 1, 12] },
  renban: { cells: [0, 1, 12] },
  between: { cells: [0, 12, 23] },
  clone: { cells: [0, 1], others: [12, 13] },
  odd: { cells: [1, 12] },
  even: { cells: [1, 12] },
  candidates: { cells: [1, 12], symbols: [1, 3] },
});
const inWords: readonly KindName[] = [
  'disjoint-groups',
  'anti-knight',
  'anti-king',
  'offsets',
  'non-consecutive',
];
const bases = ['3x3', '4^3', '2x2x1x1', 'iso:4', 'faces:4', 'plane:3^3'];

const exampleOf = (base: string, kind: KindName): Fields => {
  const { extents } = shapeOf(base);
  const direction = extents.map((_, axis) => (axis < 2 ? 1 : 0));
  return { kind, ...fieldsOf(extents.length)[kind], ...(kind === 'diagonal' && { direction }) };
};

/** Every kind on every shape that takes it: what needs boxes is refused by those that have none. */
const cases = bases.flatMap(base =>
  kindNames.flatMap((kind): [KindName, string, Shape][] => {
    const shape = parseShape(rule(base, exampleOf(base, kind)));
    return shape.ok ? [[kind, base, shape.value]] : [];
  }),
);

test('every kind is tried on every shape that has what it needs', () => {
  const missing = bases.flatMap(base =>
    kindNames
      .filter(kind => !cases.some(([name, on]) => name === kind && on === base))
      .map(kind => `${kind} on ${base}`),
  );
  expect(missing).toEqual([
    'windoku on iso:4',
    'windoku on faces:4',
    'disjoint-groups on faces:4',
    'windoku on plane:3^3',
    'disjoint-groups on plane:3^3',
  ]);
});

/** Points along an item, near enough to each other to hit every cell that it runs through. */
const alongOf = (leaf: Leaf): Point[] => {
  const points = outlineOf(leaf);
  if (leaf.item.kind === 'text') return points;
  return leaf.item.lines.flatMap(line =>
    (leaf.item.kind === 'path' && leaf.item.closed ? [...line, line[0]] : line).flatMap((to, i, all) => {
      const from = all[Math.max(0, i - 1)];
      return Array.from({ length: 21 }, (_, k) => ({
        x: from.x + ((to.x - from.x) * k) / 20,
        y: from.y + ((to.y - from.y) * k) / 20,
      }));
    }),
  );
};

const isEncircled = ({ item }: Leaf, { x, y }: Point): boolean =>
  item.kind === 'path' &&
  item.closed &&
  item.lines.flatMap(line =>
    line.filter((from, i) => {
      const to = line[(i + 1) % line.length];
      return from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
    }),
  ).length %
    2 ===
    1;

const touches = (leaf: Leaf, { corners, centre }: CellPlace): boolean =>
  isEncircled(leaf, centre) || alongOf(leaf).some(point => isInside(point, corners));

describe.each(cases)('%s on %s', (kind, _base, shape) => {
  const layouts = perspectivesOf(shape).map(perspective => layOut(shape, perspective));

  test('is drawn within the bounds of its boards', () => {
    for (const board of layouts.flatMap(boardsOf)) {
      const { left, top, width, height } = board.bounds;
      const strays = leavesOn(board).filter(leaf => {
        const half = leaf.item.kind === 'path' ? (leaf.item.thickness ?? 0) / 2 : 0;
        return outlineOf(leaf).some(
          ({ x, y }) =>
            x - half < left - 1e-6 ||
            y - half < top - 1e-6 ||
            x + half > left + width + 1e-6 ||
            y + half > top + height + 1e-6,
        );
      });
      expect(strays.map(({ item }) => item)).toEqual([]);
    }
  });

  test('touches every cell that it names, on the board where it lies', () => {
    const [{ cells }] = shape.constraints;
    for (const layout of layouts) {
      const seen = cells.filter(cell => {
        const board = layout.boardAt(layout.boardOf(cell));
        const place = placeIn(board, cell) as CellPlace;
        return leavesOn(board).some(leaf => touches(leaf, place));
      });
      expect(seen).toEqual(inWords.includes(kind) ? [] : cells);
    }
  });

  test('shows itself on those boards only', () => {
    for (const board of layouts.flatMap(boardsOf)) {
      const { cells } = shape.constraints[0];
      const isHere = inWords.includes(kind) ? false : cells.some(cell => placeIn(board, cell));
      if (cells.length > 0)
        expect(board.constraints.map(({ constraint }) => constraint)).toEqual(isHere ? [0] : []);
      for (const { under, over } of board.constraints) expect(under.length + over.length).toBeGreaterThan(0);
    }
  });
});

describe('a cage', () => {
  const cubeCage = { kind: 'killer', cells: [0, 1, 17, 33], sum: 10 };

  test('has a dashed outline, and its sum in the first cell of reading', () => {
    const board = boardOf('3x3', { kind: 'killer', cells: [10, 1, 9], sum: 12 });
    const [sum, ...others] = textsOn(board);
    expect([sum.text, sum.cell, others]).toEqual(['12', 1, []]);
    expect(rolesOn(board)).toEqual(new Set(['cage', 'label']));
  });

  test('without a sum has none', () => {
    expect(textsOn(boardOf('3x3', { kind: 'killer', cells: [0, 1] }))).toEqual([]);
  });

  test('of several layers has its sum, its tint and signs of where it goes on, on each of them', () => {
    const boards = boardsOf(layOut(shapeOf(rule('4^3', cubeCage))));
    expect(boards.map(board => textsOn(board).map(({ text, cell }) => [text, cell]))).toEqual([
      [['10', 0]],
      [['10', 17]],
      [['10', 33]],
      [],
    ]);
    expect(boards.map(tintedOn)).toEqual([[0, 1], [17], [33], []]);
    expect(boards.map(board => pathsOn(board, 'exit').map(pointsUp))).toEqual([
      [false],
      [true, false],
      [true],
      [],
    ]);
  });

  test('in the plane of a board has neither tint nor signs, and looked at from the side it has', () => {
    const shape = shapeOf(rule('4^3', { kind: 'killer', cells: [0, 1, 5], sum: 9 }));
    const front = layOut(shape).boardAt(0);
    expect([rolesOn(front), tintedOn(front)]).toEqual([new Set(['cage', 'label']), []]);
    const side = layOut(shape, perspectiveAlong(shape, 0)).boardAt(0);
    expect([rolesOn(side), tintedOn(side)]).toEqual([new Set(['cage', 'label', 'exit']), [0]]);
  });

  test('that touches another in space has another tint', () => {
    const towers = Array.from({ length: 16 }, (_, cell) => ({ kind: 'killer', cells: [cell, cell + 16] }));
    const board = boardOf('4^3', ...towers);
    const tints = board.rows.flat().map(({ shades = [] }) => shades[0]?.role);
    expect(tints).not.toContain(undefined);
    for (const [cell, tint] of tints.entries()) {
      if (cell % 4 < 3) expect(tints[cell + 1]).not.toBe(tint);
      if (cell < 12) expect(tints[cell + 4]).not.toBe(tint);
    }
  });

  test('whose layers do not follow each other still says where to look', () => {
    const board = boardOf('4^3', { kind: 'killer', cells: [0, 37], sum: 5 });
    expect(pathsOn(board, 'exit').map(pointsUp)).toEqual([false]);
  });

  test('leaves its outline open where a sum stands, and notes keep below', () => {
    const board = boardOf('3x3', { kind: 'killer', cells: [0, 1], sum: 17 });
    const [sum] = leavesOn(board).filter(({ item }) => item.kind === 'text');
    const box = outlineOf(sum);
    const [cage] = leavesOn(board).filter(({ item }) => item.role === 'cage');
    expect(alongOf(cage).filter(point => isInside(point, box))).toEqual([]);
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const notes = leavesOf(drawBoard(board, { symbols: 9, lookOf: () => ({ corner: all }) })).filter(
      ({ item }) => item.role === 'cornerNote' && item.cell === 0,
    );
    expect(notes).toHaveLength(9);
    const lowest = Math.max(...box.map(({ y }) => y));
    expect(Math.min(...notes.flatMap(outlineOf).map(({ y }) => y))).toBeGreaterThan(lowest - 0.01);
  });

  test('that shares a cell with another is drawn inside of it, and both sums can be read', () => {
    const board = boardOf(
      '3x3',
      { kind: 'killer', cells: [0, 1], sum: 17 },
      { kind: 'killer', cells: [0, 9], sum: 3 },
    );
    const [first, second] = textsOn(board);
    expect([first.text, second.text]).toEqual(['17', '3']);
    expect(second.at.x - first.at.x).toBeGreaterThan(0.2);
    const tops = pathsOn(board, 'cage').map(({ lines }) => Math.min(...lines.flat().map(({ y }) => y)));
    expect(tops[1]).toBeGreaterThan(tops[0]);
  });

  test('goes on over an edge of the cube where the paper is cut', () => {
    const places = layOut(shapeOf('faces:4')).boardAt(0).rows.flat();
    const cellAt = (x: number, y: number): Cell | undefined =>
      places.find(({ centre }) => Math.hypot(centre.x - x, centre.y - y) < 1e-6)?.cell;
    // The upper edge of the right face is the right edge of the top, on the cube.
    const board = boardOf('faces:4', { kind: 'killer', cells: [cellAt(9.5, 4.5), cellAt(7.5, 2.5)], sum: 9 });
    const middles = pathsOn(board, 'exit').map(({ lines: [[tip, left, right]] }) => ({
      x: tip.x - (left.x + right.x) / 2,
      y: tip.y - (left.y + right.y) / 2,
    }));
    // Out of the top to the right, and out of the right face upwards.
    expect(middles.map(({ x, y }) => [x > 0.05, y < -0.05])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(textsOn(board).map(({ text }) => text)).toEqual(['9', '9']);
  });
});

/** Whether a triangle points up: one corner above two. */
const pointsUp = ({ lines: [corners] }: PathItem): boolean => {
  const heights = corners.map(({ y }) => y);
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2;
  return heights.filter(y => y < middle).length === 1;
};

describe('a line', () => {
  test('that leaves the sheet ends in its cell with a sign, and begins so where it comes back', () => {
    const boards = boardsOf(layOut(shapeOf(rule('4^3', { kind: 'thermo', cells: [0, 1, 17, 18] }))));
    const [first, second, third] = boards;
    expect([first, second, third].map(board => pathsOn(board, 'exit').map(pointsUp))).toEqual([
      [false],
      [true],
      [],
    ]);
    expect(
      [first, second].map(board => pathsOn(board, 'broadLine').map(({ lines }) => lines[0].length)),
    ).toEqual([[3, 2], [3]]);
  });

  test.each([
    ['slow', { kind: 'thermo', cells: [0, 1], slow: true }, { kind: 'thermo', cells: [0, 1] }],
    ['palindrome', { kind: 'palindrome', cells: [0, 1] }, { kind: 'renban', cells: [0, 1] }],
    ['whisper', { kind: 'whisper', cells: [0, 1] }, { kind: 'palindrome', cells: [0, 1] }],
    ['between', { kind: 'between', cells: [0, 1, 2] }, { kind: 'renban', cells: [0, 1, 2] }],
  ])('%s has another form than its like, not only another colour', (_, one, other) => {
    const formsOf = (fields: Fields) =>
      JSON.stringify(
        leavesOn(boardOf('3x3', fields)).map(
          ({ item }) => item.kind === 'path' && [item.lines, item.thickness],
        ),
      );
    expect(formsOf(one)).not.toBe(formsOf(other));
  });

  test('of an arrow runs from under its circle to its head', () => {
    const board = boardOf('3x3', { kind: 'arrow', circle: [0], cells: [1, 2] });
    const roles = leavesOn(board).map(({ item }) => item.role);
    expect(roles.indexOf('plate')).toBeGreaterThan(roles.indexOf('thinLine'));
    const [{ lines }] = pathsOn(board, 'thinLine');
    const end = { x: 2.5, y: 0.5 };
    expect([lines[0][0], lines[0][2], lines[1][1]]).toEqual([{ x: 0.5, y: 0.5 }, end, end]);
  });

  test('of an arrow with two digits leaves a pill from the nearer cell', () => {
    const board = boardOf('3x3', { kind: 'arrow', circle: [0, 1], cells: [2, 3, 4] });
    expect(pathsOn(board, 'plate').map(({ lines }) => lines[0].map(({ x }) => x))).toEqual([
      [0.5, 1.5],
      [0.5, 0.5],
    ]);
    expect(pathsOn(board, 'thinLine')[0].lines[0][0].x).toBe(1.5);
  });

  test('of a diagonal runs from corner to corner', () => {
    const [{ lines }] = pathsOn(boardOf('3x3', { kind: 'diagonal', direction: [1, -1] }), 'thinLine');
    const ends = [lines[0][0], lines[0][lines[0].length - 1]]
      .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
      .sort();
    expect(ends).toEqual(['0 9', '9 0']);
  });
});

describe('a sum of a diagonal', () => {
  const diagonal = { kind: 'little-killer', cells: [1, 11, 21, 31, 41, 51, 61, 71], sum: 42 };

  test('stands outside, where its arrow points in, and the board takes up that room', () => {
    const board = boardOf('3x3', diagonal);
    expect(board.bounds).toEqual({ left: 0, top: -0.95, width: 9, height: 9.95 });
    const [{ text, at }] = textsOn(board);
    expect([text, at.y < 0, Math.abs(at.x - 0.42) < 0.01]).toEqual(['42', true, true]);
    const [{ lines }] = pathsOn(board, 'thinLine');
    const [from, to] = lines[0];
    expect([to.x - from.x, to.y - from.y].map(by => by > 0)).toEqual([true, true]);
  });

  test('is told as a dashed line where the cells are no whole diagonal of one board', () => {
    for (const cells of [
      [1, 11],
      [1, 2, 3],
      [1, 11, 12],
    ])
      expect(rolesOn(boardOf('3x3', { ...diagonal, cells, sum: 12 }))).toEqual(
        new Set(['dashedLine', 'plate', 'plateText']),
      );
    const cube = rule('4^3', { kind: 'little-killer', cells: [0, 21, 42, 63], sum: 10 });
    for (const board of boardsOf(layOut(shapeOf(cube)))) {
      expect(textsOn(board).map(({ text }) => text)).toEqual(['10']);
      expect(board.bounds).toMatchObject({ left: 0, top: 0 });
    }
  });

  test('in a cube stands outside of the slice that it lies in, and all boards are of one size', () => {
    const shape = shapeOf(rule('4^3', { kind: 'little-killer', cells: [1, 18, 35], sum: 6 }));
    const side = layOut(shape, perspectiveAlong(shape, 1));
    expect(side.bounds).toEqual({ left: 0, top: -0.95, width: 4, height: 4.95 });
    expect(boardsOf(side).map(board => textsOn(board).length)).toEqual([1, 0, 0, 0]);
    expect(layOut(shape).bounds).toEqual({ left: 0, top: 0, width: 4, height: 4 });
  });
});

describe('a mark of two cells', () => {
  const dotsOn = (board: BoardLayout): Point[] =>
    pathsOn(board, 'whiteDot').flatMap(({ lines }) => lines[0].slice(1));

  test('stands on their border, at their corner, or in the middle of a thread', () => {
    const dot = (cells: number[]) => boardOf('3x3', { kind: 'white-dot', cells });
    expect(dotsOn(dot([0, 1]))).toEqual([{ x: 1, y: 0.5 }]);
    expect(dotsOn(dot([0, 10]))).toEqual([{ x: 1, y: 1 }]);
    expect(dotsOn(dot([0, 20]))).toEqual([{ x: 1.5, y: 1.5 }]);
    expect([dot([0, 10]), dot([0, 20])].map(board => pathsOn(board, 'thinLine').length)).toEqual([0, 1]);
  });

  test('has its number where it is not the usual one', () => {
    const textOf = (fields: Fields) =>
      textsOn(boardOf('3x3', { cells: [0, 1], ...fields })).map(({ text }) => text);
    expect(textOf({ kind: 'white-dot' })).toEqual([]);
    expect(textOf({ kind: 'white-dot', difference: 3 })).toEqual(['3']);
    expect(textOf({ kind: 'black-dot', ratio: 2 })).toEqual([]);
    expect(textOf({ kind: 'black-dot', ratio: 4 })).toEqual(['4']);
    expect([5, 10, 12].flatMap(sum => textOf({ kind: 'xv', sum }))).toEqual(['V', 'X', '12']);
  });

  test('between two layers stands in a corner of both cells, with a sign of where the other is', () => {
    const boards = boardsOf(layOut(shapeOf(rule('4^3', { kind: 'white-dot', cells: [5, 21] }))));
    for (const [board, cell] of [
      [boards[0], 5],
      [boards[1], 21],
    ] as const) {
      const { corners } = placeIn(board, cell) as CellPlace;
      expect(dotsOn(board).map(point => isInside(point, corners))).toEqual([true]);
    }
    expect(boards.map(board => pathsOn(board, 'exit').map(pointsUp))).toEqual([[false], [true], [], []]);
  });

  test('of greater points to the smaller cell, on the board and in each of two layers', () => {
    const tips = (board: BoardLayout) =>
      pathsOn(board, 'inkLine').map(({ lines: [[wing, tip]] }) =>
        [tip.x - wing.x, tip.y - wing.y].map(by => +by.toFixed(2)),
      );
    expect(tips(boardOf('3x3', { kind: 'greater', cells: [10, 9, 19] }))).toEqual(
      [
        [-0.13, 0.12],
        [0.12, 0.13],
      ].map(([x, y]) => [expect.closeTo(x, 1), expect.closeTo(y, 1)]),
    );
    const boards = boardsOf(layOut(shapeOf(rule('4^3', { kind: 'greater', cells: [5, 21] }))));
    // In its own cell the greater one reads as `>` towards what it is compared with, the smaller as `<`.
    expect(boards.flatMap(tips).map(([x]) => x > 0)).toEqual([true, false]);
  });
});

describe('areas', () => {
  test('of clones and of scattered regions have letters where there are several', () => {
    const clones = [
      { kind: 'clone', cells: [0, 1], others: [40, 41] },
      { kind: 'clone', cells: [6], others: [60] },
    ];
    expect(textsOn(boardOf('3x3', clones[0]))).toEqual([]);
    expect(textsOn(boardOf('3x3', ...clones)).map(({ text, cell }) => [text, cell])).toEqual([
      ['A', 0],
      ['A', 40],
      ['B', 6],
      ['B', 60],
    ]);
    const regions = boardOf('3x3', { kind: 'region', cells: [0, 1] }, { kind: 'region', cells: [40, 60] });
    expect(textsOn(regions).map(({ text, cell }) => [text, cell])).toEqual([
      ['b', 40],
      ['b', 60],
    ]);
  });

  test('that are houses are drawn as what they are, and not shaded again', () => {
    const board = boardOf('3x3', { kind: 'windoku' }, { kind: 'diagonal', direction: [1, 1] });
    expect(board.rows.flat().filter(({ shades }) => shades)).toEqual([]);
    expect(pathsOn(board, 'window')[0].lines).toHaveLength(4);
    expect(pathsOn(board, 'thinLine')).toHaveLength(1);
  });

  test('of windows are drawn in the sheets that they lie in', () => {
    const boards = boardsOf(layOut(shapeOf(rule('4^3', { kind: 'windoku' }))));
    expect(boards.map(board => pathsOn(board, 'window').flatMap(({ lines }) => lines).length)).toEqual([
      1, 1, 1, 1,
    ]);
  });
});

test('what may stand in a cell is written as short as it can be read', () => {
  expect(
    [
      [1, 5, 9],
      [1, 2, 3, 4],
      [1, 2],
      [9, 1, 2, 3],
    ].map(symbols => writeChoice(symbols, 9)),
  ).toEqual(['1/5/9', '1–4', '1/2', '1–3/9']);
  expect(writeChoice([1, 2, 3, 4, 6, 7, 8, 9], 9)).toBe('1–4/6–9');
  expect(writeChoice([2, 10, 16], 16)).toBe('2/A/G');
});

test('boards without constraints have nothing of this', () => {
  const board = layOut(shapeOf('9^3')).boardAt(0);
  expect([board.constraints, board.bounds]).toEqual([[], { left: 0, top: 0, width: 9, height: 9 }]);
  expect(board.rows.flat().filter(place => 'headroom' in place)).toEqual([]);
});
