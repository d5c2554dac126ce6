/** Signs have one meaning in a puzzle; what can be read in two ways is refused, and both are named. */
import { describe, expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { candidatesOf, hasCandidate } from '../board/candidates.js';
import { parseSpec } from '../shape/shapes.js';
import { placedSentenceOf } from '../words/sentences.testkit.js';
import { formats } from './formats.js';
import { makePuzzleText } from './puzzleText.js';
import { parsePuzzles } from './reader.js';
import { samples, wikipedia } from './samples.testkit.js';
import type { ReadOptions } from './sheet.js';

const read = (text: string, options?: ReadOptions): string[] =>
  parsePuzzles(text, options).map(result =>
    result.ok ? makePuzzleText(result.value.grid) : placedSentenceOf(result),
  );

const sixteen = (start: string): string => start + '.'.repeat(256 - start.length);

describe('sixteen symbols', () => {
  test.each([
    ['a G is of letters', sixteen('1FG'), {}, `4x4:${sixteen('1FG')}`],
    ['a nought beside a blank is of hex', sixteen('0F'), {}, `4x4:${sixteen('1G')}`],
    [
      'with a shape in front it may be ours as well',
      `4x4:${sixteen('0F')}`,
      {},
      'line 1: The symbols can be read as letters (1 to G) or as hex (0 to F); say which.',
    ],
    ['also with another blank', sixteen('0F').replaceAll('.', '_'), {}, `4x4:${sixteen('1G')}`],
    [
      'noughts are blanks where there is no other',
      sixteen('1F').replaceAll('.', '0'),
      {},
      `4x4:${sixteen('1F')}`,
    ],
    ['a shape in front means letters', `4x4:${sixteen('1F')}`, {}, `4x4:${sixteen('1F')}`],
    ['hex that was asked for', sixteen('1F'), { alphabet: 'hex' }, `4x4:${sixteen('2G')}`],
    ['letters that were asked for', sixteen('1F'), { alphabet: 'letters' }, `4x4:${sixteen('1F')}`],
    ['letters alone', sixteen('AP'), {}, `4x4:${sixteen('1G')}`],
    ['nothing but blanks', sixteen(''), {}, `4x4:${sixteen('')}`],
    [
      'a text without nought and G fits both',
      sixteen('1F'),
      {},
      'line 1: The symbols can be read as letters (1 to G) or as hex (0 to F); say which.',
    ],
    [
      'so does a full grid in hex',
      '0123456789ABCDEF'.repeat(16),
      {},
      'line 1: The symbols can be read as letters (1 to G) or as hex (0 to F); say which.',
    ],
    [
      'what is no hex',
      sixteen('1G'),
      { alphabet: 'hex' },
      'line 1, column 2: G is beyond the last symbol, F.',
    ],
    [
      'hex of nine',
      wikipedia,
      { alphabet: 'hex' },
      'The symbols of this shape cannot be written as hex: there are 9.',
    ],
  ] satisfies [string, string, ReadOptions, string][])('%s', (_, text, options, said) => {
    expect(read(text, options)).toEqual([said]);
  });

  test('a given shape says nothing of the symbols', () => {
    const spec = expectOk(parseSpec('4x4'));
    expect(read(sixteen('1F'), { spec })[0]).toContain('as letters (1 to G) or as hex (0 to F)');
  });
});

test('25 symbols may be letters alone, or noughts and letters', () => {
  const blanks = '.'.repeat(622);
  expect(read(`ABY${blanks}`)).toEqual([`5x5:12P${blanks}`]);
  expect(read(`1BP${blanks}`)).toEqual([`5x5:1BP${blanks}`]);
  expect(read(`ABP${blanks}`)[0]).toContain('as letters (1 to P) or as alphabet (A to Y)');
});

describe('blanks', () => {
  test.each([
    ['.?', 'line 1, column 4: Blanks were "." before, so "?" cannot be one in the same puzzle.'],
    ['?-', 'line 1, column 4: Blanks were "?" before, so "-" cannot be one in the same puzzle.'],
    ['0x', 'line 1, column 4: Blanks were "0" before, so "x" cannot be one in the same puzzle.'],
  ])('%s are two signs', ([first, second], said) => {
    const text = wikipedia.replaceAll('.', first);
    expect(read(text.slice(0, 3) + second + text.slice(4))).toEqual([said]);
  });
  test('. and 0 may stand beside each other', () => {
    expect(read(wikipedia.replace('.', '0'))).toEqual([`3x3:${wikipedia}`]);
  });
  test('a row of dashes is a row where dashes are blanks, and a rule where they are not', () => {
    const rows = (sign: string): string[] =>
      ['.........', '1........', ...Array(7).fill('.........')].map(row => row.replaceAll('.', sign));
    const puzzle = `3x3:${rows('.').join('')}`;
    expect(read(rows('-').join('\n'))).toEqual([puzzle]);
    expect(read(rows('.').join('\n---------\n'))).toEqual([puzzle]);
    expect(read(rows('*').join('\n'))).toEqual([puzzle]);
  });
});

test('puzzles of many kinds follow each other in one text', () => {
  const plain = samples.filter(
    ({ options, text, back }) =>
      !options && !/^(quizzes|id)/.test(text) && !['sdk', 'opensudoku'].includes(back),
  );
  const text = plain.map(sample => sample.text).join('\n\n');
  expect(read(text)).toEqual(plain.map(({ puzzle }) => puzzle ?? `3x3:${wikipedia}`));
});

test('nine words are a row of pencil marks, even where they have the characters of a longer row', () => {
  const row = '5 3 4 128 4 7 149 1249 6';
  const [sheet] = parsePuzzles([row, ...Array(8).fill('1 2 3 4 5 6 7 8 9')].join('\n')).map(expectOk);
  expect([row.replaceAll(' ', '').length, sheet.grid.shape.name]).toEqual([16, '3x3']);
});

test('pencil marks are kept: what they leave out is not a candidate, though the rule would allow it', () => {
  const sample = samples.find(({ back }) => back === 'marks');
  const [sheet] = parsePuzzles(sample?.text ?? '').map(expectOk);
  const { grid, candidates = candidatesOf(grid) } = sheet;
  expect([1, 2, 4, 6].map(symbol => hasCandidate(candidates, 2, symbol))).toEqual([true, true, true, false]);
  expect(hasCandidate(candidates, 0, 5)).toBe(true);
});

describe('what a person would not take for these cells is refused', () => {
  const nines = (rows: readonly string[]): string => rows.join('\n');
  const dashed =
    '53--7----,6--195---,-98----6-,8---6---3,4--8-3--1,7---2---6,-6----28-,---419--5,----8--79'.split(',');
  const tall = ['... ..3 123', '.5. ... 456', '... ... 789'].map(line => [line, line, line].join('|'));
  test.each([
    [
      'rules of the sign for blanks',
      nines([...dashed.slice(0, 3), '---------', ...dashed.slice(3, 6), '---------', ...dashed.slice(6)]),
      'line 4: Lines of "-" alone may be blank rows or rules between boxes',
    ],
    ['pencil marks in three lines', nines([...tall, ...tall, ...tall]), 'line 1: Cells of three lines'],
  ])('%s', (_, text, said) => {
    expect(read(text)[0]).toContain(said);
  });
  test('noughts beside another blank may be symbols, where there are more than nine or they are numbers', () => {
    expect(read('[[null, 0, 3, null],[2,null,null,null],[null,null,null,3],[null,3,1,null]]')[0]).toContain(
      'Blanks were "0" before',
    );
    const row = (sign: string): string => `10 ${sign} ${Array(14).fill('0').join(' ')}`;
    expect(read(`4x4:\n${Array(16).fill(row('.')).join('\n')}`)[0]).toContain('Blanks were "0" before');
    expect(read(`5x2:${'.0'.repeat(50)}`)[0]).toContain('Blanks were "." before');
  });
  test('two formulas in one file', () => {
    const [formula] = ['2x2:1...............'].map(text =>
      [...expectOk(formats.dimacs.make(expectOk(parsePuzzles(text)[0])))].join(''),
    );
    expect(read(formula + formula)).toEqual([expect.stringContaining('more than one puzzle')]);
  });
  test('a grid that is cut short does not take the rows of the next', () => {
    const rows = wikipedia.match(/.{9}/g) as string[];
    expect(read(`${nines(rows.slice(0, 8))}\n\n${nines(rows)}`)).toEqual([
      expect.stringContaining('This puzzle ends after 72 cells'),
      `3x3:${wikipedia}`,
    ]);
    expect(read(rows.join('\n\n'))).toEqual([`3x3:${wikipedia}`]);
    expect(read(rows.map((row, i) => (i % 3 === 2 ? `${row}\n` : row)).join('\n'))).toEqual([
      `3x3:${wikipedia}`,
    ]);
  });
});

describe('blanks that are spaces', () => {
  const rows = wikipedia.replaceAll('.', ' ').match(/.{9}/g) as string[];
  const wide = rows.map(row => [...row].join(' '));
  const groups = rows.map(row => [row.slice(0, 3), row.slice(3, 6), row.slice(6)]);
  test.each([
    ['with wider gaps between boxes', groups.map(row => row.join('  '))],
    [
      'in a frame with rules of dashes',
      wide.flatMap((row, i) => (i % 3 === 0 ? ['-----------------', row] : [row])),
    ],
    ['three characters wide', rows.map(row => `|${[...row].map(sign => ` ${sign} `).join('')}|`)],
  ])('%s', (_, lines) => {
    expect(read(lines.join('\n'))).toEqual([`3x3:${wikipedia}`]);
  });
  test.each([
    ['a row that is shifted', wide.with(4, ` ${wide[4]}`)],
    ['a row that is missing', wide.slice(1)],
    ['bars in different places', groups.map((row, i) => `|${row.join(i === 2 ? ' | ' : '|')}|`)],
    ['a full row that is cut off', [...Array(8).fill('1 2 3 4 5 6 7 8 9'), '1 2 3 4 5 6 7 8']],
    ['columns that fit two patterns', Array(9).fill('    1       2    ')],
  ])('%s is refused', (_, lines) => {
    expect(read(lines.join('\n'))[0]).toContain('This puzzle ends after');
  });
});

test('numbers with noughts in front, empty fields, small x among capitals, comments in lists', () => {
  expect(
    read('01 00 00 04\n00 03 02 00\n00 01 04 00\n03 00 00 02', { spec: expectOk(parseSpec('2x2')) }),
  ).toEqual(['2x2:1..4.32..14.3..2']);
  const rows = wikipedia.match(/.{9}/g) as string[];
  expect(
    read(rows.map(row => [...row].map(sign => (sign === '.' ? '' : sign)).join(',')).join('\n')),
  ).toEqual([`3x3:${wikipedia}`]);
  expect(read(`AY${'x'.repeat(623)}`)).toEqual([`5x5:1P${'.'.repeat(623)}`]);
  expect(read('[[1,0,0,0], # the first\n [0,0,0,0], # row 2\n # [9,9]\n [0,0,0,0],\n [0,0,0,4]]')).toEqual([
    '2x2:1..............4',
  ]);
});

test('hex in a list is read as in a text', () => {
  const list = (text: string): string => JSON.stringify(text.match(/.{16}/g)?.map(row => [...row]));
  expect(read(list(sixteen('0F')))).toEqual([`4x4:${sixteen('1G')}`]);
  expect(read(list(sixteen('1F')))[0]).toContain('as letters (1 to G) or as hex (0 to F)');
  expect(read(list(sixteen('1F')), { alphabet: 'hex' })).toEqual([`4x4:${sixteen('2G')}`]);
});

describe('lists', () => {
  test.each([
    ['[[1,2],[3]]', 'line 1, column 10: Lists of 2 stand before, and here is one of 1.'],
    ['[[1,2,\n[3,', 'line 2: The brackets of this list are not closed.'],
    [
      `[[${Array(9).fill('5 3 ... 0 0').join(']\n [')}]]`,
      'line 1, column 7: This list was shortened where "..." stands; print it in full.',
    ],
    [
      JSON.stringify(Array(9).fill(Array(9).fill(10))),
      'line 1, column 3: "10" is no value of a cell in a list.',
    ],
    [
      `${JSON.stringify(Array(9).fill(Array(9).fill(0)))} and more`,
      'line 1, column 181: "and more" stands after the end of a list.',
    ],
    [
      JSON.stringify(Array(6).fill(Array(6).fill(0))),
      'line 1: Several shapes have the lengths 6 × 6: 2x3, 3x2 and latin:6^2. Say which is meant.',
    ],
    [
      JSON.stringify(Array(4).fill(Array(5).fill(0))),
      'line 1: No shape has the lengths 4 × 5; say which is meant.',
    ],
  ])('%s', (text, said) => {
    expect(read(text)).toEqual([said]);
  });
  test('of the lengths that only one shape has are of that shape', () => {
    expect(read(JSON.stringify(Array(3).fill(Array(3).fill([9, 0, 0]))))[0]).toMatch(/^plane:3\^3:9\.\./);
  });
});

test('a table may name the shape, and other rules are refused by name', () => {
  expect(read(`shape,puzzle\nlatin:9^2,${wikipedia}`)).toEqual([`latin:9^2:${wikipedia}`]);
  expect(read('shape,puzzle\n2x2,......42.41..3..')).toEqual(['2x2:......42.41..3..']);
  expect(read(`variant,puzzle\nX-Sudoku,${wikipedia}`)[0]).toContain('X-Sudoku');
  expect(read(`variant,puzzle\nclassic,${wikipedia}`)).toEqual([`3x3:${wikipedia}`]);
});

describe('tables', () => {
  test.each([
    ['puzzle,solution\n1', 'This puzzle ends after 1 cell'],
    [
      `puzzle,solution\n${wikipedia},${wikipedia}`,
      'line 2, column 83: The second text of cells in this line is not a full solution.',
    ],
    [`id,puzzle\n7`, 'line 2: There is no column "puzzle" in this line: it has only 1.'],
    [`puzzle\n${wikipedia.slice(1)}!`, 'line 2, column 81: "!" is neither a symbol nor a blank.'],
    [`puzzle,solution\n${wikipedia},${'1'.repeat(81)}`, 'line 2: The solution contradicts the clue at r1c1.'],
  ])('%j', (text, said) => {
    expect(read(text)).toEqual([expect.stringContaining(said)]);
  });
});
