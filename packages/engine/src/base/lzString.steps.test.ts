/** Compressed text is written and read in a number of steps in proportion to the text, however well it is compressed. */
import { expect, test } from 'vitest';
import { createRandom } from './random.js';
import { countEach } from './steps.testkit.js';

// What is loaded before the counting has begun is not counted.
const { compressToBase64, decompressFromBase64 } = await import('./lzString.js');

const random = createRandom('lz');
const texts: Readonly<Record<string, (n: number) => string>> = {
  'one character': n => '0'.repeat(n),
  'one word': n => '{"value":1},'.repeat(n / 12),
  noise: n => String.fromCharCode(...Array.from({ length: n }, () => random.below(0x10000))),
};
const most = 1 << 20;
const maxStepsPerCharacter = 120;
const maxGrowth = 1.1;

test.each(Object.entries(texts))('%s', (_, make) => {
  const given = [1200, 2400, 4800].map(make);
  const packed = given.map(compressToBase64);
  for (const works of [
    given.map(text => () => compressToBase64(text)),
    packed.map(text => () => decompressFromBase64(text, most)),
  ]) {
    const each = countEach(works).map((steps, i) => steps / given[i].length);
    expect(Math.max(...each)).toBeLessThan(maxStepsPerCharacter);
    expect([each[1] < maxGrowth * each[0], each[2] < maxGrowth * each[1]]).toEqual([true, true]);
  }
});
