/**
 * A grade says what a puzzle asks of a solver. The level is that of the hardest technique needed; the effort adds up what
 * the way to the solution costs.
 *
 * A path of single steps would not do: which of several equal steps comes first depends on how cells are numbered, and the
 * rest of the path with it. So the grade goes in rounds. In each round the cheapest technique that fires anywhere is used
 * everywhere at once; it costs its weight, and the same again for each doubling of what it settles. Renaming symbols or moving
 * the grid by a symmetry then changes nothing.
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
  let effort = 0;
  while (!position.isSolved && !position.breach) {
    const round = await playRound(position, ladder, pace);
    if (typeof round === 'string') return { status: 'unknown', open: position.openCells, reason: round };
    if (!round) return { status: 'stuck', open: position.openCells };
    const { name, settled } = round;
    effort += scale[name].weight * (1 + Math.log2(settled));
    rounds[name] = (rounds[name] ?? 0) + 1;
    pace.report(start - position.openCells, 'cells', start);
    await pace.breathe();
  }
  if (position.breach) return { status: 'none', open: position.openCells };
  const hardest = techniqueNames.findLast(name => rounds[name]);
  const level = techniqueNames.reduce<Level>(
    (top, name) => (rounds[name] ? harder(top, scale[name].level) : top),
    'gentle',
  );
  return { status: 'graded', level, effort: Math.round(effort), ...(hardest && { hardest }), rounds };
}

interface Round {
  readonly name: TechniqueName;
  /** How many cells and candidates it settled. */
  readonly settled: number;
}

/** Uses the cheapest technique that fires; undefined when none does. */
async function playRound(
  position: Position,
  ladder: readonly Technique[],
  pace: Pace,
): Promise<Round | Shortage | undefined> {
  for (const technique of ladder) {
    const steps = await findAll(position, technique, pace);
    if (typeof steps === 'string') return steps;
    const settled = countSettled(position, steps);
    for (const step of steps) position.apply(step);
    if (settled > 0) return { name: technique.name, settled };
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

function countSettled(position: Position, steps: readonly Step[]): number {
  const { symbols: n } = position.shape;
  const settled = new Set<number>();
  for (const { placements, eliminations } of steps) {
    for (const { cell } of placements) settled.add(-1 - cell);
    for (const { cell, symbol } of eliminations)
      if (position.has(cell, symbol)) settled.add(cell * n + symbol);
  }
  return settled.size;
}

const harder = (a: Level, b: Level): Level => (levels.indexOf(a) >= levels.indexOf(b) ? a : b);
