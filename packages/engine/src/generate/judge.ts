/** What is at hand while a puzzle is brought to what was ordered, and how near it is. */
import type { Random } from '../base/random.js';
import { type Puzzle, type Solution, trustPuzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import type { Cell } from '../shape/shape.js';
import type { Pace } from '../solve/budget.js';
import { type Eased, gradeFor } from './ease.js';
import { findEase, type Order } from './order.js';
import type { Focus } from './patternGround.js';
import type { UniquenessProof } from './proof.js';

export interface AimWork {
  readonly solution: Solution;
  /** The cells that may be blank, in the order in which clues were taken away. */
  readonly cells: readonly Cell[];
  /** Where a pattern may show. */
  readonly focus: Focus;
  readonly order: Order;
  readonly random: Random;
  readonly proof: UniquenessProof;
  readonly pace: Pace;
}

/** A puzzle that was looked at: too easy, too hard, or right. */
export type Judged = Eased & { readonly fit: 'easy' | 'met' | 'hard' };

export async function judge(puzzle: Puzzle, { order, pace }: AimWork): Promise<Judged> {
  const grade = await gradeFor(puzzle, order, pace);
  if (grade.status !== 'graded') return { puzzle, grade, fit: 'hard' };
  return { puzzle, grade, fit: findEase(order, grade) ? 'easy' : 'met' };
}

/** The puzzle with so many more clues, anywhere. */
export function giveBack({ solution, cells, focus, random }: AimWork, puzzle: Puzzle, count: number): Puzzle {
  const symbols = Uint8Array.from(puzzle.symbols);
  const blanks = random.shuffle(cells.filter(cell => symbols[cell] === blank && !focus.blanks.has(cell)));
  for (const cell of blanks.slice(0, count)) symbols[cell] = solution.symbols[cell];
  return trustPuzzle(solution.shape, symbols);
}
