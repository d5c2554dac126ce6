import { describe, expect, test } from 'vitest';
import { readPuzzles, setsAtHand, supply } from './sets.js';

describe.skipIf(setsAtHand.length === 0)('the public sets', () => {
  test.each(setsAtHand)('every puzzle of %s can be read', async name => {
    const found = await supply(name, false, '');
    expect(found && readPuzzles(found).length).toBeGreaterThan(0);
  });
});
