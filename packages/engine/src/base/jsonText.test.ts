import { expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { readJsonText } from './jsonText.js';
import fc from './property.testkit.js';

test.each([
  ['', 1, 1],
  ['{', 1, 2],
  ['{"a":1,}', 1, 8],
  ['[1,]', 1, 4],
  ['[1 2]', 1, 4],
  ['{"a" 1}', 1, 6],
  ['{a:1}', 1, 2],
  ['{\n  "a": [1, 2\n}', 3, 1],
  ['{\n "shape": }', 2, 11],
  ['"a\tb"', 1, 3],
  ['"a\\x"', 1, 3],
  ['"never ends', 1, 12],
  ['01', 1, 2],
  ['nul', 1, 1],
  ['{} {}', 1, 4],
  ['[[[]]]]', 1, 7],
  ["{'a':1}", 1, 2],
])('%j is wrong from its first mistake on', (text, line, column) => {
  expect(readJsonText(text)).toEqual({ ok: false, place: { line, column } });
});

test('good text is read, however it is laid out', () => {
  for (const indent of [0, 2])
    expect(readJsonText(JSON.stringify({ a: [1, '\\"', null, {}], b: -1.5e9 }, null, indent))).toEqual({
      ok: true,
      value: { a: [1, '\\"', null, {}], b: -1.5e9 },
    });
});

test('what was right before a character came in is right up to there', () => {
  fc.assert(
    fc.property(
      fc.json({ maxDepth: 4 }),
      fc.nat(),
      fc.constantFrom('?', '\u0001', '}', ',', ':'),
      (json, at, wrong) => {
        const place = at % (json.length + 1);
        const text = json.slice(0, place) + wrong + json.slice(place);
        const reading = readJsonText(text);
        // A word, a number or an escape is wrong as a whole. Inside of a string most characters are right, and some mistakes show only later.
        const from = json.slice(0, place).search(/\\?[-+.\w]*$/);
        if (!reading.ok) expect(reading.place.column).toBeGreaterThan(from);
      },
    ),
    { numRuns: campaign(200, 20_000) },
  );
});
