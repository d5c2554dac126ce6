/** One puzzle as other programs, sites and people write it; each text stands for a way in which puzzles are passed on. */

import lzString from 'lz-string';
import { makeBase64url } from '../base/base64url.js';
import type { ConstraintSpec } from '../shape/constraint.js';
import type { FormatName } from './formats.js';
import type { ReadOptions } from './sheet.js';

/** The puzzle of most samples. */
export const wikipedia = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const rows = wikipedia.match(/.{9}/g) as string[];
const noughts = rows.map(row => row.replaceAll('.', '0'));
const solution = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

export interface Sample {
  /** Where texts like this come from. */
  readonly from: string;
  readonly text: string;
  readonly options?: ReadOptions;
  /** Our text of the puzzle that it holds; that of most samples unless told. */
  readonly puzzle?: string;
  /** The format that writes it back, to the same puzzle. */
  readonly back: FormatName;
  /** Whether it brings the solution, entries, or pencil marks. */
  readonly brings?: 'solution' | 'entries' | 'candidates';
}

const frame = (row: string, between: string): string =>
  `${between}${[row.slice(0, 3), row.slice(3, 6), row.slice(6)].join(between)}${between}`;

const hexRows = ['.1.3 4..7 8.a. c.e.', '4.67 .12. cd.. 8.ab', '..ab cd.. .1.3 45..', 'c.e. 8.ab ..67 .123'];
const hexCells = `${hexRows.join(' ').replaceAll(' ', '')}${'.'.repeat(190)}0.`;

/** The same cells in our letters. */
const asLetters = (hex: string): string =>
  [...hex].map(sign => (sign === '.' ? '.' : '123456789ABCDEFG'[Number.parseInt(sign, 16)])).join('');

const alphabetCells = `ABCDEFGHIJKLMNOPQRSTUVWXY${'.'.repeat(600)}`;
const alphabetAsLetters = `123456789ABCDEFGHIJKLMNOP${'.'.repeat(600)}`;

const sixteen = Array.from({ length: 256 }, (_, i) => (i % 3 === 0 ? ((i >> 4) + (i & 15)) % 17 : 0));
const sixteenText = sixteen.map(value => '.123456789ABCDEFG'[value]).join('');
const sixteenRows = Array.from({ length: 16 }, (_, i) => sixteen.slice(i * 16, i * 16 + 16));

const cube = Array.from({ length: 8 }, (_, z) =>
  Array.from({ length: 8 }, (_, y) => Array.from({ length: 8 }, (_, x) => (x === y && y === z ? x + 1 : 0))),
);

const marks = `.---------------.---------------.---------------.
| 5    3    124 | 26   7    2468| 1489 1249 248 |
| 6    247  247 | 1    9    5   | 3478 234  2478|
| 12   9    8   | 23   34   24  | 13457 6   247 |
:---------------+---------------+---------------:
| 8    125  1259| 579  6    147 | 4579 2459 3   |
| 4    25   2569| 8    59   3   | 579  259  1   |
| 7    15   1359| 59   2    14  | 4589 4589 6   |
:---------------+---------------+---------------:
| 139  6    13457| 357 35   57  | 2    8    34  |
| 23   278  237 | 4    1    9   | 36   34   5   |
| 123  1245 12345| 2356 8   26  | 1346 7    9   |
'---------------'---------------'---------------'`;

const given = (sign: string): object => (sign === '.' ? {} : { value: Number(sign), given: true });
const fpuzzles = JSON.stringify({ size: 9, grid: rows.map(row => Array.from(row, given)) });
const zipped = lzString.compressToBase64(fpuzzles);
const scl = lzString.compressToBase64(
  JSON.stringify({
    cells: rows.map(row => Array.from(row, sign => (sign === '.' ? {} : { value: sign }))),
    regions: Array.from({ length: 9 }, (_, box) =>
      Array.from({ length: 9 }, (_, i) => [
        3 * Math.floor(box / 3) + Math.floor(i / 3),
        3 * (box % 3) + (i % 3),
      ]),
    ),
  }),
);

/** Our text of the puzzle with constraints on top, in the order in which they are read. */
const constrained = (...constraints: ConstraintSpec[]): string =>
  `custom:${makeBase64url(new TextEncoder().encode(JSON.stringify({ base: '3x3', houses: [], constraints })))}:${wikipedia}`;
const withRules = (fields: object): string => JSON.stringify({ ...JSON.parse(fpuzzles), ...fields });
const load = (fields: object): string =>
  `https://www.f-puzzles.com/?load=${lzString.compressToBase64(withRules(fields))}`;
const sclWith = (fields: object): string =>
  `https://sudokupad.app/scl${lzString.compressToBase64(JSON.stringify({ ...JSON.parse(lzString.decompressFromBase64(scl)), ...fields }))}`;

const sdkState = rows.with(0, '534.7....').join('\n');

export const samples: readonly Sample[] = [
  { from: 'HoDoKu, a library line', text: `:0000:x:${wikipedia}:::`, back: 'hodoku' },
  {
    from: 'HoDoKu, with placed symbols',
    text: `:0000:x:53+4${wikipedia.slice(3)}:::`,
    back: 'hodoku',
    brings: 'entries',
  },
  {
    from: 'HoDoKu, with deleted candidates',
    text: `:0000:x:${wikipedia}:113 213:::`,
    back: 'hodoku',
    brings: 'candidates',
  },
  {
    from: 'a link to sudokuwiki.org',
    text: `https://www.sudokuwiki.org/sudoku.htm?bd=${noughts.join('')}`,
    back: 'sudokuwiki',
  },
  {
    from: 'a link to another page of sudokuwiki.org',
    text: `https://www.sudokuwiki.org/Print_Page?bd=${noughts.join('')}`,
    back: 'sudokuwiki',
  },
  {
    from: 'the JSON of f-puzzles with words about it',
    text: JSON.stringify({ ...JSON.parse(fpuzzles), author: 'A', successMessage: 'Well done!' }),
    back: 'fpuzzles',
  },
  { from: 'a link to f-puzzles', text: `https://f-puzzles.com/?load=${zipped}`, back: 'fpuzzles' },
  { from: 'the JSON of f-puzzles', text: fpuzzles, back: 'fpuzzles' },
  {
    from: 'a link to SudokuPad with data of f-puzzles',
    text: `https://sudokupad.app/fpuz${zipped}`,
    back: 'sudokupad',
  },
  { from: 'a link to SudokuPad', text: `https://sudokupad.app/scl${scl}`, back: 'sudokupad' },
  {
    from: 'a link to the app of Cracking the Cryptic',
    text: `https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuz${encodeURIComponent(zipped)}`,
    back: 'sudokupad',
  },
  {
    from: 'OpenSudoku',
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<opensudoku>\n<name>Easy</name>\n<game data="${noughts.join('')}" />\n</opensudoku>`,
    back: 'opensudoku',
  },
  {
    from: 'SadMan, with a state',
    text: `#AMe\n[Puzzle]\n${rows.join('\n')}\n[State]\n${sdkState}`,
    back: 'sdk',
    brings: 'entries',
  },
  { from: 'SadMan, a list', text: noughts.join(''), back: 'sdm' },
  { from: 'a list of puzzles, one a line', text: wikipedia, back: 'line' },
  { from: 'a list with noughts, as Gordon Royle’s', text: noughts.join(''), back: 'sdm' },
  { from: 'a list with a rating after a semicolon', text: `${wikipedia} ;ED=1.2/1.2/1.2`, back: 'line' },
  { from: 'a list with a comment', text: `${wikipedia} # easy; from a newspaper: 1`, back: 'line' },
  { from: 'Project Euler 96', text: `Grid 01\n${noughts.join('\n')}`, back: 'line' },
  { from: 'a list with a rating', text: `${wikipedia} ED=1.2/1.2/1.2`, back: 'line' },
  { from: 'a grid under its number', text: `17\n${noughts.join('\n')}`, back: 'line' },
  { from: 'a grid under its name and level', text: `Puzzle 2 (hard)\n${rows.join('\n')}`, back: 'line' },
  { from: 'rows from an old Macintosh', text: rows.join('\r'), back: 'line' },
  { from: 'rows in a mail', text: rows.join('\n'), back: 'line' },
  { from: 'rows with stars', text: rows.map(row => row.replaceAll('.', '*')).join('\n'), back: 'line' },
  { from: 'rows with underscores', text: rows.map(row => row.replaceAll('.', '_')).join('\n'), back: 'line' },
  { from: 'rows with dashes', text: rows.map(row => row.replaceAll('.', '-')).join('\n'), back: 'line' },
  {
    from: 'rows with question marks',
    text: rows.map(row => row.replaceAll('.', '?')).join('\n'),
    back: 'line',
  },
  { from: 'rows with x', text: rows.map(row => row.replaceAll('.', 'x')).join('\n'), back: 'line' },
  {
    from: 'rows with spaces',
    text: rows.map(row => row.replaceAll('.', ' ').trimEnd()).join('\n'),
    back: 'line',
  },
  {
    from: 'rows in a frame with spaces',
    text: rows.map(row => frame(row.replaceAll('.', ' '), '|')).join('\n'),
    back: 'line',
  },
  {
    from: 'rows in a frame with spaces for blanks and between cells',
    text: rows
      .flatMap((row, i) => {
        const line = [...frame(row.replaceAll('.', ' '), '|')].join(' ');
        return i % 3 === 0 ? ['+-------+-------+-------+', line] : [line];
      })
      .join('\n'),
    back: 'line',
  },
  {
    from: 'rows with spaces for blanks and between cells',
    text: rows.map(row => [...row.replaceAll('.', ' ')].join(' ').trimEnd()).join('\n'),
    back: 'line',
  },
  {
    from: 'rows with spaces for blanks, and bars between boxes alone',
    text: rows
      .map(row => [...row.replaceAll('.', ' ')].join(' '))
      .map(row => `${row.slice(0, 6)}|${row.slice(5, 12)}|${row.slice(11)}`.trimEnd())
      .join('\n'),
    back: 'line',
  },
  {
    from: 'a forum, with a frame of lines and spaces for blanks',
    text: rows.map(row => `│ ${[...row.replaceAll('.', ' ')].join(' │ ')} │`).join('\n├───┼───┤\n'),
    back: 'line',
  },
  { from: 'one line with spaces', text: wikipedia.replaceAll('.', ' '), back: 'line' },
  { from: 'rows of numbers', text: noughts.map(row => [...row].join(' ')).join('\n'), back: 'line' },
  {
    from: 'rows of numbers with commas',
    text: noughts.map(row => [...row].join(',')).join('\n'),
    back: 'line',
  },
  { from: 'rows in groups', text: noughts.map(row => frame(row, ' ').trim()).join('\n'), back: 'line' },
  {
    from: 'Simple Sudoku',
    text: ['*-----------*', ...rows.map(row => frame(row, '|')), '*-----------*'].join('\n'),
    back: 'ss',
  },
  {
    from: 'a forum, with a frame of dashes',
    text: rows
      .flatMap((row, i) => (i % 3 === 0 ? ['-------------', frame(row, '|')] : [frame(row, '|')]))
      .join('\n'),
    back: 'ss',
  },
  {
    from: 'a forum, with a frame of plus signs',
    text: rows
      .flatMap((row, i) => {
        const line = [...frame(row, '|')].join(' ');
        return i % 3 === 0 ? ['+-------+-------+-------+', line] : [line];
      })
      .join('\n'),
    back: 'line',
  },
  {
    from: 'a forum, with a frame of lines',
    text: rows.map(row => `│${[...row].join('│')}│`).join('\n├─┼─┤\n'),
    back: 'line',
  },
  { from: 'pencil marks of HoDoKu', text: marks, back: 'marks', brings: 'candidates' },
  {
    from: 'a list in Python',
    text: `[${noughts.map(row => `[${[...row].join(', ')}]`).join(',\n ')}]`,
    back: 'lists',
  },
  {
    from: 'a list in Python with a name and None',
    text: `board = [${rows.map(row => `[${[...row].map(sign => (sign === '.' ? 'None' : sign)).join(', ')}]`).join(',\n         ')}]`,
    back: 'lists',
  },
  {
    from: 'tuples in Python',
    text: `((${noughts.map(row => [...row].join(', ')).join('),\n (')}))`,
    back: 'lists',
  },
  {
    from: 'braces',
    text: `{{${noughts.map(row => [...row].join(',')).join('},{')}}}`,
    back: 'lists',
  },
  {
    from: 'a program in C',
    text: `static const int board[9][9] = {\n  {${noughts.map(row => [...row].join(', ')).join('},\n  {')}}\n};`,
    back: 'lists',
  },
  {
    from: 'rows of a list, each on its line',
    text: noughts.map(row => `  [${[...row].join(',')}],`).join('\n'),
    back: 'lists',
  },
  {
    from: 'rows of a program, each on its line',
    text: noughts.map(row => `{${[...row].join(', ')}},`).join('\n'),
    back: 'lists',
  },
  {
    from: 'numpy, printed',
    text: `[[${noughts.map(row => [...row].join(' ')).join(']\n [')}]]`,
    back: 'lists',
  },
  {
    from: 'numpy, as it would be typed',
    text: `array([[${noughts.map(row => [...row].join(', ')).join('],\n       [')}]], dtype=int8)`,
    back: 'lists',
  },
  {
    from: 'numpy with points',
    text: `[[${noughts.map(row => [...row].map(n => `${n}.`).join(' ')).join(']\n [')}]]`,
    back: 'lists',
  },
  { from: 'LeetCode 37', text: JSON.stringify(rows.map(row => [...row])), back: 'lists' },
  { from: 'JSON, rows as texts', text: JSON.stringify(rows), back: 'lists' },
  { from: 'JSON, flat', text: JSON.stringify([...noughts.join('')].map(Number)), back: 'lists' },
  {
    from: 'Kaggle, with a heading',
    text: `quizzes,solutions\n${noughts.join('')},${solution}`,
    back: 'csv',
    brings: 'solution',
  },
  {
    from: 'Kaggle, with more columns',
    text: `id,puzzle,solution,clues,difficulty\n1,${wikipedia},${solution},30,0.0`,
    back: 'csv',
    brings: 'solution',
  },
  {
    from: 'a table in quotes, without a heading',
    text: `"${wikipedia}","${solution}"`,
    back: 'csv',
    brings: 'solution',
  },
  {
    from: 'a spreadsheet, with rows in one cell',
    text: `quizzes,solutions\n"${rows.join('\n')}","${(solution.match(/.{9}/g) as string[]).join('\n')}"`,
    back: 'csv',
    brings: 'solution',
  },
  { from: 'a spreadsheet, one cell of it', text: `"${rows.join('\n')}"`, back: 'csv' },
  { from: 'a table with tabs', text: `${wikipedia}\teasy\t12`, back: 'csv' },
  { from: '16×16 in hex', text: hexCells, puzzle: `4x4:${asLetters(hexCells)}`, back: 'text' },
  {
    from: '16×16 in hex, said to be so',
    text: hexCells.replaceAll('0', '.'),
    options: { alphabet: 'hex' },
    puzzle: `4x4:${asLetters(hexCells.replaceAll('0', '.'))}`,
    back: 'text',
  },
  { from: '25×25 in letters', text: alphabetCells, puzzle: `5x5:${alphabetAsLetters}`, back: 'text' },
  {
    from: '16×16 in numbers',
    text: sixteenRows.map(row => row.join(' ')).join('\n'),
    puzzle: `4x4:${sixteenText}`,
    back: 'text',
  },
  {
    from: '16×16 in numbers on one line with commas',
    text: sixteen.join(','),
    puzzle: `4x4:${sixteenText}`,
    back: 'text',
  },
  {
    from: '16×16 in numbers in columns',
    text: sixteenRows.map(row => row.map(n => String(n).padStart(3)).join('')).join('\n'),
    puzzle: `4x4:${sixteenText}`,
    back: 'lists',
  },
  {
    from: 'a killer of f-puzzles, with an author and a ruleset',
    text: load({
      title: 'Killer',
      author: 'Somebody',
      ruleset: 'Cages show their sums.',
      killercage: [
        { cells: ['R1C3', 'R1C4', 'R2C3'], value: '12' },
        { cells: ['R5C2', 'R5C3'], value: '8' },
        { cells: ['R8C1', 'R8C2', 'R8C3', 'R7C3'] },
      ],
    }),
    puzzle: constrained(
      { kind: 'killer', cells: [2, 3, 11], sum: 12 },
      { kind: 'killer', cells: [37, 38], sum: 8 },
      { kind: 'killer', cells: [63, 64, 65, 56] },
    ),
    back: 'fpuzzles',
  },
  {
    from: 'thermometers and arrows of f-puzzles, its JSON',
    text: withRules({
      thermometer: [
        {
          lines: [
            ['R2C4', 'R1C4', 'R1C6'],
            ['R2C4', 'R3C5'],
          ],
        },
      ],
      arrow: [
        { cells: ['R3C2'], lines: [['R3C2', 'R4C2', 'R3C4', 'R3C1']] },
        {
          cells: ['R2C8', 'R2C7'],
          lines: [['R2C7', 'R1C7', 'R2C6', 'R3C7', 'R2C9', 'R3C9']],
        },
      ],
    }),
    puzzle: constrained(
      { kind: 'arrow', circle: [19], cells: [28, 21, 18] },
      { kind: 'arrow', circle: [15, 16], cells: [6, 14, 24, 17, 26] },
      { kind: 'thermo', cells: [12, 3, 5] },
      { kind: 'thermo', cells: [12, 22] },
    ),
    back: 'fpuzzles',
  },
  {
    from: 'XV behind a link to SudokuPad',
    text: `https://sudokupad.app/fpuz${lzString.compressToBase64(
      withRules({
        xv: [
          { cells: ['R1C3', 'R1C4'], value: 'X' },
          { cells: ['R5C2', 'R6C2'], value: '' },
          { cells: ['R8C4', 'R8C5'], value: 'v' },
        ],
      }),
    )}`,
    puzzle: constrained({ kind: 'xv', cells: [2, 3], sum: 10 }, { kind: 'xv', cells: [66, 67], sum: 5 }),
    back: 'sudokupad',
  },
  {
    from: 'Kropki dots of f-puzzles',
    text: load({
      difference: [{ cells: ['R1C3', 'R2C3'], value: '2' }, { cells: ['R1C6', 'R1C5'] }],
      ratio: [{ cells: ['R4C7', 'R4C8'] }, { cells: ['R6C2', 'R6C3'], value: '3' }],
    }),
    puzzle: constrained(
      { kind: 'white-dot', cells: [2, 11], difference: 2 },
      { kind: 'white-dot', cells: [5, 4] },
      { kind: 'black-dot', cells: [33, 34] },
      { kind: 'black-dot', cells: [46, 47], ratio: 3 },
    ),
    back: 'sudokupad',
  },
  {
    from: 'a knight and diagonals of f-puzzles, with fields that are switched off',
    text: load({ antiknight: true, antiking: false, 'diagonal+': true, 'diagonal-': true, negative: [] }),
    puzzle: constrained(
      { kind: 'diagonal', direction: [1, 1] },
      { kind: 'diagonal', direction: [1, -1] },
      { kind: 'anti-knight' },
    ),
    back: 'fpuzzles',
  },
  {
    from: 'little killers of f-puzzles',
    text: load({
      littlekillersum: [
        {
          cell: 'R0C3',
          direction: 'DR',
          cells: ['R1C4', 'R2C5', 'R3C6', 'R4C7', 'R5C8', 'R6C9'],
          value: '36',
        },
        { cell: 'R10C4', direction: 'UL', value: 22 },
      ],
    }),
    puzzle: constrained(
      { kind: 'little-killer', cells: [3, 13, 23, 33, 43, 53], sum: 36 },
      { kind: 'little-killer', cells: [74, 64, 54], sum: 22 },
    ),
    back: 'fpuzzles',
  },
  {
    from: 'lines of extensions of f-puzzles, and the drawings that show them',
    text: load({
      whispers: [{ lines: [['R1C1', 'R1C2']], value: '1' }],
      renban: [{ lines: [['R1C3', 'R1C2', 'R1C1']] }],
      line: [
        { lines: [['R1C3', 'R1C2', 'R1C1']], outlineC: '#F067F0', width: 0.25, fromConstraint: 'Renban' },
      ],
    }),
    puzzle: constrained(
      { kind: 'whisper', cells: [0, 1], difference: 1 },
      { kind: 'renban', cells: [2, 1, 0] },
    ),
    back: 'sudokupad',
  },
  {
    from: "a killer in SudokuPad's own data",
    text: sclWith({
      cages: [
        {
          cells: [
            [0, 2],
            [0, 3],
            [1, 2],
          ],
          value: '12',
          sum: 12,
          unique: true,
        },
        { value: 'title: Cages' },
      ],
      metadata: { antiking: true },
    }),
    puzzle: constrained({ kind: 'anti-king' }, { kind: 'killer', cells: [2, 3, 11], sum: 12 }),
    back: 'sudokupad',
  },
  {
    from: 'numpy, a cube',
    text: JSON.stringify(cube),
    options: { spec: { family: 'box', dims: [2, 2, 2] } },
    puzzle: `2x2x2:${cube
      .flat(2)
      .map(value => (value === 0 ? '.' : value))
      .join('')}`,
    back: 'lists',
  },
];
