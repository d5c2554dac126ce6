/**
 * `npm run corpus [-- shape,…]`: writes corpus/puzzles.json, our own graded puzzles for tests and for the first start of the app: for every
 * shape of the catalog that is not too large, one of each level that is known to exist there and turns up within a number of grids. Where
 * shapes are named, only theirs are made anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  absentLevels,
  catalog,
  expectOk,
  generatePuzzle,
  gradePuzzle,
  type Level,
  levels,
  makePuzzleId,
  makePuzzleText,
  type Order,
  parseShape,
  type Shape,
} from '@hyperdoku/engine';
import { measuresOf } from './stock/plan.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const seed = 'corpus';

/** Grids to try for each level, by the size of the shape; the largest shapes get one plain puzzle. */
const attemptsFor = ({ cellCount }: Shape): number =>
  cellCount <= 100 ? 100 : cellCount <= 300 ? 10 : cellCount <= 800 ? 2 : 0;

interface CorpusPuzzle {
  readonly id: string;
  readonly shape: string;
  readonly level: Level;
  readonly effort: number;
  readonly hardest: string;
  readonly clues: number;
  readonly puzzle: string;
}

async function makePuzzle(shape: Shape, order: Order, attempts: number): Promise<CorpusPuzzle | undefined> {
  const made = expectOk(await generatePuzzle(shape, seed, order, { attempts }));
  if (made.status === 'near') return undefined;
  const grade = await gradePuzzle(made.puzzle, { assumeUnique: true });
  if (grade.status !== 'graded') return undefined;
  return {
    id: makePuzzleId({ spec: shape.spec, seed, order }),
    shape: shape.name,
    level: grade.level,
    effort: grade.effort,
    hardest: grade.hardest ?? '',
    clues: made.clues,
    puzzle: makePuzzleText(made.puzzle),
  };
}

const file = join(root, 'corpus', 'puzzles.json');
const [named] = process.argv.slice(2);
const known: readonly CorpusPuzzle[] =
  named === undefined ? [] : JSON.parse(readFileSync(file, 'utf8')).puzzles;

const puzzles: CorpusPuzzle[] = [];
for (const spec of catalog) {
  if (named !== undefined && !named.split(',').includes(spec)) {
    puzzles.push(...known.filter(({ shape }) => shape === spec));
    continue;
  }
  const shape = expectOk(parseShape(spec));
  const attempts = attemptsFor(shape);
  if (attempts === 0) {
    const plain = await makePuzzle(shape, {}, 1);
    if (plain) puzzles.push(plain);
  } else {
    for (const level of levels) {
      if (absentLevels(shape).includes(level) || measuresOf(shape, level, 'long').length === 0) continue;
      const made = await makePuzzle(shape, { level }, attempts);
      if (made) puzzles.push(made);
    }
  }
  console.error(
    `${spec}: ${puzzles
      .filter(({ shape: name }) => name === spec)
      .map(({ level }) => level)
      .join(', ')}`,
  );
}
writeFileSync(file, `${JSON.stringify({ puzzles }, null, 2)}\n`);
