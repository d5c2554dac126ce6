import lzString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { countFilled } from '../board/grid.js';
import { parseShape } from '../shape/shapes.js';
import { placedSentenceOf, sentenceOf } from '../words/sentences.testkit.js';
import { someGrid, someSheet } from './corpus.testkit.js';
import { makeFPuzzles, parseFPuzzles } from './fpuzzles.js';
import { marksAt } from './markedSheet.js';
import { parsePuzzles } from './reader.js';
import { sheetOf } from './sheet.js';

/** A link that f-puzzles made: two clues. */
const twoClues =
  'https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1kANwEMAbAK5x4ARlRoI3GADsEAFwzCmK1kQ5tVmug216VGrUbWG1ZyjwHCEAJglTZCpTAO7j+nZw/7atIkA=';

type Cell = Readonly<Record<string, unknown>>;
const emptyGrid = (size: number): Cell[][] =>
  Array.from({ length: size }, () => Array.from({ length: size }, () => ({})));
/** A puzzle as the site's export has it. */
const puzzle = (size = 4, fields: object = {}, cells: Readonly<Record<string, Cell>> = {}): string => {
  const grid = emptyGrid(size);
  for (const [name, cell] of Object.entries(cells)) grid[Number(name[1]) - 1][Number(name[3]) - 1] = cell;
  return JSON.stringify({ size, grid, ...fields });
};
const specOf = (text: string): string => expectOk(parseFPuzzles(text)).grid.shape.name;
const custom = (rule: object): string => expectOk(parseShape(`custom:${JSON.stringify(rule)}`)).name;

describe('links', () => {
  test('of the site are read, and written so that the site reads them', () => {
    const sheet = expectOk(parseFPuzzles(twoClues));
    expect([sheet.grid.shape.name, countFilled(sheet.grid), sheet.grid.symbols[20]]).toEqual(['3x3', 2, 1]);
    const [, data] = expectOk(makeFPuzzles(sheet)).split('?load=');
    const value = JSON.parse(lzString.decompressFromBase64(data));
    expect([value.size, value.grid[2][2], value.grid[0][0]]).toEqual([9, { value: 1, given: true }, {}]);
  });
  test('may have lost some characters to codes, and have others around them', () => {
    const [, data] = twoClues.split('?load=');
    for (const text of [
      `http://www.f-puzzles.com/?load=${encodeURIComponent(data)}`,
      `https://f-puzzles.com/?x=1&load=${encodeURIComponent(encodeURIComponent(data))}&y=2`,
      `  f-puzzles.com/?load=${data}  `,
    ])
      expect(parsePuzzles(text)).toEqual([{ ok: true, value: expectOk(parseFPuzzles(twoClues)) }]);
  });
  test.each([
    [twoClues.slice(0, -20), 'This link is damaged'],
    ['https://f-puzzles.com/?load=%', 'This link is damaged'],
    ['https://f-puzzles.com/?load=N4IgHiBcDMC+Q===', 'This link is damaged'],
    ['https://f-puzzles.com/?id=2n8hc6ca', 'only its name, "2n8hc6ca"'],
    ['https://example.org/', 'it has no ?load= in it'],
  ])('%j is refused', (text, message) => {
    expect(sentenceOf(parseFPuzzles(text))).toContain(message);
  });
});

describe('cells', () => {
  test('are clues, entries and centre marks; corner marks and colours are left out by name', () => {
    const text = puzzle(
      4,
      { title: 'A', author: 'B', ruleset: 'C' },
      {
        r1c1: { value: 1, given: true },
        r1c2: { value: 2 },
        r1c3: { centerPencilMarks: [3, 4], cornerPencilMarks: [1], c: '#A8A8A8' },
        r1c4: { value: '4', given: true },
      },
    );
    const sheet = expectOk(parseFPuzzles(text));
    expect([...sheet.grid.symbols.slice(0, 4)]).toEqual([1, 0, 0, 4]);
    expect([sheet.entries?.symbols[1], marksAt(sheet, 2), sheet.leftOut]).toEqual([
      2,
      [3, 4],
      ['cornerPencilMarks', 'c'],
    ]);
    expect(sheet.about).toEqual({ title: 'A', author: 'B', description: 'C' });
    expect(parsePuzzles(text)).toEqual([{ ok: true, value: sheet }]);
    expect(parsePuzzles(JSON.stringify(JSON.parse(text), null, 2))).toEqual([{ ok: true, value: sheet }]);
    expect(parsePuzzles(`[${text},${text}]`)).toHaveLength(2);
  });
  test('a solution is kept when it is whole', () => {
    const clue = { r1c1: { value: 1, given: true } };
    const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
    const read = (value: unknown) => expectOk(parseFPuzzles(puzzle(4, { solution: value }, clue)));
    expect([...(read(solution).solution?.symbols ?? [])]).toEqual(solution);
    expect(read(solution.join('')).solution).toEqual(read(solution).solution);
    expect([read([]).solution, read('.'.repeat(16)).leftOut]).toEqual([undefined, undefined]);
    expect(read(solution.slice(1)).leftOut).toEqual(['solution']);
    expect(
      sentenceOf(
        parseFPuzzles(puzzle(4, { solution: [...solution].reverse() }, { r1c1: { value: 2, given: true } })),
      ),
    ).toContain('contradicts the clue at r1c1');
  });
});

describe('rules', () => {
  test.each([
    [4, '2x2'],
    [6, '3x2'],
    [8, '4x2'],
    [12, '4x3'],
    [16, '4x4'],
    [5, 'latin:5^2'],
    [7, 'latin:7^2'],
  ])('%i rows without a word about regions', (size, spec) => {
    expect(specOf(puzzle(size))).toBe(spec);
  });
  test('regions of any form are the houses of a jigsaw; no regions leave rows and columns', () => {
    const of = (regions: string): string =>
      JSON.stringify({
        size: 4,
        grid: emptyGrid(4).map((row, y) =>
          row.map((_, x) => ({ region: regions[4 * y + x] === '-' ? null : Number(regions[4 * y + x]) })),
        ),
      });
    const houses = [
      [0, 1, 2, 4],
      [3, 6, 7, 11],
      [5, 8, 9, 12],
      [10, 13, 14, 15],
    ].map(cells => ({ cells }));
    expect(specOf(of('0001021122312333'.replace('0001', '0001')))).toBe(
      custom({ base: 'latin:4^2', houses }),
    );
    expect(specOf(of('-'.repeat(16)))).toBe('latin:4^2');
    expect(specOf(of('0011001122332233'))).toBe('2x2');
    expect(sentenceOf(parseFPuzzles(of('0000000000000001')))).toContain('not known here: region.');
  });
  test('diagonals, further regions and disjoint groups are houses', () => {
    const diagonals = [
      { name: 'diagonal-', cells: [0, 5, 10, 15] },
      { name: 'diagonal+', cells: [3, 6, 9, 12] },
    ];
    expect(specOf(puzzle(4, { 'diagonal+': true, 'diagonal-': true }))).toBe(
      custom({ base: '2x2', houses: diagonals }),
    );
    expect(
      specOf(puzzle(4, { 'diagonal+': false, extraregion: [{ cells: ['R2C2', 'R2C3', 'R3C2', 'R3C3'] }] })),
    ).toBe(custom({ base: '2x2', houses: [{ cells: [5, 6, 9, 10] }] }));
    const groups = [
      [0, 2, 8, 10],
      [1, 3, 9, 11],
      [4, 6, 12, 14],
      [5, 7, 13, 15],
    ].map(cells => ({ cells }));
    expect(specOf(puzzle(4, { disjointgroups: true }))).toBe(custom({ base: '2x2', houses: groups }));
    expect(sentenceOf(parseFPuzzles(puzzle(5, { disjointgroups: true })))).toContain('here: disjointgroups.');
  });
  test('all others are named, drawings are left out by name, and what is switched off is nothing', () => {
    const text = puzzle(
      4,
      {
        killercage: [{ cells: ['R1C1'], value: '3' }],
        antiknight: true,
        text: [{ cells: ['R1C1'] }],
        thermometer: [],
      },
      { r1c1: { givenPencilMarks: [1] } },
    );
    expect(sentenceOf(parseFPuzzles(text))).toBe(
      'This puzzle of f-puzzles has rules that are not known here: givenPencilMarks, killercage and antiknight.',
    );
    const plain = puzzle(4, {
      thermometer: [],
      antiking: false,
      line: [{}],
      circle: [{}],
      disabledlogic: ['a'],
    });
    expect(expectOk(parseFPuzzles(plain)).leftOut).toEqual(['line', 'circle']);
  });
  test('a custom shape is written by its houses, whatever its rule calls them', () => {
    const rule = {
      title: 'X',
      base: '3x3',
      houses: [{ name: 'a', cells: [0, 10, 20, 30, 40, 50, 60, 70, 80] }],
    };
    const grid = someGrid(`custom:${JSON.stringify(rule)}`, 1, 0);
    const read = expectOk(parseFPuzzles(expectOk(makeFPuzzles(sheetOf(grid)))));
    expect([...read.grid.shape.houses]).toEqual([...grid.shape.houses]);
    expect(read.grid.shape.houseNames?.at(-1)).toBe('diagonal-');
  });
});

test.each([
  ['{', 'not valid JSON'],
  ['{}', '"grid" is not as f-puzzles writes it'],
  ['{"grid":[]}', '"size"'],
  [puzzle(4, { size: 5 }), '"size"'],
  [puzzle(4, {}, { r1c1: { value: 5 } }), '"value"'],
  [puzzle(4, {}, { r1c1: { value: 'x' } }), '"value"'],
  [puzzle(4, {}, { r1c1: { region: 'x' } }), '"region"'],
  [puzzle(4, {}, { r1c1: { centerPencilMarks: [0] } }), '"centerPencilMarks"'],
  [puzzle(4, { extraregion: [{ cells: ['R9C9'] }] }), '"extraregion"'],
  [puzzle(4, { 'diagonal+': 'yes' }), '"diagonal+"'],
  [puzzle(4, { title: 5 }), '"title"'],
])('%j is refused', (text, message) => {
  expect(placedSentenceOf(parseFPuzzles(text))).toContain(message);
});

test.each(['9^3', 'iso:4', 'faces:4'])('%s is not written', spec => {
  expect(sentenceOf(makeFPuzzles(someSheet(spec, 1, 0.5)))).toContain(
    'holds only squares with rows and columns',
  );
});
