/**
 * A grade says what a puzzle asks of a solver. The level is that of the hardest technique needed. The effort begins with the weight of
 * that technique and adds how much hard work there is: every round of it counts in full, rounds of easier techniques count the less the
 * easier they are, and each doubling of that adds the same.
 *
 * A path of single steps would not do: which of several equal steps comes first depends on how cells are numbered, and the
 * rest of the path with it. So the grade goes in rounds. In each round the cheapest technique that fires anywhere is used
 * everywhere at once. Renaming symbols or moving the grid by a symmetry then changes nothing.
 */
import type { Puzzle } from '../board/puzzle.js';
import { type LadderOptions, ladderUpTo } from '../logic/ladder.js';
import { Position } from '../logic/position.js';
import type { Step } from '../logic/step.js';
import type { Technique } from '../logic/technique.js';
import { type TechniqueName, techniqueNames } from '../logic/techniqueNames.js';
import { type Budget, Pace, type Shortage } from '../solve/budget.js';
import { type Level, levels, scale } from './scale.js';

export type Grade =
  | {
      readonly status: 'graded';
      readonly level: Level;
      readonly effort: number;
      /** Undefined for a grid that is full already. */
      readonly hardest?: TechniqueName;
      /** In how many rounds each technique was used. */
      readonly rounds: Readonly<Partial<Record<TechniqueName, number>>>;
    }
  /** There is no one solution to grade the way to, or the techniques allowed do not reach it. */
  | { readonly status: 'none' | 'stuck'; readonly open: number }
  | { readonly status: 'unknown'; readonly open: number; readonly reason: Shortage };

/** Whoever knows that there is one solution only says so by `assumeUnique`; it is not looked into here. */
export async function gradePuzzle(puzzle: Puzzle, options: LadderOptions & Budget = {}): Promise<Grade> {
  const pace = new Pace(options);
  const ladder = ladderUpTo(options);
  const position = Position.of(puzzle);
  const rounds: Partial<Record<TechniqueName, number>> = {};
  const start = position.openCells;
  while (!position.isSolved && !position.breach) {
    const round = await playRound(position, ladder, pace);
    if (typeof round === 'string') return { status: 'unknown', open: position.openCells, reason: round };
    if (!round) return { status: 'stuck', open: position.openCells };
    rounds[round.used] = (rounds[round.used] ?? 0) + 1;
    pace.report(start - position.openCells, 'cells', start);
    await pace.breathe();
  }
  if (position.breach) return { status: 'none', open: position.openCells };
  const hardest = techniqueNames.findLast(name => rounds[name]);
  const level = techniqueNames.reduce<Level>(
    (top, name) => (rounds[name] ? harder(top, scale[name].level) : top),
    'gentle',
  );
  return { status: 'graded', level, effort: effortOf(rounds), ...(hardest && { hardest }), rounds };
}

/** Uses the cheapest technique that fires, and says which; undefined when none does. */
async function playRound(
  position: Position,
  ladder: readonly Technique[],
  pace: Pace,
): Promise<{ readonly used: TechniqueName } | Shortage | undefined> {
  for (const technique of ladder) {
    const steps = await findAll(position, technique, pace);
    if (typeof steps === 'string') return steps;
    if (steps.length === 0) continue;
    for (const step of steps) position.apply(step);
    return { used: technique.name };
  }
  return undefined;
}

/** Every step of a technique, before any is taken. */
async function findAll(position: Position, technique: Technique, pace: Pace): Promise<Step[] | Shortage> {
  const shortage = pace.shortage();
  if (shortage) return shortage;
  pace.spend(1);
  const steps: Step[] = [];
  for (const step of technique.find(position)) {
    if (step) {
      if (position.isNews(step)) steps.push(step);
      continue;
    }
    await pace.breathe();
    const reason = pace.shortage();
    if (reason) return reason;
  }
  return steps;
}

/** A round of a technique that weighs so much less counts half as much. */
const halfWeight = 10;
/** What twice as much hard work adds, in weight. */
const perDoubling = 4;

function effortOf(rounds: Readonly<Partial<Record<TechniqueName, number>>>): number {
  const used = techniqueNames.filter(name => rounds[name]);
  if (used.length === 0) return 0;
  const most = Math.max(...used.map(name => scale[name].weight));
  const work = used.reduce(
    (sum, name) => sum + (rounds[name] ?? 0) * 2 ** ((scale[name].weight - most) / halfWeight),
    0,
  );
  return Math.round(10 * (most + perDoubling * Math.log2(work)));
}

const harder = (a: Level, b: Level): Level => (levels.indexOf(a) >= levels.indexOf(b) ? a : b);
