/** The same seed gives the same result however fast the clock runs, as it does on machines that are fast, slow or busy. */
import {
  createRandom,
  dig,
  expectOk,
  fillGrid,
  generatePuzzle,
  hunt,
  makePuzzleText,
  minimise,
  minimiseBySets,
  type Order,
  parseShape,
  sampleGroups,
} from '@hyperdoku/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { createSatProver } from './satProver.js';

const shape = (spec: string) => expectOk(parseShape(spec));
const prover = createSatProver();

afterEach(() => {
  vi.restoreAllMocks();
});

const now = performance.now.bind(performance);

/** A clock of this many times the usual speed. */
function runClock(speed: number): void {
  vi.spyOn(performance, 'now').mockImplementation(() => speed * now());
}

const filled = async (spec: string) => expectOk(await fillGrid(shape(spec), 'clocks')).solution;

const generate = async (spec: string, seed: string, order: Order, attempts = 3) => {
  const made = expectOk(await generatePuzzle(shape(spec), seed, order, { prover, attempts }));
  return [makePuzzleText(made.puzzle), made.proof, made.status, made.shortage];
};

const works: Readonly<Record<string, () => Promise<unknown>>> = {
  fill: async () => makePuzzleText(await filled('9^3')),
  dig: async () => {
    const solution = await filled('2x2x2');
    const groups = expectOk(sampleGroups(solution.shape, 'uniform', createRandom(1)));
    return makePuzzleText((await dig(solution, groups, { clues: 80 })).puzzle);
  },
  minimise: async () => {
    const solution = await filled('9^3');
    const { puzzle, minimal, open } = await minimise(solution, solution, 1, {
      prover,
      rounds: 1,
      clues: campaign(60, 46),
    });
    return [makePuzzleText(puzzle), minimal, open];
  },
  'minimise by sets': async () => {
    const made = await minimiseBySets(await filled('3x2x1'), 1, { prover });
    return makePuzzleText(expectOk(made).puzzle);
  },
  'generate by SAT': async () => {
    const made = await generate('9^3', 'perf 4', { clues: campaign(41, 39) }, 1);
    expect(made[1]).toBe('sat');
    return made;
  },
  'generate a level': () => generate('3x3', 'clocks', { level: 'hard' }),
  'generate minimal': () => generate('3x2x1', 'clocks', { minimal: true }),
  hunt: async () => {
    const { best } = expectOk(await hunt(shape('3x2x1'), 1, { starts: 2, patience: 20 }));
    return best && makePuzzleText(best.puzzle);
  },
};

const speeds = [100, 0.01];

describe.each(Object.entries(works).map(([name, work], i) => [name, work, i] as const))(
  '%s',
  (_, work, i) => {
    test('comes out the same by a clock that is a hundred times too fast or too slow', async () => {
      const usual = await work();
      for (const speed of speeds.filter((_, k) => (i + k) % campaign(2, 1) === 0)) {
        runClock(speed);
        expect(await work()).toEqual(usual);
        vi.restoreAllMocks();
      }
    });
  },
);
