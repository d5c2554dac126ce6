import lzString from 'lz-string';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { compressToBase64, decompressFromBase64 } from './lzString.js';
import fc from './property.testkit.js';

const most = 1 << 20;
const runs = { numRuns: campaign(400, 20_000) };

/** Texts of few characters, which repeat themselves, of any, and of halves of characters. */
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', ',', '{}'), maxLength: 500 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.nat(0xffff), { maxLength: 200 }).map(units => String.fromCharCode(...units)),
  fc.json({ maxDepth: 4 }),
);

describe('texts', () => {
  test('are written as lz-string writes them, and read back', () => {
    fc.assert(
      fc.property(anyText, text => {
        const written = compressToBase64(text);
        expect(written).toBe(lzString.compressToBase64(text));
        expect(decompressFromBase64(written, most)).toBe(text);
      }),
      runs,
    );
  });
  test('in the alphabet for addresses are read too', () => {
    fc.assert(
      fc.property(anyText, text => {
        const written = lzString.compressToEncodedURIComponent(text);
        expect(decompressFromBase64(written, most)).toBe(text);
        expect(decompressFromBase64(written.replaceAll('+', ' ').replace(/^ | $/g, '+'), most)).toBe(text);
      }),
      runs,
    );
  });
});

test('what lz-string itself reads from damaged text is read alike or refused', () => {
  fc.assert(
    fc.property(anyText, fc.nat(), fc.nat(63), (text, place, digit) => {
      const written = compressToBase64(text);
      const at = place % written.length;
      const damaged = `${written.slice(0, at)}${'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'[digit]}${written.slice(at + 1)}`;
      const read = decompressFromBase64(damaged, most);
      if (read !== undefined) expect(read).toBe(lzString.decompressFromBase64(damaged));
    }),
    runs,
  );
});

test('a text that ends too soon or is none is refused', () => {
  const written = compressToBase64('{"size":9,"grid":[]}');
  for (let i = 0; i < written.length - 4; i++)
    expect(decompressFromBase64(written.slice(0, i), most)).toBeUndefined();
  for (const none of ['', '====', 'what?', 'é'.repeat(9), '\u{1d54f}'])
    expect(decompressFromBase64(none, most)).toBeUndefined();
});

test('a short text cannot become longer than allowed', () => {
  const zeros = '0'.repeat(1_000_000);
  const written = compressToBase64(zeros);
  expect(written.length).toBeLessThan(4000);
  expect(decompressFromBase64(written, 1_000_000)).toBe(zeros);
  expect(decompressFromBase64(written, 999_999)).toBeUndefined();
});
