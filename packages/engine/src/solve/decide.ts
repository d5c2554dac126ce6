/**
 * How many solutions has a puzzle: none, one or many? Never a guess: when the budget ends first, the answer is unknown.
 *
 * The order of work: what needs no search (an empty grid has an instant solution; two symbols that no clue shows can be
 * exchanged in any solution, which gives a second one, unless the rule tells symbols apart); then the shape's own kernel, which is tree search first and clause
 * learning later; then, where a prover is at hand and the kernel does not get there, the prover.
 */
import type { Grid } from '../board/grid.js';
import type { Puzzle } from '../board/puzzle.js';
import type { Cell } from '../shape/shape.js';
import { Pace } from './budget.js';
import { Decision, type Outcome } from './decision.js';
import { propagate } from './propagate.js';
import type { DecideOptions, FindResult, Verdict } from './verdict.js';

/** Decides whether a puzzle has one solution, many or none, by search and by a prover if one is given. */
export async function decide(puzzle: Puzzle, options: DecideOptions = {}): Promise<Verdict> {
  const pace = new Pace(options);
  const decision = new Decision(puzzle, 2, pace, options);
  return verdictOf(puzzle, decision, decision.begin() ?? (await decision.finish()), pace);
}

/** The same where the first stretch of search settles it, which is at once; undefined where more has to be done. */
export function decideNow(puzzle: Puzzle, options: DecideOptions = {}): Verdict | undefined {
  const pace = new Pace(options);
  const decision = new Decision(puzzle, 2, pace, options);
  const outcome = decision.begin();
  if (!outcome) decision.drop();
  return outcome && verdictOf(puzzle, decision, outcome, pace);
}

/** What an outcome says of a puzzle. */
export function verdictOf(puzzle: Puzzle, { solutions }: Decision, outcome: Outcome, pace: Pace): Verdict {
  const { nodes, milliseconds } = pace;
  const { by } = outcome;
  const [solution, other] = solutions;
  if (solution && other) {
    const differ = differingCells(solution, other);
    return { status: 'many', solution, other, differ, nodes, milliseconds, by };
  }
  if (outcome.status === 'unknown') {
    const { reason } = outcome;
    return { status: 'unknown', reason, ...(solution && { solution }), nodes, milliseconds, by };
  }
  if (solution) return { status: 'unique', solution, nodes, milliseconds, by };
  const { contradiction } = propagate(puzzle, pace.kernels);
  return { status: 'none', ...(contradiction && { contradiction }), nodes, milliseconds, by };
}

/** Any one solution. */
export async function findSolution(puzzle: Puzzle, options: DecideOptions = {}): Promise<FindResult> {
  const pace = new Pace(options);
  const decision = new Decision(puzzle, 1, pace, options);
  const outcome = decision.begin() ?? (await decision.finish());
  const effort = { nodes: pace.nodes, milliseconds: pace.milliseconds, by: outcome.by };
  const [solution] = decision.solutions;
  if (solution) return { status: 'found', solution, ...effort };
  if (outcome.status === 'unknown') return { status: 'unknown', reason: outcome.reason, ...effort };
  const { contradiction } = propagate(puzzle, pace.kernels);
  return { status: 'none', ...(contradiction && { contradiction }), ...effort };
}

/** The cells in which two grids of one shape differ. */
export function differingCells(a: Grid, b: Grid): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < a.symbols.length; cell++)
    if (a.symbols[cell] !== b.symbols[cell]) cells.push(cell);
  return cells;
}
