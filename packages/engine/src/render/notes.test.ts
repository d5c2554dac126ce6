import { expect, test } from 'vitest';
import { makeSymbolText } from '../board/symbols.js';
import { noteSize, placeNote, writeNotes } from './notes.js';

test('1 to 9 stand in three rows of three', () => {
  const places = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(symbol => placeNote(symbol, 9));
  const columns = places.map(({ x }) => x.toFixed(2));
  const rows = places.map(({ y }) => y.toFixed(2));
  expect(columns).toEqual(['0.20', '0.50', '0.80', '0.20', '0.50', '0.80', '0.20', '0.50', '0.80']);
  expect(rows).toEqual(['0.20', '0.20', '0.20', '0.50', '0.50', '0.50', '0.80', '0.80', '0.80']);
});

test.each([2, 4, 6, 8, 9, 12, 16, 25, 35, 36, 49, 64])('of %i symbols no note touches another', symbols => {
  for (const isSkewed of [false, true]) {
    const size = noteSize(symbols, isSkewed);
    const width = 0.64 * size * makeSymbolText(symbols, symbols).length;
    const places = Array.from({ length: symbols }, (_, i) => placeNote(i + 1, symbols, isSkewed));
    for (const [i, a] of places.entries()) {
      for (const b of places.slice(i + 1))
        expect(Math.abs(a.x - b.x) > width || Math.abs(a.y - b.y) > 0.73 * size).toBe(true);
      for (const at of [a.x - width / 2, a.x + width / 2, a.y - 0.37 * size, a.y + 0.37 * size]) {
        expect(at).toBeGreaterThan(0);
        expect(at).toBeLessThan(1);
      }
    }
  }
});

test('notes in one line fit in, and numbers keep apart', () => {
  expect(writeNotes([1, 2, 10], 16, 0.3, 0.9).text).toBe('12A');
  expect(writeNotes([1, 2, 10], 36, 0.3, 0.9).text).toBe('1 2 10');
  expect(writeNotes([1], 9, 0.3, 0.9).size).toBe(0.3);
  expect(writeNotes([1, 2, 3, 4, 5, 6, 7, 8], 9, 0.3, 0.9).size).toBeCloseTo(0.9 / 8 / 0.65);
});
