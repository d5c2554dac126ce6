import { describe, expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import { emptyPuzzle } from '../board/puzzle.js';
import { parseShape } from '../shape/shapes.js';
import type { Progress } from './budget.js';
import { type CountState, countSolutions } from './count.js';
import { askOracle } from './oracle.testkit.js';
import { puzzleOf, shapeNamed, smallKinds, somePuzzle, sparsePuzzle } from './puzzles.testkit.js';

describe('complete grids', () => {
  test.each([
    ['latin:3^3', 24n],
    ['latin:4^2', 576n],
    ['latin:5^2', 161_280n],
    ['latin:4^3', 55_296n],
    ['2x2', 288n],
    ['3x2', 28_200_960n],
    ['2x2x1', 21_888n],
    ['4^3', 768n],
    ['plane:3^3', 14_515_200n],
  ])('%s has %d', async (spec, count) => {
    expect(await countSolutions(emptyPuzzle(shapeNamed(spec)))).toMatchObject({ status: 'exact', count });
  });

  test('4^4 has none: the shape is refused, and its houses given one by one cannot be filled', async () => {
    expect(parseShape('4^4').ok).toBe(false);
    const houses = listSliceHouses(4, 4);
    const shape = shapeNamed(`custom:${JSON.stringify({ symbols: 4, extents: [4, 4, 4, 4], houses })}`);
    expect(await countSolutions(emptyPuzzle(shape))).toMatchObject({ status: 'exact', count: 0n });
  });

  test('the houses of 4^3 given one by one have as many as 4^3', async () => {
    const houses = listSliceHouses(4, 3);
    const shape = shapeNamed(`custom:${JSON.stringify({ symbols: 4, extents: [4, 4, 4], houses })}`);
    expect(await countSolutions(emptyPuzzle(shape))).toMatchObject({ status: 'exact', count: 768n });
  });
});

/** Lines and boxes of 2×2 in every slice, written out without the engine. */
function listSliceHouses(n: number, axes: number): number[][] {
  const houses: number[][] = [];
  for (let cell = 0; cell < n ** axes; cell++) {
    const at = (axis: number) => Math.floor(cell / n ** axis) % n;
    for (let a = 0; a < axes; a++) {
      if (at(a) === 0) houses.push([0, 1, 2, 3].map(i => cell + i * n ** a));
      for (let b = a + 1; b < axes; b++)
        if (at(a) % 2 === 0 && at(b) % 2 === 0)
          houses.push([0, n ** a, n ** b, n ** a + n ** b].map(step => cell + step));
    }
  }
  return houses;
}

describe('puzzles', () => {
  test.each([
    ['8.3......9...58...1....6..3.8...7...6.....1..7..62...5.6.83...1.38....2.4..96....', 380n],
    ['.13..4......15...475.968.3.....892..........88..2......32...........2.57..7.963..', 1033n],
    ['....8..69..8.69.1..96.........8.....67.1.....8..69.14....4....814...89.6....764..', 15_666n],
    ['8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..', 1n],
    ['12345678.........9...............................................................', 0n],
  ])('%s has %d', async (text, count) => {
    expect(await countSolutions(puzzleOf('3x3', text))).toMatchObject({ status: 'exact', count });
  });

  test('symbols that no clue shows are counted in every order', async () => {
    for (const text of [
      '12.. .... .... ....',
      '12.. ..1. .... ....',
      '1... .... .... ....',
      '12.. 3... .... ....',
    ]) {
      const puzzle = puzzleOf('2x2', text);
      const count = BigInt(askOracle(puzzle, 1000).length);
      expect(await countSolutions(puzzle)).toMatchObject({ status: 'exact', count });
    }
  });

  test('counts of some hundred and more agree with dancing links', async () => {
    let most = 0;
    for (const kind of smallKinds) {
      const sparse = { ...kind, clues: [kind.clues[0], kind.clues[0]] as const };
      for (let seed = 0; seed < 6; seed++) {
        const puzzle = somePuzzle(sparse, createRandom(`count ${seed}`));
        const expected = askOracle(puzzle, 2000).length;
        most = Math.max(most, expected);
        const { count } = await countSolutions(puzzle, { limit: 2000n });
        expect(count, `${kind.name}, seed ${seed}`).toBe(BigInt(expected));
      }
    }
    expect(most).toBe(2000);
  });
});

describe('bounds', () => {
  const empty = emptyPuzzle(shapeNamed('3x3'));
  test.each([1n, 362_880n, 1_000_000n, 10n ** 9n])(
    'with the limit %d there are at least that many',
    async limit => {
      expect(await countSolutions(empty, { limit })).toMatchObject({ status: 'limit', count: limit });
    },
  );

  test('a limit that is not reached changes nothing', async () => {
    const puzzle = emptyPuzzle(shapeNamed('2x2'));
    expect(await countSolutions(puzzle, { limit: 289n })).toMatchObject({ status: 'exact', count: 288n });
  });

  test.each([
    ['guesses', { nodes: 2000 }, 'nodes'],
    ['time', { milliseconds: 30 }, 'time'],
  ])('when %s end, what was counted is a lower bound', async (_, budget, reason) => {
    const counted = await countSolutions(empty, budget);
    expect(counted).toMatchObject({ status: 'unknown', reason });
    expect(counted.count).toBeGreaterThan(0n);
  });

  test('an abort ends it at once', async () => {
    expect(await countSolutions(empty, { signal: AbortSignal.abort() })).toMatchObject({
      status: 'unknown',
      reason: 'aborted',
      nodes: 0,
    });
  });

  test('a long count goes branch by branch, and says how many there are', async () => {
    const seen: Progress[] = [];
    const controller = new AbortController();
    const onProgress = (progress: Progress) => {
      if (progress.unit === 'branches') seen.push(progress);
      if (seen.length === 2) controller.abort();
    };
    await countSolutions(empty, { signal: controller.signal, onProgress });
    expect(seen[0].total).toBeGreaterThan(100);
    expect(seen[1].done).toBeGreaterThanOrEqual(seen[0].done);
  });

  test('a long count goes on where it was left, unless the puzzle is split otherwise', async () => {
    const puzzle = puzzleOf('latin:6^2', '123456............3.................');
    const states: CountState[] = [];
    const controller = new AbortController();
    const onBranch = (state: CountState) => {
      states.push(state);
      if (states.length === 100) controller.abort();
    };
    const left = await countSolutions(puzzle, { signal: controller.signal, onBranch });
    expect(left).toMatchObject({ status: 'unknown', reason: 'aborted' });
    const from = states[99];
    expect(await countSolutions(puzzle, { from })).toMatchObject({ status: 'exact', count: 225_792n });
    const anew = await countSolutions(puzzle, { from: { ...from, sum: from.sum + 1 }, nodes: 1000 });
    expect(anew.count).toBeLessThan(from.found);
  });

  test('where not one is found in time, none is claimed', async () => {
    const puzzle = sparsePuzzle('2x2x2', 40, 'endless');
    expect(await countSolutions(puzzle, { nodes: 1000 })).toMatchObject({
      status: 'unknown',
      count: 0n,
      nodes: 1000,
    });
  });
});
