/**
 * A minimal puzzle of a solution, without taking clues away one by one: clues are chosen so that each is alone in an
 * unavoidable set, and so cannot be left out; then it is asked whether they are enough. A second solution is a new
 * unavoidable set, and smaller ones inside it are new too; they are met as well, and it is asked again. On boards so large that a
 * question for every cell would take for ever this comes to an end, with more clues, in one proof. On smaller ones, where a prover is at
 * hand, deletion from the whole grid ends sooner.
 */
import { createRandom, type Seed } from '../base/random.js';
import { fail, ok, type Result } from '../base/result.js';
import { type Solution, trustPuzzle } from '../board/puzzle.js';
import { type Budget, Pace } from '../solve/budget.js';
import { decide } from '../solve/decide.js';
import type { Prover } from '../solve/prover.js';
import type { Dug } from './dig.js';
import { HittingSet } from './hittingSet.js';
import { minimise } from './minimise.js';
import { createShrinker, differenceOf, listSwaps } from './unavoidable.js';

/** What helps and limits the work. */
export interface MinimiseBySetsOptions extends Budget {
  readonly prover?: Prover;
  /** For `minimise`, where it does the work. */
  readonly rounds?: number;
}

/** Boards of at most so many cells go by deletion, if there is a prover. */
const mostForDeletion = 2000;

/** So many smaller sets are looked for in each other solution. */
const shrinksEach = 6;

/** A minimal puzzle of a solution, built from sets of cells of which every puzzle needs one; for large boards. */
export async function minimiseBySets(
  solution: Solution,
  seed: Seed,
  options: MinimiseBySetsOptions = {},
): Promise<Result<Dug>> {
  const { shape } = solution;
  if (options.prover && shape.cellCount <= mostForDeletion)
    return ok(await minimise(solution, solution, seed, options));
  const random = createRandom(`sets ${seed}`);
  const pace = new Pace(options);
  const chosen = new HittingSet(shape.cellCount, random);
  const shrink = createShrinker(solution, random, pace);
  for (const set of listSwaps(solution)) chosen.add(set);
  while (!pace.shortage() && chosen.settle()) {
    const symbols = new Uint8Array(shape.cellCount);
    for (const cell of chosen.clues) symbols[cell] = solution.symbols[cell];
    const puzzle = trustPuzzle(shape, symbols);
    pace.report(chosen.clues.size, 'clues');
    const verdict = await decide(puzzle, {
      ...pace.part(),
      ...(options.prover && { prover: options.prover }),
    });
    if (verdict.status === 'unique') {
      const clues = chosen.clues.size;
      return ok({ puzzle, clues, minimal: true, open: 0, needed: clues });
    }
    if (verdict.status !== 'many') break;
    for (const other of [verdict.solution, verdict.other]) {
      const difference = differenceOf(solution, other.symbols);
      if (difference.length === 0) continue;
      // The small ones leave more clues their own; the large one is needed only if it has no small one.
      let grew = false;
      for (let i = 0; i < shrinksEach; i++) grew = chosen.add(await shrink(difference)) || grew;
      if (!grew) chosen.add(difference);
    }
  }
  const reason = pace.shortage();
  return reason ? fail('cut-short', 'minimal-puzzle', { reason }) : fail('not-found', 'lone-clues', {});
}
