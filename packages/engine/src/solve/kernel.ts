/** What every kernel offers, so that designs can be swapped and compared. */
export type RunStatus = 'solution' | 'exhausted' | 'budget';

/**
 * Item numbers: 0..cellCount-1 are cells; cellCount + house * symbols + symbolIndex is "symbol in house". What comes after
 * those stands for the constraints, when one is told to be at fault.
 */
export type Item = number;
/** An option: cell * symbols + symbolIndex. */
export type Option = number;
/** What stands for no item: -1. */
export const noItem: Item = -1;

/** What a search has done so far. */
export interface SearchStats {
  /** Guesses made since `load`. */
  nodes: number;
  /** Guesses open now, and the most that were ever open. */
  depth: number;
  maxDepth: number;
  solutions: number;
}

/** Events are for pictures and lessons: cell and symbolIndex say which option they are about. */
type TraceEvent = 'place' | 'eliminate' | 'guess' | 'undo';
export type Trace = (event: TraceEvent, cell: number, symbolIndex: number) => void;

/** A search that runs for some guesses at a time. */
export interface SearchKernel {
  readonly stats: SearchStats;
  /** The last solution (symbols 1..N), to be read, and copied, right after `run` has said so. */
  readonly grid: Uint8Array;
  /** Start a puzzle: place the clues (1..N, 0 blank) and propagate. Returns the item left without an option, or `noItem`. */
  load(clues: ArrayLike<number>): Item;
  /** Search on for at most `nodes` guesses. After 'solution' or 'budget' call again to continue. */
  run(nodes: number): RunStatus;
  /** How many bytes it holds beside arrays whose size the shape tells, where what it learns takes room. */
  readonly bytes?: number;
  readonly queue?: PuzzleQueue;
  readonly digger?: ClueDigger;
}

/** Clues taken away in one call, by a kernel for which calls would be a good part of the work. */
export interface ClueDigger {
  /** Whether singles alone solve these clues, which have a solution. */
  isSingles(clues: ArrayLike<number>): boolean;
  /**
   * Takes clues of these cells away, in their order, while there are more than `target`: first those that singles bring back, then
   * those without which the solution stays the only one. The clues change in place.
   */
  dig(
    clues: Uint8Array,
    cells: ArrayLike<number>,
    limits: DigLimits,
  ): { readonly left: number; readonly needed: number; readonly nodes: number };
}

interface DigLimits {
  readonly target: number;
  readonly bySingles: boolean;
  readonly byProof: boolean;
}

/**
 * Puzzles taken in one call, by a kernel for which calls would be a good part of the work. Each is searched until two solutions are known or its
 * guesses are spent; the kernel can go on with the last of them.
 */
export interface PuzzleQueue {
  /** How many puzzles it holds. */
  readonly length: number;
  /** The first and the second solution of each, to be copied before the next run. */
  readonly first: readonly Uint8Array[];
  readonly second: readonly Uint8Array[];
  put(index: number, clues: ArrayLike<number>): void;
  /** Searches the first so many puzzles, for at most so many guesses each. */
  run(count: number, nodes: number): void;
  /** Whether all is known that two solutions or the end of the search tell. */
  isSettled(index: number): boolean;
  solutionsOf(index: number): number;
  nodesOf(index: number): number;
  cluesOf(index: number): number;
  /** False where the rule alone settles it: it is full, or two symbols stand in no clue. */
  needsSearch(index: number): boolean;
}
