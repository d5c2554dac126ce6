import { describe, expect, test } from 'vitest';
import { findSlip } from '../../../../tools/plurals.testkit.js';
import { expectOk } from '../base/result.js';
import { formatNames } from '../format/formats.js';
import { levels } from '../grade/scale.js';
import { techniqueNames } from '../logic/techniqueNames.js';
import { catalog } from '../shape/catalog.js';
import { kindNames } from '../shape/constraint.js';
import { parseShape, parseSpec } from '../shape/shapes.js';
import { progressUnits } from '../solve/budget.js';
import { catalogLanguages, catalogWordsFor } from './catalog.js';
import { count, list, number } from './en/grammar.js';
import { english } from './en/index.js';

import { languages, wordsFor } from './languages.js';
import { plainLanguages, plainWordsFor } from './plain.js';
import { referenceFor } from './reference.js';
import { ruleLanguages, ruleWordsFor } from './rules.js';
import { shorten } from './shorten.js';

test('a language is found by its tag, and English stands in for all others', () => {
  for (const [tag, words] of Object.entries(languages)) expect(wordsFor(tag)).toBe(words);
  expect(wordsFor('xx', 'en-GB').language).toBe('en');
  expect(wordsFor('constructor')).toBe(english);
  expect(wordsFor()).toBe(english);
});

test('every language has its plain words and those of the catalog, which are among all its words', () => {
  for (const some of [plainLanguages, catalogLanguages, ruleLanguages])
    expect(Object.keys(some)).toEqual(Object.keys(languages));
  for (const tag of Object.keys(languages))
    expect(wordsFor(tag)).toMatchObject({
      ...plainWordsFor(tag),
      ...catalogWordsFor(tag),
      ...ruleWordsFor(tag),
    });
  expect(catalogWordsFor('xx').level('easy')).toBe(english.level('easy'));
  expect(plainWordsFor('xx').language).toBe('en');
});

describe.each(Object.values(languages))('in $language', words => {
  test('every shape of the catalog, technique, level and format has its words', () => {
    for (const spec of catalog) {
      expect(words.shape(spec)?.title).toMatch(/\S/);
      expect(words.shape(spec)?.line).toMatch(/\.$/);
    }
    for (const name of techniqueNames) {
      expect(words.technique(name).title).toMatch(/^\p{Lu}/u);
      expect(words.technique(name).what).toMatch(/^\p{Lu}.*\.$/u);
    }
    for (const level of levels) expect(words.level(level)).toMatch(/\S/);
    const reference = referenceFor(words.language);
    for (const name of formatNames) expect(reference.format(name)).toMatch(/\S/);
    for (const name of kindNames) expect(reference.kindMeaning(name)).toMatch(/^\p{Lu}.*\.$/u);
    expect(words.shape('7x7')).toBeUndefined();
    expect(words.shape('constructor')).toBeUndefined();
  });
  test('titles tell shapes and techniques apart', () => {
    const titles = [
      ...catalog.map(spec => words.shape(spec)?.title),
      ...techniqueNames.map(n => words.technique(n).title),
    ];
    expect(new Set(titles).size).toBe(titles.length);
  });
});

test.each([
  ['9^3', 'Every line along an axis and every 3×3 box of every slice holds each symbol once.'],
  ['3x2x1', 'Every line along an axis and every 3×2×1 box holds each symbol once.'],
  ['3x3', 'Every row, every column and every 3×3 box holds each symbol once.'],
  ['9^2', 'Every row, every column and every 3×3 box holds each symbol once.'],
  ['4x1', 'Every row and every column holds each symbol once.'],
  ['latin:4^3', 'Every line along an axis holds each symbol once.'],
  ['plane:3^3', 'Every flat section through the grid, across any axis, holds each symbol once.'],
  ['iso:4', 'Every strip over two faces and every 2×4 box on a face holds each symbol once.'],
  ['faces:4', 'Every face and every hoop around the cube holds each symbol once.'],
  ['custom:{"base":"3x3","houses":[]}', 'Every row, every column and every 3×3 box holds each symbol once.'],
  [
    'custom:{"base":"3x3","constraints":[{"kind":"anti-king"}]}',
    'Every row, every column and every 3×3 box holds each symbol once, and 1 constraint must be met.',
  ],
  [
    'custom:{"title":"Sudoku X","base":"3x3","houses":[[0,10,20,30,40,50,60,70,80]]}',
    'Every row, every column and every 3×3 box, and every house added to them, holds each symbol once.',
  ],
  [
    'custom:{"symbols":2,"extents":[2,2],"houses":[]}',
    'Every house, as the rule names its groups of cells, holds each symbol once.',
  ],
])('the rule of %s', (spec, rule) => {
  expect(english.rule(expectOk(parseSpec(spec)))).toBe(rule);
});

test('numbers, counts and lists', () => {
  expect([0, 999, 331_776, -1, 1.5, 1e27].map(number)).toEqual([
    '0',
    '999',
    '331,776',
    '-1',
    '1.5',
    'about 10^27',
  ]);
  expect([count(1, 'cell'), count(0, 'cell'), count(2, 'entry', 'entries')]).toEqual([
    '1 cell',
    '0 cells',
    '2 entries',
  ]);
  expect([list([]), list(['a']), list(['a', 'b']), list(['a', 'b', 'c'], 'or')]).toEqual([
    '',
    'a',
    'a and b',
    'a, b or c',
  ]);
  expect(list([...'abcdefghij'])).toBe('a, b, c, d, e, f, g and 3 more');
  expect(list(Array(4).fill('x'.repeat(60))).length).toBeLessThan(200);
});

test('a long text is cut between characters', () => {
  expect(shorten('a'.repeat(48))).toBe('a'.repeat(48));
  expect(shorten('a'.repeat(49))).toBe(`${'a'.repeat(47)}…`);
  for (const before of ['', 'a'])
    expect(shorten(`${before}${'\u{1d54f}'.repeat(100)}`)).toMatch(/^a?\u{1d54f}+…$/u);
  expect(shorten('\u001b[2J')).toBe('<U+001B>[2J');
  expect(shorten('\u001b'.repeat(48)).length).toBe(48);
});

test('in English, work agrees with its numbers, too', () => {
  const numbers = [0, 1, 2];
  const sentences = [
    ...progressUnits.flatMap(unit =>
      numbers.flatMap(done => [
        english.progress({ done, unit }),
        ...numbers.map(total => english.progress({ done, total, unit })),
      ]),
    ),
    ...numbers.flatMap(got => numbers.map(wanted => english.shortfall({ kind: 'clues', got, wanted }))),
    ...levels.map(level => english.shortfall({ kind: 'level', got: level, wanted: level })),
    english.shortfall({ kind: 'technique', wanted: 'x-wing' }),
    ...numbers.map(open => english.shortfall({ kind: 'minimal', open, clues: open + 1 })),
    english.shortfall({ kind: 'ungraded' }),
    ...catalog.flatMap(spec => {
      const shape = expectOk(parseShape(spec));
      return shape.orientations.flatMap(lie => numbers.map(n => english.houses(shape, lie, n)));
    }),
  ].map(part => `It has ${part}.`);
  expect(sentences.filter(findSlip)).toEqual([]);
});

test.each([
  [{ kind: 'killer', cells: [0, 1], sum: 17 }, 'cage 17'],
  [{ kind: 'killer', name: 'Tower', cells: [0, 1] }, 'cage "Tower"'],
  [{ kind: 'little-killer', cells: [0, 1], sum: 12 }, 'little killer 12'],
  [{ kind: 'thermo', cells: [0, 1] }, 'thermometer'],
  [{ kind: 'thermo', cells: [0, 1], slow: true }, 'slow thermometer'],
  [{ kind: 'xv', cells: [0, 1], sum: 10 }, 'X'],
  [{ kind: 'xv', cells: [0, 1], sum: 5 }, 'V'],
  [{ kind: 'xv', cells: [0, 1], sum: 7 }, 'XV 7'],
  [{ kind: 'white-dot', cells: [0, 1] }, 'white dot'],
  [{ kind: 'white-dot', cells: [0, 1], difference: 2 }, 'white dot 2'],
  [{ kind: 'black-dot', cells: [0, 1], ratio: 3 }, 'black dot 3'],
  [{ kind: 'whisper', cells: [0, 1], difference: 4 }, 'whispers line 4'],
  [{ kind: 'candidates', cells: [0], symbols: [1, 3] }, 'given candidates 1, 3'],
  [{ kind: 'diagonal', direction: [1, 1] }, 'falling diagonal'],
  [{ kind: 'diagonal', direction: [1, -1] }, 'rising diagonal'],
  [
    {
      kind: 'offsets',
      offsets: [
        [1, 3],
        [3, -1],
      ],
    },
    'offsets (1, 3), (3, -1)',
  ],
  [{ kind: 'anti-knight' }, 'anti-knight'],
])('the label of %j', (constraint, label) => {
  const shape = expectOk(parseShape(JSON.stringify({ base: '3x3', constraints: [constraint] })));
  expect(english.constraintLabel(shape, shape.constraints[0])).toBe(label);
});

test('houses that constraints add are called by what they are', () => {
  const constraints = [
    { kind: 'diagonal', direction: [1, -1] },
    { kind: 'windoku' },
    { kind: 'region', cells: [0, 10, 20, 30, 40, 50, 60, 70, 80] },
  ];
  const shape = expectOk(parseShape(JSON.stringify({ base: '3x3', constraints })));
  expect([27, 28, 32].map(house => english.house(shape, house))).toEqual([
    'the diagonal at r1c9',
    'the window at r2c2',
    'the region at r1c1',
  ]);
});

test('an arrow that can never be met says why', () => {
  const tell = (circle: number[], cells: number[]): string => {
    const shape = parseShape(
      JSON.stringify({ base: '2x2', constraints: [{ kind: 'arrow', circle, cells }] }),
    );
    return shape.ok ? '' : english.problem(shape.problem);
  };
  expect(tell([0], [1, 2, 3])).toMatch(/always add up to more than its circle holds\.$/);
  expect(tell([0, 1], [2])).toMatch(/always add up to less than its circle holds\.$/);
  expect(tell([0], [1, 5])).toBe('');
});
