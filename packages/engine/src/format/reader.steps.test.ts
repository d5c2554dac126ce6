/** Every reader takes a number of steps in proportion to its text, whatever the text. */
import { expect, test } from 'vitest';
import { countSteps } from '../base/steps.testkit.js';
import { someGrid } from './corpus.testkit.js';
import { formatNames, formats } from './formats.js';
import { parsers } from './parsers.testkit.js';
import { sheetOf } from './sheet.js';

const size = 128;
/** Four times the text may take this many times the steps; what is in proportion takes less than four times as many, */
const maxGrowth = 4.02;
/** and no text takes all readers together more than this many for each of its characters. */
const maxStepsPerCharacter = 300;

const good = Object.fromEntries(
  formatNames.map(name => {
    const text = formats[name].make(sheetOf(someGrid(name === 'dimacs' ? '2x2' : '3x3', 1, 0.4)));
    return [name, text.ok ? [...text.value].join('') : ''];
  }),
);

/** Texts of any length. */
const texts: Readonly<Record<string, (n: number) => string>> = {
  'blank lines': n => '\n'.repeat(n),
  comments: n => '# a comment\n'.repeat(n),
  'headers, then a row': n => `${'#Aauthor\n'.repeat(n)}${'1'.repeat(9)}\n`,
  'headers, then a puzzle': n => `${'#Aauthor\n'.repeat(n)}${good.line}`,
  spaces: n => `${' '.repeat(n)}?`,
  'short lines': n => '1\n'.repeat(n),
  'lines of nonsense': n => 'what?\n'.repeat(n),
  rules: n => `${'-+|'.repeat(n)}\n`.repeat(2),
  'a long number': n => '9'.repeat(n),
  'specs on a line': n => '9^3:'.repeat(n),
  'specs on lines of their own': n => '32^4:1\n'.repeat(n),
  'a long spec': n => `custom:${'a'.repeat(4 * n)}`,
  'a name of nothing': n => `custom:${'a'.repeat(4 * n)}:1`,
  dims: n => `2${'x2'.repeat(n)}:1`,
  'deep JSON': n => '['.repeat(n),
  'deep objects': n => '{"shape":'.repeat(n),
  'open quotes': n => `custom:{"${'\\"'.repeat(n)}`,
  'a list of numbers': n => `[${'1,'.repeat(n)}1]`,
  'fields of an object': n => `{${Array.from({ length: n }, (_, i) => `"${1e6 + i}":1`).join()}}`,
  'an object that ends too soon': n => `${'{\n'.repeat(n)}`,
  'large rules without houses': n =>
    'custom:{"symbols":64,"extents":[1024,1024],"houses":[]}:1\n'.repeat(n / 32),
  'a rule of many houses': n =>
    `custom:{"base":"2x2","houses":[${'[0,1,2,3],'.repeat(n)}[0,1,2,3]]}:${'.'.repeat(16)}`,
  clauses: n => `c hyperdoku 2x2\n${'1 -2 3 0\n'.repeat(n)}`,
  'a long clause': n => `c hyperdoku 2x2\n${'1 '.repeat(n)}0\n`,
  coordinates: n => 'r1 c1 '.repeat(n),
  options: n => `3x3#1${',clues=30'.repeat(n)}`,
  'tiny puzzles': n => '2x1:1..1\n'.repeat(n),
  'a full grid': n => `latin:2^${Math.log2(n)}:${'12'.repeat(n / 2)}`,
  ...Object.fromEntries(
    formatNames.map(name => [`puzzles as ${name}`, (n: number) => `${good[name]}\n`.repeat(n / 32)]),
  ),
};

type Parse = (text: string) => unknown;
const readByAll: Parse = text => Object.values(parsers).map(parse => parse(text));
const growthOf = (parse: Parse, make: (n: number) => string): number => {
  const [some, more] = [make(size), make(4 * size)].map(text => countSteps(() => parse(text)));
  return more / some;
};

test.each(Object.entries(texts))('%s', (_, make) => {
  const text = make(size);
  expect(countSteps(() => readByAll(text)) / text.length).toBeLessThan(maxStepsPerCharacter);
  const isSlow = (parse: Parse) => growthOf(parse, make) > maxGrowth;
  const slow = isSlow(readByAll) ? Object.keys(parsers).filter(name => isSlow(parsers[name])) : [];
  expect(slow).toEqual([]);
});
