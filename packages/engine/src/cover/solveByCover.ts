/** A puzzle solved by Algorithm X, within a budget, and the steps of that. For those who study the method; `decide` is faster. */
import { fail, ok, type Result } from '../base/result.js';
import { type Puzzle, type Solution, trustSolution } from '../board/puzzle.js';
import { type Budget, Pace, type Shortage } from '../solve/budget.js';
import { differingCells } from '../solve/decide.js';
import type { Verdict } from '../solve/verdict.js';
import { AlgorithmX, type ColumnChoice, type CoverMove } from './algorithmX.js';
import { CoverMatrix } from './coverMatrix.js';

/** What limits a search by Algorithm X, and how it chooses columns. */
export interface CoverOptions extends Budget {
  /** The smallest column if not said otherwise. Every row that is tried counts as a guess. */
  readonly choose?: ColumnChoice;
}

/** What Algorithm X found, said as `decide` says it. */
export type CoverVerdict = Verdict<'x'>;

/** What Algorithm X does, step by step; the last step holds the verdict. */
export type CoverStep =
  | CoverMove
  | { readonly kind: 'solution'; readonly solution: Solution }
  /** The last step. */
  | { readonly kind: 'end'; readonly verdict: Result<CoverVerdict> };

/** The links of so many ones take a quarter of a gigabyte. */
const maxOnes = 2 ** 24;
/** The smallest column is found by a look at every header; a stretch is to look at no more than about so many. */
const headersPerStretch = 2 ** 22;
/** Steps are handed out after so many rows. */
const rowsPerTelling = 64;

/** Looks for two solutions. A matrix that would be too large is refused, and a rule that is no exact cover. */
export async function solveByCover(
  puzzle: Puzzle,
  options: CoverOptions = {},
): Promise<Result<CoverVerdict>> {
  const search = searchInStretches(puzzle, options, headersPerStretch);
  for (;;) {
    const { done, value } = await search.next();
    if (done) return value;
  }
}

/** What `solveByCover` does, step by step. */
export async function* traceCover(puzzle: Puzzle, options: CoverOptions = {}): AsyncGenerator<CoverStep> {
  const moves: CoverMove[] = [];
  const search = searchInStretches(puzzle, options, rowsPerTelling, move => moves.push(move));
  for (;;) {
    const { done, value } = await search.next();
    yield* moves.splice(0);
    if (done) {
      yield { kind: 'end', verdict: value };
      return;
    }
    if (value) yield { kind: 'solution', solution: value };
  }
}

/** Pauses after every stretch and every solution; returns the verdict. */
async function* searchInStretches(
  puzzle: Puzzle,
  options: CoverOptions,
  most: number,
  tell?: (move: CoverMove) => void,
): AsyncGenerator<Solution | undefined, Result<CoverVerdict>> {
  const pace = new Pace(options);
  const made = CoverMatrix.of(puzzle.shape);
  if (!made.ok) return made;
  const matrix = made.value;
  const { ones } = matrix.sizeOf(puzzle);
  if (ones > maxOnes) return fail('shape-too-large', 'cover', { ones, limit: maxOnes });
  const early = pace.shortage();
  if (early) return ok(judge([], pace, early));
  const search = new AlgorithmX(puzzle, matrix, options.choose ?? 'smallest', tell);
  const rows = Math.min(most, Math.ceil(headersPerStretch / matrix.columnCount));
  const found: Solution[] = [];
  for (;;) {
    const status = pace.runStretch(search, rows);
    if (status === 'exhausted') return ok(judge(found, pace));
    if (status === 'solution') {
      const solution = trustSolution(puzzle.shape, search.grid.slice());
      found.push(solution);
      yield solution;
      if (found.length === 2) return ok(judge(found, pace));
      continue;
    }
    yield undefined;
    pace.report(pace.nodes, 'tries', options.nodes);
    await pace.breathe();
    const reason = pace.shortage();
    if (reason) return ok(judge(found, pace, reason));
  }
}

function judge([solution, other]: readonly Solution[], pace: Pace, reason?: Shortage): CoverVerdict {
  const effort = { by: 'x', nodes: pace.nodes, milliseconds: pace.milliseconds } as const;
  if (reason) return { status: 'unknown', reason, ...(solution && { solution }), ...effort };
  if (!solution) return { status: 'none', ...effort };
  if (!other) return { status: 'unique', solution, ...effort };
  return { status: 'many', solution, other, differ: differingCells(solution, other), ...effort };
}
