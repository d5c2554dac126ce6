import { expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import fc from '../base/property.testkit.js';
import { expectOk } from '../base/result.js';
import { candidatesOf, listCandidates } from '../board/candidates.js';
import { countFilled } from '../board/grid.js';
import { placedSentenceOf } from '../words/sentences.testkit.js';
import { anySheet } from './corpus.testkit.js';
import { looksLikeHodoku, makeHodoku, parseHodoku } from './hodoku.js';
import { filledGrid, marksAt } from './markedSheet.js';
import { sheetOf } from './sheet.js';

/** The first example of HoDoKu's own regression library. */
const nakedSingle =
  ':0003:8:6...+53+4.7....4+2+56.+254867+3+9+1.+4..+9+6.1.162+38+5749.3..+1+4.+5....42193..1.+57...+44+2.6+3.+1+75:::829:';

test('clues, what was placed, and what a step is about', () => {
  const sheet = expectOk(parseHodoku(nakedSingle));
  expect([countFilled(sheet.grid), countFilled(filledGrid(sheet)), sheet.candidates]).toEqual([
    29,
    51,
    undefined,
  ]);
  expect([sheet.grid.symbols[0], sheet.entries?.symbols[4], sheet.entries?.symbols[0]]).toEqual([6, 5, 0]);
  expect(sheet.leftOut).toEqual(['technique', 'candidates', 'placements']);
});

test('deleted candidates, as HoDoKu copies a state', () => {
  const cells = `12${'.'.repeat(79)}`;
  const sheet = expectOk(parseHodoku(`:0000:x:${cells}:313 491::`));
  expect(sheet.leftOut).toBeUndefined();
  expect(marksAt(sheet, 2)).toEqual([4, 5, 6, 7, 8, 9]);
  expect(marksAt(sheet, 72)).toEqual([2, 3, 5, 6, 7, 8, 9]);
  expect(expectOk(makeHodoku(sheet))).toBe(`:0000:x:${cells}:313 491::`);
});

test('what is written reads back: cells as they are, and of the notes those that the cells allow', () => {
  fc.assert(
    fc.property(anySheet(['3x3']), sheet => {
      const written = makeHodoku(sheet);
      if (!written.ok) {
        expect(written.problem.detail).toBe('no-candidate');
        return;
      }
      expect(looksLikeHodoku(written.value)).toBe(true);
      const read = expectOk(parseHodoku(written.value));
      expect([read.grid, read.entries]).toEqual([sheet.grid, sheet.entries]);
      const possible = candidatesOf(filledGrid(sheet));
      for (let cell = 0; cell < 81; cell++) {
        const marks = marksAt(sheet, cell);
        const before = listCandidates(possible, cell);
        if (marks.length > 0 && read.candidates)
          expect(marksAt(read, cell)).toEqual(before.filter(symbol => marks.includes(symbol)));
      }
      expect(expectOk(makeHodoku(read))).toBe(written.value);
    }),
    { numRuns: campaign(50, 2000) },
  );
});

const blank = '.'.repeat(81);
test.each([
  [':0000:x', 'line 1, column 1: A line of HoDoKu'],
  [`:0000:x:${blank}1:::`, 'line 1, column 90: There are more than 81 cells'],
  [`:0000:x:${blank.slice(1)}:::`, 'line 1, column 9: There are 80 cells instead of 81'],
  [`:0000:x:..a${blank.slice(3)}:::`, 'line 1, column 11: "a" is neither'],
  [`:0000:x:+.${blank.slice(1)}:::`, 'line 1, column 10: "." is neither'],
  [`:0000:x:${blank}:123 12::`, 'line 1, column 95: "12" is not a candidate'],
  [`:0000:x:12345678${blank.slice(8)}:919::`, 'No candidate is left at r1c9'],
])('%j is refused at its place', (line, message) => {
  expect(placedSentenceOf(parseHodoku(line))).toContain(message);
});

test('a plain grid has no deleted candidates', () => {
  const { grid } = expectOk(parseHodoku(`:0000:x:${blank}:::`));
  expect(makeHodoku(sheetOf(grid))).toEqual({ ok: true, value: `:0000:x:${blank}:::` });
});
