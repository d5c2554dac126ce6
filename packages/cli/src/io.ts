/** The world as a command sees it, so that tests can give it another one. Data go to `output`, all else to `errors`. */
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { createTextWriter, type Grid, makeVisible, makeVisibleJson, Pace } from '@hyperdoku/engine';
import type { NewPuzzle } from '@hyperdoku/library';
import { type ExitCode, Refusal } from './exit.js';
import type { Workers } from './pool/workers.js';
import { texts } from './texts/index.js';

export interface Io {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly errors: Writable & { readonly isTTY?: boolean; readonly columns?: number };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted when the user wants to leave. */
  readonly signal?: AbortSignal;
  /** Workers that somebody else has started and will close; a command that has none starts its own when that is worth while. */
  readonly workers?: Workers;
  /** How the command was called, and what calls it again. */
  readonly call?: {
    readonly args: readonly string[];
    readonly run: (args: readonly string[], io: Io) => Promise<ExitCode>;
  };
  /** Set where this is a part of a larger work. */
  readonly part?: Part;
}

/** A part of a larger work: where it begins, and what it hands back beside its output. */
interface Part {
  /** How many puzzles and lines there are before it. */
  readonly puzzlesBefore: number;
  readonly linesBefore: number;
  /** How many puzzles are to be made in it. */
  readonly puzzles: number;
  /** A puzzle of a custom rule, whose line depends on the lines before it. */
  writePuzzle(grid: Grid, behind: string): void;
  /** Puzzles for the library. */
  keep(puzzles: readonly NewPuzzle[]): void;
}

/** The real world. The first Ctrl-C lets the work in hand end cleanly, the second ends everything. */
export function processIo(): Io {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort());
  return {
    // Each takes its time to open, and few commands need all of them.
    get input() {
      return process.stdin;
    },
    get output() {
      return process.stdout;
    },
    get errors() {
      return process.stderr;
    },
    env: process.env,
    signal: controller.signal,
  };
}

/** What takes a passing line off the terminal before anything lasting is written there. */
const passing = new WeakMap<Io, () => void>();

/** From now on `clear` is called before anything is written. */
export function clearBeforeWriting(io: Io, clear: () => void): void {
  passing.set(io, clear);
}

/** Thrown in a part where something is no puzzle. */
export class UnreadableInPart extends Error {}

/** Thrown when the reader of our output has gone away: the command ends quietly. */
export class OutputClosed extends Error {}

/** Worlds to which something has been written. */
const begun = new WeakSet<Io>();

const paces = new WeakMap<Io, Pace>();

/** Lets go of the thread when it is time: work that never waits for anything would not hear Ctrl-C. */
export function breathe(io: Io): Promise<void> | undefined {
  const pace = paces.get(io) ?? new Pace();
  paces.set(io, pace);
  return pace.breathe();
}

/** Writes data and waits while the other side is busy, so that memory stays small. */
export async function writeData(io: Io, data: string | Uint8Array): Promise<void> {
  passing.get(io)?.();
  begun.add(io);
  const failure = io.output.errored;
  if (failure) throw outputFailure(failure);
  if (io.output.destroyed) throw new OutputClosed();
  if (io.output.write(data)) return breathe(io);
  try {
    await once(io.output, 'drain');
  } catch (error) {
    throw outputFailure(error);
  }
}

const outputFailure = (error: unknown): Error => {
  if (!(error instanceof Error) || ('code' in error && error.code === 'EPIPE')) return new OutputClosed();
  return new Refusal(texts.input.unwritable(error.message));
};

/** A line of text. Nothing that came from outside does anything to a terminal. */
export const writeLine = (io: Io, text: string): Promise<void> => writeData(io, `${makeVisible(text)}\n`);

/** A line of a picture, with its colours. */
export const writeDrawn = (io: Io, line: string): Promise<void> => writeData(io, `${line}\n`);

export const writeJsonLine = (io: Io, value: unknown): Promise<void> =>
  writeData(io, `${makeVisibleJson(value)}\n`);

/** What writes puzzles as the lines of one list, so that a custom rule is written out only once. */
const lists = new WeakMap<Io, (grid: Grid) => string>();

/** Writes a puzzle or a grid as a line of text, and what is to stand behind it. */
export function writePuzzle(io: Io, grid: Grid, behind = ''): Promise<void> {
  if (io.part && grid.shape.spec.family === 'custom') {
    io.part.writePuzzle(grid, behind);
    return Promise.resolve();
  }
  const write = lists.get(io) ?? createTextWriter();
  lists.set(io, write);
  return writeLine(io, `${write(grid)}${behind}`);
}

/** A message for the person at the terminal. */
export const complain = (io: Io, text: string): void =>
  writeComplaints(io, `hyperdoku: ${makeVisible(text)}\n`);

/** Messages that were made elsewhere. */
export function writeComplaints(io: Io, text: string): void {
  passing.get(io)?.();
  io.errors.write(text);
}

/** Writes an empty line before every answer but the first, where answers are longer than a line. */
export function createGap(io: Io): () => Promise<void> {
  if (io.part && io.part.puzzlesBefore > 0) begun.add(io);
  return async () => {
    if (begun.has(io)) await writeLine(io, '');
    begun.add(io);
  };
}

/** Whether the output wants colours: by NO_COLOR and FORCE_COLOR, otherwise when it is a terminal. */
export function wantsColour({ env, output }: Io): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return true;
  return output.isTTY === true && env.TERM !== 'dumb';
}
