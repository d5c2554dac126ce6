import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { emptySum, sumIntegers, sumText } from './crc32.js';
import fc from './property.testkit.js';

test('the check of the standard', () => {
  expect(sumText('123456789') >>> 0).toBe(0xcbf43926);
  expect(sumText('')).toBe(emptySum);
});

test('the sums of another program', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.integer()), (text, integers) => {
      const units = [...text].filter(character => character.length === 1).join('');
      expect(sumText(units) >>> 0).toBe(crc32(units));
      expect(sumIntegers(integers) >>> 0).toBe(crc32(new Uint8Array(Int32Array.from(integers).buffer)));
    }),
    { numRuns: campaign(100, 10_000) },
  );
});

test('a sum goes on where another ended', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.array(fc.integer()), (first, second, integers) => {
      expect(sumText(second, sumText(first))).toBe(sumText(first + second));
      const sum = sumIntegers(integers, sumText(first));
      expect(sum).toBe(integers.reduce((before, integer) => sumIntegers([integer], before), sumText(first)));
    }),
  );
});

test('halves of a pair are told apart', () => {
  const sums = ['\ud835', '\ud836', '\udd4f', '\ufffd', '\ud835\udd4f'].map(text => sumText(text));
  expect(new Set(sums).size).toBe(sums.length);
});
