import { expect, test } from 'vitest';
import { findSlip } from './plurals.testkit.js';

test.each([
  ['There are 1 cells.', '1 cells'],
  ['after 1 grids', '1 grids'],
  ['1 mutually orthogonal squares', '1 mutually orthogonal squares'],
  ['It has 2 cell.', '2 cell'],
  ['There are 0 clue left.', '0 clue'],
  ['1 are given', '1 are'],
  ['It has needs.', 'has needs'],
  ['in the the box', 'the the'],
  ['1 cell, 2 cells, 0 clues, 11 cells, 9^1 cells', undefined],
  ['Symbols run from 1 to 4, and 0 is blank.', undefined],
])('%s: %s', (sentence, slip) => {
  expect(findSlip(sentence)).toBe(slip);
});
