import lzString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { countFilled } from '../board/grid.js';
import { sentenceOf } from '../words/sentences.testkit.js';
import { someSheet } from './corpus.testkit.js';
import { marksAt } from './markedSheet.js';
import { parsePuzzles } from './reader.js';
import { makeSudokuPad, parseSudokuPad } from './sudokuPad.js';
import { parseZippedJson } from './zippedJson.js';

const regions = [0, 1, 2, 3].map(box =>
  [0, 1, 2, 3].map(i => [(box >> 1) * 2 + (i >> 1), (box & 1) * 2 + (i & 1)]),
);
const cells = [
  [{ value: 1 }, {}, {}, {}],
  [{}, {}, { value: '2' }, {}],
  [{}, {}, {}, {}],
  [{}, { centremarks: [3, 4] }, {}, {}],
];
const link = (value: unknown, kind = 'scl'): string =>
  `https://sudokupad.app/${kind}${lzString.compressToBase64(typeof value === 'string' ? value : JSON.stringify(value))}`;

describe('the JSON of SudokuPad', () => {
  const plain = {
    id: 'a',
    cellSize: 50,
    cells,
    regions,
    metadata: { title: 'A', author: 'B', rules: ['C', 'D'] },
  };
  const sheet = expectOk(parseSudokuPad(link(plain)));
  test('has clues, marks, regions and a title', () => {
    expect([sheet.grid.shape.name, countFilled(sheet.grid), marksAt(sheet, 13)]).toEqual(['2x2', 2, [3, 4]]);
    expect(sheet.about).toEqual({ title: 'A', author: 'B', description: 'C\nD' });
  });
  test('is read from the links of all its pages, from bare data and from a file', () => {
    const data = link(plain).slice('https://sudokupad.app/'.length);
    for (const text of [
      `https://app.crackingthecryptic.com/sudoku/?puzzleid=${encodeURIComponent(data)}`,
      `https://app.crackingthecryptic.com/${data}?setting-nogrid=1`,
      `https://beta.sudokupad.app/sudoku/${data}`,
      `https://sudokupad.app/ctc${data.slice(3)}`,
      `sudokupad://puzzle/${data}`,
      data,
      JSON.stringify(plain),
      JSON.stringify(plain, null, 1),
    ])
      expect(parsePuzzles(text)).toEqual([{ ok: true, value: sheet }]);
  });
  test('may be shortened as SudokuPad does it', () => {
    const shortened =
      "{id:'a',cs:50,ce:[[{v:1},,,],[,,{v:2},],[,,,],[,{centremarks:[3,4]},,]],re:" +
      `${JSON.stringify(regions)},ca:[{v:'title: It\\'s A'},{v:'author: B'},{v:'rules: C'},{v:'solution: 1234342121434312'}],u:[],metadata:{}}`;
    // An empty list would have been left out; this one holds an empty object, which is a drawing.
    expect(sentenceOf(parseSudokuPad(link(shortened)))).toContain('not known here: underlays.');
    const read = expectOk(parseSudokuPad(link(shortened.replace('u:[],', ''))));
    expect([read.grid, read.candidates]).toEqual([sheet.grid, sheet.candidates]);
    expect(read.about).toEqual({ title: "It's A", author: 'B', description: 'C' });
    expect(read.solution?.symbols[15]).toBe(2);
  });
  test.each([
    [
      { ...plain, lines: [{}], arrows: [{}], underlays: [] },
      'SudokuPad has rules that are not known here: lines and arrows.',
    ],
    [{ ...plain, cages: [{ cells: [[0, 0]], value: '3' }] }, 'here: cages.'],
    [{ ...plain, cages: [{ cells: [[0, 0]], unique: true, value: 'a' }] }, 'here: cages.'],
    [{ ...plain, cages: [{ cells: [[0, 0]], unique: true, value: '3', sum: 4 }] }, 'here: cages.'],
    [{ ...plain, cages: [{ cells: [[0, 0]], unique: true, style: 'fpRowIndexer' }] }, 'here: cages.'],
    [{ ...plain, cages: [{ cells: [[0, 9]], unique: true }] }, '"cages" is not as SudokuPad writes it'],
    [{ ...plain, metadata: { antiknight: 'maybe' } }, 'here: antiknight.'],
    [{ ...plain, metadata: { norowcol: true } }, 'here: norowcol.'],
    [{ ...plain, global: ['antixv'] }, 'here: antixv.'],
    [{ cells, global: ['disjoint'] }, 'here: disjoint.'],
    [{ ...plain, regions: [[[0, 0]]] }, 'here: regions.'],
    [{ ...plain, regions: [[[9, 9]]] }, '"regions" is not as SudokuPad writes it'],
    [{ ...plain, cells: [[{}, {}, {}]] }, 'this grid has 1 rows and 3 columns'],
    [{ ...plain, cells: [[{}, {}], [{}]] }, '"cells"'],
    [
      {
        ...plain,
        cells: [
          [{ value: 'A' }, {}],
          [{}, {}],
        ],
      },
      '"value"',
    ],
    [{ size: 9, 'no cells': 'at all' }, 'damaged'],
    ['{ce:[[{v:1},{v:2}],re:[', 'damaged'],
  ])('%j is refused', (value, message) => {
    expect(sentenceOf(parseSudokuPad(link(value)))).toContain(message);
  });
  test('no regions leave rows and columns, regions over others are houses too, and a hidden cage is nothing', () => {
    const name = (value: object): string => expectOk(parseSudokuPad(link(value))).grid.shape.name;
    expect(name({ cells })).toBe('latin:4^2');
    expect(name({ ...plain, cages: [{ cells: [[0, 0]], unique: false, hidden: true }] })).toBe('2x2');
    const over = expectOk(
      parseSudokuPad(
        link({
          cells,
          regions: [
            ...regions,
            [
              [1, 1],
              [1, 2],
              [2, 1],
              [2, 2],
            ],
          ],
        }),
      ),
    );
    expect(over.grid.shape.houseCount).toBe(13);
    expect(expectOk(parseSudokuPad(link({ ...plain, metadata: { source: 'X' } }))).leftOut).toEqual([
      'source',
    ]);
  });
});

test('cages of different symbols and rules of the whole board are constraints', () => {
  const constraintsIn = (value: object) =>
    expectOk(parseSudokuPad(link({ cells, regions, ...value }))).grid.shape.constraints.map(
      ({ spec }) => spec,
    );
  const places = [
    [0, 1],
    [0, 2],
  ];
  expect(
    constraintsIn({
      cages: [
        { cells: places, unique: true, value: 5, sum: 5 },
        { cells: places, unique: true, value: '5', style: 'killer' },
        { cells: places, unique: true },
        { cells: [...places, [1, 1], [2, 1]], unique: true, style: 'extraregion', sum: 10 },
        { value: 'antiking: true' },
      ],
      metadata: { antiknight: true },
      global: ['antiknight', 'nonconsecutive'],
    }),
  ).toEqual([
    { kind: 'anti-king' },
    { kind: 'anti-knight' },
    { kind: 'non-consecutive' },
    { kind: 'killer', cells: [1, 2], sum: 5 },
    { kind: 'killer', cells: [1, 2], sum: 5 },
    { kind: 'killer', cells: [1, 2] },
    { kind: 'region', cells: [1, 2, 5, 9] },
  ]);
  const group = { cells: places, unique: true, type: 'disjoint', style: null };
  expect(constraintsIn({ global: ['disjoint'], cages: [group] })).toEqual([{ kind: 'disjoint-groups' }]);
  expect(constraintsIn({ regions: [], global: ['disjoint'], cages: [group] })).toEqual([
    { kind: 'region', cells: [1, 2] },
  ]);
});

test('the data of f-puzzles come behind fpuz, and are written so', () => {
  const sheet = someSheet('3x3', 3, 0.4);
  const written = expectOk(makeSudokuPad(sheet));
  expect(written).toMatch(/^https:\/\/sudokupad\.app\/fpuz[\w%]+$/);
  expect(parsePuzzles(written)).toEqual([{ ok: true, value: sheet }]);
  expect(parsePuzzles(written.replace('fpuz', 'fpuzzles'))).toEqual([{ ok: true, value: sheet }]);
});

test('a 9×9 alone is a character for every clue and the blanks behind it', () => {
  const sheet = expectOk(parseSudokuPad(`https://sudokupad.app/scf${'o'.repeat(12)}pK`));
  expect([countFilled(sheet.grid), sheet.grid.symbols[72]]).toEqual([1, 1]);
  expect(sentenceOf(parseSudokuPad(`https://sudokupad.app/scf${'o'.repeat(15)}`))).toContain('damaged');
});

test.each([
  ['https://sudokupad.app/k7qc98e00u?setting-nogrid=1', 'k7qc98e00u'],
  ['https://app.crackingthecryptic.com/sudoku/Nh7QJHBdnR', 'Nh7QJHBdnR'],
  ['https://cracking-the-cryptic.web.app/sudoku/Nh7QJHBdnR', 'Nh7QJHBdnR'],
  ['https://sudokupad.app/author/a-name', 'author/a-name'],
  ['https://sudokupad.app/sclera', 'sclera'],
])('%s only names a puzzle', (text, name) => {
  expect(parsePuzzles(text)).toMatchObject([{ problem: { detail: 'elsewhere', parameters: { name } } }]);
});

test.each([
  [
    "{a:'b\\n\\u0041',c:t,d:f,e:#0,x:CFCFCF,y:-1.5,z:null}",
    { arrows: 'b\nA', color: true, duration: false, e: '#0', x: 'CFCFCF', y: -1.5, z: null },
  ],
  ['[,[],{}]', [{}, [{}], {}]],
  ['{', undefined],
  ['{a:}', undefined],
  ['{a:1}x', undefined],
  ["'a", undefined],
  ["'\\u00", undefined],
  ['['.repeat(200), undefined],
])('%j unshortened', (text, value) => {
  expect(parseZippedJson(text)).toEqual(value);
});
