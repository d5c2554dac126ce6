import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import fc from '../base/property.testkit.js';
import { expectOk } from '../base/result.js';
import { candidatesOf } from '../board/candidates.js';
import { countFilled, createGrid } from '../board/grid.js';
import { parseShape } from '../shape/shapes.js';
import { sentenceOf } from '../words/sentences.testkit.js';
import { anyGrid, anySheet, everyFamily, someGrid, someSheet, squares } from './corpus.testkit.js';
import { makeDimacs, makeDimacsChunks } from './dimacs.js';
import { type formatNames, formatOfFile, formats, makeFile, notKept, parseFormatName } from './formats.js';
import { makeIntegers, parseIntegers } from './integers.js';
import { makeJsonValue, parseJson } from './json.js';
import { makeLink, parseLink } from './link.js';
import { marksAt } from './markedSheet.js';
import { makePuzzleText, parsePuzzleText } from './puzzleText.js';
import { parseSdk } from './sdk.js';
import { type About, aboutKeys, type Sheet, sheetOf } from './sheet.js';

const boxes = everyFamily.filter(spec => /^[\dx]+$/.test(spec));
const write = (name: (typeof formatNames)[number], sheet: Sheet) =>
  [...expectOk(makeFile(name, [sheet]))].join('');

describe('what is written reads back the same', () => {
  test.each([
    ['text', everyFamily],
    ['link', everyFamily],
    ['json', everyFamily],
    ['integers', boxes],
    ['dimacs', ['3x3', '2x2', '4^3', 'iso:2', 'plane:3^3', 'latin:4^3']],
    ['cover', everyFamily.filter(spec => spec !== '6x6' && spec !== '9^3')],
    ['sdk', ['3x3']],
    ['sdm', ['3x3']],
    ['ss', ['3x3']],
    ['line', ['3x3']],
    ['hodoku', ['3x3']],
    ['sudokuwiki', ['3x3']],
    ['opensudoku', ['3x3']],
    ['fpuzzles', squares],
    ['sudokupad', squares],
  ] as const)('%s', (name, specs) => {
    fc.assert(
      fc.property(anyGrid(specs), grid => {
        expect(formats[name].parse(write(name, sheetOf(grid)))).toEqual({ ok: true, value: sheetOf(grid) });
      }),
      { numRuns: name === 'dimacs' || name === 'cover' ? campaign(5, 100) : campaign(25, 1000) },
    );
  });

  test.each([
    ['json', everyFamily],
    ['sdk', ['3x3']],
    ['sudokuwiki', ['3x3']],
    ['opensudoku', ['3x3']],
    ['fpuzzles', squares],
    ['sudokupad', squares],
  ] as const)('entries and notes in %s', (name, specs) => {
    expect(formats[name].keeps).toEqual(expect.arrayContaining(['entries', 'candidates']));
    fc.assert(
      fc.property(anySheet(specs), sheet => {
        expect(formats[name].parse(write(name, sheet))).toEqual({ ok: true, value: sheet });
      }),
      { numRuns: campaign(25, 1000) },
    );
  });

  test('a line of another shape, when the shape is given', () => {
    fc.assert(
      fc.property(anyGrid(['4x4', '9^3', '6x6', 'faces:4']), grid => {
        expect(
          formats.line.parse(write('line', sheetOf(grid)), { spec: grid.shape.spec, alphabet: 'letters' }),
        ).toEqual({
          ok: true,
          value: sheetOf(grid),
        });
      }),
      { numRuns: campaign(25, 1000) },
    );
  });

  test('what is written about a puzzle, in json and sdk', () => {
    const word = fc.string({ minLength: 1 }).filter(text => !/[\r\n]/.test(text));
    const anyAbout: fc.Arbitrary<About> = fc.record(Object.fromEntries(aboutKeys.map(key => [key, word])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(anyGrid(['3x3']), anyAbout, (grid, about) => {
        const sheet = { grid, about };
        expect(formats.json.parse(write('json', sheet))).toEqual({ ok: true, value: sheet });
        expect(formats.sdk.parse(write('sdk', sheet))).toEqual({ ok: true, value: sheet });
      }),
      { numRuns: campaign(25, 1000) },
    );
  });
});

describe('puzzle text', () => {
  const thesis = 'latin:4^3:2.31/..../.3../4.23|.342/...3/.2../...1|4.../..../.4../....|3.1./..3./4.../....';
  test('separators and white space are passed over', () => {
    const grid = expectOk(parsePuzzleText(thesis));
    expect([grid.shape.name, countFilled(grid), grid.symbols[0], grid.symbols[63]]).toEqual([
      'latin:4^3',
      19,
      2,
      0,
    ]);
    expect(
      parsePuzzleText(` LATIN:4^3 :\n${thesis.slice(10).replaceAll('/', '\n').replaceAll('|', '\n\n')}\n`),
    ).toEqual({ ok: true, value: grid });
  });
  test('a bare text of 81 cells is a 9×9, in a line, in rows or in a frame', () => {
    const grid = someGrid('3x3', 1, 0.4);
    const rows = write('sdk', sheetOf(grid)).split('\n').slice(1);
    const frame = [
      '┌───────┬───────┬───────┐',
      ...rows.map(row => `│ ${row.replace(/(...)(...)/, '$1 │ $2 │ ')} │`),
      '└───────┴───────┴───────┘',
    ];
    for (const text of [
      rows.join(''),
      rows.join('\n'),
      frame.join('\n'),
      write('ss', sheetOf(grid)),
      rows.join('\r\n').replaceAll('.', '0'),
    ]) {
      expect(parsePuzzleText(text)).toEqual({ ok: true, value: grid });
    }
  });
  test('above 35 symbols cells are numbers', () => {
    const grid = someGrid('6x6', 3, 0.5);
    expect(makePuzzleText(grid)).toMatch(/^6x6:(\d+|\.)(,(\d+|\.)){1295}$/);
    expect(parsePuzzleText(makePuzzleText(grid).replaceAll(',', ' ').replaceAll('.', '0'))).toEqual({
      ok: true,
      value: grid,
    });
  });
  test.each([
    ['', 'There is no puzzle', 1, 1],
    ['2x2:1234\n123!', '"!" is', 2, 4],
    ['2x2:1234\n1236', '6 is beyond the last symbol, 4', 2, 4],
    ['2x2:12341234123412341', '2x2 has 16 cells; here is one too many', 1, 21],
    ['2x2:1234', 'This puzzle ends after 4 cells; 2x2 has 16', 1, undefined],
    [`${'.'.repeat(257)}`, 'put the shape in front', 1, 82],
    ['9^5:123', 'cannot exist', 1, 1],
    ['cheese:123', '"cheese" is not a shape', 1, 1],
    [`${'.'.repeat(80)}\u0000`, 'The character U+0000', 1, 81],
    [`2x2:${'.'.repeat(16)}\n2x2:${'.'.repeat(16)}`, 'more than one puzzle', undefined, undefined],
  ])('%j is refused at its place', (text, message, line, column) => {
    const grid = parsePuzzleText(text);
    expect(sentenceOf(grid)).toContain(message);
    expect(grid).toMatchObject({ ok: false, problem: { ...(line && { line }), ...(column && { column }) } });
  });
});

describe('links', () => {
  test('are short: a 34-clue cube in about a hundred characters', () => {
    const grid = someGrid('9^3', 5, 34 / 729);
    expect(makeLink(grid).length).toBeLessThan(120);
  });
  test('are read after any address', () => {
    const grid = someGrid('9^3', 5, 0.1);
    expect(parseLink(`  ${makeLink(grid, 'https://example.org/play?x=1')} `)).toEqual({
      ok: true,
      value: grid,
    });
  });
  test('any changed or missing character is noticed', () => {
    const link = makeLink(someGrid('3x3', 2, 0.3));
    for (let i = 3; i < link.length; i++) {
      const changed = link.slice(0, i) + (link[i] === 'A' ? 'B' : 'A') + link.slice(i + 1);
      expect(parseLink(changed).ok).toBe(false);
      expect(parseLink(link.slice(0, i)).ok).toBe(false);
    }
  });
});

describe('JSON', () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../schema/puzzle.schema.json', import.meta.url), 'utf8'),
  );
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(schema);
  test('what is written obeys the published schema', () => {
    fc.assert(
      fc.property(anyGrid(), grid => {
        const value: unknown = JSON.parse(
          JSON.stringify(
            makeJsonValue({
              ...someSheet(grid.shape.name, 5, 0.4),
              grid,
              solution: grid,
              about: { title: 'A' },
            }),
          ),
        );
        expect(validate(value) ? [] : validate.errors).toEqual([]);
      }),
      { numRuns: campaign(25, 1000) },
    );
  });
  const good = { shape: '2x2', clues: '12..34..........' };
  test('numbers do as well as text, and a solution must fit the clues', () => {
    const clues = [1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    expect(parseJson(JSON.stringify({ ...good, clues }))).toEqual(parseJson(JSON.stringify(good)));
    expect(parseJson(JSON.stringify({ ...good, solution: '1234341221434321' })).ok).toBe(true);
    expect(parseJson(JSON.stringify({ ...good, solution: '2134341221434321' }))).toMatchObject({
      ok: false,
      problem: { code: 'conflict', cells: [0] },
    });
  });
  test.each([
    [[], 'is an object'],
    [{ ...good, shape: 5 }, '"shape" must be a spec'],
    [{ ...good, shape: '4^4' }, 'cannot exist'],
    [{ ...good, shape: { houses: 1 } }, 'list "houses"'],
    [{ ...good, clues: undefined }, '"clues" must be a text'],
    [{ ...good, clues: '12' }, '2 cells instead of 16'],
    [{ ...good, clues: '12!.............' }, 'In "clues" at character 3'],
    [{ ...good, clues: Array(16).fill('1') }, 'a list of numbers'],
    [{ ...good, clues: Array(16).fill(5) }, 'holds 5'],
    [{ ...good, version: 2 }, 'version 1'],
    [{ ...good, format: 'other' }, '"format"'],
    [{ ...good, title: 5 }, '"title" must be a text'],
    [{ ...good, hello: 5 }, 'no field "hello"'],
    [{ ...good, entries: '12' }, '2 cells instead of 16'],
    [{ ...good, entries: '3...............' }, 'The entry at r1c1 contradicts the clue there'],
    [{ ...good, candidates: [] }, 'one list of symbols for each cell'],
    [{ ...good, candidates: Array(16).fill([1]) }, 'one list of symbols for each cell'],
    [{ ...good, candidates: [[], [], [5], ...Array(13).fill([])] }, '5 is not one of them'],
  ])('%j is refused', (value, message) => {
    const sheet = parseJson(JSON.stringify(value));
    expect(sentenceOf(sheet)).toContain(message);
  });
  test('a syntax error has its place', () => {
    expect(parseJson('{\n "shape": }')).toMatchObject({ ok: false, problem: { line: 2 } });
  });
});

describe('sdk', () => {
  const rows = Array(9).fill('.........').join('\n');
  test('headers are kept, the state of a game becomes entries, pencil marks candidates', () => {
    const state = `1${rows.slice(1)}`;
    const marks = `,12,${',,,,,,'}\n${`${','.repeat(8)}\n`.repeat(8)}`;
    const sheet = expectOk(
      parseSdk(
        `#ASudoku Maker\n#DOne\n#DTwo\n#Hwhat\n[Puzzle]\n${rows}\n[State]\n${state}\n[PencilMarks]\n${marks}[Colors]\n1,2\n`,
      ),
    );
    expect(sheet.about).toEqual({ author: 'Sudoku Maker', description: 'One\nTwo' });
    expect(countFilled(sheet.grid)).toBe(0);
    expect([sheet.entries?.symbols[0], marksAt(sheet, 1), sheet.leftOut]).toEqual([1, [1, 2], ['colors']]);
  });
  test.each([
    [
      `[Puzzle]\n2${rows.slice(1)}\n[State]\n1${rows.slice(1)}`,
      'The entry at r1c1 contradicts the clue there',
    ],
    [`[Puzzle]\n${rows}\n[State]\n123`, '3 cells instead of 81'],
    [`[Puzzle]\n${rows}\n[PencilMarks]\n1,2`, '2 cells instead of 9'],
    [`[Puzzle]\n${rows}\n[PencilMarks]\n,,x${',,,,,,'}`, '"x" is neither a symbol nor a blank'],
  ])('%j is refused', (text, message) => {
    expect(sentenceOf(parseSdk(text))).toContain(message);
  });
  test('other shapes are refused with advice', () => {
    expect(formats.sdk.make(sheetOf(someGrid('9^3', 1, 0.1)))).toMatchObject({
      ok: false,
      problem: { code: 'format-unfit' },
    });
    expect(formats.ss.make(sheetOf(someGrid('4x4', 1, 0.1)))).toMatchObject({
      ok: false,
      problem: { code: 'format-unfit' },
    });
  });
});

describe('integers', () => {
  test('missing lines at the end are blank', () => {
    const grid = expectOk(parseIntegers('3\n3\n2\n1\n6\n5\n\n'));
    expect([grid.shape.name, grid.symbols[0], grid.symbols[1], countFilled(grid)]).toEqual([
      '3x2x1',
      6,
      5,
      2,
    ]);
  });
  test.each([
    ['', 1],
    ['1\n9', 1],
    ['x', 1],
    ['2\n2', 2],
    ['2\n2\n2\n-1', 4],
    ['2\n2\n2\n5', 4],
    ['2\n2\n2\n1.5', 4],
    [`2\n2\n2${'\n0'.repeat(17)}`, 20],
  ])('%j is refused at its line', (text, line) => {
    expect(parseIntegers(text)).toMatchObject({ ok: false, problem: { line } });
  });
  test('only box shapes are written', () => {
    expect(makeIntegers(someGrid('9^3', 1, 0.1))).toMatchObject({
      ok: false,
      problem: { code: 'format-unfit' },
    });
  });
});

test('DIMACS numbers variables by cell and value and counts its clauses', () => {
  const grid = expectOk(createGrid(expectOk(parseShape('2x2')), [3, ...Array(15).fill(0)]));
  const lines = makeDimacs(grid).trimEnd().split('\n');
  expect(lines[1]).toBe(`p cnf 64 ${lines.length - 2}`);
  expect(lines).toContain('3 0');
  expect(lines).toContain('1 2 3 4 0');
});

test('DIMACS of a rule with sums has variables after those of the cells, and reads back', () => {
  const rule = { base: '2x2', constraints: [{ kind: 'little-killer', cells: [0, 5, 10, 15, 12], sum: 12 }] };
  const shape = expectOk(parseShape(`custom:${JSON.stringify(rule)}`));
  const grid = expectOk(createGrid(shape, [0, 2, ...Array(14).fill(0)]));
  const text = makeDimacs(grid);
  const [, variables, clauses] = /^p cnf (\d+) (\d+)$/m.exec(text) ?? [];
  expect(Number(variables)).toBeGreaterThan(64);
  expect(Number(clauses)).toBe(text.trimEnd().split('\n').length - 2);
  expect(formats.dimacs.parse(text)).toEqual({ ok: true, value: sheetOf(grid) });
  const unknown = Number(variables) + 1;
  expect(formats.dimacs.parse(`${text}${unknown} 0\n`)).toMatchObject({ ok: false });
  expect(formats.dimacs.parse(text.replace(`cnf ${variables}`, 'cnf 63'))).toMatchObject({ ok: false });
});

test('a large formula is written in pieces', () => {
  const pieces = [...makeDimacsChunks(someGrid('9^3', 1, 0.1))];
  expect(pieces.length).toBeGreaterThan(10);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(100_000);
});

test.each([
  ['1 x 0', 3],
  ['1-2 0', 3],
  ['1 - 2 0', 3],
  ['--1 0', 3],
  ['12345678901 0', 3],
  ['65 0', 3],
  ['1 0\n2 0', 4],
])('in a DIMACS file the clause %j is refused at its line', (clauses, line) => {
  const text = `c hyperdoku 2x2\np cnf 64 1\n${clauses}\n`;
  expect(formats.dimacs.parse(text)).toMatchObject({ ok: false, problem: { line } });
});

test('formats are known by name and by ending', () => {
  expect(parseFormatName('JSON')).toEqual({ ok: true, value: 'json' });
  expect(parseFormatName('pdf')).toMatchObject({ ok: false, problem: { code: 'format-unknown' } });
  expect(['a.sdk', 'a/b.SS', 'x.cnf', 'x.txt', 'x'].map(formatOfFile)).toEqual([
    'sdk',
    'ss',
    'dimacs',
    undefined,
    undefined,
  ]);
});

describe('what a format has no place for', () => {
  const diagonal = { name: 'falling', cells: [0, 5, 10, 15] };
  const named = (title: string, about: About = {}): Sheet => {
    const rule = JSON.stringify({ title, base: '2x2', houses: [diagonal] });
    return sheetOf(expectOk(parsePuzzleText(`custom:${rule}:1...............`)), about);
  };
  test('names of houses get lost in f-puzzles, and the title of the rule where the puzzle has another', () => {
    const sheet = named('X4');
    expect(['json', 'text', 'csv', 'marks'].map(name => notKept(name as 'json', sheet))).not.toContainEqual(
      expect.arrayContaining(['names']),
    );
    expect(notKept('fpuzzles', sheet)).toEqual(['names']);
    expect(expectOk(formats.fpuzzles.parse(write('fpuzzles', sheet))).about).toEqual({ title: 'X4' });
    const other = named('X4', { title: 'Sunday' });
    expect(notKept('sudokupad', other)).toEqual(['names']);
    expect(expectOk(formats.fpuzzles.parse(write('fpuzzles', other))).about).toEqual({ title: 'Sunday' });
    expect(notKept('fpuzzles', sheetOf(someGrid('3x3', 1, 0.4)))).toEqual([]);
  });
  test('a first row of marks that has 25 characters is still one of nine cells', () => {
    const rows = [
      '+--------------+-------------------------+----------------+',
      '| 7   39   89  | 123456789 368    3689   | 5   1     49   |',
      '| 6   129  189 | 15789     1578   4      | 279 3     9    |',
      '| 135 1239 4   | 13579     1357   13579  | 6   29    8    |',
      '+--------------+-------------------------+----------------+',
      '| 14  5    1   | 13467     9      1367   | 8   6     2    |',
      '| 9   17   3   | 15678     125678 125678 | 4   56    156  |',
      '| 148 6    2   | 1458      1458   158    | 9   7     3    |',
      '+--------------+-------------------------+----------------+',
      '| 2   8    169 | 134569    13456  13569  | 39  4569  7    |',
      '| 134 1349 5   | 134679    123467 123679 | 239 8     469  |',
      '| 34  349  7   | 345689    234568 235689 | 1   24569 4569 |',
      '+--------------+-------------------------+----------------+',
    ];
    const sheet = expectOk(formats.marks.parse(rows.join('\n')));
    expect([sheet.grid.shape.name, marksAt(sheet, 1), sheet.grid.symbols[80]]).toEqual(['3x3', [3, 9], 0]);
  });
  test('in a grid with marks a single one looks like a clue', () => {
    const sheet = sheetOf(expectOk(parsePuzzleText('2x2:123.............')));
    expect(notKept('marks', sheet)).toEqual(['single-marks']);
    expect(notKept('marks', sheetOf(expectOk(parsePuzzleText('2x2:1...............'))))).toEqual([]);
    expect(['hodoku', 'line', 'json', 'fpuzzles'].flatMap(name => notKept(name as 'json', sheet))).toEqual(
      [],
    );
  });
  test('parts of a game', () => {
    const grid = someGrid('3x3', 3, 0.4);
    const game: Sheet = { ...someSheet('3x3', 3, 0.4), candidates: candidatesOf(grid) };
    expect(notKept('line', { ...game, about: { title: 'A' } })).toEqual(['entries', 'candidates', 'about']);
    expect(notKept('json', game)).toEqual([]);
  });
});

test('a solution that breaks the rule, or has blanks, is refused', () => {
  const read = (solution: string): string =>
    sentenceOf(parseJson(JSON.stringify({ shape: '2x2', clues: '1...............', solution })));
  expect(read('1234123412341234')).toBe(
    'In "solution": 1 stands 4 times in column 1: at r1c1, r2c1, r3c1 and r4c1.',
  );
  expect(read('1234............')).toContain('In "solution": r2c1 is blank');
  expect(parseJson('{"shape":"2x2","clues":"1...............","solution":"1234341221434321"}').ok).toBe(true);
});
