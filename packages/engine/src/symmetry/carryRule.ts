/**
 * Symmetries between shapes: a motion that takes the rule of one to the rule of another, such as a killer to the same one turned. Symbols
 * keep their names, so that cages of other sums are other cages.
 */
import type { Shape } from '../shape/shape.js';
import { identity, type Symmetry } from '../shape/symmetry.js';
import type { Pace, Shortage } from '../solve/budget.js';
import { MotionSearch } from './ruleMotions.js';
import { runSearch } from './runSearch.js';

/** What takes one rule to another: nothing if nothing does; or why the work had to stop. */
export async function carryRule(
  from: Shape,
  to: Shape,
  pace: Pace,
): Promise<Symmetry | undefined | Shortage> {
  if (from.name === to.name) return identity(from);
  if (!areAlike(from, to)) return undefined;
  const work = new MotionSearch(from);
  const shortage = await runSearch(work.search, pace);
  if (shortage) return shortage;
  const search = work.seek(to);
  const cutShort = await runSearch(search, pace);
  if (cutShort) return cutShort;
  return search.found && { cells: search.found, symbols: identity(to).symbols };
}

/** Whether the sizes of two shapes leave it open that they are the same. */
const areAlike = (one: Shape, other: Shape): boolean =>
  one.symbols === other.symbols &&
  one.cellCount === other.cellCount &&
  one.interchangeable === other.interchangeable;
