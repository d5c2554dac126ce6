import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import fc from '../base/property.testkit.js';
import { expectOk, fail, ok } from '../base/result.js';
import { emptyGrid, type Grid } from '../board/grid.js';
import { parseShape, parseSpec } from '../shape/shapes.js';
import type { CustomRule } from '../shape/spec.js';
import { placedSentenceOf } from '../words/sentences.testkit.js';
import { anyGrid, everyFamily, someGrid } from './corpus.testkit.js';
import { formats } from './formats.js';
import { makePuzzleText, parsePuzzleText } from './puzzleText.js';
import { createPuzzleReader, parsePuzzles, type ReaderOptions } from './reader.js';
import { sheetOf } from './sheet.js';
import { createTextWriter, type FindRule } from './statedRules.js';

const example = (name: string): string =>
  readFileSync(new URL(`../../../../examples/${name}.json`, import.meta.url), 'utf8');
const specOf = (rule: CustomRule): string => `custom:${JSON.stringify(rule)}`;
const withTitle = (title: string, first: number): CustomRule => ({
  title,
  base: 'latin:4^2',
  houses: [{ cells: [first, first + 1, first + 4, first + 5] }],
});
const small = withTitle('Small', 0);
const cells = '1...............';

const write = (grids: readonly Grid[]): string => grids.map(createTextWriter()).join('\n');
const readAll = (text: string, options?: ReaderOptions): Grid[] =>
  parsePuzzles(text, options).map(result => expectOk(result).grid);
const sentences = (text: string, options?: ReaderOptions): string[] =>
  parsePuzzles(text, options).map(placedSentenceOf);

/** Rules of which some share a title, in lists where each may come again. */
const specs = [
  specOf(small),
  specOf(withTitle('Small', 5)),
  specOf(withTitle('small!', 10)),
  specOf(withTitle('# ¿= : ?', 2)),
  specOf(withTitle('', 1)),
  specOf({ base: '2x2', houses: [{ cells: [0, 5, 10, 15] }] }),
  example('jigsaw'),
  ...everyFamily.slice(-3),
];

describe('a list that states its rules once', () => {
  test('reads back as what was written, in pieces of any size', () => {
    fc.assert(
      fc.property(
        fc.array(anyGrid(specs), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 400 }),
        (grids, size) => {
          const text = write(grids);
          expect(readAll(text)).toEqual(grids);
          const reader = createPuzzleReader();
          const results = [];
          for (let i = 0; i < text.length; i += size) results.push(...reader.push(text.slice(i, i + size)));
          results.push(...reader.end());
          expect(results).toEqual(grids.map(grid => ok(sheetOf(grid))));
        },
      ),
      { numRuns: campaign(30, 2000) },
    );
  });

  test('has one line for each puzzle, and the rule in one of them', () => {
    const grids = [1, 2, 3].map(seed => someGrid(example('samurai'), seed, 0.5));
    const lines = write(grids).split('\n');
    expect(lines.map(line => line.length > 9000)).toEqual([true, false, false]);
    expect(lines.slice(1).map(line => line.slice(0, 15))).toEqual(['custom:samurai:', 'custom:samurai:']);
    expect(readAll(lines[0])).toEqual(grids.slice(0, 1));
  });

  test('may follow another in which a name means something else', () => {
    const [first, second] = [5, 10].map(at =>
      [1, 2].map(seed => someGrid(specOf(withTitle('Small', at)), seed, 0.3)),
    );
    expect(readAll(`${write(first)}\n${write(second)}\n`)).toEqual([...first, ...second]);
  });

  test('goes through the registry, a format that needs none is the same line by line', () => {
    const sheets = [1, 2].map(seed => sheetOf(someGrid(specOf(small), seed, 0.3)));
    const make = formats.text.makeList?.() ?? formats.text.make;
    const text = sheets.map(sheet => [...expectOk(make(sheet))].join('')).join('\n');
    expect(text.split('\n')[1]).toMatch(/^custom:small:[.1-4]{16}$/);
    expect(parsePuzzles(text)).toEqual(sheets.map(ok));
    expect(formats.json.makeList).toBeUndefined();
  });

  test('of ever new rules is remembered no further back by its writer than by its reader', () => {
    const grids = Array.from({ length: 600 }, (_, i) =>
      emptyGrid(
        expectOk(
          parseShape(
            specOf({
              title: `Rule ${i}`,
              base: '2x2',
              houses: [{ cells: [i % 4, 4 + ((i >> 2) % 4), 8 + ((i >> 4) % 4), 12] }],
            }),
          ),
        ),
      ),
    );
    const again = grids.flatMap((grid, i) =>
      i % 5 === 0 ? [grid, grids[i >> 1], grids[Math.max(0, i - 250)]] : [grid],
    );
    expect(readAll(write(again))).toEqual(again);
  });
});

describe('a rule is stated', () => {
  const json = JSON.stringify(small);
  const grid = expectOk(parsePuzzleText(`${specOf(small)}:${cells}`));
  test.each([
    ['on a line of its own', `custom:mine=${json}\ncustom:mine:${cells}`],
    [
      'with spaces, in another case, with a comment',
      ` CUSTOM: Mine = ${json} # of my own\ncustom:mIne : ${cells} # one`,
    ],
    ['with its first puzzle', `custom:mine=${json}:${cells}`],
    ['with a puzzle on the lines below', `custom:mine=${json}:\n${cells.slice(0, 8)}\n${cells.slice(8)}`],
    ['encoded', `custom:mine=${makePuzzleText(grid).split(':')[1]}\ncustom:mine:${cells}`],
    ['without a name', `custom:${json}:${cells}`],
    ['under a name that is in the word custom', `custom:cu=${json}\ncustom:cu:${cells}`],
    ['twice', `custom:mine=${json}\ncustom:mine=${json}\ncustom:mine:${cells}`],
  ])('%s', (_, text) => {
    expect(readAll(text)).toEqual([grid]);
  });
  test('with a number sign and a colon in its title', () => {
    const rule = withTitle('#1: {first}', 0);
    expect(readAll(`custom:one=${JSON.stringify(rule)}:${cells}`)[0].shape.name).toBe(
      expectOk(parseShape(specOf(rule))).name,
    );
  });
  test('in JSON alone, where a shape is wanted', () => {
    expect(parseSpec(` ${json} `)).toEqual(parseSpec(`custom:${json}`));
  });

  test.each([
    ['unknown', `custom:mine:${cells}`, 'line 1, column 1: No line above says what the rule "mine" is'],
    ['below', `custom:mine:${cells}\ncustom:mine=${json}`, 'line 1, column 1: No line above'],
    ['broken', `\ncustom:mine={"base":"2x2",\n`, 'line 2, column 27: This is not valid JSON'],
    ['broken inside', `custom:mine={"base":"2x2" "houses":[]}`, 'line 1, column 27: This is not valid JSON'],
    [
      'no rule',
      `custom:mine={"base":"2x2"}:${cells}`,
      'line 1, column 13: A custom rule needs a list "houses".',
    ],
    ['not possible', `custom:mine={"base":"2x2","houses":[[0]]}`, 'line 1, column 1: House 1 has 1 cell'],
    ['not encoded', `custom:mine=!!!`, 'line 1, column 13: '],
    ['followed by more', `custom:mine=${json} ${cells}`, `line 1, column ${14 + json.length}: Behind a rule`],
    [
      'damaged',
      `custom:${makePuzzleText(grid).split(':')[1].slice(0, -4)}:${cells}`,
      'line 1, column 1: What follows custom: is neither JSON nor base64url text.',
    ],
  ])('and %s, it is refused at its place', (_, text, sentence) => {
    expect(sentences(text)[0]).toContain(sentence);
    expect(parsePuzzles(text).some(result => result.ok)).toBe(false);
  });

  test('and bare cells below it are not taken for another shape', () => {
    const x = example('sudoku-x').replaceAll(/\s*\n\s*/g, ' ');
    const bare = '.'.repeat(81);
    expect(sentences(`custom:${x}\n${bare}`)).toEqual([
      expect.stringContaining('line 2, column 1: This line names no shape'),
    ]);
    expect(readAll(`custom:x=${x}\n${bare}`, { spec: expectOk(parseSpec('3x3')) })[0].shape.name).toBe('3x3');
    expect(readAll(`custom:x=${x}:${bare}\n${bare}`).map(({ shape }) => shape.extents)).toEqual([
      [9, 9],
      [9, 9],
    ]);
  });
});

test('the rule that the manual shows is the example it names', () => {
  const manual = readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8');
  const [, shown] = /^```json\n([\s\S]*?)^```$/m.exec(manual) ?? [];
  expect(JSON.parse(shown)).toEqual(JSON.parse(example('sudoku-x')));
});

describe('a rule without clues', () => {
  const texts = [
    example('jigsaw'),
    JSON.stringify(JSON.parse(example('jigsaw'))),
    `custom:jigsaw=${JSON.stringify(JSON.parse(example('jigsaw')))}`,
    `custom:${JSON.stringify(JSON.parse(example('jigsaw')))}\n\n# nothing else\n`,
  ];
  test.each(texts)('is no puzzle: %#', text => {
    expect(sentences(text)).toEqual([expect.stringContaining('"Jigsaw" is a rule without clues')]);
  });
  test.each(texts)('is an empty board for those who want one: %#', text => {
    const shape = expectOk(parseShape(example('jigsaw')));
    expect(parsePuzzles(text, { rulesAsBoards: true })).toEqual([ok(sheetOf(emptyGrid(shape)))]);
    expect(parsePuzzles(text, { rulesAsBoards: true, mostCells: 35 })).toMatchObject([
      { problem: { detail: 'unasked' } },
    ]);
  });
  test('is passed over where puzzles follow, in whatever notation', () => {
    const json = JSON.stringify(small);
    const puzzle = expectOk(parsePuzzleText(`custom:${json}:${cells}`));
    for (const format of ['text', 'json', 'link'] as const) {
      const line = [...expectOk(formats[format].make(sheetOf(puzzle)))].join('');
      expect(readAll(`custom:mine=${json}\n${line}`)).toEqual([puzzle]);
    }
  });
  test('that is wrong says why', () => {
    expect(sentences('{"title":"Odd","base":"2x2","houses":[[0,1]]}')[0]).toContain('House 1 has 2 cells');
    expect(sentences('{"houses":[],"base":"2x2","size":9}')[0]).toContain('no field "size"');
  });
});

describe('a rule in a file', () => {
  const findRule: FindRule = path =>
    path === 'rules/small.json' ? parseSpec(specOf(small)) : fail('rule-missing', 'no-file', { path });
  const grid = expectOk(parsePuzzleText(`${specOf(small)}:${cells}`));
  const json = (shape: string): string => JSON.stringify({ shape, clues: cells });

  test.each([`rules/small.json:${cells}`, ` rules/small.json :\n${cells}`, json('rules/small.json')])(
    'is found by whoever can look: %s',
    text => {
      expect(readAll(text, { findRule })).toEqual([grid]);
    },
  );
  test('is named in each line', () => {
    expect(
      sentences(`rules/small.json:${cells}\nother.json:${cells}\n${json('Third.JSON')}`, { findRule }),
    ).toEqual([
      'fine',
      expect.stringMatching(/^line 2, column 1: .*"other\.json", but there is no such file/),
      expect.stringMatching(/^line 3: .*"Third\.JSON"/),
    ]);
  });
  test('must be given where nobody can look', () => {
    for (const text of [
      `rules/small.json:${cells}`,
      json('rules/small.json'),
      `[${json('rules/small.json')}]`,
    ])
      expect(sentences(text)[0]).toContain('in the file "rules/small.json", which must be given too');
  });
});
