import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import fc from '../base/property.testkit.js';
import { createTextPieces, type Decoded } from './encoding.js';

type Encode = (text: string) => Uint8Array;
const units = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), isLittle);
  return bytes;
};
const utf8: Encode = text => new TextEncoder().encode(text);
const encodings: Readonly<Record<string, Encode>> = {
  'UTF-8': utf8,
  'UTF-8 with a mark': text => utf8(`\ufeff${text}`),
  'UTF-16, low byte first': text => units(text, true),
  'UTF-16, low byte first, with a mark': text => units(`\ufeff${text}`, true),
  'UTF-16, high byte first': text => units(text, false),
  'UTF-16, high byte first, with a mark': text => units(`\ufeff${text}`, false),
};

function decodeAll(bytes: Uint8Array, size = bytes.length || 1): Decoded[] {
  const pieces = createTextPieces();
  const decoded: Decoded[] = [];
  for (let i = 0; i < bytes.length; i += size) decoded.push(pieces.decode(bytes.subarray(i, i + size)));
  return [...decoded, pieces.end()];
}
const textOf = (decoded: readonly Decoded[]): string => decoded.map(({ text }) => text).join('');

test.each(Object.entries(encodings))('%s in pieces of any size', (_, encode) => {
  const anyText = fc.tuple(fc.stringMatching(/^[0-9.#:{]{2}/), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 9 }), ([front, rest], size) => {
      const text = `${front}${rest}`.replaceAll('\ufffd', '').replaceAll('\ufeff', '');
      const decoded = decodeAll(encode(text), size);
      expect([textOf(decoded), decoded.some(({ problem }) => problem)]).toEqual([text, false]);
    }),
    { numRuns: campaign(100, 5000) },
  );
  for (const text of ['', '1', '12', '123\r\n456']) expect(textOf(decodeAll(encode(text), 1))).toBe(text);
});

describe('what is no text', () => {
  test.each([
    ['in UTF-8', Uint8Array.of(0x31, 0x0a, 0x32, 0x0a, 0x33, 0xe9, 0x34), '1\n2\n3', 'UTF-8', 3, 2],
    ['cut off in UTF-8', Uint8Array.of(0x31, 0x32, 0x33, 0x34, 0xc3), '1234', 'UTF-8', 1, 5],
    ['half a pair in UTF-16', units('12\ud835', true), '12', 'UTF-16', 1, 3],
    ['half a unit in UTF-16', units('123', false).subarray(0, 5), '12', 'UTF-16', 1, 3],
  ])('%s is refused at its place', (_, bytes, text, encoding, line, column) => {
    for (const size of [1, 2, 100]) {
      const decoded = decodeAll(bytes, size);
      const at = decoded.findIndex(({ problem }) => problem);
      expect(textOf(decoded.slice(0, at + 1))).toBe(text);
      expect(decoded[at].problem).toMatchObject({
        detail: 'encoding',
        parameters: { encoding },
        line,
        column,
      });
    }
  });
});
