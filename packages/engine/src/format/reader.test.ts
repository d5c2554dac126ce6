import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import fc from '../base/property.testkit.js';
import { expectOk } from '../base/result.js';
import { candidatesOf } from '../board/candidates.js';
import { parseSpec } from '../shape/shapes.js';
import { placedSentenceOf } from '../words/sentences.testkit.js';
import { anyGrid, someGrid } from './corpus.testkit.js';
import { type FormatName, formatNames, makeFile } from './formats.js';
import { createPuzzleReader, maxLineLength, parsePuzzles } from './reader.js';
import { sheetOf } from './sheet.js';

const write = (name: FormatName, sheet = sheetOf(someGrid('3x3', 7, 0.4))) =>
  [...expectOk(makeFile(name, [sheet]))].join('');
const problems = (text: string) =>
  parsePuzzles(text).flatMap(result => (result.ok ? [] : [placedSentenceOf(result)]));

test.each(formatNames)('%s is recognised by itself', name => {
  const sheet = sheetOf(someGrid('3x3', 7, 0.4));
  for (const ending of ['', '\n', '\r\n', '\n\n'])
    expect(parsePuzzles(write(name) + ending)).toMatchObject([
      // One mark alone is as good as a clue.
      { ok: true, value: name === 'marks' ? { candidates: candidatesOf(sheet.grid) } : sheet },
    ]);
});

test.each(['text', 'link', 'json', 'integers', 'dimacs', 'cover'] as const)(
  '%s of more cells than wanted is refused, with how many there are',
  name => {
    const text = write(name, sheetOf(someGrid('2x2x2', 7, 0.4)));
    expect(parsePuzzles(text, { mostCells: 512 })).toMatchObject([{ ok: true }]);
    const refused = {
      ok: false,
      problem: { code: 'shape-too-large', detail: 'unasked', parameters: { cells: 512, most: 511 } },
    };
    expect(parsePuzzles(text, { mostCells: 511 })).toMatchObject([refused]);
    if (name === 'json') expect(parsePuzzles(`[${text}]`, { mostCells: 511 })).toMatchObject([refused]);
  },
);

test('a text that names no shape is measured by the one it is given', () => {
  const spec = expectOk(parseSpec('4^3'));
  const cells = '.'.repeat(64);
  expect(parsePuzzles(cells, { spec, mostCells: 64 })).toMatchObject([{ ok: true }]);
  expect(parsePuzzles(cells, { spec, mostCells: 63 })).toMatchObject([{ problem: { detail: 'unasked' } }]);
});

test('an sdk with headers but no heading, pretty JSON and a JSON list are recognised', () => {
  const sheet = sheetOf(someGrid('3x3', 7, 0.4), { author: 'A' });
  expect(parsePuzzles(write('sdk', sheet).replace('[Puzzle]\n', ''))).toEqual([{ ok: true, value: sheet }]);
  const json = JSON.parse(write('json', sheet));
  expect(parsePuzzles(JSON.stringify(json, null, 2))).toEqual([{ ok: true, value: sheet }]);
  expect(parsePuzzles(JSON.stringify([json, json, 5]))).toMatchObject([
    { ok: true },
    { ok: true },
    { ok: false },
  ]);
});

test('a stream may mix shapes and notations, and comes out the same in pieces of any size', () => {
  fc.assert(
    fc.property(
      fc.array(anyGrid(), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 500 }),
      (grids, size) => {
        const lines = grids.map((grid, i) =>
          write((['text', 'link', 'json'] as const)[i % 3], sheetOf(grid)),
        );
        const text = `# a comment\n${lines.join('\n# another\n\n')}`;
        const reader = createPuzzleReader();
        const results = [];
        for (let i = 0; i < text.length; i += size) results.push(...reader.push(text.slice(i, i + size)));
        results.push(...reader.end());
        expect(results).toEqual(grids.map(grid => ({ ok: true, value: sheetOf(grid) })));
      },
    ),
    { numRuns: campaign(15, 500) },
  );
});

describe('a bad line is reported and passed over', () => {
  const good = write('line');
  test.each([
    [
      'a short line',
      `${good}\n${good.slice(1)}\n${good}\n${good}`,
      ['line 2: This puzzle ends after 80 cells'],
      3,
    ],
    ['a wrong character', `${good}\n${good.slice(1)}!\n${good}`, ['line 2, column 81: "!"'], 2],
    ['a long line', `${good}\n${good}5\n${good}`, ['line 2, column 82: 3x3 has 81 cells'], 2],
    ['a wrong spec', `${good}\n9^5:123\n${good}`, ['line 2, column 1: 9^5 cannot exist'], 2],
    ['a broken link', `${good}\n#p=AAAA\n${good}`, ['line 2: This link is damaged'], 2],
    ['a broken object', `${good}\n{"shape"\n${good}`, ['line 2, column'], 2],
    [
      'a cut puzzle before a spec',
      `3x3:12\n${good.slice(0, 9)}\n2x2:${'.'.repeat(16)}`,
      ['line 1: This puzzle ends after 11 cells'],
      1,
    ],
    ['an end too soon', `${good}\n123`, ['line 2: This puzzle ends after 3 cells'], 1],
  ])('%s', (_, text, messages, puzzles) => {
    expect(problems(text)).toEqual(messages.map(message => expect.stringContaining(message)));
    expect(parsePuzzles(text).filter(result => result.ok).length).toBe(puzzles);
  });
});

test('a bare line of another shape is read when the shape is given', () => {
  const grid = someGrid('4x4', 1, 0.3);
  expect(parsePuzzles(write('line', sheetOf(grid)), { spec: expectOk(parseSpec('4x4')) })).toEqual([
    { ok: true, value: sheetOf(grid) },
  ]);
});

test('an endless line is refused once, and nothing more is kept', () => {
  const reader = createPuzzleReader();
  const piece = '.'.repeat(1 << 20);
  const results = [];
  for (let i = 0; i < 300 && !reader.stopped; i++) results.push(...reader.push(piece));
  expect(results).toMatchObject([{ ok: false, problem: { code: 'text-too-long', line: 1 } }]);
  expect(maxLineLength).toBeLessThan(20e6);
  expect([reader.push(piece), reader.end()]).toEqual([[], []]);
});

test('comments without end are not kept, and what follows them is read', () => {
  const reader = createPuzzleReader();
  const piece = '# a comment\n'.repeat(1000);
  for (let i = 0; i < 200; i++) expect(reader.push(piece)).toEqual([]);
  expect(reader.push(`${write('line')}\n12\n`)).toMatchObject([{ ok: true }]);
  expect(reader.end()).toMatchObject([{ ok: false, problem: { line: 200_002 } }]);
});

describe('one text after the other', () => {
  const grid = someGrid('3x3', 7, 0.4);
  const rows = write('line').match(/.{9}/g) as string[];
  const titles = (text: string) =>
    parsePuzzles(text).map(result =>
      result.ok ? [result.value.about.title, result.value.grid] : placedSentenceOf(result),
    );
  test('two files of SadMan, with and without headings, and what is wrong with the second', () => {
    const sdk = (title: string): string => write('sdk', sheetOf(grid, { title }));
    const both = [
      ['One', grid],
      ['Two', grid],
    ];
    expect(titles(`${sdk('One')}\n${sdk('Two')}`)).toEqual(both);
    expect(titles(`#TOne\n${rows.join('\n')}\n\n#TTwo\n${rows.join('\n')}`)).toEqual(both);
    expect(titles(`${sdk('One')}\n[Puzzle]\n${rows.slice(1).join('\n')}\n!`)).toEqual([
      ['One', grid],
      'line 21, column 1: "!" is neither a symbol nor a blank.',
    ]);
  });
  test('grids under their numbers; a number alone is none', () => {
    const cells = rows.join('\n');
    expect(titles(`1\n${cells}\n2\n\n${cells}\n\n# third\n003\n${cells}`)).toEqual([
      ['1', grid],
      ['2', grid],
      ['003', grid],
    ]);
    expect(titles(`${cells}\n5\n`)).toEqual([
      [undefined, grid],
      expect.stringContaining('line 10: This puzzle ends after 1 cell'),
    ]);
    expect(titles(`${cells}\n${cells[0]}\n${cells.slice(1)}`)).toEqual([
      [undefined, grid],
      [undefined, grid],
    ]);
  });
  test('rows of lists that are not a grid', () => {
    const list = (row: string): string => `[${[...row].map(sign => (sign === '.' ? 0 : sign)).join()}],`;
    const lists = rows.map(list);
    expect(titles([...lists.slice(0, 5), ...rows].join('\n'))).toEqual([
      'line 1: No shape has the lengths 5 × 9; say which is meant.',
      [undefined, grid],
    ]);
    expect(titles(lists.with(3, lists[3].replace(/\d/, 'k')).join('\n'))).toEqual([
      'line 4, column 2: "k" is no value of a cell in a list.',
    ]);
    expect(titles([...lists, ...lists].join('\n\n'))).toEqual([
      [undefined, grid],
      [undefined, grid],
    ]);
    expect(titles('[1,2,3]')).toEqual(['line 1: No shape has the lengths 3; say which is meant.']);
  });
  test('a cell of a table whose quotes do not close costs only itself', () => {
    const line = rows.join('');
    expect(titles(`puzzle\n"${rows[0]}\n${line}\n${line}`)).toEqual([
      expect.stringContaining('line 2'),
      [undefined, grid],
      [undefined, grid],
    ]);
  });
  test('lines may end in a return alone, in pieces of any size', () => {
    for (const ending of ['\r', '\r\n', '\n']) {
      const text = [...rows, ...rows, ''].join(ending);
      for (const size of [1, 2, 9, 10, 11, 500]) {
        const reader = createPuzzleReader();
        const results = [];
        for (let i = 0; i < text.length; i += size) results.push(...reader.push(text.slice(i, i + size)));
        expect([...results, ...reader.end()]).toEqual(Array(2).fill({ ok: true, value: sheetOf(grid) }));
      }
    }
  });
});
