/**
 * A name such as `3x3#7,g=2` promises the same puzzle for ever. So what this generator makes is pinned here: when a line
 * below fails because the change is wanted, `generatorVersion` must rise, and the lines be written anew.
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { makePuzzleId, parsePuzzleId } from '../format/puzzleId.js';
import { makePuzzleText } from '../format/puzzleText.js';
import { shapeOf } from '../shape/shapes.js';
import { generatePuzzle, generatorVersion } from './generate.js';

const pinned: Readonly<Record<string, string>> = {};

test.each(Object.entries(pinned))('%s is what it was', async (id, hash) => {
  const { spec, seed, order } = expectOk(parsePuzzleId(id));
  expect(makePuzzleId({ spec, seed, order })).toBe(id);
  const { puzzle } = expectOk(await generatePuzzle(expectOk(shapeOf(spec)), seed, order));
  expect(createHash('sha256').update(makePuzzleText(puzzle)).digest('hex').slice(0, 16)).toBe(hash);
});

test('names of other generators are refused, never taken for names of this one', () => {
  for (const id of ['3x3#7', '3x3#7,g=1', `3x3#7,g=${generatorVersion + 1}`, '9^3#7,clues=60']) {
    expect(parsePuzzleId(id)).toMatchObject({ ok: false, problem: { code: 'generator-gone' } });
  }
});
