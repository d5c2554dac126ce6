import { performance } from 'node:perf_hooks';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import { expectOk, type Result } from '../base/result.js';
import { parseMoveText } from '../board/move.js';
import { parseCellName } from '../shape/names.js';
import { parseShape } from '../shape/shapes.js';
import { sentenceOf } from '../words/sentences.testkit.js';
import { everyFamily, someGrid } from './corpus.testkit.js';
import { formatNames, formats } from './formats.js';
import { parsePuzzles } from './reader.js';
import { sheetOf } from './sheet.js';

/**
 * Ten thousand texts for every parser: noise of several alphabets, and good files cut off or with flipped bits. Each
 * answer is a value; a refusal has a known code and a sentence; none takes long.
 */
const runs = 10_000;
const maxMilliseconds = 100;
const random = createRandom('hostile');
const alphabets = [
  '0123456789.',
  '0123456789^x:./|#{}[]",-+*=\n ',
  'abcdefghijklmnopqrstuvwxyz:',
  '{}[]",:\\n 0123456789shapecluesoin',
];

function noise(): string {
  const length = random.below(random.below(10) === 0 ? 2000 : 100);
  const alphabet = alphabets[random.below(alphabets.length + 1)];
  const units = Array.from({ length }, () =>
    alphabet ? alphabet.charCodeAt(random.below(alphabet.length)) : random.below(0x10000),
  );
  return String.fromCharCode(...units);
}

const goodFiles = ['3x3', '2x2', '4^3', '3x2x1', 'iso:4', 'latin:4^3', everyFamily.at(-1) ?? ''].flatMap(
  spec => {
    const sheet = sheetOf(someGrid(spec, 11, 0.4), { author: 'somebody' });
    return formatNames.flatMap(name => {
      const text = formats[name].make(sheet);
      return text.ok && (name !== 'dimacs' || spec === '2x2') ? [[...text.value].join('')] : [];
    });
  },
);

function damage(text: string): string {
  const kind = random.below(3);
  if (kind === 0) return text.slice(0, random.below(text.length));
  const units = Array.from(text, (_, i) => text.charCodeAt(i));
  for (let flips = 1 + random.below(kind === 1 ? 1 : 5); flips > 0; flips--)
    units[random.below(units.length)] ^= 1 << random.below(8);
  return units.map(unit => String.fromCharCode(unit)).join('');
}

const inputs = Array.from({ length: runs }, (_, i) =>
  i % 2 === 0 ? noise() : damage(goodFiles[random.below(goodFiles.length)]),
);
const classic = expectOk(parseShape('3x3'));

const parsers: Record<string, (text: string) => Result<unknown>[]> = {
  ...Object.fromEntries(formatNames.map(name => [name, (text: string) => [formats[name].parse(text)]])),
  'any format': text => parsePuzzles(text),
  shape: text => [parseShape(text)],
  'custom rule': text => [parseShape(`custom:${text}`)],
  'cell name': text => [parseCellName(classic, text)],
  move: text => [parseMoveText(classic, text)],
};

describe('ten thousand damaged and senseless texts', () => {
  test.each(Object.keys(parsers))('%s', name => {
    let refused = 0;
    for (const input of inputs) {
      let results: Result<unknown>[] = [];
      // A slow answer is asked for again, so that a busy machine is not taken for a slow parser.
      for (let tries = 0, slow = true; tries < 5 && slow; tries++) {
        const start = performance.now();
        results = parsers[name](input);
        const taken = performance.now() - start;
        slow = taken > maxMilliseconds;
        if (slow && tries === 4) throw new Error(`${taken} ms for ${JSON.stringify(input)}`);
      }
      for (const result of results) {
        if (result.ok) continue;
        refused++;
        const sentence = sentenceOf(result);
        if (!/^\S.*\.$/su.test(sentence)) throw new Error(`no sentence: ${sentence}`);
        if (sentence.length > 400) throw new Error(`too long: ${sentence}`);
      }
    }
    expect(refused).toBeGreaterThan(runs / 4);
  });
});

describe('texts made to be slow are answered in linear time', () => {
  test.each([
    ['deep JSON', '['.repeat(1_000_000)],
    ['deep objects', '{"shape":'.repeat(200_000)],
    ['many spaces', ' '.repeat(2_000_000)],
    ['many specs', '9^3:'.repeat(300_000)],
    ['a long spec', `custom:${'a'.repeat(2_000_000)}`],
    ['a long number', '9'.repeat(2_000_000)],
    ['many dims', `2${'x2'.repeat(500_000)}:1`],
    ['many rules', '-+|'.repeat(500_000)],
    ['open quotes', `custom:{"${'\\"'.repeat(500_000)}`],
    ['many short lines', '1\n'.repeat(300_000)],
  ])('%s', (_, text) => {
    const results = parsePuzzles(text);
    expect(results.every(result => !result.ok)).toBe(true);
  });
});
