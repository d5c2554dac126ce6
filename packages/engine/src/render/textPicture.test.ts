import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { candidatesOf, listCandidates } from '../board/candidates.js';
import { createGrid, emptyGrid } from '../board/grid.js';
import { makeSymbolText } from '../board/symbols.js';
import { parsePuzzleText } from '../format/puzzleText.js';
import { catalog } from '../shape/catalog.js';
import type { Constraint } from '../shape/constraint.js';
import { instantGrid } from '../shape/instantGrid.js';
import { parseShape } from '../shape/shapes.js';
import { slicesAlong } from '../shape/slice.js';
import { boardAxes } from './boards.js';
import { drawText, makeTextPicture } from './textPicture.js';

const full = (spec: string) => {
  const shape = expectOk(parseShape(spec));
  return expectOk(createGrid(shape, instantGrid(shape) ?? []));
};

test('a 9×9 is drawn with its boxes', () => {
  const grid = expectOk(
    parsePuzzleText('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'),
  );
  expect(makeTextPicture(grid)).toMatchInlineSnapshot(`
    "┌───────┬───────┬───────┐
    │ 5 3 . │ . 7 . │ . . . │
    │ 6 . . │ 1 9 5 │ . . . │
    │ . 9 8 │ . . . │ . 6 . │
    ├───────┼───────┼───────┤
    │ 8 . . │ . 6 . │ . . 3 │
    │ 4 . . │ 8 . 3 │ . . 1 │
    │ 7 . . │ . 2 . │ . . 6 │
    ├───────┼───────┼───────┤
    │ . 6 . │ . . . │ 2 8 . │
    │ . . . │ 4 1 9 │ . . 5 │
    │ . . . │ . 8 . │ . 7 9 │
    └───────┴───────┴───────┘"
  `);
});

test('boxes of 3×2 lie on their side', () => {
  expect(makeTextPicture(full('3x2'))).toMatchInlineSnapshot(`
    "┌───────┬───────┐
    │ 1 2 3 │ 4 5 6 │
    │ 4 5 6 │ 1 2 3 │
    ├───────┼───────┤
    │ 2 3 1 │ 5 6 4 │
    │ 5 6 4 │ 2 3 1 │
    ├───────┼───────┤
    │ 3 1 2 │ 6 4 5 │
    │ 6 4 5 │ 3 1 2 │
    └───────┴───────┘"
  `);
});

test('a cube is drawn as numbered slices, side by side, along any axis', () => {
  const grid = full('4^3');
  expect(makeTextPicture(grid)).toMatchInlineSnapshot(`
    "z 1            z 2            z 3            z 4
    ┌─────┬─────┐  ┌─────┬─────┐  ┌─────┬─────┐  ┌─────┬─────┐
    │ 1 2 │ 3 4 │  │ 4 3 │ 2 1 │  │ 3 4 │ 1 2 │  │ 2 1 │ 4 3 │
    │ 3 4 │ 1 2 │  │ 2 1 │ 4 3 │  │ 1 2 │ 3 4 │  │ 4 3 │ 2 1 │
    ├─────┼─────┤  ├─────┼─────┤  ├─────┼─────┤  ├─────┼─────┤
    │ 2 1 │ 4 3 │  │ 3 4 │ 1 2 │  │ 4 3 │ 2 1 │  │ 1 2 │ 3 4 │
    │ 4 3 │ 2 1 │  │ 1 2 │ 3 4 │  │ 2 1 │ 4 3 │  │ 3 4 │ 1 2 │
    └─────┴─────┘  └─────┴─────┘  └─────┴─────┘  └─────┴─────┘"
  `);
  const along = makeTextPicture(grid, { axis: 0, width: 30 }).split('\n');
  expect(along[0]).toBe('x 1            x 2');
  // The first board along x shows y across and z down.
  expect(along[2]).toContain(`│ ${grid.symbols[0]} ${grid.symbols[4]} │`);
});

test('four axes are slices with two coordinates each', () => {
  const lines = makeTextPicture(emptyGrid(expectOk(parseShape('2x2x1x1'))), { width: 40 }).split('\n');
  expect(lines.filter(line => line.includes('z')).slice(0, 2)).toEqual([
    'z 1, w 1       z 2, w 1',
    'z 3, w 1       z 4, w 1',
  ]);
});

test('a Latin square has a frame only, and wide symbols stay in columns', () => {
  expect(makeTextPicture(full('latin:3^2'))).toMatchInlineSnapshot(`
    "┌───────┐
    │ 1 2 3 │
    │ 2 3 1 │
    │ 3 1 2 │
    └───────┘"
  `);
  expect(
    new Set(
      makeTextPicture(full('6x6'), { width: 200 })
        .split('\n')
        .map(line => line.length),
    ).size,
  ).toBe(1);
});

test('the faces of a cube are counted, and named where names are given', () => {
  expect(makeTextPicture(full('iso:2'))).toMatch(/^f 1 +f 2 +f 3\n/);
  expect(makeTextPicture(full('iso:2'), { nameFace: face => face })).toMatchInlineSnapshot(`
    "1 top    2 right  3 left
    ┌─────┐  ┌─────┐  ┌─────┐
    │ 1 2 │  │ 4 2 │  │ 3 2 │
    │ 3 4 │  │ 1 3 │  │ 4 1 │
    └─────┘  └─────┘  └─────┘"
  `);
});

test('a jigsaw shows its pieces, a grid with gaps its gaps', () => {
  const jigsaw = {
    base: 'latin:4^2',
    houses: [
      [0, 1, 2, 4],
      [3, 7, 11, 6],
      [5, 8, 9, 12],
      [10, 13, 14, 15],
    ],
  };
  expect(
    makeTextPicture(emptyGrid(expectOk(parseShape(`custom:${JSON.stringify(jigsaw)}`)))),
  ).toMatchInlineSnapshot(`
    "┌───────────┬───┐
    │ .   .   . │ . │
    │   ┌───┬───┘   │
    │ . │ . │ .   . │
    ├───┘   ├───┐   │
    │ .   . │ . │ . │
    │   ┌───┘   └───┤
    │ . │ .   .   . │
    └───┴───────────┘"
  `);
  const cross = {
    symbols: 2,
    extents: [3, 3],
    cells: [1, 3, 5, 7],
    houses: [
      [1, 3],
      [5, 7],
    ],
  };
  expect(
    makeTextPicture(emptyGrid(expectOk(parseShape(`custom:${JSON.stringify(cross)}`)))),
  ).toMatchInlineSnapshot(`
    "    ┌───┐
        │ . │
    ┌───┼───┼───┐
    │ . │   │ . │
    └───┼───┼───┘
        │ . │
        └───┘"
  `);
});

describe('houses besides rows, columns and boxes', () => {
  const shape = expectOk(
    parseShape(
      JSON.stringify({
        base: '2x2',
        houses: [
          { name: 'the falling diagonal', cells: [0, 5, 10, 15] },
          { name: 'the window', cells: [5, 6, 9, 10] },
        ],
      }),
    ),
  );
  const nameHouse = (house: number) => shape.houseNames?.[house] ?? '';
  test('bear marks, which are explained below', () => {
    const grid = expectOk(createGrid(shape, [1, 2, ...Array(14).fill(0)]));
    expect(makeTextPicture(grid, { nameHouse, width: 30 })).toMatchInlineSnapshot(`
      "┌─────────┬─────────┐
      │ 1¹  2   │ .   .   │
      │ .   .¹² │ .²  .   │
      ├─────────┼─────────┤
      │ .   .²  │ .¹² .   │
      │ .   .   │ .   .¹  │
      └─────────┴─────────┘

      ¹ the falling diagonal
      ² the window"
    `);
  });
  test('are explained on one line where there is room, and only where they have names', () => {
    const lines = makeTextPicture(emptyGrid(shape), { nameHouse, width: 80 }).split('\n');
    expect(lines.at(-1)).toBe('¹ the falling diagonal   ² the window');
    expect(makeTextPicture(emptyGrid(shape)).split('\n')).toEqual(lines.slice(0, -2));
  });
  test('have a colour of their own', () => {
    const paint = (text: string, role: string) => (role === 'mark' ? `<${text}>` : text);
    expect(makeTextPicture(emptyGrid(shape), { paint }).split('\n')[1]).toBe('│ .<¹ > .<  > │ .<  > .<  > │');
  });
  test('in slices keep all boards alike', () => {
    const cube = expectOk(parseShape(JSON.stringify({ base: '4^3', houses: [[0, 21, 42, 63]] })));
    const lines = makeTextPicture(emptyGrid(cube), { width: 200 }).split('\n');
    expect(new Set(lines.slice(1).map(line => line.length)).size).toBe(1);
    expect(lines.join('').match(/¹/g)).toHaveLength(4);
  });
});

describe('constraints', () => {
  const draw = (rule: object, width = 80): string => {
    const shape = expectOk(parseShape(JSON.stringify(rule)));
    const nameConstraint = ({ spec }: Constraint) => spec.name ?? spec.kind;
    return makeTextPicture(emptyGrid(shape), { nameConstraint, width });
  };
  const legend = (rule: object, width?: number): string[] =>
    draw(rule, width)
      .split('\n')
      .filter(line => line.startsWith('#'));

  test('are listed below with their cells, in columns', () => {
    const rule = {
      base: '2x2',
      constraints: [
        { kind: 'killer', cells: [0, 1], sum: 7 },
        { kind: 'killer', name: 'Tower', cells: [2, 3] },
        { kind: 'thermo', cells: [4, 5, 6], slow: true },
        { kind: 'arrow', circle: [0], cells: [4, 5] },
        { kind: 'clone', cells: [0, 1], others: [10, 11] },
        { kind: 'greater', cells: [8, 9, 12] },
        { kind: 'anti-knight' },
      ],
    };
    expect(draw(rule)).toMatchInlineSnapshot(`
      "┌─────┬─────┐
      │ . . │ . . │
      │ . . │ . . │
      ├─────┼─────┤
      │ . . │ . . │
      │ . . │ . . │
      └─────┴─────┘

      # killer        r1c1, r1c2
      # Tower         r1c3, r1c4
      # thermo        r2c1, r2c2, r2c3
      # arrow         r1c1 = r2c1, r2c2
      # clone         r1c1, r1c2 = r3c3, r3c4
      # greater       r3c1 > r3c2, r4c1
      # anti-knight"
    `);
  });
  test('have the names of their cells in a cube, and go on below where there is no room', () => {
    const constraints = [
      { kind: 'palindrome', cells: [0, 1, 6, 15, 31] },
      { kind: 'diagonal', direction: [1, 1, 0] },
    ];
    expect(legend({ base: '4^3', constraints }, 60)).toMatchInlineSnapshot(`
      [
        "# palindrome   x1 y1 z1, x2 y1 z1, x3 y2 z1, x4 y4 z1,",
        "#              x4 y4 z2",
        "# diagonal",
      ]
    `);
  });
  test('are passed over by the reader of a picture', () => {
    const rule = {
      base: '2x2',
      constraints: [{ kind: 'killer', cells: [0, 1], sum: 7 }, { kind: 'anti-knight' }],
    };
    const shape = expectOk(parseShape(JSON.stringify(rule)));
    expect(expectOk(parsePuzzleText(draw(rule), { spec: shape.spec }))).toEqual(emptyGrid(shape));
  });
});

describe('colour', () => {
  test('paints every piece by its role', () => {
    const grid = expectOk(createGrid(expectOk(parseShape('2x2')), [1, 2, ...Array(14).fill(0)]));
    const picture = makeTextPicture(grid, {
      paint: (text, role) => (role === 'conflict' || role === 'clue' ? `<${role} ${text}>` : text),
      roleOf: cell => (cell === 0 ? 'conflict' : 'clue'),
    });
    expect(picture.split('\n')[1]).toBe('│ <conflict 1> <clue 2> │ . . │');
  });
});

test('a huge shape is drawn line by line', () => {
  const lines = drawText(emptyGrid(expectOk(parseShape('4x3x2x1'))), { width: 160 });
  expect(lines.next().value).toContain('z 1, w 1');
  expect(lines.next().value).toContain('┌');
});

/** A few cells of the instant solution, the rest blank. */
const sparse = (spec: string) => {
  const { shape, symbols } = full(spec);
  return expectOk(
    createGrid(
      shape,
      Array.from(symbols, (symbol, cell) => (cell % 5 === 0 ? symbol : 0)),
    ),
  );
};
const shapes = [...catalog.slice(0, 14), '6x6', '2x1x1x1x1x1', '2x2x1x1x1', 'latin:10^2'];

describe('candidates', () => {
  test.each(shapes)('of %s stand in every blank cell, in order', spec => {
    const grid = sparse(spec);
    const { shape } = grid;
    const candidates = candidatesOf(grid);
    const between = shape.symbols > 35 ? ',' : '';
    const textOf = (cell: number | undefined) =>
      listCandidates(candidates, cell ?? 0)
        .map(symbol => makeSymbolText(symbol, shape.symbols))
        .join(between);
    // One board below the other, so that what is read stands in the order of the cells.
    const lines = [...drawText(grid, { candidates, width: 1 })].filter(line => /^[ │]/.test(line));
    const shown = lines.flatMap(line => line.split(/[ │]+/)).filter(text => text !== '');
    const [across, down] = boardAxes(shape);
    const expected = [...slicesAlong(shape, across, down)].flatMap(({ cells }) => cells.map(textOf));
    expect(shown).toEqual(expected);
  });
  test('of a cell that has none left are a dash', () => {
    const grid = expectOk(parsePuzzleText('2x2:123........4....'));
    expect(makeTextPicture(grid, { candidates: candidatesOf(grid) })).toContain('│ 1   2   │ 3   -   │');
  });
});

test.each(shapes)('the boards of %s stand below their headings, in columns', spec => {
  for (const candidates of [undefined, candidatesOf(sparse(spec))]) {
    const options = {
      width: 120,
      ...(candidates && { candidates }),
      nameFace: (name: string) => `the ${name}`,
    };
    const lines = makeTextPicture(sparse(spec), options).split('\n');
    const placesOf = (line: string, piece: RegExp) => [...line.matchAll(piece)].map(({ index }) => index);
    const tops = lines.filter(line => line.startsWith('┌')).map(line => placesOf(line, /┌/g));
    expect(tops.length).toBeGreaterThan(0);
    for (const top of tops) expect(tops[0].slice(0, top.length)).toEqual(top);
    // Those that are broken over several lines stand in columns, too.
    const perBoard = lines.findIndex(line => line.startsWith('┌'));
    const headings = lines
      .filter(line => /^[\da-z]/.test(line))
      .map(line => placesOf(line, /(?<!\S |, |\S)\S/g));
    if (perBoard > 0) expect(headings).toEqual(tops.flatMap(top => Array(perBoard).fill(top)));
  }
});

describe('headings', () => {
  test('that are wider than their boards are broken', () => {
    const picture = makeTextPicture(emptyGrid(expectOk(parseShape('2x1x1x1x1x1'))), { width: 16 });
    expect(picture.split('\n').slice(0, 9).join('\n')).toMatchInlineSnapshot(`
      "z1 w1    z2 w1
      v1 u1    v1 u1
      ┌─────┐  ┌─────┐
      │ . . │  │ . . │
      │ . . │  │ . . │
      └─────┘  └─────┘

      z1 w2    z2 w2
      v1 u1    v1 u1"
    `);
  });
  test.each(['2x1x1', '2x1x1x1', '2x1x1x1x1', '2x1x1x1x1x1', '2x1x1x1x1x1x1x1', '2x2x1x1x1', 'latin:3^7'])(
    'of %s are no wider than its boards',
    spec => {
      const lines = makeTextPicture(emptyGrid(expectOk(parseShape(spec))), { width: 1 }).split('\n');
      const widest = Math.max(...lines.filter(line => line.startsWith('┌')).map(line => line.length));
      expect(Math.max(...lines.map(line => line.length))).toBe(widest);
    },
  );
});

test('entries bear a sign where it is asked for', () => {
  const grid = expectOk(createGrid(expectOk(parseShape('2x2')), [1, 2, 3, ...Array(13).fill(0)]));
  expect(makeTextPicture(grid, { isEntry: cell => cell === 0 || cell === 2 }).split('\n')[1]).toBe(
    '│╶1 2 │╶3 . │',
  );
});
