/** The puzzles of a book: made to order, or read and solved, each with what a book says of it. */
import { randomUUID } from 'node:crypto';
import {
  asPuzzle,
  decide,
  generatePuzzle,
  isRepeatable,
  type Level,
  makePuzzleId,
  orderAt,
  type Puzzle,
  parsePuzzles,
  type Solution,
} from '@hyperdoku/engine';
import type { BookPuzzle } from '@hyperdoku/print';
import { complainOf } from './eachPuzzle.js';
import { type ExitCode, exitCodes, orRefuse, Refusal, worse } from './exit.js';
import { isFile } from './files.js';
import { complain, type Io } from './io.js';
import { readOrder, type ShapeOrder } from './orderArgument.js';
import type { Print } from './print.js';
import { looksLikePath, readPuzzles } from './puzzles.js';
import { readSpec } from './shapeArgument.js';
import { say, texts } from './texts/index.js';
import type { Work } from './work.js';

export interface MakingOptions {
  readonly seed?: string;
  readonly explained?: boolean;
}

/** What an argument asks for: puzzles to be made, or a text or file to be read. */
export type BookPart = { readonly order: ShapeOrder } | { readonly source: string };

export function readPart(argument: string): BookPart {
  if (looksLikePath(argument) && !isFile(argument)) throw new Refusal(texts.input.noFile(argument));
  const isPuzzles =
    argument === '-' ||
    (isFile(argument) ? !readSpec(argument).ok : parsePuzzles(argument).some(sheet => sheet.ok));
  return isPuzzles ? { source: argument } : { order: readOrder(argument, {}) };
}

export const countPieces = (parts: readonly BookPart[]): number | undefined =>
  parts.reduce<number | undefined>(
    (sum, part) => (sum === undefined || 'source' in part ? undefined : sum + part.order.number),
    0,
  );

interface Made {
  readonly puzzles: readonly BookPuzzle[];
  readonly code: ExitCode;
}

/** All of them in order; what cannot be printed is told and left out. */
export async function makeBookPuzzles(
  io: Io,
  parts: readonly BookPart[],
  options: MakingOptions,
  work: Work,
  print: Print,
): Promise<Made> {
  const puzzles: BookPuzzle[] = [];
  let code: ExitCode = exitCodes.fine;
  const seed = options.seed ?? randomUUID().slice(0, 8);
  const add = async (found: Found | ExitCode): Promise<void> => {
    if (typeof found === 'number') code = worse(code, found);
    else {
      const { code: own = exitCodes.fine, ...known } = found;
      const explained = options.explained === true;
      puzzles.push(
        await print.describePuzzle(known, { language: say.language, explained, budget: work.budget }),
      );
      code = worse(code, own);
    }
    work.tick();
  };
  for (const [i, part] of parts.entries()) {
    // Every order has seeds of its own, so that two of a kind are not the same puzzles.
    const own = parts.length === 1 ? seed : `${seed}-${i + 1}`;
    for await (const found of 'order' in part
      ? makeOrdered(io, part.order, own, work, puzzles)
      : readGiven(io, part.source, work))
      await add(found);
    if (io.signal?.aborted) break;
  }
  return { puzzles, code };
}

interface Found {
  readonly puzzle: Puzzle;
  readonly solution: Solution;
  readonly level?: Level;
  readonly id?: string;
  readonly code?: ExitCode;
}

async function* makeOrdered(
  io: Io,
  { shape, order, number, seed: named }: ShapeOrder,
  seed: string,
  work: Work,
  before: readonly BookPuzzle[],
): AsyncGenerator<Found | ExitCode> {
  for (let i = 0; i < number && !io.signal?.aborted; i++) {
    const own = named ?? (number === 1 ? seed : `${seed}-${i + 1}`);
    const wish = orderAt(order, i, number);
    const { method, prover, ...budget } = work.decision();
    const made = orRefuse(
      await generatePuzzle(shape, own, wish, { ...budget, ...(method !== 'search' && prover && { prover }) }),
    );
    if (io.signal?.aborted) return;
    const { puzzle, solution, grade, attempts } = made;
    const place = before.length + 1;
    if (made.status === 'near')
      complain(io, texts.ofPuzzle(place, texts.make.best(say.shortfall(made.shortfall), attempts)));
    yield {
      puzzle,
      solution,
      ...(grade?.status === 'graded' && { level: grade.level }),
      ...(isRepeatable(made, shape, wish) && {
        id: makePuzzleId({ spec: shape.spec, seed: own, order: wish }),
      }),
      ...(made.status === 'near' && { code: exitCodes.no }),
    };
  }
}

async function* readGiven(io: Io, source: string, work: Work): AsyncGenerator<Found | ExitCode> {
  for await (const item of readPuzzles(io, [source], {})) {
    const puzzle = item.sheet.ok ? asPuzzle(item.sheet.value.grid) : item.sheet;
    if (!puzzle.ok) {
      yield complainOf(io, item, puzzle.problem);
      continue;
    }
    const verdict = await decide(puzzle.value, work.decision());
    if (io.signal?.aborted) return;
    if (verdict.status === 'unique') yield { puzzle: puzzle.value, solution: verdict.solution };
    else {
      complain(io, texts.ofPuzzle(item.number, `${texts.notUnique[verdict.status]} ${texts.book.leftOut}`));
      yield verdict.status === 'unknown' ? exitCodes.unknown : exitCodes.no;
    }
  }
}
