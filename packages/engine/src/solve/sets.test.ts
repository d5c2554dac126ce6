/** Public puzzle sets, where they are at hand (../shared/data beside the project): each puzzle has exactly one solution. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { puzzleOf } from './puzzles.testkit.js';
import { isSolution, solvers } from './solvers.testkit.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = join(root, '..', 'shared', 'data');

/** File, shape, and of how many puzzles one is taken. */
const sets = [
  ['top1465.txt', '3x3', 1],
  ['hardest_1106.txt', '3x3', 5],
  ['17_clue.txt', '3x3', 250],
  ['16x16_tough.txt', '16^2', 1],
  ['25x25_other.txt', '25^2', 1],
  ['cube9_600blanks.txt', '9^3', 1],
  ['cube9_660blanks.txt', '9^3', 1],
  ['cube9_680blanks.txt', '9^3', 1],
  ['box222_430blanks.txt', '2x2x2', 1],
  ['box222_440blanks.txt', '2x2x2', 1],
] as const;

/** Tree search alone is no match for the larger boards. */
const asked = solvers.filter(({ name }) => ['createKernel', 'LearnKernel'].includes(name));

describe.skipIf(!existsSync(folder))('every kernel finds the one solution of', () => {
  test.each(sets)('%s', async (file, spec, step) => {
    const lines = readFileSync(join(folder, file), 'utf8').trim().split('\n');
    for (const text of lines.filter((_, i) => i % step === 0)) {
      const puzzle = puzzleOf(spec, text);
      const told = new Set<string>();
      for (const { name, solve } of asked) {
        const solutions = await solve(puzzle, 2);
        expect(solutions.length, `${name} on ${text}`).toBe(1);
        told.add(solutions[0]);
      }
      expect([...told].map(line => isSolution(puzzle, line))).toEqual([true]);
    }
  });
});
