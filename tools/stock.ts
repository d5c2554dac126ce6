/**
 * `npm run stock [-- shape,… [level,…]]`: writes packages/web/stock, the puzzles that travel with the app: one file for each shape of the
 * catalog, or those named, with all levels, or those named and what was there of the others, and a list of what there is. Every puzzle is made from the seed that its entry says, proved and graded. For every level
 * and length some seeds are tried; what none of them meets is not in the stock, and so not offered. Long
 * puzzles of large boards are those of the corpus.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  absentLevels,
  type CatalogSpec,
  catalog,
  decide,
  expectOk,
  type Grade,
  generatePuzzle,
  generatorVersion,
  gradePuzzle,
  isRepeatable,
  type Length,
  type Level,
  lengths,
  levels,
  makeOrder,
  makePuzzleText,
  makeSymbolText,
  type Order,
  parsePuzzle,
  parsePuzzleId,
  parseShape,
  type Shape,
  type SolvedPuzzle,
} from '@hyperdoku/engine';
import { attemptsFor, isFromCorpus, type Measure, measuresOf, numberOf } from './stock/plan.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'packages', 'web', 'stock');
const fileOf = (spec: string): string => join(folder, `${spec.replace(/[:^]/g, '-')}.json`);
const listFile = join(folder, 'list.json');

const corpus: { readonly puzzles: readonly Record<'id' | 'shape' | 'level' | 'puzzle', string>[] } =
  JSON.parse(readFileSync(join(root, 'corpus', 'puzzles.json'), 'utf8'));

interface StockPuzzle {
  readonly level: Level;
  readonly length: Length;
  readonly seed: string;
  /** What was ordered, without the shape. */
  readonly order: string;
  readonly grade: Grade;
  readonly puzzle: string;
  /** The symbols of the blanks, cell by cell. */
  readonly found: string;
}

/** What there is of a level and a length. */
interface Offer {
  readonly level: Level;
  readonly length: Length;
  /** On the average. */
  readonly blanks: number;
  readonly effort: number;
  /** What is ordered to get another of them. */
  readonly order: string;
}

async function makeStock(
  shape: Shape,
  wanted: readonly string[],
  kept: readonly StockPuzzle[],
): Promise<StockPuzzle[]> {
  const made: StockPuzzle[] = [];
  for (const length of lengths) {
    for (const level of levels) {
      if (absentLevels(shape).includes(level)) continue;
      if (!wanted.includes(level)) {
        made.push(...kept.filter(puzzle => puzzle.level === level && puzzle.length === length));
        continue;
      }
      const found = await makeSome(shape, level, length);
      console.error(`${shape.name} ${level} ${length}: ${found.length}`);
      made.push(...found);
    }
  }
  return made;
}

/** So many seeds may be tried in vain. */
const mostVain = 2;

/** As many as are wanted, of the first measure that is met. */
async function makeSome(shape: Shape, level: Level, length: Length): Promise<StockPuzzle[]> {
  if (isFromCorpus(shape, length)) {
    const taken = await takeFromCorpus(shape, level, length);
    if (taken.length > 0) return taken;
  }
  for (const measure of measuresOf(shape, level, length)) {
    const some: StockPuzzle[] = [];
    const wanted = numberOf(shape);
    for (let number = 1; number <= wanted + mostVain && some.length < wanted; number++) {
      some.push(...(await makeOne(shape, level, length, measure, `${length}${number}`)));
      // What none of the first seeds meets is rare, or not there.
      if (some.length === 0 && number > mostVain) break;
    }
    if (some.length > 0) return some;
  }
  // The corpus tries more seeds of what is rare.
  return length === 'long' ? takeFromCorpus(shape, level, length) : [];
}

/** What is graded already only has to be solved. */
async function takeFromCorpus(shape: Shape, level: Level, length: Length): Promise<StockPuzzle[]> {
  const entry = corpus.puzzles.find(puzzle => puzzle.shape === shape.name && puzzle.level === level);
  if (!entry) return [];
  const { seed, order } = expectOk(parsePuzzleId(entry.id));
  const puzzle = expectOk(parsePuzzle(entry.puzzle));
  const verdict = await decide(puzzle);
  if (verdict.status !== 'unique') return [];
  const { solution } = verdict;
  return graded(shape, level, length, seed, order, { puzzle, solution });
}

async function graded(
  shape: Shape,
  level: Level,
  length: Length,
  seed: string,
  order: Order,
  solved: SolvedPuzzle,
): Promise<StockPuzzle[]> {
  const grade = await gradePuzzle(solved.puzzle, { assumeUnique: true });
  if (grade.status !== 'graded' || grade.level !== level) return [];
  return [{ level, length, seed, order: optionsOf(shape, order), grade, ...textsOf(shape, solved) }];
}

async function makeOne(
  shape: Shape,
  level: Level,
  length: Length,
  { blanks, region, byClues }: Measure,
  seed: string,
): Promise<StockPuzzle[]> {
  const order: Order = {
    ...(blanks !== undefined && { clues: shape.cellCount - blanks }),
    ...(region !== undefined && { region }),
    ...(!byClues && { level }),
  };
  const made = await generatePuzzle(shape, seed, order, { attempts: attemptsFor(shape) });
  if (!made.ok || made.value.status === 'near' || !isRepeatable(made.value, shape, order)) return [];
  return graded(shape, level, length, seed, order, made.value);
}

const optionsOf = ({ spec, name }: Shape, order: Order): string =>
  makeOrder({ spec, order, number: 1 }).slice(name.length + 1);

function textsOf(shape: Shape, { puzzle, solution }: SolvedPuzzle): Pick<StockPuzzle, 'puzzle' | 'found'> {
  const missing = [...solution.symbols].filter((_, cell) => puzzle.symbols[cell] === 0);
  return {
    puzzle: makePuzzleText(puzzle).slice(shape.name.length + 1),
    found: missing.map(symbol => makeSymbolText(symbol, shape.symbols)).join(''),
  };
}

function listOffers(puzzles: readonly StockPuzzle[]): Offer[] {
  return levels.flatMap(level =>
    lengths.flatMap(length => {
      const some = puzzles.filter(puzzle => puzzle.level === level && puzzle.length === length);
      const mean = (count: (puzzle: StockPuzzle) => number): number =>
        Math.round(some.reduce((sum, puzzle) => sum + count(puzzle), 0) / some.length);
      const effort = mean(({ grade }) => (grade.status === 'graded' ? grade.effort : 0));
      const blanks = mean(({ found }) => found.length);
      return some.length > 0 ? [{ level, length, blanks, effort, order: some[0].order }] : [];
    }),
  );
}

mkdirSync(folder, { recursive: true });
const readStock = (spec: string): readonly StockPuzzle[] =>
  JSON.parse(readFileSync(fileOf(spec), 'utf8')).puzzles;
const [named = catalog.join(), namedLevels] = process.argv.slice(2);
for (const spec of named.split(',')) {
  const shape = expectOk(parseShape(spec));
  const puzzles = namedLevels
    ? await makeStock(shape, namedLevels.split(','), readStock(spec))
    : await makeStock(shape, levels, []);
  const file = { shape: spec, generator: generatorVersion, puzzles };
  writeFileSync(fileOf(spec), `${JSON.stringify(file, null, 1)}\n`);
}
const list: Partial<Record<CatalogSpec, readonly Offer[]>> = {};
for (const spec of catalog) if (existsSync(fileOf(spec))) list[spec] = listOffers(readStock(spec));
writeFileSync(listFile, `${JSON.stringify(list, null, 1)}\n`);
