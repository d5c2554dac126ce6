import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import fc from '../base/property.testkit.js';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { instantGrid } from '../shape/instantGrid.js';
import { peersOf } from '../shape/peers.js';
import { parseShape } from '../shape/shapes.js';
import { randomSymmetry } from '../shape/symmetry.js';
import { sentenceOf } from '../words/sentences.testkit.js';
import { candidatesOf, hasCandidate, listCandidates, removeCandidate } from './candidates.js';
import { findConflicts, refuseConflict } from './conflicts.js';
import { countFilled, createGrid, emptyGrid, isFull } from './grid.js';
import { applyMove, makeMoveText, parseMoveText } from './move.js';
import { asPuzzle, asSolution, emptyPuzzle, movePuzzle } from './puzzle.js';
import { makeSymbolText, parseSymbolText } from './symbols.js';

const shape = (spec: string) => expectOk(parseShape(spec));
const solved = (spec: string) => expectOk(createGrid(shape(spec), instantGrid(shape(spec)) ?? []));

describe('symbols', () => {
  test.each([9, 16, 35, 36, 64])('of %i symbols every one reads back', symbols => {
    for (let symbol = 0; symbol <= symbols; symbol++) {
      expect(parseSymbolText(makeSymbolText(symbol, symbols), symbols)).toBe(symbol);
    }
  });
  test('a letter is read in either case, a symbol too large is not', () => {
    expect([parseSymbolText('g', 16), parseSymbolText('G', 16), parseSymbolText('H', 16)]).toEqual([
      16,
      16,
      undefined,
    ]);
    expect([parseSymbolText('64', 64), parseSymbolText('65', 64), parseSymbolText('-1', 64)]).toEqual([
      64,
      undefined,
      undefined,
    ]);
  });
});

describe('grids', () => {
  test('refuse a wrong number of cells and symbols out of range, and name the cell', () => {
    expect(createGrid(shape('2x2'), [1, 2])).toMatchObject({ ok: false, problem: { code: 'cell-count' } });
    const bad = createGrid(
      shape('2x2'),
      Array.from({ length: 16 }, (_, i) => (i === 5 ? 5 : 0)),
    );
    expect(bad).toMatchObject({ ok: false, problem: { code: 'symbol-range', cells: [5] } });
    expect(sentenceOf(bad)).toContain('r2c2 holds 5');
  });
  test('know how full they are', () => {
    expect([countFilled(emptyGrid(shape('9^3'))), countFilled(solved('9^3'))]).toEqual([0, 729]);
    expect([isFull(emptyGrid(shape('2x2'))), isFull(solved('2x2'))]).toEqual([false, true]);
  });
});

describe('the door to puzzles and solutions', () => {
  test('an empty grid is a puzzle but no solution; an instant grid is both', () => {
    expect(asPuzzle(emptyGrid(shape('9^3'))).ok).toBe(true);
    expect(asSolution(emptyGrid(shape('9^3')))).toMatchObject({
      ok: false,
      problem: { code: 'cell-count', cells: [0] },
    });
    expect(asSolution(solved('9^3')).ok).toBe(true);
  });
  test('a conflict is named with its cells and house', () => {
    const symbols = new Uint8Array(729);
    symbols[119] = 7;
    symbols[119 + 81 * 3] = 7;
    const puzzle = asPuzzle(expectOk(createGrid(shape('9^3'), symbols)));
    expect(puzzle).toMatchObject({ ok: false, problem: { code: 'conflict', cells: [119, 362] } });
    expect(sentenceOf(puzzle)).toBe(
      '7 stands twice in the line along z through x3 y5: at x3 y5 z2 and x3 y5 z5.',
    );
  });
  test('three of a kind in a box are one conflict', () => {
    const grid = expectOk(
      createGrid(
        shape('3x3'),
        Array.from({ length: 81 }, (_, i) => ([0, 10, 20].includes(i) ? 4 : 0)),
      ),
    );
    const conflicts = [...findConflicts(grid)];
    expect(conflicts).toEqual([{ kind: 'house', house: 18, symbol: 4, cells: [0, 10, 20] }]);
    expect(sentenceOf(refuseConflict(grid, conflicts[0]))).toBe(
      '4 stands 3 times in the box at r1c1: at r1c1, r2c2 and r3c3.',
    );
  });
  test('a broken constraint is named with what it demands and who breaks it', () => {
    const constraints = [
      { kind: 'killer', cells: [0, 1], sum: 17 },
      { kind: 'anti-knight' },
      { kind: 'thermo', cells: [40, 50, 60] },
    ];
    const on = shape(JSON.stringify({ base: '3x3', constraints }));
    const fill = (entries: Readonly<Record<number, number>>) =>
      expectOk(
        createGrid(
          on,
          Array.from({ length: 81 }, (_, cell) => entries[cell] ?? 0),
        ),
      );
    const say = (entries: Readonly<Record<number, number>>) => sentenceOf(asPuzzle(fill(entries)));
    expect(asPuzzle(fill({ 0: 8, 1: 9, 40: 2, 60: 9 })).ok).toBe(true);
    expect(say({ 0: 7 })).toBe(
      'The cage r1c1 and r1c2 adds up to 17 and repeats no symbol: 7 at r1c1 breaks this rule.',
    );
    expect([...findConflicts(fill({ 0: 8, 1: 8 }))]).toEqual([
      { kind: 'house', house: 0, symbol: 8, cells: [0, 1] },
      { kind: 'house', house: 18, symbol: 8, cells: [0, 1] },
      { kind: 'constraint', constraint: 0, cells: [0, 1] },
    ]);
    expect(say({ 20: 5, 37: 5 })).toBe(
      "Cells a knight's move apart hold different symbols: 5 at r3c3 and 5 at r5c2 break this rule.",
    );
    expect(asPuzzle(fill({ 40: 3, 50: 2 }))).toMatchObject({
      ok: false,
      problem: { code: 'conflict', detail: 'constraint', cells: [40, 50], constraint: 2 },
    });
  });
  test('a symmetry keeps a puzzle a puzzle and a solution a solution', () => {
    fc.assert(
      fc.property(fc.constantFrom('3x3', '4^3', '2x2x2', 'iso:4', 'faces:4'), fc.nat(), (spec, seed) => {
        const solution = expectOk(asSolution(solved(spec)));
        expect(asSolution(movePuzzle(solution, randomSymmetry(solution.shape, createRandom(seed)))).ok).toBe(
          true,
        );
      }),
      { numRuns: campaign(25, 1000) },
    );
  });
});

describe('candidates', () => {
  test.each(['3x3', '9^3', '5x5', '8x8', 'faces:4'])('of %s are what no peer holds', spec => {
    const full = solved(spec);
    const symbols = Uint8Array.from(full.symbols, (symbol, cell) => (cell % 3 === 0 ? symbol : 0));
    const grid = expectOk(createGrid(full.shape, symbols));
    const candidates = candidatesOf(grid);
    for (let cell = 0; cell < full.shape.cellCount; cell += 1 + (full.shape.cellCount >> 7)) {
      const taken = new Set([...peersOf(full.shape, cell)].map(peer => symbols[peer]));
      const free = Array.from({ length: full.shape.symbols }, (_, i) => i + 1).filter(s => !taken.has(s));
      expect(listCandidates(candidates, cell)).toEqual(symbols[cell] ? [symbols[cell]] : free);
    }
  });
  test('are what constraints of one cell allow and what no cell has that must differ', () => {
    const constraints = [{ kind: 'anti-knight' }, { kind: 'even', cells: [80] }];
    const on = shape(JSON.stringify({ base: '3x3', constraints }));
    const symbols = Array.from({ length: 81 }, (_, cell) => (cell === 20 ? 5 : 0));
    const candidates = candidatesOf(expectOk(createGrid(on, symbols)));
    expect([37, 39].map(cell => hasCandidate(candidates, cell, 5))).toEqual([false, false]);
    expect(hasCandidate(candidates, 40, 5)).toBe(true);
    expect(listCandidates(candidates, 80)).toEqual([2, 4, 6, 8]);
    expect([...peersOf(on, 20)]).toEqual(expect.arrayContaining([37, 39]));
  });
  test('are struck out once', () => {
    const candidates = candidatesOf(emptyGrid(shape('8x8')));
    expect(hasCandidate(candidates, 7, 64)).toBe(true);
    expect([removeCandidate(candidates, 7, 64), removeCandidate(candidates, 7, 64)]).toEqual([true, false]);
    expect(listCandidates(candidates, 7).length).toBe(63);
  });
});

describe('moves', () => {
  const puzzle = expectOk(asPuzzle(expectOk(createGrid(shape('2x2'), [1, ...Array(15).fill(0)]))));
  test('fill and clear entries and leave clues alone', () => {
    const filled = expectOk(applyMove(puzzle, puzzle, { cell: 1, symbol: 2 }));
    expect(filled.symbols[1]).toBe(2);
    expect(puzzle.symbols[1]).toBe(0);
    expect(expectOk(applyMove(puzzle, filled, { cell: 1, symbol: 0 })).symbols[1]).toBe(0);
    expect(applyMove(puzzle, filled, { cell: 0, symbol: 2 })).toMatchObject({
      ok: false,
      problem: { code: 'clue-locked' },
    });
  });
  test.each([
    { cell: 16, symbol: 1 },
    { cell: -1, symbol: 1 },
    { cell: 1, symbol: 5 },
    { cell: 1, symbol: 1.5 },
    { cell: Number.NaN, symbol: 1 },
  ])('outside the board are refused: %o', move => {
    expect(applyMove(puzzle, puzzle, move).ok).toBe(false);
  });
  test('are written and read', () => {
    fc.assert(
      fc.property(fc.constantFrom('3x3', '9^3', '8x8', 'iso:4'), fc.nat(), fc.nat(), (spec, a, b) => {
        const move = { cell: a % shape(spec).cellCount, symbol: b % (shape(spec).symbols + 1) };
        expect(parseMoveText(shape(spec), makeMoveText(shape(spec), move))).toEqual({
          ok: true,
          value: move,
        });
      }),
      { numRuns: campaign(25, 1000) },
    );
    expect(makeMoveText(shape('9^3'), { cell: 119, symbol: 7 })).toBe('x3 y5 z2=7');
    expect(parseMoveText(shape('3x3'), 'r3c5')).toMatchObject({ ok: false });
    expect(parseMoveText(shape('3x3'), 'r3c5=X')).toMatchObject({ ok: false });
    expect(parseMoveText(shape('9^3'), emptyPuzzle(shape('2x2')).shape.name)).toMatchObject({ ok: false });
  });
});
