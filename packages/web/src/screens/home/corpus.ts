/** Our own graded puzzles, which tell how few clues are known to do. They come when they are first wanted. */
interface CorpusPuzzle {
  readonly shape: string;
  readonly clues: number;
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

/** The fewest clues of our own puzzles of this shape. */
export function fewestClues(corpus: Corpus | undefined, spec: string): number | undefined {
  const clues = corpus?.puzzles.filter(({ shape }) => shape === spec).map(puzzle => puzzle.clues) ?? [];
  return clues.length > 0 ? Math.min(...clues) : undefined;
}
