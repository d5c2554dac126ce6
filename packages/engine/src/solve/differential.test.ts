import { describe, expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import { createBandKernel } from './band/bandKernel.js';
import { LadderKernel } from './ladderKernel.js';
import { askOracle } from './oracle.testkit.js';
import { hardSpec, puzzleOf, shapeNamed, smallKinds, somePuzzle, tightPuzzles } from './puzzles.testkit.js';
import { findMistakes, kernelSolver, type Solver, solvers } from './solvers.testkit.js';

/** How many solutions are compared; of more only the validity. */
const limit = 30;
const puzzlesPerKind = 150;

function band() {
  const kernel = createBandKernel();
  if (!kernel) throw new Error('WebAssembly is missing.');
  return kernel;
}

describe('every kernel and every call agrees with dancing links', () => {
  test.each(smallKinds)('on $name', async kind => {
    const asked = kind.name === '3x3' ? [...solvers, kernelSolver('band', band)] : solvers;
    const met = [0, 0, 0];
    for (let seed = 0; seed < puzzlesPerKind; seed++) {
      const puzzle = somePuzzle(kind, createRandom(`differential ${seed}`));
      const expected = askOracle(puzzle, limit);
      met[Math.min(expected.length, 2)]++;
      expect(await findMistakes(puzzle, expected, limit, asked), `seed ${seed}`).toEqual([]);
    }
    // None, one and many solutions all had their share.
    expect(Math.min(...met)).toBeGreaterThanOrEqual(puzzlesPerKind / 10);
  });

  test('on minimal puzzles that make the ladder climb, or stay below where nothing can be learnt', async () => {
    const shape = shapeNamed(hardSpec);
    const ladder = new LadderKernel(shape);
    const alone = new LadderKernel(shape, () => false);
    let climbs = 0;
    for (let seed = 0; seed < 2; seed++) {
      for (const puzzle of tightPuzzles(shape, createRandom(`climb ${seed}`))) {
        expect(await findMistakes(puzzle, askOracle(puzzle, limit), limit), `seed ${seed}`).toEqual([]);
        // The tree has 200 guesses, and keeps puzzles of more than 8 solutions.
        for (const kernel of [ladder, alone]) {
          kernel.load(puzzle.symbols);
          while (kernel.stats.solutions <= 8 && kernel.run(1000) !== 'exhausted');
        }
        expect(alone.stats.solutions).toBe(ladder.stats.solutions);
        if (ladder.stats.nodes > 200 && ladder.stats.solutions <= 8) climbs++;
      }
    }
    expect(climbs).toBeGreaterThan(1);
  });
});

test.each<[string, (lines: string[]) => string[]]>([
  ['forgets a solution', lines => lines.slice(1)],
  ['tells a solution twice', lines => [...lines.slice(1), lines[1]]],
  ['makes one up', lines => [...lines.slice(1), lines[0].replaceAll('1', '2')]],
])('a solver that %s would be noticed', async (_, spoil) => {
  const puzzle = puzzleOf('2x2', '1... ..2. .... ...3');
  const expected = askOracle(puzzle, limit);
  const spoilt: Solver = { name: 'spoilt', solve: () => spoil(expected) };
  expect(expected.length).toBeGreaterThan(1);
  expect(await findMistakes(puzzle, expected, limit, [spoilt])).not.toEqual([]);
  expect(await findMistakes(puzzle, expected, limit)).toEqual([]);
});
