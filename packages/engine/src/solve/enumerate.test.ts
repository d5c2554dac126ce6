import { describe, expect, test } from 'vitest';
import { emptyPuzzle, type Solution } from '../board/puzzle.js';
import { enumerateSolutions, findRandomSolution } from './enumerate.js';
import { askOracle, makeLine } from './oracle.testkit.js';
import { puzzleOf, shapeNamed, sparsePuzzle } from './puzzles.testkit.js';
import { isSolution } from './solvers.testkit.js';

describe('all solutions', () => {
  test.each([
    ['2x2', '.'.repeat(16), 288],
    ['4^3', '.'.repeat(64), 768],
    ['latin:4^2', '.'.repeat(16), 576],
    ['iso:4', '.24.......2...75..4..6.1.1.6.....6...4..7..1.2..', undefined],
    ['3x3', '8.3......9...58...1....6..3.8...7...6.....1..7..62...5.6.83...1.38....2.4..96....', 380],
    ['2x2', '12.. ..3. .... ....', 0],
  ])('%s %s: every one is told, none twice', async (spec, text, count) => {
    const puzzle = puzzleOf(spec, text);
    const expected = askOracle(puzzle, 10_000);
    if (count !== undefined) expect(expected.length).toBe(count);
    const told: string[] = [];
    const all = await enumerateSolutions(puzzle, ({ symbols }) => void told.push(makeLine(symbols)));
    expect(all).toEqual({ status: 'all', count: expected.length });
    expect(told.sort()).toEqual(expected.sort());
  });

  test('the listener is waited for, and each solution is its own to keep', async () => {
    const kept: Solution[] = [];
    let busy = false;
    await enumerateSolutions(emptyPuzzle(shapeNamed('2x2')), async solution => {
      expect(busy).toBe(false);
      busy = true;
      await new Promise(resolve => setImmediate(resolve));
      busy = false;
      kept.push(solution);
    });
    expect(new Set(kept.map(({ symbols }) => makeLine(symbols))).size).toBe(288);
  });

  test.each([0, 1, 100, 288])('no more than %i when that is the limit', async limit => {
    let told = 0;
    const result = await enumerateSolutions(emptyPuzzle(shapeNamed('2x2')), () => void told++, { limit });
    expect([result, told]).toEqual([{ status: 'limit', count: limit }, limit]);
  });

  test('a listener can end it by the signal', async () => {
    const controller = new AbortController();
    let told = 0;
    const onSolution = () => void (++told === 10 && controller.abort());
    const result = await enumerateSolutions(emptyPuzzle(shapeNamed('3x3')), onSolution, controller);
    expect([result, told]).toEqual([{ status: 'unknown', reason: 'aborted', count: 10 }, 10]);
  });

  test('guesses are counted', async () => {
    const result = await enumerateSolutions(emptyPuzzle(shapeNamed('3x3')), () => {}, { nodes: 500 });
    expect(result).toMatchObject({ status: 'unknown', reason: 'nodes' });
    expect(result.count).toBeGreaterThan(1);
  });
});

describe('a random solution', () => {
  const puzzles = [
    ['the empty 9^3', emptyPuzzle(shapeNamed('9^3'))],
    ['the empty 3x2x1', emptyPuzzle(shapeNamed('3x2x1'))],
    [
      'an empty custom shape',
      emptyPuzzle(
        shapeNamed(
          `custom:${JSON.stringify({ base: '3x3', houses: [[0, 10, 20, 30, 40, 50, 60, 70, 80]] })}`,
        ),
      ),
    ],
    ['a 9×9 of 20 clues', sparsePuzzle('3x3', 20, 0)],
    ['a 4^3 of three clues', sparsePuzzle('4^3', 3, 0)],
  ] as const;
  const find = async (puzzle: (typeof puzzles)[number][1], seed: string | number) => {
    const found = await findRandomSolution(puzzle, seed);
    return found.status === 'found' ? makeLine(found.solution.symbols) : found.status;
  };

  test.each(puzzles)('of %s is valid, the same for a seed and different for others', async (_, puzzle) => {
    const seeds = Array.from({ length: 12 }, (_, seed) => seed);
    const lines = [];
    for (const seed of seeds) lines.push(await find(puzzle, seed));
    expect(lines.every(line => isSolution(puzzle, line))).toBe(true);
    expect(new Set(lines).size).toBeGreaterThan(6);
    for (const seed of seeds) expect(await find(puzzle, seed)).toBe(lines[seed]);
  });

  test('of a puzzle with few solutions is each of them in turn', async () => {
    const puzzle = puzzleOf('2x2', '1... ..2. .... ...3');
    const lines = new Set<string>();
    for (let seed = 0; seed < 40; seed++) lines.add(await find(puzzle, seed));
    expect([...lines].sort()).toEqual(askOracle(puzzle, 10).sort());
  });

  test('of a puzzle with one solution is that one; with none, there is none', async () => {
    const puzzle = puzzleOf('2x2', '.34. .... .... 2..1');
    expect(await find(puzzle, 'any')).toBe(askOracle(puzzle, 1)[0]);
    expect(await findRandomSolution(puzzleOf('2x2', '12.. ..3. .... ....'), 'any')).toMatchObject({
      status: 'none',
      contradiction: { kind: 'house', symbol: 3 },
    });
  });

  test('is not looked for any longer than allowed', async () => {
    const endless = sparsePuzzle('2x2x2', 40, 'endless');
    const signal = AbortSignal.abort();
    expect(await findRandomSolution(endless, 1, { signal })).toMatchObject({
      status: 'unknown',
      reason: 'aborted',
    });
    expect(await findRandomSolution(endless, 1, { nodes: 100 })).toMatchObject({
      status: 'unknown',
      reason: 'nodes',
    });
    expect(await findRandomSolution(endless, 1, { milliseconds: 20 })).toMatchObject({
      status: 'unknown',
      reason: 'time',
    });
  });
});

test('a few solutions of an empty board come at once, however large it is', async () => {
  const told = new Set<string>();
  const empty = emptyPuzzle(shapeNamed('9^3'));
  const end = await enumerateSolutions(empty, ({ symbols }) => void told.add(symbols.slice().join('')), {
    limit: 20,
  });
  expect([end, told.size]).toEqual([{ status: 'limit', count: 20 }, 20]);
});
