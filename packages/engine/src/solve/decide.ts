/**
 * How many solutions has a puzzle: none, one or many? Never a guess: when the budget ends first, the answer is unknown.
 *
 * The order of work: what needs no search (an empty grid has an instant solution; two symbols that no clue shows can be
 * exchanged in any solution, which gives a second one, unless the rule tells symbols apart); then the shape's own kernel, which is tree search first and clause
 * learning later; then, where a prover is at hand and the kernel does not get there, the prover.
 */
import type { Grid } from '../board/grid.js';
import { countFilled, isFull } from '../board/grid.js';
import { type Puzzle, type Solution, trustSolution } from '../board/puzzle.js';
import { haveSums } from '../shape/constraint.js';
import type { Cell, Shape } from '../shape/shape.js';
import { instantGrid } from '../shape/shapes.js';
import { type Budget, Pace, type Shortage } from './budget.js';
import type { Contradiction } from './contradiction.js';
import { noItem, type SearchKernel } from './kernel.js';
import { propagate } from './propagate.js';
import type { Prover, ProverAnswer } from './prover.js';

export const methods = ['search', 'sat', 'auto'] as const;
export type Method = (typeof methods)[number];

export interface DecideOptions extends Budget {
  /** For `sat`, and for `auto` when search does not get there. */
  readonly prover?: Prover;
  /** Auto if not said otherwise. Without a prover search does what it can. */
  readonly method?: Method;
}

/** What settled it: nothing had to be searched, singles alone, the kernels, or the prover. */
export type SettledBy = 'rule' | 'singles' | 'search' | 'sat';

interface Effort<By = SettledBy> {
  readonly nodes: number;
  readonly milliseconds: number;
  readonly by: By;
}

export type Verdict<By = SettledBy> = Effort<By> &
  (
    | { readonly status: 'none'; readonly contradiction?: Contradiction }
    | { readonly status: 'unique'; readonly solution: Solution }
    | {
        readonly status: 'many';
        readonly solution: Solution;
        readonly other: Solution;
        readonly differ: readonly Cell[];
      }
    | { readonly status: 'unknown'; readonly reason: Shortage; readonly solution?: Solution }
  );

/**
 * Guesses that search may spend before a prover takes over. Tree search and learning end nearly all that they end within
 * this; beyond it a SAT solver's inprocessing pays. It does not where symbols are added up: clauses say sums at great length, and
 * killers that search ends in seconds take a SAT solver minutes.
 */
const patienceWith = ({ constraints }: Shape): number => (haveSums(constraints) ? 1_000_000 : 1500);

export async function decide(puzzle: Puzzle, options: DecideOptions = {}): Promise<Verdict> {
  const pace = new Pace(options);
  const found = new Findings(puzzle, 2);
  const outcome = await findUpTo(puzzle, found, pace, options);
  const effort = { nodes: pace.nodes, milliseconds: pace.milliseconds, by: outcome.by };
  const [solution, other] = found.solutions;
  if (solution && other)
    return { status: 'many', solution, other, differ: differingCells(solution, other), ...effort };
  if (outcome.status === 'unknown')
    return { status: 'unknown', reason: outcome.reason, ...(solution && { solution }), ...effort };
  if (solution) return { status: 'unique', solution, ...effort };
  const { contradiction } = propagate(puzzle, pace.kernels);
  return { status: 'none', ...(contradiction && { contradiction }), ...effort };
}

export type FindResult = Effort &
  (
    | { readonly status: 'found'; readonly solution: Solution }
    | { readonly status: 'none'; readonly contradiction?: Contradiction }
    | { readonly status: 'unknown'; readonly reason: Shortage }
  );

/** Any one solution. */
export async function findSolution(puzzle: Puzzle, options: DecideOptions = {}): Promise<FindResult> {
  const pace = new Pace(options);
  const found = new Findings(puzzle, 1);
  const outcome = await findUpTo(puzzle, found, pace, options);
  const effort = { nodes: pace.nodes, milliseconds: pace.milliseconds, by: outcome.by };
  const [solution] = found.solutions;
  if (solution) return { status: 'found', solution, ...effort };
  if (outcome.status === 'unknown') return { status: 'unknown', reason: outcome.reason, ...effort };
  const { contradiction } = propagate(puzzle, pace.kernels);
  return { status: 'none', ...(contradiction && { contradiction }), ...effort };
}

/** The different solutions known so far. */
class Findings {
  readonly solutions: Solution[] = [];
  private readonly puzzle: Puzzle;
  private readonly limit: 1 | 2;

  constructor(puzzle: Puzzle, limit: 1 | 2) {
    this.puzzle = puzzle;
    this.limit = limit;
  }

  get areEnough(): boolean {
    return this.solutions.length >= this.limit;
  }

  /** Adds a solution, and a second one where the first gives it for nothing. */
  add(symbols: Uint8Array): void {
    const { puzzle, solutions } = this;
    if (solutions.some(known => equal(known.symbols, symbols))) return;
    solutions.push(trustSolution(puzzle.shape, symbols));
    if (this.areEnough) return;
    const exchanged = exchangeUnseen(puzzle, symbols);
    if (exchanged) solutions.push(trustSolution(puzzle.shape, exchanged));
  }
}

type Outcome = { readonly by: SettledBy } & (
  | { readonly status: 'done' }
  | { readonly status: 'unknown'; readonly reason: Shortage }
);
const doneBy = (by: SettledBy): Outcome => ({ status: 'done', by });
const unknownBy = (by: SettledBy, reason: Shortage): Outcome => ({ status: 'unknown', by, reason });

async function findUpTo(
  puzzle: Puzzle,
  found: Findings,
  pace: Pace,
  { prover, method = 'auto' }: DecideOptions,
): Promise<Outcome> {
  const { shape } = puzzle;
  if (isFull(puzzle)) {
    found.solutions.push(trustSolution(shape, Uint8Array.from(puzzle.symbols)));
    return doneBy('rule');
  }
  const instant = countFilled(puzzle) === 0 ? instantGrid(shape) : undefined;
  if (instant) found.add(instant);
  if (found.areEnough) return doneBy('rule');
  const early = pace.shortage();
  if (early) return unknownBy('rule', early);
  const provable = prover && method !== 'search' ? prover : undefined;
  if (method !== 'sat' || !provable) {
    const searched = await pace.kernels.useWhile('solver', shape, kernel =>
      searchUpTo(puzzle, kernel, pace, provable ? patienceWith(shape) : Number.POSITIVE_INFINITY, found),
    );
    if (searched) return searched;
  }
  if (!provable) return unknownBy('search', pace.shortage() ?? 'nodes');
  return proveUpTo(puzzle, provable, pace, found);
}

/** Undefined when patience ended before the work was done. */
async function searchUpTo(
  puzzle: Puzzle,
  kernel: SearchKernel,
  pace: Pace,
  most: number,
  found: Findings,
): Promise<Outcome | undefined> {
  if (kernel.load(puzzle.symbols) !== noItem) return doneBy('singles');
  const end = pace.nodes + most;
  for (;;) {
    const status = pace.runStretch(kernel, end - pace.nodes);
    if (status === 'exhausted') return doneBy(kernel.stats.nodes === 0 ? 'singles' : 'search');
    if (status === 'solution') {
      found.add(kernel.grid.slice());
      if (found.areEnough) return doneBy('search');
      continue;
    }
    if (pace.nodes >= end) return undefined;
    await pace.breathe();
    const reason = pace.shortage();
    if (reason) return unknownBy('search', reason);
  }
}

async function proveUpTo(puzzle: Puzzle, prover: Prover, pace: Pace, found: Findings): Promise<Outcome> {
  const { live, contradiction } = propagate(puzzle, pace.kernels);
  if (contradiction) return doneBy('singles');
  const search = await prover.search({ shape: puzzle.shape, live });
  try {
    for (;;) {
      const answer: ProverAnswer = await search.next(pace.part());
      if (answer.status === 'none') return doneBy('sat');
      if (answer.status === 'unknown') return unknownBy('sat', answer.reason);
      found.add(answer.grid);
      if (found.areEnough) return doneBy('sat');
    }
  } finally {
    search.close();
  }
}

/** Where two symbols stand in no clue and the rule does not tell them apart, exchanging them makes another solution. */
function exchangeUnseen({ shape, symbols }: Puzzle, solution: Uint8Array): Uint8Array | undefined {
  if (!shape.interchangeable) return undefined;
  const seen = new Uint8Array(shape.symbols + 1);
  for (let cell = 0; cell < symbols.length; cell++) seen[symbols[cell]] = 1;
  const first = seen.indexOf(0, 1);
  const second = first < 0 ? -1 : seen.indexOf(0, first + 1);
  if (second < 0) return undefined;
  return solution.map(symbol => (symbol === first ? second : symbol === second ? first : symbol));
}

function equal(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The cells in which two grids of one shape differ. */
export function differingCells(a: Grid, b: Grid): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < a.symbols.length; cell++)
    if (a.symbols[cell] !== b.symbols[cell]) cells.push(cell);
  return cells;
}
