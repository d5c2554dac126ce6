/**
 * A grade says what a puzzle asks of a solver. The level is that of the hardest technique needed. The effort begins with the weight of
 * the hardest round, that is of its technique and of the length of the shortest chain or case that it needs, and adds how much hard work
 * there is: rounds count the less the easier they are, and each doubling of that adds the same.
 *
 * A path of single steps would not do: which of several equal steps comes first depends on how cells are numbered, and the
 * rest of the path with it. So the grade goes in rounds. In each round the cheapest technique that fires anywhere is used
 * everywhere at once. Renaming symbols or moving the grid by a symmetry then changes nothing.
 */
import type { Puzzle } from '../board/puzzle.js';
import { type LadderOptions, ladderUpTo } from '../logic/ladder.js';
import { Position } from '../logic/position.js';
import { countLinks, type Step } from '../logic/step.js';
import type { Technique } from '../logic/technique.js';
import { type TechniqueName, techniqueNames } from '../logic/techniqueNames.js';
import { type Budget, Pace, type Shortage } from '../solve/budget.js';
import { type Level, levels, scale } from './scale.js';

/** How hard a puzzle is, or why there is no grade. */
export type Grade =
  | {
      readonly status: 'graded';
      /** From gentle to extreme, and beyond logic. */
      readonly level: Level;
      /** How much work it is, to compare puzzles of one shape. */
      readonly effort: number;
      /** The hardest technique that is needed. Undefined for a grid that is full already. */
      readonly hardest?: TechniqueName;
      /** In how many rounds each technique was used. */
      readonly rounds: Readonly<Partial<Record<TechniqueName, number>>>;
    }
  /** There is no one solution to grade the way to, or the techniques allowed do not reach it. */
  | {
      readonly status: 'none' | 'stuck';
      /** How many cells are left open. */
      readonly open: number;
    }
  | { readonly status: 'unknown'; readonly open: number; readonly reason: Shortage };

/** A way to the solution that may still go on: where it is, and what every round so far has used and weighs. */
export interface Climb {
  readonly position: Position;
  /** By cell: after how many rounds it was filled; 0 for clues and open cells. */
  readonly filledAt: Uint16Array;
  readonly used: TechniqueName[];
  readonly weights: number[];
}

export const beginClimb = (puzzle: Puzzle): Climb => ({
  position: Position.of(puzzle),
  filledAt: new Uint16Array(puzzle.shape.cellCount),
  used: [],
  weights: [],
});

/**
 * Plays rounds as far as the techniques allowed lead; what the work ran out of, if it did. To stop at a lower rung first and go on to a
 * higher one makes no difference to the way, since a round always takes the cheapest technique that fires.
 */
export async function goOn(
  climb: Climb,
  options: LadderOptions & Budget = {},
): Promise<Shortage | undefined> {
  const rounds = playRounds(climb, ladderUpTo(options), new Pace(options));
  for (;;) {
    const { done, value } = rounds.next();
    if (done) return value;
    await value;
  }
}

/** It is seldom time to let other work in: so the rounds are played at a stretch, and hand out what there is to wait for. */
type Turns<Result> = Generator<Promise<void>, Result>;

function* playRounds(
  { position, filledAt, used, weights }: Climb,
  ladder: readonly Technique[],
  pace: Pace,
): Turns<Shortage | undefined> {
  const start = position.openCells;
  while (!position.isSolved && !position.breach) {
    const round = yield* playRound(position, ladder, pace);
    if (typeof round === 'string') return round;
    if (!round) return undefined;
    used.push(round.used);
    weights.push(round.weight);
    for (const cell of round.cells) filledAt[cell] = used.length;
    pace.report(start - position.openCells, 'cells', start);
    const turn = pace.breathe();
    if (turn) yield turn;
  }
  return undefined;
}

/** The grade of a climb that has come to its end, or ran out of something. */
export function gradeOf({ position, used, weights }: Climb, reason: Shortage | undefined): Grade {
  const open = position.openCells;
  if (reason) return { status: 'unknown', open, reason };
  if (position.breach) return { status: 'none', open };
  if (!position.isSolved) return { status: 'stuck', open };
  const rounds: Partial<Record<TechniqueName, number>> = {};
  for (const name of used) rounds[name] = (rounds[name] ?? 0) + 1;
  const hardest = techniqueNames.findLast(name => rounds[name]);
  const level = used.reduce<Level>((top, name) => harder(top, scale[name].level), 'gentle');
  return { status: 'graded', level, effort: effortOf(weights), ...(hardest && { hardest }), rounds };
}

interface Round {
  readonly used: TechniqueName;
  readonly weight: number;
  /** Those that it filled. */
  readonly cells: readonly number[];
}

/** Uses the cheapest technique that fires, and says which; undefined when none does. */
function* playRound(
  position: Position,
  ladder: readonly Technique[],
  pace: Pace,
): Turns<Round | Shortage | undefined> {
  for (const technique of ladder) {
    const steps = yield* findAll(position, technique, pace);
    if (typeof steps === 'string') return steps;
    if (steps.length === 0) continue;
    const weight = weigh(technique.name, steps);
    for (const step of steps) position.apply(step);
    const cells = steps.flatMap(({ placements }) => placements.map(({ cell }) => cell));
    return { used: technique.name, weight, cells };
  }
  return undefined;
}

/** Every step of a technique, before any is taken. */
function* findAll(position: Position, technique: Technique, pace: Pace): Turns<Step[] | Shortage> {
  const shortage = pace.shortage();
  if (shortage) return shortage;
  pace.spend(1);
  const steps: Step[] = [];
  for (const step of technique.find(position)) {
    if (step) {
      if (position.isNews(step)) steps.push(step);
      continue;
    }
    const turn = pace.breathe();
    if (turn) yield turn;
    const reason = pace.shortage();
    if (reason) return reason;
  }
  return steps;
}

/** What makes an effort of the weights of rounds. */
export const effortTerms = {
  /** A chain or a case of so many links has the weight of its technique; */
  usualLinks: 4,
  /** each doubling of that adds so much to it. */
  perDoubledLinks: 3,
  /** A round that weighs so much less counts half as much. */
  halfWeight: 6,
  /** What twice as much hard work adds, in weight. */
  perDoubledWork: 2,
} as const;
const { usualLinks, perDoubledLinks, halfWeight, perDoubledWork } = effortTerms;

/** What a round weighs in which these steps were found. */
function weigh(technique: TechniqueName, steps: readonly Step[]): number {
  // Colourings list their members as a chain, which says nothing of a length. A round may have as many steps as a board has cells.
  const links = steps.reduce(
    (least, step) => Math.min(least, isArgued(step) ? countLinks(step) : 0),
    Number.POSITIVE_INFINITY,
  );
  return scale[technique].weight + perDoubledLinks * Math.log2(Math.max(links, usualLinks) / usualLinks);
}

const isArgued = ({ technique, branches }: Step): boolean =>
  technique.endsWith('chain') || branches.length > 0;

function effortOf(weights: readonly number[]): number {
  if (weights.length === 0) return 0;
  const most = Math.max(...weights);
  const work = weights.reduce((sum, weight) => sum + 2 ** ((weight - most) / halfWeight), 0);
  return Math.round(10 * (most + perDoubledWork * Math.log2(work)));
}

const harder = (a: Level, b: Level): Level => (levels.indexOf(a) >= levels.indexOf(b) ? a : b);
