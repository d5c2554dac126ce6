/** Our own graded puzzles: a first game of each shape that opens at once. They come when they are first wanted. */
import type { Level } from '@hyperdoku/engine';

interface CorpusPuzzle {
  readonly id: string;
  readonly shape: string;
  readonly level: string;
  readonly clues: number;
  readonly puzzle: string;
}

export interface Corpus {
  readonly puzzles: readonly CorpusPuzzle[];
}

let loading: Promise<Corpus | undefined> | undefined;

/** Undefined where they cannot be fetched; the app does without them then, and asks again the next time. */
export const loadCorpus = (): Promise<Corpus | undefined> => {
  loading ??= import('../../../../../corpus/puzzles.json').then(
    ({ default: corpus }): Corpus => corpus,
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return loading;
};

/** From the one that is best to begin with to the one that is worst. */
const firstLevels: readonly Level[] = ['easy', 'gentle', 'medium'];

/** The puzzle with which a shape is met for the first time. */
export async function firstPuzzleOf(spec: string): Promise<CorpusPuzzle | undefined> {
  const puzzles = (await loadCorpus())?.puzzles.filter(({ shape }) => shape === spec) ?? [];
  for (const wanted of firstLevels) {
    const puzzle = puzzles.find(({ level }) => level === wanted);
    if (puzzle) return puzzle;
  }
  return undefined;
}

/** The fewest clues of our own puzzles of this shape. */
export function fewestClues(corpus: Corpus | undefined, spec: string): number | undefined {
  const clues = corpus?.puzzles.filter(({ shape }) => shape === spec).map(puzzle => puzzle.clues) ?? [];
  return clues.length > 0 ? Math.min(...clues) : undefined;
}
