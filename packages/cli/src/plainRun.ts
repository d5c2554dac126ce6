/**
 * The short way for plain lists: as long as lines are 81 cells and their puzzles have one solution, they go from bytes to answers by
 * the thousand. Whatever else comes is left to the reader, so that nobody can tell the ways apart by what they write.
 */
import { KernelPool, PlainLines } from '@hyperdoku/engine';
import { type Io, writeData } from './io.js';

/** What a command writes for puzzles that are known to have one solution each; the first has this number in the input. */
export type AnswerPlain = (
  lines: PlainLines,
  from: number,
  to: number,
  number: number,
) => string | Uint8Array;

/** How far a command has come with its input. */
interface Tally {
  /** How many puzzles so far, and how many of the last could not be read. */
  puzzles: number;
  unreadable: number;
}

export interface PlainRunOptions {
  readonly answer: AnswerPlain;
  /** So many more puzzles are done. */
  readonly tick: (count: number) => void;
}

/** Answers are gathered up to this many bytes. */
const gatheredBytes = 1 << 16;
/** A reader is handed at most this many lines before plain ones are looked for again. */
const mostLeft = 1 << 12;

export class PlainRun {
  private readonly io: Io;
  private readonly tally: Tally;
  private readonly options: PlainRunOptions;
  private readonly lines = new PlainLines(new KernelPool());
  /** The bytes of the lines in hand, and the first of these that is not answered. */
  private bytes: Uint8Array | undefined;
  private next = 0;
  private left = 1;

  constructor(io: Io, tally: Tally, options: PlainRunOptions) {
    this.io = io;
    this.tally = tally;
    this.options = options;
  }

  /** Answers the plain lines that begin here; says where it has stopped, and how many they were. */
  async answer(bytes: Uint8Array, from: number): Promise<{ readonly end: number; readonly lines: number }> {
    const { io, lines, tally } = this;
    const gathered: Uint8Array[] = [];
    let size = 0;
    let at = from;
    const before = tally.puzzles;
    const write = async (): Promise<void> => {
      if (size > 0) await writeData(io, Buffer.concat(gathered.splice(0)));
      size = 0;
    };
    while (!io.signal?.aborted) {
      this.takeUp(bytes, at);
      let to = this.next;
      while (to < lines.count && lines.isUnique(to)) to++;
      if (to === this.next) break;
      const answer = this.options.answer(lines, this.next, to, tally.puzzles + 1);
      gathered.push(typeof answer === 'string' ? Buffer.from(answer) : answer);
      size += gathered[gathered.length - 1].length;
      this.options.tick(to - this.next);
      tally.puzzles += to - this.next;
      tally.unreadable = 0;
      this.next = to;
      at = lines.startOf(to);
      if (size >= gatheredBytes) await write();
    }
    await write();
    this.left = at > from ? 1 : Math.min(2 * this.left, mostLeft);
    return { end: at, lines: tally.puzzles - before };
  }

  /** Where the lines end that are left to the reader from here on: the more, the longer no plain one was found. */
  endOfOthers(bytes: Uint8Array, from: number): number {
    let end = from;
    for (let line = 0; line < this.left; line++) {
      end = bytes.indexOf(lineFeed, end) + 1;
      if (end === 0) return bytes.length;
    }
    return end;
  }

  /** Goes on with the lines in hand if they are those that begin here, or takes others. */
  private takeUp(bytes: Uint8Array, at: number): void {
    const { lines } = this;
    if (bytes === this.bytes) while (this.next < lines.count && lines.startOf(this.next) < at) this.next++;
    if (bytes === this.bytes && this.next < lines.count && lines.startOf(this.next) === at) return;
    lines.take(bytes, at);
    this.bytes = bytes;
    this.next = 0;
  }
}

const lineFeed = 10;
