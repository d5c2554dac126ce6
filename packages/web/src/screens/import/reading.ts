/**
 * Reads puzzles from a text or a file piece by piece, letting the page breathe in between, so that a list of any length can
 * be dropped on it. Puzzles beyond a limit are counted but not kept, problems likewise.
 */
import {
  asPuzzle,
  countFilled,
  createPuzzleReader,
  createTextPieces,
  type Decoded,
  formatOfFile,
  type Problem,
  type Result,
  type Sheet,
  type Spec,
} from '@hyperdoku/engine';
import { cellsRefused } from '../../library/largeShape.js';

export type Source =
  | { readonly kind: 'typed'; readonly text: string }
  /** Too long to be shown in a field. */
  | { readonly kind: 'pasted'; readonly text: string }
  | { readonly kind: 'file'; readonly file: File };

export interface Found {
  /** Counted from 1 in the order of the text. */
  readonly number: number;
  readonly sheet: Sheet;
  readonly clues: number;
  /** Why it cannot be played. */
  readonly conflict?: Problem;
}

export interface Reading {
  /** When it began, which identifies it. */
  readonly started: number;
  readonly state: 'idle' | 'reading' | 'done' | 'failed';
  readonly found: readonly Found[];
  readonly foundCount: number;
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  /** Puzzles that were left out because they are so large, and the cells of the largest. */
  readonly largeCount: number;
  readonly largestCells: number;
}

export const nothingRead: Reading = {
  started: 0,
  state: 'idle',
  found: [],
  foundCount: 0,
  problems: [],
  problemCount: 0,
  largeCount: 0,
  largestCells: 0,
};

/** What the text does not say itself. */
export interface ReadingOptions {
  /** The shape of texts that name none. */
  readonly spec?: Spec | undefined;
  /** Larger puzzles are left out. */
  readonly mostCells?: number | undefined;
}

const mostKept = 500;
const mostCellsKept = 4_000_000;
const mostProblemsKept = 20;
const pieceLength = 1 << 16;
const reportMilliseconds = 120;

async function* piecesOf(source: Source): AsyncGenerator<Decoded> {
  if (source.kind !== 'file') {
    const { text } = source;
    for (let at = 0; at < text.length; at += pieceLength) yield { text: text.slice(at, at + pieceLength) };
    return;
  }
  const pieces = createTextPieces();
  const reader = source.file.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return yield pieces.end();
      for (let at = 0; at < value.length; at += pieceLength)
        yield pieces.decode(value.subarray(at, at + pieceLength));
    }
  } finally {
    await reader.cancel();
  }
}

/** The page handles what has happened meanwhile. A timer, because promises alone would not let it. */
const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

export async function readSource(
  source: Source,
  { spec, mostCells }: ReadingOptions,
  signal: AbortSignal,
  report: (reading: Reading) => void,
): Promise<void> {
  const format = source.kind === 'file' ? formatOfFile(source.file.name) : undefined;
  const reader = createPuzzleReader({
    ...(format && { format }),
    ...(spec && { spec }),
    ...(mostCells !== undefined && { mostCells }),
  });
  const gathering = new Gathering();
  let reported = performance.now();
  try {
    for await (const { text, problem } of piecesOf(source)) {
      gathering.take(reader.push(text));
      if (problem) gathering.take([{ ok: false, problem }]);
      if (reader.stopped || problem) break;
      if (performance.now() - reported > reportMilliseconds) {
        report(gathering.reading('reading'));
        reported = performance.now();
      }
      await breathe();
      if (signal.aborted) return;
    }
    gathering.take(reader.end());
    report(gathering.reading('done'));
  } catch (error) {
    // The disk may fail, or the file may be gone since it was chosen.
    console.warn(error);
    if (!signal.aborted) report(gathering.reading('failed'));
  }
}

class Gathering {
  private readonly started = performance.now();
  private readonly found: Found[] = [];
  private foundCount = 0;
  private cellsKept = 0;
  private readonly problems: Problem[] = [];
  private problemCount = 0;
  private largeCount = 0;
  private largestCells = 0;

  take(results: readonly Result<Sheet>[]): void {
    for (const result of results) {
      if (result.ok) this.keep(result.value);
      else if (this.isLarge(result.problem)) continue;
      else if (++this.problemCount <= mostProblemsKept) this.problems.push(result.problem);
    }
  }

  /** Whether it was left out for its size alone, which is counted apart. */
  private isLarge(problem: Problem): boolean {
    const cells = cellsRefused(problem);
    if (cells === undefined) return false;
    this.largeCount++;
    this.largestCells = Math.max(this.largestCells, cells);
    return true;
  }

  private keep(sheet: Sheet): void {
    const { grid } = sheet;
    this.foundCount++;
    this.cellsKept += grid.shape.cellCount;
    // The first is kept however large it is.
    if (this.found.length > 0 && (this.found.length >= mostKept || this.cellsKept > mostCellsKept)) return;
    const puzzle = asPuzzle(grid);
    this.found.push({
      number: this.foundCount,
      sheet,
      clues: countFilled(grid),
      ...(!puzzle.ok && { conflict: puzzle.problem }),
    });
  }

  reading(state: Reading['state']): Reading {
    const { started, foundCount, problemCount, largeCount, largestCells } = this;
    const [found, problems] = [[...this.found], [...this.problems]];
    return { started, state, found, foundCount, problems, problemCount, largeCount, largestCells };
  }
}
