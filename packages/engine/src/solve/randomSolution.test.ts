import { describe, expect, test } from 'vitest';
import { emptyPuzzle } from '../board/puzzle.js';
import { askOracle, makeLine } from './oracle.testkit.js';
import { puzzleOf, shapeNamed, sparsePuzzle } from './puzzles.testkit.js';
import { findRandomSolution } from './randomSolution.js';
import { isSolution } from './solvers.testkit.js';

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
