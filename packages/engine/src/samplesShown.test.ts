/** Puzzles as other programs write them, on paper. */
import { expect, test } from 'vitest';
import { expectOk } from './base/result.js';
import { parsePuzzles } from './format/reader.js';
import { samples } from './format/samples.testkit.js';
import { makeTextPicture } from './render/textPicture.js';

test.each(samples.map(sample => [sample.from, sample] as const))('%s', (_, { text, options }) => {
  const { grid } = expectOk(parsePuzzles(text, options)[0]);
  const shown = makeTextPicture(grid);
  const clues = Array.from(grid.symbols).filter(symbol => symbol > 0);
  expect(clues.filter(symbol => shown.includes(symbol.toString(36).toUpperCase()))).toEqual(clues);
});
