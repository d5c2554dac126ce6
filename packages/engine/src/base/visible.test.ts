import { expect, test } from 'vitest';
import { listObeyed } from './obeyed.testkit.js';
import fc from './property.testkit.js';
import { makeVisible, makeVisibleJson } from './visible.js';

test.each([
  ['\u001b[31mred', '<U+001B>[31mred'],
  ['a\u0000b\u0007c\rd\ne', 'a<U+0000>b<U+0007>c<U+000D>d<U+000A>e'],
  ['\u009b2J', '<U+009B>2J'],
  ['\u202etxt.exe', '<U+202E>txt.exe'],
  ['\u{e0041}', '<U+E0041>'],
  ['\ud800', '<U+D800>'],
  ['a\tb', 'a\tb'],
  ['Zürich 数独 \u{1d54f}', 'Zürich 数独 \u{1d54f}'],
])('%j is shown as %s', (text, shown) => {
  expect(makeVisible(text)).toBe(shown);
});

test('whatever the text, nothing is left in it that a terminal would obey', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      for (const shown of [makeVisible(text), makeVisibleJson({ [text]: [text] })])
        expect(listObeyed(shown.replace('\n', ''))).toEqual([]);
      expect(makeVisible(makeVisible(text))).toBe(makeVisible(text));
    }),
  );
});

test('JSON reads back as it was', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })), value => {
      expect(JSON.parse(makeVisibleJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
