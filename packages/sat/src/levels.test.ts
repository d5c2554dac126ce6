import {
  absentLevels,
  asPuzzle,
  canonise,
  checkOrder,
  createRandom,
  emptyPuzzle,
  expectOk,
  fewestBlanksOf,
  fillGrid,
  type Grade,
  generatePuzzle,
  gradePuzzle,
  type Level,
  levels,
  makePuzzleText,
  movePuzzle,
  type Puzzle,
  parsePuzzle,
  parseShape,
  randomSymmetry,
  type Solution,
  solutions,
  type TechniqueName,
  techniqueNames,
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

/** All solutions whose first symbols are in order, and with other names for these all that there are. */
const solutionsOf = (spec: string): AsyncIterable<Solution> => {
  const shape = shapeOf(spec);
  const first = Uint8Array.from(emptyPuzzle(shape).symbols, (_, cell) =>
    cell < shape.symbols ? cell + 1 : 0,
  );
  return solutions(expectOk(asPuzzle({ shape, symbols: first })));
};

/** The grades of all positions at which hidden singles do not begin, one for each class of positions. */
async function* gradesOf(classes: readonly Solution[]): AsyncGenerator<{ blanks: number; grade: Grade }> {
  for (const solution of classes) {
    const seen = new Set<string>();
    for await (const stuck of listStuck(solution, 'hidden')) {
      const { grid } = expectOk(await canonise(stuck));
      const form = Array.from(grid.symbols).join();
      if (seen.has(form)) continue;
      seen.add(form);
      yield { blanks: form.split(',').filter(symbol => symbol === '0').length, grade: await gradeOf(stuck) };
    }
  }
}

/** Of all solutions of a shape. */
async function* listAllStuck(classes: readonly Solution[], singles: Singles): AsyncGenerator<Puzzle> {
  for (const solution of classes) yield* listStuck(solution, singles);
}

/** Takes half an hour of CPU. */
const longer: [string, number, number, number][] = campaign(0, 1) === 0 ? [] : [['3x2', 39_168, 49, 500_787]];

describe('levels that are not there', () => {
  test.each<[spec: string, grids: number, classes: number, positions: number]>([
    ['2x2', 12, 2, 0],
    ['4^3', 32, 2, 10],
    ['plane:3^3', 40, 2, 452],
    ...longer,
  ])('every puzzle of %s is known, what it needs and with how many blanks', async (spec, ...counts) => {
    const [grids, classes] = await classesOf(solutionsOf(spec));
    const hardest = new Set<string>(['full-house', 'hidden-single']);
    const fewest: Partial<Record<Level, number>> = {};
    let positions = 0;
    for await (const { blanks, grade } of gradesOf(classes)) {
      if (grade.status !== 'graded' || !grade.hardest) throw new Error(grade.status);
      hardest.add(grade.hardest);
      fewest[grade.level] = Math.min(fewest[grade.level] ?? Number.POSITIVE_INFINITY, blanks);
      positions++;
    }
    expect([grids, classes.length, positions]).toEqual(counts);
    // Whether it can be used depends on what was filled before, and a position does not say that.
    const rectangle = techniqueNames.indexOf('avoidable-rectangle');
    if (techniqueNames.findLastIndex(name => hardest.has(name)) > rectangle)
      hardest.add(techniqueNames[rectangle]);
    const shape = shapeOf(spec);
    for (const technique of techniqueNames)
      expect([technique, checkOrder(shape, { technique }) === undefined]).toEqual([
        technique,
        hardest.has(technique),
      ]);
    for (const level of levels.slice(1))
      expect([level, fewestBlanksOf(shape, level)]).toEqual([level, fewest[level]]);
    expect(absentLevels(shape)).toEqual(levels.slice(1).filter(level => fewest[level] === undefined));
  });

  test.each<[spec: string, classes: number]>([
    ['latin:4^3', 6],
    ['2x2x1', 12],
  ])('with fewer blanks than is said, hidden singles solve every puzzle of %s', async (spec, count) => {
    const shape = shapeOf(spec);
    const least = fewestBlanksOf(shape, 'easy') ?? 0;
    const [, classes] = await classesOf(solutionsOf(spec));
    expect(classes).toHaveLength(count);
    const hasStuck = async (solution: Solution, mostBlanks: number): Promise<boolean> =>
      !(await listStuck(solution, 'hidden', mostBlanks).next()).done;
    const looked = classes.slice(-campaign(1, count));
    for (const solution of looked) expect(await hasStuck(solution, least - 1)).toBe(false);
    if (campaign(0, 1) === 0) return;
    const attained = await Promise.all(looked.map(solution => hasStuck(solution, least)));
    expect(attained).toContain(true);
  });

  test('the one position of 4^3 at which singles do not begin is made to order', async () => {
    const shape = shapeOf('4^3');
    const [, classes] = await classesOf(solutionsOf('4^3'));
    const [, [position, ...others]] = await classesOf(listAllStuck(classes, 'hidden and naked'));
    expect(others).toEqual([]);
    expect(await gradeOf(position)).toMatchObject({ level: 'hard', hardest: 'xy-wing' });
    const blanks = Array.from(position.symbols).filter(symbol => symbol === 0).length;
    for (let seed = 1; seed <= campaign(3, 30); seed++) {
      const made = expectOk(await generatePuzzle(shape, seed, { level: 'hard', clues: 64 - blanks }));
      expect([made.status, made.grade]).toEqual(['met', await gradeOf(position)]);
      expect(expectOk(await canonise(made.puzzle)).grid.symbols).toEqual(position.symbols);
    }
  });

  test.each(['hidden', 'hidden and naked'] as const)(
    'the same search finds what %s singles do not solve, where there is such a thing',
    async singles => {
      const shape = shapeOf('3x2');
      const { solution } = expectOk(await fillGrid(shape, 1));
      let found = 0;
      for await (const stuck of listStuck(solution, singles)) {
        const grade = await gradeOf(stuck);
        if (grade.status !== 'graded') throw new Error(grade.status);
        const { level, hardest } = grade;
        const easiest = singles === 'hidden' ? 1 : 2;
        expect(levels.indexOf(level)).toBeGreaterThanOrEqual(easiest);
        // What is said of all puzzles of the shape holds for this one.
        const clues = Array.from(stuck.symbols).filter(symbol => symbol !== 0).length;
        expect(checkOrder(shape, { level, clues })).toBeUndefined();
        expect(checkOrder(shape, { technique: hardest as TechniqueName })).toBeUndefined();
        if (++found === 100) break;
      }
      expect(found).toBe(100);
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
