import { describe, expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { asSolution, trustPuzzle } from '../board/puzzle.js';
import { parseShape } from '../shape/shapes.js';
import { Pace } from '../solve/budget.js';
import { decide } from '../solve/decide.js';
import { fillGrid } from './fill.js';
import { minimiseBySets } from './minimiseBySets.js';
import { createShrinker, differenceOf, listSwaps } from './unavoidable.js';

const solutionOf = async (spec: string, seed: string) =>
  expectOk(await fillGrid(expectOk(parseShape(spec)), seed)).solution;

describe('unavoidable sets', () => {
  test.each(['3x3', '4^3', 'iso:4', 'faces:4', 'latin:4^3'])(
    '%s: two symbols change about in each',
    async spec => {
      const solution = await solutionOf(spec, 'swaps');
      for (const set of listSwaps(solution)) {
        const [a, b] = [...new Set([...set].map(cell => solution.symbols[cell]))];
        const symbols = Uint8Array.from(solution.symbols);
        for (const cell of set) symbols[cell] = symbols[cell] === a ? b : a;
        expect(asSolution({ shape: solution.shape, symbols }).ok).toBe(true);
        expect(differenceOf(solution, symbols)).toEqual(set);
      }
    },
  );

  test('shrinking stays inside and unavoidable', async () => {
    const solution = await solutionOf('3x3', 'shrink');
    const shrink = createShrinker(solution, createRandom('shrink'), new Pace());
    const everything = Int32Array.from({ length: 81 }, (_, cell) => cell);
    for (let i = 0; i < 10; i++) {
      const set = await shrink(everything);
      expect(set.length).toBeLessThan(81);
      const symbols = Uint8Array.from(solution.symbols);
      for (const cell of set) symbols[cell] = 0;
      expect((await decide(trustPuzzle(solution.shape, symbols))).status).toBe('many');
    }
  });
});

describe('minimal puzzles by sets', () => {
  test.each(['2x2', '3x2', '3x3', '4^3', 'plane:3^3', 'iso:4', '2x2x1'])(
    '%s: one solution, and without any clue more',
    async spec => {
      const solution = await solutionOf(spec, 'sets');
      const { puzzle, clues, minimal } = expectOk(await minimiseBySets(solution, 1));
      expect(minimal).toBe(true);
      const verdict = await decide(puzzle);
      expect(verdict.status === 'unique' && verdict.solution.symbols).toEqual(solution.symbols);
      let found = 0;
      for (let cell = 0; cell < puzzle.shape.cellCount; cell++) {
        if (puzzle.symbols[cell] === 0) continue;
        found++;
        const symbols = Uint8Array.from(puzzle.symbols);
        symbols[cell] = 0;
        expect((await decide(trustPuzzle(puzzle.shape, symbols))).status).toBe('many');
      }
      expect(found).toBe(clues);
    },
  );

  test('the same seed gives the same puzzle, and no time gives none', async () => {
    const solution = await solutionOf('3x3', 'twice');
    const make = async () => expectOk(await minimiseBySets(solution, 'x')).puzzle.symbols;
    expect(await make()).toEqual(await make());
    expect(await minimiseBySets(solution, 'x', { signal: AbortSignal.abort() })).toMatchObject({
      ok: false,
      problem: { code: 'cut-short', parameters: { reason: 'aborted' } },
    });
  });
});
