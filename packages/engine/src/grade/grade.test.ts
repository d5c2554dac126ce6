import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import fc from '../base/property.testkit.js';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { createGrid } from '../board/grid.js';
import { asPuzzle, emptyPuzzle, movePuzzle, type Puzzle } from '../board/puzzle.js';
import { techniqueNames } from '../logic/techniqueNames.js';
import { instantGrid } from '../shape/instantGrid.js';
import { parseShape } from '../shape/shapes.js';
import { moveSymbols, randomSymmetry } from '../shape/symmetry.js';
import { decide } from '../solve/decide.js';
import { gradePuzzle } from './grade.js';
import { levels, scale } from './scale.js';

const data = join(import.meta.dirname, '../../../../../shared/data');
const readLine = (text: string): Puzzle => {
  const shape = expectOk(parseShape('3x3'));
  return expectOk(
    asPuzzle(
      expectOk(
        createGrid(
          shape,
          [...text].map(character => Number(character) || 0),
        ),
      ),
    ),
  );
};
const readSet = (name: string, step: number) =>
  readFileSync(join(data, name), 'utf8')
    .trim()
    .split('\n')
    .filter((_, i) => i % step === 0)
    .map(readLine);

/** A unique puzzle: clues taken off a moved instant solution as long as it stays the only one. */
async function digPuzzle(spec: string, seed: number, tries: number): Promise<Puzzle> {
  const shape = expectOk(parseShape(spec));
  const random = createRandom(seed);
  const full = moveSymbols(randomSymmetry(shape, random), instantGrid(shape) ?? new Uint8Array());
  let puzzle = expectOk(asPuzzle(expectOk(createGrid(shape, full))));
  for (const cell of random.permutation(shape.cellCount).slice(0, tries)) {
    const symbols = Uint8Array.from(puzzle.symbols);
    symbols[cell] = 0;
    const next = expectOk(asPuzzle(expectOk(createGrid(shape, symbols))));
    if ((await decide(next)).status === 'unique') puzzle = next;
  }
  return puzzle;
}

test('the scale knows every technique, and rises along the ladder', () => {
  const ranks = techniqueNames.map(name => levels.indexOf(scale[name].level));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  expect(new Set(techniqueNames.map(name => scale[name].level)).size).toBe(levels.length);
});

test('a grade does not change when symbols are renamed and the grid is moved', async () => {
  const specs = [
    ['3x3', 70],
    ['2x2', 14],
    ['4^3', 62],
    ['3x2x1', 150],
    ['iso:4', 40],
    ['plane:3^3', 24],
    ['latin:4^3', 56],
  ] as const;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...specs), fc.nat(), async ([spec, tries], seed) => {
      const puzzle = await digPuzzle(spec, seed, tries);
      const moved = movePuzzle(puzzle, randomSymmetry(puzzle.shape, createRandom(seed + 1)));
      for (const assumeUnique of [false, true])
        expect(await gradePuzzle(moved, { assumeUnique })).toEqual(
          await gradePuzzle(puzzle, { assumeUnique }),
        );
    }),
    { numRuns: campaign(8, 300) },
  );
});

describe.skipIf(!existsSync(data))('on known sets', () => {
  test('hard puzzles keep their grade when moved', async () => {
    for (const [i, puzzle] of readSet('top1465.txt', campaign(300, 120)).entries()) {
      const moved = movePuzzle(puzzle, randomSymmetry(puzzle.shape, createRandom(i)));
      const options = { assumeUnique: true };
      expect(await gradePuzzle(moved, options)).toEqual(await gradePuzzle(puzzle, options));
    }
  });
  test('the hardest list comes out hardest', async () => {
    const meanOf = async (name: string, step: number) => {
      const grades = await Promise.all(readSet(name, step).map(puzzle => gradePuzzle(puzzle)));
      const efforts = grades.map(grade => (grade.status === 'graded' ? grade.effort : 0));
      expect(efforts).not.toContain(0);
      return efforts.reduce((a, b) => a + b) / efforts.length;
    };
    const [easy, hard, hardest] = [
      await meanOf('17_clue.txt', 1000),
      await meanOf('top1465.txt', campaign(150, 40)),
      await meanOf('hardest_1106.txt', campaign(60, 12)),
    ];
    expect(easy).toBeLessThan(hard);
    expect(hard).toBeLessThan(hardest);
  });
});

test('what takes one solution for granted is used only if one is vouched for', async () => {
  const puzzle = readLine(
    '..9.....7....52.............2....85..1...7......3....9...7......84...2.....9....3',
  );
  expect(await gradePuzzle(puzzle)).toMatchObject({ hardest: 'w-wing' });
  expect(await gradePuzzle(puzzle, { assumeUnique: true })).toMatchObject({ hardest: 'unique-rectangle' });
});

describe('what cannot be graded says so', () => {
  test('an empty board, at once', async () => {
    expect(await gradePuzzle(emptyPuzzle(expectOk(parseShape('3x3'))), { upTo: 'forcing-chain' })).toEqual({
      status: 'stuck',
      open: 81,
    });
  });
  test('a puzzle without a solution', async () => {
    const shape = expectOk(parseShape('2x2'));
    const puzzle = expectOk(
      asPuzzle(expectOk(createGrid(shape, [1, 2, 3, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0]))),
    );
    expect(await gradePuzzle(puzzle)).toMatchObject({ status: 'none' });
  });
  test('a budget that ends', async () => {
    const controller = new AbortController();
    controller.abort();
    const puzzle = await digPuzzle('3x3', 5, 70);
    expect(await gradePuzzle(puzzle, { signal: controller.signal })).toMatchObject({
      status: 'unknown',
      reason: 'aborted',
    });
  });
  test('a full grid has nothing to do', async () => {
    expect(await gradePuzzle(await digPuzzle('3x3', 5, 0))).toEqual({
      status: 'graded',
      level: 'gentle',
      effort: 0,
      rounds: {},
    });
  });
});
