/** The puzzles that travel with the app: one file for each shape, fetched when it is first wanted. */
import {
  asSolution,
  createRandom,
  type Grade,
  makePuzzleId,
  parsePuzzle,
  parseSpec,
  parseSymbolText,
  renewPuzzle,
  type SolvedPuzzle,
} from '@hyperdoku/engine';
import type { Offer } from './offers.js';
import { orderOf } from './orderOf.js';

interface StockPuzzle {
  readonly level: string;
  readonly length: string;
  readonly seed: string;
  readonly order: string;
  readonly grade: Grade;
  /** Without the shape. */
  readonly puzzle: string;
  /** The symbols of the blanks, cell by cell. */
  readonly found: string;
}

interface StockFile {
  readonly shape: string;
  /** The generator that made them. */
  readonly generator: number;
  readonly puzzles: readonly StockPuzzle[];
}

/** A puzzle that is ready to be played, and its name. */
export interface ReadyPuzzle {
  readonly id: string;
  readonly grade: Grade;
  readonly open: () => SolvedPuzzle | undefined;
}

const files = import.meta.glob<StockFile>(['../../../stock/*.json', '!**/list.json'], { import: 'default' });

/** The file of a shape; fails where it cannot be fetched. */
const loadFile = async (spec: string): Promise<StockFile | undefined> =>
  files[`../../../stock/${spec.replace(/[:^]/g, '-')}.json`]?.();

/** Fetches the puzzles of a shape before they are asked for. */
export const prepareShelf = (spec: string): void => void loadFile(spec).catch(() => {});

/**
 * A puzzle of the stock, made new by a symmetry: the seed says which puzzle and which symmetry, and the name says both. Undefined where
 * there is none, or it cannot be fetched.
 */
export async function drawPuzzle(
  spec: string,
  { level, length }: Offer,
  seed: string,
): Promise<ReadyPuzzle | undefined> {
  const file = await loadFile(spec).catch(() => undefined);
  const some = file?.puzzles.filter(puzzle => puzzle.level === level && puzzle.length === length) ?? [];
  const parsed = parseSpec(spec);
  if (!file || some.length === 0 || !parsed.ok) return undefined;
  const drawn = some[createRandom(`stock ${seed}`).below(some.length)];
  const order = { ...orderOf(spec, drawn), moved: seed };
  return {
    id: makePuzzleId({ spec: parsed.value, seed: drawn.seed, order, generator: file.generator }),
    grade: drawn.grade,
    open: () => {
      const solved = readPuzzle(spec, drawn);
      return solved && renewPuzzle(solved, seed);
    },
  };
}

function readPuzzle(spec: string, { puzzle: text, found }: StockPuzzle): SolvedPuzzle | undefined {
  const puzzle = parsePuzzle(`${spec}:${text}`);
  if (!puzzle.ok) return undefined;
  const { shape, symbols: clues } = puzzle.value;
  const symbols = Uint8Array.from(clues);
  let at = 0;
  for (let cell = 0; cell < symbols.length; cell++)
    if (symbols[cell] === 0) symbols[cell] = parseSymbolText(found[at++], shape.symbols) ?? 0;
  const solution = asSolution({ shape, symbols });
  return solution.ok ? { puzzle: puzzle.value, solution: solution.value } : undefined;
}
