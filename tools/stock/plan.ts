/** What the stock is to hold: how long puzzles of each shape are, and how many seeds and grids are tried for them. */
import { type Length, type Level, levels, type Shape } from '@hyperdoku/engine';

/** How a puzzle of some length is ordered. */
export interface Measure {
  /** As many as there turn out to be, if not said. */
  readonly blanks?: number;
  readonly region?: string;
  /** Boards so large that only the number of clues can be ordered; the level is what turns out. */
  readonly byClues?: boolean;
}

/** Shapes with fewer cells have puzzles of one length only. */
const leastCut = 60;

/** Blanks of short and of medium puzzles: what is tried first, and what is tried where a level does not exist with so few. */
const blanksBySize: readonly (readonly [
  mostCells: number,
  short: readonly number[],
  medium: readonly number[],
])[] = [
  [70, [24, 28], [36]],
  [100, [30, 36], [44, 48]],
  [300, [60, 80], [110, 130]],
  [600, [100], [300, 340]],
  // The square of 25 is never emptier than by half.
  [650, [100], [200]],
  [800, [100], [300, 340]],
  [5_000, [150], [600]],
  [10_000, [200], [800]],
  [Number.POSITIVE_INFINITY, [200], [2000]],
];

/** Shapes whose whole puzzles have hardly more blanks than medium ones. */
const withoutMedium: ReadonlySet<string> = new Set(['plane:3^4']);

/** Where blanks thinly spread would each be alone in a line, a short puzzle has them all in one part of the board. */
const regions: Readonly<Record<string, string>> = {
  '16^3': 'x1..6y1..6z1..6',
  '9^4': 'x1..4y1..4z1..4w1..4',
  '2x2x2x2': 'x1..4y1..4z1..4w1..4',
};

/**
 * The hardest level that is tried at a length, by the size of the board. What is beyond takes minutes for each puzzle, or was never met
 * when it was tried.
 */
function hardestOf({ cellCount, extents }: Shape, length: Length): Level {
  if (length === 'long') return cellCount > mostGradedSoon ? 'expert' : 'beyond logic';
  if (cellCount > mostGradedSoon) return 'gentle';
  if (cellCount <= 100) return 'extreme';
  if (extents.length === 2) return cellCount <= 300 ? 'extreme' : 'expert';
  // Small tesseracts are a first step into four dimensions.
  if (extents.length > 3) return 'medium';
  return 'expert';
}

/** Above this, a whole board of the highest levels takes minutes to grade. */
const mostGradedSoon = 1_000;

/** Above this, the engine takes no order by level for the whole board. */
const mostByLevel = 20_000;

/** Whether puzzles are those of the corpus, if it has any: long ones of boards on which a grade takes long. */
export const isFromCorpus = ({ cellCount }: Shape, length: Length): boolean =>
  length === 'long' && cellCount > 100;

/** What is tried for a level and a length, one after the other. */
export function measuresOf(shape: Shape, level: Level, length: Length): readonly Measure[] {
  const { name, cellCount } = shape;
  const isTooHard = levels.indexOf(level) > levels.indexOf(hardestOf(shape, length));
  if (length === 'long') return isTooHard ? [] : [{}];
  const row = blanksBySize.find(([most]) => cellCount <= most);
  if (cellCount < leastCut || !row || isTooHard) return [];
  if (length === 'medium' && withoutMedium.has(name)) return [];
  const region = length === 'short' ? regions[name] : undefined;
  const byClues = cellCount > mostByLevel;
  return row[length === 'short' ? 1 : 2].map(blanks =>
    region === undefined ? { blanks, ...(byClues && { byClues }) } : { blanks, region },
  );
}

/** How many puzzles of each level and length; on large boards a symmetry changes more. */
export const numberOf = ({ cellCount }: Shape): number =>
  cellCount <= 100 ? 3 : cellCount <= 10_000 ? 2 : 1;

/** Grids to try for each. */
export const attemptsFor = ({ cellCount }: Shape): number =>
  cellCount <= 100 ? 200 : cellCount <= 300 ? 20 : cellCount <= 800 ? 4 : cellCount <= 10_000 ? 6 : 2;
