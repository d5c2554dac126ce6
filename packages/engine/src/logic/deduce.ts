/**
 * Solves by logic, one step at a time: always the cheapest technique that fires, and after each step the ladder is climbed
 * anew from its foot.
 */
import type { Puzzle } from '../board/puzzle.js';
import { type Budget, Pace, type Shortage } from '../solve/budget.js';
import { type LadderOptions, ladderUpTo } from './ladder.js';
import { Position } from './position.js';
import type { Step } from './step.js';
import type { Technique } from './technique.js';

/** The first step of the cheapest technique that fires. */
export function nextStep(position: Position, ladder: readonly Technique[]): Step | undefined {
  if (position.breach) return undefined;
  for (const technique of ladder) {
    for (const step of technique.find(position)) if (position.isNews(step)) return step;
  }
  return undefined;
}

/** Every step that is there now, cheapest technique first. */
export function* allSteps(position: Position, ladder: readonly Technique[]): Generator<Step> {
  for (const technique of ladder)
    for (const step of technique.find(position)) if (position.isNews(step)) yield step;
}

/** Solved, no further with these techniques, or a contradiction: no solution. */
export type DeductionEnd = 'solved' | 'stuck' | 'none';

export const endOf = (position: Position): DeductionEnd =>
  position.breach ? 'none' : position.isSolved ? 'solved' : 'stuck';

/** The steps one by one; the position changes as they are taken. */
export function* deduceSteps(position: Position, options: LadderOptions = {}): Generator<Step> {
  const ladder = ladderUpTo(options);
  while (!position.isSolved) {
    const step = nextStep(position, ladder);
    if (!step) return;
    position.apply(step);
    yield step;
  }
}

export interface Deduction {
  readonly position: Position;
  readonly steps: readonly Step[];
  readonly end: DeductionEnd | Shortage;
}

/** The whole way, as far as logic and the budget go. */
export async function deduce(puzzle: Puzzle, options: LadderOptions & Budget = {}): Promise<Deduction> {
  const pace = new Pace(options);
  const position = Position.of(puzzle);
  const steps: Step[] = [];
  for (const step of deduceSteps(position, options)) {
    steps.push(step);
    await pace.breathe();
    const shortage = pace.shortage();
    if (shortage && !position.isSolved) return { position, steps, end: shortage };
  }
  return { position, steps, end: endOf(position) };
}
