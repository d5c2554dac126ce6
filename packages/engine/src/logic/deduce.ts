/**
 * Solves by logic, one step at a time: always the cheapest technique that fires, and after each step the ladder is climbed
 * again from its foot.
 */
import type { Puzzle } from '../board/puzzle.js';
import { type Budget, Pace, type Shortage } from '../solve/budget.js';
import { withEvidence } from './evidence.js';
import { type LadderOptions, ladderUpTo } from './ladder.js';
import { Position } from './position.js';
import type { Step } from './step.js';
import type { Technique } from './technique.js';

/** Every step that is there now, with its evidence, cheapest technique first. It ends early when the budget does, and then returns why. */
export async function* findSteps(
  position: Position,
  options: LadderOptions & Budget = {},
): AsyncGenerator<Step, Shortage | undefined> {
  const pace = new Pace(options);
  if (position.breach) return undefined;
  for (const technique of ladderUpTo(options)) {
    const shortage = pace.shortage();
    if (shortage) return shortage;
    pace.spend(1);
    for (const step of technique.find(position)) {
      if (step && position.isNews(step)) yield withEvidence(position, step);
      await pace.breathe();
      const reason = pace.shortage();
      if (reason) return reason;
    }
  }
  return undefined;
}

/** Solved, no further with these techniques, or a contradiction: no solution. */
export type DeductionEnd = 'solved' | 'stuck' | 'none';

/** How deduction ends at a position where no technique finds a step. */
export const endOf = (position: Position): DeductionEnd =>
  position.breach ? 'none' : position.isSolved ? 'solved' : 'stuck';

/** The steps one by one, with their evidence; the position changes as they are taken. It returns how it ended. */
export async function* deduceSteps(
  position: Position,
  options: LadderOptions & Budget = {},
): AsyncGenerator<Step, DeductionEnd | Shortage> {
  return yield* takeSteps(position, options, withEvidence);
}

/** What is told of a step is found in the position before it is taken. */
async function* takeSteps(
  position: Position,
  options: LadderOptions & Budget,
  tell: (position: Position, step: Step) => Step,
): AsyncGenerator<Step, DeductionEnd | Shortage> {
  const pace = new Pace(options);
  const ladder = ladderUpTo(options);
  const open = position.openCells;
  while (!position.isSolved && !position.breach) {
    const found = await findStep(position, ladder, pace);
    if (!found) return endOf(position);
    if (typeof found === 'string') return found;
    const step = tell(position, found);
    position.apply(step);
    pace.report(open - position.openCells, 'cells', open);
    yield step;
    await pace.breathe();
  }
  return endOf(position);
}

/** As `nextStep`, within a budget. */
async function findStep(
  position: Position,
  ladder: readonly Technique[],
  pace: Pace,
): Promise<Step | Shortage | undefined> {
  for (const technique of ladder) {
    const shortage = pace.shortage();
    if (shortage) return shortage;
    pace.spend(1);
    for (const step of technique.find(position)) {
      if (step && position.isNews(step)) return step;
      await pace.breathe();
      const reason = pace.shortage();
      if (reason) return reason;
    }
  }
  return undefined;
}

/** The steps that were taken, where they led and why they ended. */
export interface Deduction {
  readonly position: Position;
  readonly steps: readonly Step[];
  readonly end: DeductionEnd | Shortage;
}

/** The whole way, as far as logic and the budget go; without evidence, which is for those who look at the steps. */
export async function deduce(puzzle: Puzzle, options: LadderOptions & Budget = {}): Promise<Deduction> {
  const position = Position.of(puzzle);
  const steps: Step[] = [];
  const walk = takeSteps(position, options, (_, step) => step);
  for (;;) {
    const next = await walk.next();
    if (next.done) return { position, steps, end: next.value };
    steps.push(next.value);
  }
}
