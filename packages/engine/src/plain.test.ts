/** The plain functions, as somebody calls them who has read one line about each. */
import { describe, expect, test } from 'vitest';
import { expectOk } from './base/result.js';
import {
  decide,
  draw,
  fromLists,
  generate,
  grade,
  hint,
  inspect,
  isUnique,
  makeCellName,
  makeJson,
  makeLink,
  makePuzzleText,
  type Order,
  parsePuzzle,
  parsePuzzleId,
  sheetOf,
  solve,
  toLists,
  viewsOf,
} from './index.js';
import { sparsePuzzle } from './solve/puzzles.testkit.js';

const read = (text: string) => expectOk(parsePuzzle(text));
const classic = read('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const hard = read('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
const open = read('2x2:1...............');
const none = read('2x2:123........4....');

test('parsePuzzle reads all notations of ours', () => {
  for (const text of [makePuzzleText(classic), makeLink(classic), makeJson(sheetOf(classic))])
    expect(makePuzzleText(read(text))).toBe(makePuzzleText(classic));
});

describe('solve', () => {
  test('says at once what decide says', async () => {
    for (const puzzle of [
      classic,
      hard,
      open,
      none,
      read('4^3:..4.4..............2...42.......4......3....341...3..4.....1..4.'),
    ]) {
      const [now, later] = [solve(puzzle), await decide(puzzle)];
      expect(now.status).toBe(later.status);
      if (now.status === 'unique' && later.status === 'unique')
        expect(now.solution.symbols).toEqual(later.solution.symbols);
    }
  });

  test('does not know what takes more guesses than allowed, and spends no more', () => {
    const endless = sparsePuzzle('2x2x2', 40, 'endless');
    const verdict = solve(endless, { guesses: 300 });
    expect(verdict.status).toBe('unknown');
    expect(verdict.nodes).toBeLessThanOrEqual(300);
    expect(isUnique(endless, { guesses: 300 })).toBeUndefined();
    expect(() => solve(endless, { guesses: -1 })).toThrow('guesses must be a number from 0 up');
  });

  test('isUnique is a yes or a no', () => {
    expect([classic, open, none].map(puzzle => isUnique(puzzle))).toEqual([true, false, false]);
  });
});

describe('hint', () => {
  test('has words, a picture that says the same, and the step', () => {
    const found = expectOk(hint(classic));
    const [placed] = found?.step.placements ?? [];
    const told = `${placed.symbol} fits only at ${makeCellName(classic.shape, placed.cell)}`;
    expect(found).toMatchObject({ technique: 'hidden-single', title: 'Hidden single' });
    expect(found?.text).toContain(told);
    expect(found?.picture).toMatch(/^<svg.*<title>Hidden single\. /s);
    expect(found?.picture).toContain(told);
  });

  test('goes on from what was entered, and refuses what cannot be', () => {
    const entry = (cell: number, symbol: number) => ({
      shape: classic.shape,
      symbols: Uint8Array.from({ length: 81 }, (_, i) => (i === cell ? symbol : 0)),
    });
    const [first] = expectOk(hint(classic))?.step.placements ?? [];
    const [next] =
      expectOk(hint(classic, { entries: entry(first.cell, first.symbol) }))?.step.placements ?? [];
    expect(next.cell).not.toBe(first.cell);
    expect(hint(classic, { entries: entry(2, 5) })).toMatchObject({
      ok: false,
      problem: { code: 'conflict' },
    });
    expect(hint(classic, { entries: open })).toMatchObject({ ok: false, problem: { detail: 'other-shape' } });
  });

  test('there is none for a solved grid', () => {
    const verdict = solve(classic);
    expect(verdict.status === 'unique' && hint(verdict.solution)).toEqual({ ok: true, value: undefined });
  });
});

describe('generate', () => {
  test('makes what is ordered, and names what it made', async () => {
    const made = expectOk(await generate('3x3', { level: 'easy' }, { seed: 7 }));
    expect(made.status).toBe('met');
    expect((await grade(made.puzzle)).status).toBe('graded');
    const id = expectOk(parsePuzzleId(made.id ?? ''));
    const again = expectOk(await generate('3x3', id.order, { seed: id.seed }));
    expect(makePuzzleText(again.puzzle)).toBe(makePuzzleText(made.puzzle));
  });

  test('without a seed makes another each time', async () => {
    const [a, b] = [expectOk(await generate('3x3')), expectOk(await generate('3x3'))];
    expect(makePuzzleText(a.puzzle)).not.toBe(makePuzzleText(b.puzzle));
  });

  test('refuses shapes and orders that cannot be', async () => {
    expect(await generate('9^^3')).toMatchObject({ ok: false, problem: { code: 'spec-syntax' } });
    expect(await generate('2x2', { clues: 17 })).toMatchObject({
      ok: false,
      problem: { code: 'order-unfit' },
    });
  });

  test('refuses what no order has, which a form or a file may say', async () => {
    for (const [strange, detail] of [
      [{ levle: 'easy' }, 'order-option'],
      [{ level: 'nope' }, 'order-value'],
      [{ technique: 'nope' }, 'order-value'],
      [{ 'logic-only': true }, 'order-option'],
    ] as const)
      expect(await generate('3x3', strange as unknown as Order)).toMatchObject({
        ok: false,
        problem: { detail },
      });
  });
});

test('grade tells levels apart, and says when there is nothing to grade', async () => {
  expect(await grade(classic)).toMatchObject({ status: 'graded', level: 'gentle' });
  expect(await grade(hard)).toMatchObject({ status: 'graded', level: 'beyond logic' });
  expect((await grade(none)).status).toBe('none');
  expect((await grade(open)).status).not.toBe('graded');
});

test('inspect shows cells and houses as they stand', () => {
  const { shape, cells, houses } = inspect(classic);
  expect(shape).toBe('3x3');
  expect(cells[0]).toEqual({
    name: 'r1c1',
    symbol: 5,
    candidates: [],
    houses: ['row 1', 'column 1', 'the box at r1c1'],
  });
  expect(cells[2].candidates).toEqual([1, 2, 4]);
  expect(cells[2].symbol).toBeUndefined();
  expect(houses[0]).toMatchObject({ name: 'row 1', kind: 'line', placed: [3, 5, 7] });
  expect(houses[0].places[8]).toEqual(['r1c6', 'r1c7', 'r1c9']);
  for (const house of houses) {
    expect(house.placed.length + Object.keys(house.places).length).toBe(9);
    expect(house.cells).toHaveLength(9);
  }
});

test('draw makes pictures of every view, with candidates if asked', () => {
  expect(draw(classic)).toMatch(/^<svg.*<title>3x3<\/title>.*<\/svg>$/s);
  const notes = draw(classic, { candidates: true });
  expect(notes.match(/<text/g)?.length).toBeGreaterThan(100);
  const cube = read('4^3:..4.4..............2...42.......4......3....341...3..4.....1..4.');
  const views = viewsOf(cube.shape).map(view => draw(cube, { view, theme: 'dark', title: 'A cube' }));
  expect(new Set(views).size).toBe(views.length);
  for (const picture of views) expect(picture).toContain('<title>A cube</title>');
  expect(() => draw(classic, { view: 'cube' })).toThrow('3x3 has no view cube');
  expect(() => draw(classic, { axis: 2 })).toThrow('3x3 has no axis 2');
  expect(() => draw(classic, { theme: 'loud' as 'dark' })).toThrow('there is no theme loud');
});

describe('lists', () => {
  test('go to and fro in every number of dimensions', () => {
    for (const puzzle of [
      classic,
      open,
      read('4^3:..4.4..............2...42.......4......3....341...3..4.....1..4.'),
    ]) {
      const lists = expectOk(toLists(puzzle));
      expect(expectOk(fromLists(lists, puzzle.shape.name)).symbols).toEqual(puzzle.symbols);
    }
  });

  test('blanks may be written in several ways, and mistakes are named', () => {
    const rows = [
      [1, null, 0, 0],
      [0, 0, '.', ''],
      [0, 0, Number.NaN, 0],
      [0, 0, 0, 0],
    ];
    expect(makePuzzleText(expectOk(fromLists(rows)))).toBe('2x2:1...............');
    expect(fromLists([[1, 2], [3]])).toMatchObject({ ok: false, problem: { detail: 'list-ragged' } });
    expect(fromLists([[1, 1, 0, 0], ...rows.slice(1)])).toMatchObject({
      ok: false,
      problem: { code: 'conflict' },
    });
    expect(fromLists(rows, '3x3')).toMatchObject({ ok: false, problem: { code: 'cell-count' } });
  });
});
