import {
  absentLevels,
  asPuzzle,
  canonise,
  createRandom,
  emptyPuzzle,
  expectOk,
  fillGrid,
  type Grade,
  generatePuzzle,
  gradePuzzle,
  levels,
  makePuzzleText,
  movePuzzle,
  type Puzzle,
  parsePuzzle,
  parseShape,
  randomSymmetry,
  type Solution,
  solutions,
} from '@hyperdoku/engine';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { solveCubeTwice } from './plainCube.testkit.js';
import { listStuck, type Singles } from './stuck.testkit.js';

const shapeOf = (spec: string) => expectOk(parseShape(spec));
const gradeOf = (puzzle: Puzzle): Promise<Grade> => gradePuzzle(puzzle, { assumeUnique: true });

/** One of each class of puzzles. */
async function classesOf<P extends Puzzle>(puzzles: AsyncIterable<P>): Promise<[number, readonly P[]]> {
  const classes = new Map<string, P>();
  let count = 0;
  for await (const puzzle of puzzles) {
    count++;
    const { grid } = expectOk(await canonise(puzzle));
    classes.set(Array.from(grid.symbols).join(), grid);
  }
  return [count, [...classes.values()]];
}

/** All solutions whose first symbols are 1, 2, 3, 4, and with other names for these all that there are. */
const solutionsOf = (spec: string): AsyncIterable<Solution> => {
  const { symbols } = emptyPuzzle(shapeOf(spec));
  const first = Uint8Array.from(symbols, (_, cell) => (cell < 4 ? cell + 1 : 0));
  return solutions(expectOk(asPuzzle({ shape: shapeOf(spec), symbols: first })));
};
const namings = 24;

/** Of all solutions of a shape. */
async function* listAllStuck(classes: readonly Solution[], singles: Singles): AsyncGenerator<Puzzle> {
  for (const solution of classes) yield* listStuck(solution, singles);
}

describe('levels that are not there', () => {
  test('every puzzle of 2x2 falls to hidden singles', async () => {
    const [grids, classes] = await classesOf(solutionsOf('2x2'));
    expect([namings * grids, classes.length]).toEqual([288, 2]);
    expect(await classesOf(listAllStuck(classes, 'hidden'))).toEqual([0, []]);
    expect(absentLevels(shapeOf('2x2'))).toEqual(levels.slice(1));
  });

  test('every puzzle of 4^3 falls to singles, but for those that come to one position, which needs an XY-wing', async () => {
    const [grids, classes] = await classesOf(solutionsOf('4^3'));
    expect([namings * grids, classes.length]).toEqual([768, 2]);
    const [, [position, ...others]] = await classesOf(listAllStuck(classes, 'hidden and naked'));
    expect(others).toEqual([]);
    expect(await gradeOf(position)).toMatchObject({ level: 'hard', hardest: 'xy-wing' });
    expect(absentLevels(shapeOf('4^3'))).toEqual(['medium', 'expert', 'extreme', 'beyond logic']);
    const blanks = Array.from(position.symbols).filter(symbol => symbol === 0).length;
    for (let seed = 1; seed <= campaign(3, 30); seed++) {
      const made = expectOk(
        await generatePuzzle(shapeOf('4^3'), seed, { level: 'hard', clues: 64 - blanks }),
      );
      expect([made.status, made.grade]).toEqual(['met', await gradeOf(position)]);
      expect(expectOk(await canonise(made.puzzle)).grid.symbols).toEqual(position.symbols);
    }
  });

  test.each(['hidden', 'hidden and naked'] as const)(
    'the same search finds what %s singles do not solve, where there is such a thing',
    async singles => {
      const { solution } = expectOk(await fillGrid(shapeOf('3x2'), 1));
      for await (const stuck of listStuck(solution, singles)) {
        const grade = await gradeOf(stuck);
        const easiest = singles === 'hidden' ? 1 : 2;
        expect(grade.status === 'graded' && levels.indexOf(grade.level)).toBeGreaterThanOrEqual(easiest);
        break;
      }
      expect.hasAssertions();
    },
  );
});

const cube = shapeOf('9^3');

test.each(campaign(0, 1) === 1 ? levels : (['medium'] as const))(
  'cubes of the level %s are met, have one solution by plain clauses, and keep their level when they are moved',
  async level => {
    for (let seed = 1; seed <= campaign(1, 10); seed++) {
      const made = expectOk(await generatePuzzle(cube, seed, { level }));
      expect([seed, made.status]).toEqual([seed, 'met']);
      const read = expectOk(parsePuzzle(makePuzzleText(made.puzzle)));
      expect(await solveCubeTwice(read.symbols)).toEqual([Array.from(made.solution.symbols)]);
      const moved = movePuzzle(read, randomSymmetry(cube, createRandom(seed)));
      expect(await gradePuzzle(moved, { assumeUnique: true })).toMatchObject({ status: 'graded', level });
    }
  },
);
