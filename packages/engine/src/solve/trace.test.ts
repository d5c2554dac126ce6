import { describe, expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import type { Puzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import { findSolution } from './decide.js';
import { askOracle, makeLine } from './oracle.testkit.js';
import { puzzleOf, smallKinds, somePuzzle, sparsePuzzle } from './puzzles.testkit.js';
import { type TraceOptions, traceSearch } from './trace.js';

const inkala = puzzleOf(
  '3x3',
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..',
);

/** A board that knows nothing of search and does what the steps say; it checks that they make sense. */
function replay(puzzle: Puzzle, options?: TraceOptions) {
  const { symbols: n, cellCount } = puzzle.shape;
  let grid: Uint8Array = new Uint8Array(cellCount);
  let live = new Set(Array.from({ length: cellCount * n }, (_, option) => option));
  const guesses: { cell: number; symbol: number; grid: Uint8Array; live: Set<number> }[] = [];
  const solutions: string[] = [];
  const counts = { place: 0, eliminate: 0, guess: 0, undo: 0, solution: 0, end: 0 };
  let end: string | undefined;
  let refuted: number | undefined;
  /** Steps are many: only those that make no sense are handed to `expect`. */
  const faults: unknown[] = [];
  for (const step of traceSearch(puzzle, options)) {
    counts[step.kind]++;
    if (end !== undefined) faults.push({ after: end, step });
    if (step.kind === 'end') end = step.status;
    else if (step.kind === 'solution') {
      solutions.push(makeLine(grid));
      if (makeLine(step.solution.symbols) !== makeLine(grid)) faults.push(step);
    } else {
      const { kind, cell, symbol } = step;
      const option = cell * n + symbol - 1;
      if (refuted !== undefined && (kind !== 'eliminate' || option !== refuted))
        faults.push({ refuted, step });
      refuted = undefined;
      if (kind === 'guess') guesses.push({ cell, symbol, grid: grid.slice(), live: new Set(live) });
      else if (kind === 'undo') {
        const guess = guesses.pop();
        if (guess?.cell !== cell || guess.symbol !== symbol) faults.push({ guess, step });
        ({ grid, live } = guess ?? { grid, live });
        refuted = option;
      } else if (kind === 'place') {
        if (grid[cell] !== blank || !live.has(option)) faults.push(step);
        grid[cell] = symbol;
      } else if (!live.delete(option)) faults.push(step);
    }
  }
  expect(faults).toEqual([]);
  return { solutions, counts, end };
}

describe('replaying a trace', () => {
  test.each([
    ['a hard 9×9', inkala],
    ['a cube', sparsePuzzle('9^3', 120, 1)],
    ['more than 32 symbols', sparsePuzzle('6x6', 1000, 1)],
  ])('reproduces the solution of %s', async (_, puzzle) => {
    const { solutions, counts } = replay(puzzle);
    const found = await findSolution(puzzle);
    expect(solutions).toEqual([found.status === 'found' && makeLine(found.solution.symbols)]);
    expect(counts.end).toBe(0);
    // What was undone is placed again, so there are at least as many placements as cells.
    expect(counts.place).toBeGreaterThanOrEqual(puzzle.shape.cellCount);
    expect(counts.undo).toBeLessThanOrEqual(counts.guess);
  });

  test.each(smallKinds)('tells all solutions of $name that dancing links finds, then ends', kind => {
    for (let seed = 0; seed < 12; seed++) {
      const puzzle = somePuzzle(kind, createRandom(`trace ${seed}`));
      const expected = askOracle(puzzle, 101);
      if (expected.length > 100) continue;
      const { solutions, counts, end } = replay(puzzle, { solutions: Number.POSITIVE_INFINITY });
      expect([solutions.sort(), end]).toEqual([expected.sort(), 'exhausted']);
      expect(counts.undo).toBe(counts.guess);
    }
  });
});

test('clues that leave a symbol no place end the trace at once', () => {
  expect(replay(puzzleOf('2x2', '12.. ..3. .... ....'))).toMatchObject({
    solutions: [],
    counts: { guess: 0, end: 1 },
    end: 'exhausted',
  });
});

test.each([0, 1, 5, 20])('after %i guesses the budget is spent', nodes => {
  const { counts, end, solutions } = replay(sparsePuzzle('2x2x2', 40, 'endless'), { nodes });
  expect([counts.guess, end, solutions]).toEqual([nodes, 'budget', []]);
});

test('steps are made as they are asked for', () => {
  const steps = traceSearch(sparsePuzzle('2x2x2', 40, 'endless'), { nodes: Number.POSITIVE_INFINITY });
  expect(steps.next().value).toMatchObject({ kind: 'place' });
});
