import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { sentenceOf } from '../words/sentences.testkit.js';
import { everyFamily, someGrid, someSheet, squares } from './corpus.testkit.js';
import { formatNames, formats, makeFile } from './formats.js';
import { parsers } from './parsers.testkit.js';
import { parsePuzzles } from './reader.js';
import { type Sheet, sheetOf } from './sheet.js';
import { createTextWriter } from './statedRules.js';

/**
 * Thousands of texts for every parser: noise of several alphabets, and good files cut off or with flipped bits. Each
 * answer is a value; a refusal has a known code and a sentence.
 */
const runs = campaign(600, 100_000);
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
      const text = makeFile(name, [sheet]);
      return text.ok && ((name !== 'dimacs' && name !== 'cover') || spec === '2x2')
        ? [[...text.value].join('')]
        : [];
    });
  },
);

const list = [1, 2, 3].map(seed => someGrid(everyFamily.at(-1) ?? '', seed, 0.4));
goodFiles.push(list.map(createTextWriter()).join('\n'));

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
describe('damaged and senseless texts', () => {
  test.each(Object.keys(parsers))('%s', name => {
    let refused = 0;
    for (const input of inputs) {
      for (const result of parsers[name](input)) {
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

describe('whatever is read from a damaged text is written so that it reads the same', () => {
  const writable = formatNames.filter(name => !['line', 'dimacs', 'integers'].includes(name));
  test.each(writable)('%s', name => {
    const { parse, make, keeps } = formats[name];
    const specs = ['3x3', '2x2', ...squares.slice(-2)];
    const good = specs.flatMap(spec => {
      const sheet = someSheet(spec, 11, 0.4);
      return make(sheet).ok ? [[...expectOk(makeFile(name, [sheet]))].join('')] : [];
    });
    const partsOf = ({ grid, entries, candidates, solution }: Sheet) => ({
      clues: grid,
      ...(keeps.includes('entries') && { entries }),
      ...(keeps.includes('candidates') && { candidates }),
      ...(keeps.includes('solution') && { solution }),
    });
    let read = 0;
    for (let i = 0; i < runs; i++) {
      const sheet = parse(damage(good[i % good.length]));
      if (!sheet.ok) continue;
      const written = makeFile(name, [sheet.value]);
      // Where clues contradict each other, no marks are left for a cell.
      if (!written.ok && name === 'marks') continue;
      read++;
      const again = parse([...expectOk(written)].join(''));
      expect(partsOf(expectOk(again))).toEqual(partsOf(sheet.value));
    }
    if (name !== 'link') expect(read).toBeGreaterThan(0);
  });
});

describe('texts of megabytes are refused, and nothing overflows', () => {
  test.each([
    ['deep JSON', '['.repeat(1_000_000)],
    ['deep objects', '{"shape":'.repeat(200_000)],
    ['many spaces', `${' '.repeat(2_000_000)}?`],
    ['many specs', '9^3:'.repeat(300_000)],
    ['a long spec', `custom:${'a'.repeat(2_000_000)}`],
    ['a long number', '9'.repeat(2_000_000)],
    ['many dims', `2${'x2'.repeat(4_000_000)}:1`],
    ['many rules', `${'-+|'.repeat(500_000)}?`],
    ['open quotes', `custom:{"${'\\"'.repeat(500_000)}`],
    ['many short lines', '1\n'.repeat(300_000)],
    ['a long clause', `c hyperdoku 3x3\n${'1 '.repeat(4_000_000)}x`],
  ])('%s', (_, text) => {
    const results = parsePuzzles(text);
    expect(results.length).toBeGreaterThan(0);
    expect(results.every(result => !result.ok)).toBe(true);
  });
});
