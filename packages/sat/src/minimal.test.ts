import {
  asPuzzle,
  decide,
  expectOk,
  fillGrid,
  generatePuzzle,
  type MinimiseOptions,
  minimise,
  minimiseBySets,
  type Progress,
  type Puzzle,
  parseShape,
  type Solution,
} from '@hyperdoku/engine';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { createSatProver } from './satProver.js';

const prover = createSatProver();
const shapeOf = (spec: string) => expectOk(parseShape(spec));
const solutionOf = async (spec: string, seed: number | string): Promise<Solution> =>
  expectOk(await fillGrid(shapeOf(spec), seed)).solution;

/** Asks for every clue by itself, without anything that the minimiser knows. */
async function expectMinimal(puzzle: Puzzle, solution: Solution): Promise<void> {
  const verdict = await decide(puzzle, { prover });
  expect(verdict.status === 'unique' && verdict.solution.symbols).toEqual(solution.symbols);
  for (let cell = 0; cell < puzzle.shape.cellCount; cell++) {
    if (puzzle.symbols[cell] === 0) continue;
    const symbols = Uint8Array.from(puzzle.symbols);
    symbols[cell] = 0;
    expect((await decide(expectOk(asPuzzle({ shape: puzzle.shape, symbols })), { prover })).status).toBe(
      'many',
    );
  }
}

describe('every clue of a minimal puzzle is needed', () => {
  test.each(['2x2x1', '4^3', '3x3', 'iso:4'])('%s', async spec => {
    for (let seed = 1; seed <= campaign(1, 20); seed++) {
      const solution = await solutionOf(spec, seed);
      const { puzzle, clues, minimal, open, needed } = await minimise(solution, solution, seed, { prover });
      expect([minimal, open, needed]).toEqual([true, 0, clues]);
      await expectMinimal(puzzle, solution);
      const bySets = expectOk(await minimiseBySets(solution, seed, { prover }));
      expect(bySets.puzzle.symbols).toEqual(puzzle.symbols);
    }
  });
  test.runIf(campaign(0, 1) === 1).each(['2x2x2', '9^3'])('%s, in full', async spec => {
    for (let seed = 1; seed <= 3; seed++) {
      const made = expectOk(await generatePuzzle(shapeOf(spec), seed, { minimal: true }, { prover }));
      expect(made.status).toBe('met');
      await expectMinimal(made.puzzle, made.solution);
    }
  });
});

describe('work that ends early', () => {
  const minimiseBox = async (options: MinimiseOptions) => {
    const solution = await solutionOf('2x2x2', 1);
    return minimise(solution, solution, 1, { prover, ...options });
  };
  test('says how many clues are proved needed, and keeps its puzzle', async () => {
    const cut = await minimiseBox({ nodes: 6000 });
    expect(cut).toMatchObject({ minimal: false, shortage: 'nodes' });
    expect(cut.clues).toBeLessThan(512);
    expect(cut.needed).toBeGreaterThan(0);
    expect(cut.needed + cut.open).toBe(cut.clues);
    expect((await decide(cut.puzzle, { prover })).status).toBe('unique');
    const made = expectOk(
      await generatePuzzle(shapeOf('2x2x2'), 1, { minimal: true }, { prover, nodes: 6000 }),
    );
    expect(made.status === 'near' && made.shortfall).toMatchObject({ kind: 'minimal', clues: made.clues });
  });
  test('tells cells on the way, and stops when it is told to', async () => {
    const stop = new AbortController();
    const seen: Progress[] = [];
    const onProgress = (progress: Progress): void => {
      seen.push(progress);
      stop.abort();
    };
    expect(await minimiseBox({ signal: stop.signal, onProgress })).toMatchObject({ shortage: 'aborted' });
    expect(seen[0]).toMatchObject({ unit: 'cells', total: 512 });
  });
});
