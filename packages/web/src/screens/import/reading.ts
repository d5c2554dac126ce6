/**
 * Reads puzzles from a text or a file piece by piece, letting the page breathe in between, so that a list of any length can
 * be dropped on it. Puzzles beyond a limit are counted but not kept, problems likewise.
 */
import {
  type AlphabetName,
  asPuzzle,
  countFilled,
  createPuzzleReader,
  createTextPieces,
  type Decoded,
  type FormatName,
  formatOfFile,
  type Problem,
  type Result,
  type Sheet,
  type Spec,
} from '@hyperdoku/engine';
import { cellsRefused } from '../../library/largeShape.js';
import { findRulesAmong } from '../../library/ruleFiles.js';

export type Source =
  | { readonly kind: 'typed'; readonly text: string }
  /** Too long to be shown in a field. */
  | { readonly kind: 'pasted'; readonly text: string }
  /** Read one after the other; a rule may be in one and its puzzles in another. */
  | { readonly kind: 'files'; readonly files: readonly File[] };

export interface Found {
  /** Counted from 1 in the order of the text, puzzles and rules apart. */
  readonly number: number;
  readonly sheet: Sheet;
  readonly clues: number;
  /** Why it cannot be played. */
  readonly conflict?: Problem;
  /** Whether it is a custom rule without clues, on which puzzles can be set or made. */
  readonly isRule: boolean;
}

export interface FoundProblem {
  readonly problem: Problem;
  /** The file it is in, where there are several. */
  readonly file?: string;
}

export interface Reading {
  /** When it began, which identifies it. */
  readonly started: number;
  readonly state: 'idle' | 'reading' | 'done' | 'failed';
  readonly found: readonly Found[];
  readonly foundCount: number;
  readonly ruleCount: number;
  readonly problems: readonly FoundProblem[];
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
  ruleCount: 0,
  problems: [],
  problemCount: 0,
  largeCount: 0,
  largestCells: 0,
};

/** What the text does not say itself. */
export interface ReadingOptions {
  /** The shape of texts that name none. */
  readonly spec?: Spec | undefined;
  /** How symbols are written, where texts can be read in several ways. */
  readonly alphabet?: AlphabetName | undefined;
  /** Larger puzzles are left out. */
  readonly mostCells?: number | undefined;
}

const mostKept = 500;
const mostCellsKept = 4_000_000;
const mostProblemsKept = 20;
const pieceLength = 1 << 16;
const reportMilliseconds = 120;

/** A text or a file of a source. */
interface Part {
  readonly format?: FormatName;
  /** What to call it, where there are several. */
  readonly name?: string;
  pieces(): AsyncGenerator<Decoded>;
}

async function* piecesOfText(text: string): AsyncGenerator<Decoded> {
  for (let at = 0; at < text.length; at += pieceLength) yield { text: text.slice(at, at + pieceLength) };
}

async function* piecesOfFile(file: File): AsyncGenerator<Decoded> {
  const pieces = createTextPieces();
  const reader = file.stream().getReader();
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

function partsOf(source: Source): Part[] {
  if (source.kind !== 'files') return [{ pieces: () => piecesOfText(source.text) }];
  return source.files.map(file => {
    const format = formatOfFile(file.name);
    return {
      ...(format && { format }),
      ...(source.files.length > 1 && { name: file.name }),
      pieces: () => piecesOfFile(file),
    };
  });
}

/** The page handles what has happened meanwhile. A timer, because promises alone would not let it. */
const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

export async function readSource(
  source: Source,
  { spec, alphabet, mostCells }: ReadingOptions,
  signal: AbortSignal,
  report: (reading: Reading) => void,
): Promise<void> {
  const gathering = new Gathering();
  let reported = performance.now();
  try {
    const findRule = await findRulesAmong(source.kind === 'files' ? source.files : []);
    for (const { format, name, pieces } of partsOf(source)) {
      const reader = createPuzzleReader({
        ...(format && { format }),
        ...(spec && { spec }),
        ...(alphabet && { alphabet }),
        ...(mostCells !== undefined && { mostCells }),
        findRule,
        rulesAsBoards: true,
      });
      for await (const { text, problem } of pieces()) {
        gathering.take(reader.push(text), name);
        if (problem) gathering.take([{ ok: false, problem }], name);
        if (reader.stopped || problem) break;
        if (performance.now() - reported > reportMilliseconds) {
          report(gathering.reading('reading'));
          reported = performance.now();
        }
        await breathe();
        if (signal.aborted) return;
      }
      gathering.take(reader.end(), name);
    }
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
  private ruleCount = 0;
  private readonly problems: FoundProblem[] = [];
  private problemCount = 0;
  private largeCount = 0;
  private largestCells = 0;

  take(results: readonly Result<Sheet>[], file: string | undefined): void {
    for (const result of results) {
      if (result.ok) this.keep(result.value);
      else if (this.isLarge(result.problem)) continue;
      else if (++this.problemCount <= mostProblemsKept)
        this.problems.push({ problem: result.problem, ...(file !== undefined && { file }) });
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
    const clues = countFilled(grid);
    const isRule = clues === 0 && grid.shape.spec.family === 'custom';
    const number = isRule ? ++this.ruleCount : ++this.foundCount;
    this.cellsKept += grid.shape.cellCount;
    // The first is kept however large it is.
    if (this.found.length > 0 && (this.found.length >= mostKept || this.cellsKept > mostCellsKept)) return;
    const puzzle = asPuzzle(grid);
    this.found.push({
      number,
      sheet,
      clues,
      isRule,
      ...(!puzzle.ok && { conflict: puzzle.problem }),
    });
  }

  reading(state: Reading['state']): Reading {
    const { started, foundCount, ruleCount, problemCount, largeCount, largestCells } = this;
    const [found, problems] = [[...this.found], [...this.problems]];
    return { started, state, found, foundCount, ruleCount, problems, problemCount, largeCount, largestCells };
  }
}
