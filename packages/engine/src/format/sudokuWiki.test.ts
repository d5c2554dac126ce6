import { expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { countFilled } from '../board/grid.js';
import { placedSentenceOf } from '../words/sentences.testkit.js';
import { filledGrid, marksAt } from './markedSheet.js';
import { parsePuzzles } from './reader.js';
import { makeSudokuWiki, parseSudokuWiki } from './sudokuWiki.js';

const page = 'https://www.sudokuwiki.org/sudoku.htm?bd=';
/** A position of the site's page on hidden quads, and the start of another puzzle as an old link has it. */
const position =
  'S9B0i0f070h030b0d0e0a050l0n040i0g0h060o080s0u010f0e0o0g091m0902050r0v070h1q3f174r1g5u0u7s7o1s3e034a1g5u0905011o03170f0i17080l0s070b07170c17067n7u080r0h0i0g020r060c0e';
const start = '000000003001005600090040070000009050700050008050402000080020090003500100600000000';

test('a position has clues, entries and candidates, and is written as it was', () => {
  const sheet = expectOk(parseSudokuWiki(page + position));
  expect([sheet.grid.symbols[2], sheet.entries?.symbols[0], marksAt(sheet, 10)]).toEqual([7, 9, [1, 2]]);
  expect([countFilled(sheet.grid), countFilled(filledGrid(sheet))]).toEqual([24, 47]);
  expect(makeSudokuWiki(sheet)).toBe(page + position);
});

test('a start is 81 digits, with any blank, after other fields of the address or without its front', () => {
  const sheet = expectOk(parseSudokuWiki(page + start));
  expect(countFilled(sheet.grid)).toBe(22);
  expect(makeSudokuWiki(sheet)).toBe(page + start);
  for (const link of [
    ` http://sudokuwiki.org/sudoku.htm?n=4&bd=${start.replaceAll('0', '.')}&x=1`,
    `sudokuwiki.org/Sudoku.asp?bd=${start}#there`,
    `https://www.sudokuwiki.org/Print_Page?bd=${start}`,
    `https://www.sudokuwiki.org/?bd=${start}`,
  ])
    expect(parsePuzzles(link)).toEqual([{ ok: true, value: sheet }]);
});

test.each([
  [
    `${page}S9C${position.slice(3)}`,
    'column 42: Links to sudokuwiki.org are read with 81 cells or with a board that begins with S9B; this one has "S9C"',
  ],
  [`${page}${position.slice(3)}`, 'this one has "0i0f070h'],
  [`${page}${start}0`, 'this one has "0000'],
  [
    `https://www.sudokuwiki.org/killersudoku.htm?bd=${start}`,
    'has rules that are not known here: killersudoku.htm',
  ],
  [`https://www.sudokuwiki.org/sudokux.asp?bd=${start}`, 'has rules that are not known here: sudokux.asp'],
  ['https://www.sudokuwiki.org/X_Wing_Strategy', 'it has no ?bd= in it'],
  ['https://www.sudokuwiki.org', 'it has no ?bd= in it'],
  [`${page}S9Bzz${position.slice(5)}`, 'column 45: "zz" is not the code of a cell'],
  [`${page}x${start.slice(1)}`, 'column 42: "x" is not the code of a cell'],
])('%j is refused', (link, message) => {
  expect(placedSentenceOf(parseSudokuWiki(link))).toContain(message);
});
