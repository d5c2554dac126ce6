import { expectOk, fillGrid, parseShape } from '@hyperdoku/engine';
import { expect, test } from 'vitest';
import { campaign } from '../campaign.js';
import { drawEvenly } from './evenness.js';
import { estimateMean } from './statistics.js';
import { countTraits, type Trait } from './traits.js';

/** Of even draws, as docs/sampling.md tells them. */
const even: Readonly<Record<Trait, number>> = {
  fours: 11.58,
  minis: 1.32,
  symbolParts: 55.85,
  lineParts: 36.87,
};

test('classic grids are filled as evenly as can be told', async () => {
  const shape = expectOk(parseShape('3x3'));
  const counted: Record<Trait, number>[] = [];
  for (let i = 0; i < campaign(500, 20_000); i++)
    counted.push(countTraits(expectOk(await fillGrid(shape, `even ${i}`)).solution.symbols));
  for (const trait of Object.keys(even) as Trait[]) {
    const { value, high } = estimateMean(counted.map(counts => counts[trait]));
    expect(Math.abs(value - even[trait]), trait).toBeLessThan(2 * (high - value) + 0.05);
  }
});

test('an even draw counts the completions of its band and stack', () => {
  const { grid, weight } = drawEvenly('frame 0');
  expect(weight).toBeGreaterThan(1000);
  expect(weight).toBeLessThan(5000);
  for (let line = 0; line < 9; line++) expect(new Set(grid.subarray(9 * line, 9 * line + 9)).size).toBe(9);
});

test('the counts of a grid of rotated rows stay what they are', () => {
  const rotated = Array.from({ length: 81 }, (_, cell) => {
    const row = Math.floor(cell / 9);
    return ((3 * (row % 3) + Math.floor(row / 3) + cell) % 9) + 1;
  });
  // Rows of a band are three places apart, so they fall into 3 loops of 3, columns into one of 9; so do symbols, three apart or not.
  expect(countTraits(rotated)).toEqual({
    fours: 0,
    minis: 36,
    symbolParts: 9 * 3 + 27 * 1,
    lineParts: 9 * 3 + 9 * 1,
  });
});
