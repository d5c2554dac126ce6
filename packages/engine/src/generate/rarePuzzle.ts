/**
 * Puzzles that are too rare to be found by chance. Where the positions are known at which a solver has to know more than singles, one of them
 * is moved by a random symmetry, and clues are taken away that singles give back.
 */
import { createRandom } from '../base/random.js';
import { movePuzzle, type Solution, trustPuzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import { type Grade, gradePuzzle } from '../grade/grade.js';
import { scale } from '../grade/scale.js';
import type { Shape } from '../shape/shape.js';
import { randomSymmetry } from '../shape/symmetry.js';
import type { Pace } from '../solve/budget.js';
import { decide } from '../solve/decide.js';
import { type Dug, dig } from './dig.js';
import { levelsOf, type Order } from './order.js';
import { type StuckPosition, wholeShapeOf } from './wholeShapes.js';

export type RarePuzzle = Dug & { readonly solution: Solution; readonly grade: Grade };

/** Undefined where nothing easier than such a position will do, or the order says more than what it needs. */
export async function makeRare(
  shape: Shape,
  seed: string,
  order: Order,
  pace: Pace,
): Promise<RarePuzzle | undefined> {
  const fitting = positionsFor(shape, order);
  if (fitting.length === 0) return undefined;
  const random = createRandom(`rare ${seed}`);
  const { clues } = fitting[random.below(fitting.length)];
  const known = trustPuzzle(
    shape,
    Uint8Array.from(clues, clue => Number(clue) || blank),
  );
  const start = movePuzzle(known, randomSymmetry(shape, random));
  const verdict = await decide(start, pace.part());
  if (verdict.status !== 'unique') return undefined;
  const { solution } = verdict;
  const target = order.clues !== undefined && { clues: order.clues };
  const groups = Array.from(random.permutation(shape.cellCount), cell => [cell]);
  const dug = await dig(solution, groups, { ...pace.part(), start, singlesFirst: false, ...target });
  return { ...dug, solution, grade: await gradePuzzle(dug.puzzle, { assumeUnique: true, ...pace.part() }) };
}

/** The known positions that an order asks for, where it takes nothing that is easier. */
function positionsFor(shape: Shape, order: Order): readonly StuckPosition[] {
  const { technique, region, using, with: wishes, method, sampler } = order;
  const whole = wholeShapeOf(shape);
  if (!whole || [region, using, wishes, method, sampler].some(each => each !== undefined)) return [];
  const isWanted = (name: StuckPosition['needs']): boolean =>
    technique === undefined ? (levelsOf(order)?.includes(scale[name].level) ?? false) : name === technique;
  const { hardest, rare = [] } = whole;
  const others = hardest.filter(name => !rare.some(({ needs }) => needs === name));
  return others.some(isWanted) ? [] : rare.filter(({ needs }) => isWanted(needs));
}
