/**
 * Which lines are each a whole puzzle, so that a list of them may be cut anywhere: a bare classic, or the name of a shape and just its
 * cells. Anything else (rules that are stated once, puzzles over several lines, tables, comments behind cells) is left to the reader.
 */
import {
  createPuzzleReader,
  type FormatName,
  outlineOf,
  type PuzzleReader,
  parseSpec,
  type ReaderOptions,
  type Result,
  type Sheet,
  type Spec,
} from '@hyperdoku/engine';

/** Lines of the input that are a puzzle each, to be done elsewhere. */
export interface PlainLines {
  readonly input: string;
  readonly linesBefore: number;
  readonly puzzles: number;
}

/** Whoever takes plain lines off our hands, and how many it wants at a time. */
export interface LineTaker {
  readonly isReady: boolean;
  /** Is told now and then that work goes on, and may get ready meanwhile. */
  look(): Promise<void>;
  sizeOf(): number;
}

const form = /^(?:([^\s:{}#]{1,40}(?::[^\s:{}#]{1,40})?):)?([0-9.A-Z]+)\r?$/i;

/** Shapes with more symbols are written as numbers with commas. */
const mostSymbols = 35;
/** Fewer cells than these may be a number, or a row of something larger. */
const leastCells = 16;

/** Formats in which a line is a puzzle. */
const formats: readonly unknown[] = [undefined, 'text', 'sdm'];

/** Tells plain lines from others; undefined where the options leave no line plain. */
export function createPlainTest(
  format: FormatName | undefined,
  shape: Spec | undefined,
): ((line: string) => boolean) | undefined {
  if (!formats.includes(format)) return undefined;
  const cellsOf = new Map<string, number>();
  const count = (spec: Spec): number => {
    const outline = outlineOf(spec);
    if (!outline.ok || outline.value.symbols > mostSymbols) return -1;
    return outline.value.cellCount < leastCells ? -1 : outline.value.cellCount;
  };
  const bare = shape ? count(shape) : 81;
  return line => {
    const [, name, cells] = form.exec(line) ?? [];
    if (cells === undefined) return false;
    if (name === undefined) return cells.length === bare && (shape !== undefined || /^[\d.]+$/.test(cells));
    let wanted = cellsOf.get(name);
    if (wanted === undefined) {
      const spec = parseSpec(name);
      wanted = spec.ok && spec.value.family !== 'custom' ? count(spec.value) : -1;
      if (cellsOf.size < 1000) cellsOf.set(name, wanted);
    }
    return cells.length === wanted;
  };
}

export interface PlainOptions {
  readonly taker: LineTaker;
  readonly isPlain: (line: string) => boolean;
}

/** As `PuzzleReader`, but what it finds comes one by one, and may be lines that the taker gets instead of their puzzles. */
export interface PlainReader {
  push(text: string): Iterable<Result<Sheet> | PlainLines>;
  end(): Iterable<Result<Sheet> | PlainLines>;
  readonly stopped: boolean;
  /** Whether it stands between two puzzles, as `PuzzleReader` does, and has been told that others read so many lines. */
  readonly isAtRest: boolean;
  pass(lines: number): void;
}

export function createPlainReader(options: ReaderOptions, { taker, isPlain }: PlainOptions): PlainReader {
  let held = '';
  let lines = 0;
  /** Reads plain lines until the taker is ready; they come one behind the other, so it knows which they are. */
  const first = createPuzzleReader({ ...options, format: 'text' });
  /** Reads everything from the first line on that is not plain. */
  let rest: PuzzleReader | undefined;
  let linesBeforeRest = 0;

  const readRest = (results: Result<Sheet>[]): Result<Sheet>[] =>
    results.map(result => moveDown(result, linesBeforeRest));

  function* takeLines(isEnd: boolean): Generator<Result<Sheet> | PlainLines> {
    let start = 0;
    while (!rest) {
      const isTaken = taker.isReady;
      const { end, puzzles, isCut } = findPlain(held, start, isTaken ? taker.sizeOf() : 1, isEnd);
      if (puzzles > 0) {
        const input = held.slice(start, end);
        start = end;
        if (isTaken) yield { input, linesBefore: lines, puzzles };
        else yield* first.push(input.endsWith('\n') ? input : `${input}\n`);
        lines += puzzles;
      }
      if (isCut) {
        // The format of the whole shows in its first line, which was plain, unless there was none.
        rest = createPuzzleReader(lines === 0 ? options : { ...options, format: 'text' });
        linesBeforeRest = lines;
      } else if (puzzles === 0) break;
    }
    held = held.slice(start);
    if (!rest) return;
    const text = held;
    held = '';
    yield* readRest(rest.push(text));
  }

  /** The next plain lines, no more than so many, and whether a line follows that is not plain. */
  function findPlain(text: string, start: number, most: number, isEnd: boolean) {
    let end = start;
    let puzzles = 0;
    while (puzzles < most && end < text.length) {
      const feed = text.indexOf('\n', end);
      if (feed < 0 && !isEnd) {
        // A line that is far longer than any plain one need not be waited for.
        return { end, puzzles, isCut: text.length - end > longestLine };
      }
      const stop = feed < 0 ? text.length : feed;
      if (!isPlain(text.slice(end, stop))) return { end, puzzles, isCut: true };
      end = Math.min(stop + 1, text.length);
      puzzles++;
    }
    return { end, puzzles, isCut: false };
  }

  return {
    *push(text) {
      if (rest) yield* readRest(rest.push(text));
      else {
        held += text;
        yield* takeLines(false);
      }
    },
    *end() {
      if (!rest) yield* takeLines(true);
      if (rest) yield* readRest(rest.end());
    },
    get stopped() {
      return rest?.stopped ?? false;
    },
    get isAtRest() {
      return rest ? rest.isAtRest : held === '' && first.isAtRest;
    },
    pass(count) {
      if (rest) rest.pass(count);
      else {
        first.pass(count);
        lines += count;
      }
    },
  };
}

const longestLine = 2 << 20;

/** A result whose problem, if it has one, stands so many lines further down. */
export function moveDown<T>(result: Result<T>, lines: number): Result<T> {
  if (result.ok || lines === 0 || result.problem.line === undefined) return result;
  return { ok: false, problem: { ...result.problem, line: result.problem.line + lines } };
}
