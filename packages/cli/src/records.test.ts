import { expectOk, parsePuzzle } from '@hyperdoku/engine';
import { expect, test } from 'vitest';
import { fixturePath, readFixture } from '../../../tools/fixtures.testkit.js';
import { readRecords } from './records.js';

test.each(['2026-11/records.json'])('the file of records as it was in %s', name => {
  const records = readRecords(fixturePath(name));
  expect(records).toEqual(readFixture(name));
  for (const [spec, { puzzle, clues }] of Object.entries(records)) {
    const { shape, symbols } = expectOk(parsePuzzle(puzzle));
    expect([shape.name, [...symbols].filter(symbol => symbol !== 0).length]).toEqual([spec, clues]);
  }
});
