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

export async function gradePuzzle(puzzle: Puzzle, options: LadderOptions & Budget = {}): Promise<Grade> {
  const pace = new Pace(options);
  const ladder = ladderUpTo(options);
  const position = Position.of(puzzle);
  const rounds: Partial<Record<TechniqueName, number>> = {};
  let effort = 0;
  while (!position.isSolved && !position.breach) {
    let settled = 0;
    const technique = ladder.find(rung => {
      settled = playRound(position, rung);
      return settled > 0;
    });
    await pace.breathe();
    const reason = pace.shortage();
    if (reason) return { status: 'unknown', open: position.openCells, reason };
    if (!technique) return { status: 'stuck', open: position.openCells };
    effort += scale[technique.name].weight * (1 + Math.log2(settled));
    rounds[technique.name] = (rounds[technique.name] ?? 0) + 1;
  }
  if (position.breach) return { status: 'none', open: position.openCells };
  const hardest = techniqueNames.findLast(name => rounds[name]);
  const level = techniqueNames.reduce<Level>(
    (top, name) => (rounds[name] ? harder(top, scale[name].level) : top),
    'gentle',
  );
  return { status: 'graded', level, effort: Math.round(effort), ...(hardest && { hardest }), rounds };
}

/** Uses one technique everywhere; all steps are found before any is taken. How many cells and candidates it settled. */
function playRound(position: Position, technique: Technique): number {
  const steps = [...technique.find(position)].filter(step => position.isNews(step));
  const { symbols: n } = position.shape;
  const settled = new Set<number>();
  for (const { placements, eliminations } of steps) {
    for (const { cell } of placements) settled.add(-1 - cell);
    for (const { cell, symbol } of eliminations)
      if (position.has(cell, symbol)) settled.add(cell * n + symbol);
  }
  for (const step of steps) position.apply(step);
  return settled.size;
}

const harder = (a: Level, b: Level): Level => (levels.indexOf(a) >= levels.indexOf(b) ? a : b);
