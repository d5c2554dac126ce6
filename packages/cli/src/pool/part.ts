/**
 * A part of a larger work: some of the puzzles, done by the same command with the same arguments in a world of its own. What it would have
 * written comes back as data, so that whoever does the whole can write it in order, and the same bytes come of it however many do the
 * work and whoever is done first.
 */

import { Readable, Writable } from 'node:stream';
import { type Grid, makePuzzleText } from '@hyperdoku/engine';
import type { NewPuzzle } from '@hyperdoku/library';
import { type ExitCode, exitCodes, Refusal } from '../exit.js';
import { type Io, UnreadableInPart } from '../io.js';

export interface PartOrder {
  /** How the command was called. */
  readonly args: readonly string[];
  /** Whole lines, one puzzle each; empty where puzzles are made from seeds. */
  readonly input: string;
  readonly puzzlesBefore: number;
  readonly linesBefore: number;
  /** How many puzzles there are in it. */
  readonly puzzles: number;
  readonly world: World;
}

/** What of the world outside decides what is written. */
export interface World {
  readonly env: Io['env'];
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Something for one of the two streams, or a puzzle whose line depends on the lines before it. */
type Piece =
  | { readonly to: 'output'; readonly bytes: Uint8Array }
  | { readonly to: 'errors'; readonly text: string }
  | { readonly to: 'list'; readonly puzzle: string; readonly behind: string };

export interface PartAnswer {
  readonly pieces: readonly Piece[];
  readonly kept: readonly NewPuzzle[];
  readonly code: ExitCode;
  /** Why the whole command must end here. */
  readonly refusal?: { readonly message: string; readonly code: ExitCode };
  /** It holds something that is no puzzle, and what to make of that depends on what is around it: nothing was done. */
  readonly isUnfit: boolean;
  /** It was left before its end; what was finished is there. */
  readonly wasLeft: boolean;
  readonly milliseconds: number;
}

export const worldOf = ({ env, output }: Io): World => ({
  env: { ...env },
  ...(output.isTTY && { isTTY: true }),
  ...(output.columns !== undefined && { columns: output.columns }),
});

/** Does a part by calling the command again. */
export async function runPart(
  order: PartOrder,
  run: (args: readonly string[], io: Io) => Promise<ExitCode>,
  signal: AbortSignal,
): Promise<PartAnswer> {
  const start = performance.now();
  const pieces: Piece[] = [];
  const kept: NewPuzzle[] = [];
  const output = new Gathering();
  const add = (piece: Piece): void => {
    pieces.push(...output.take(), piece);
  };
  const { isTTY, columns, env } = order.world;
  const io: Io = {
    input: Readable.from([Buffer.from(order.input)]),
    output: Object.assign(
      collect(data => output.add(data)),
      { isTTY: isTTY ?? false, ...(columns && { columns }) },
    ),
    errors: collect(data => add({ to: 'errors', text: String(data) })),
    env,
    signal,
    part: {
      puzzlesBefore: order.puzzlesBefore,
      linesBefore: order.linesBefore,
      puzzles: order.puzzles,
      writePuzzle: (grid: Grid, behind) => add({ to: 'list', puzzle: makePuzzleText(grid), behind }),
      keep: puzzles => kept.push(...puzzles),
    },
  };
  const end = () => ({ wasLeft: signal.aborted, milliseconds: performance.now() - start });
  const answer = () => ({ pieces: [...pieces, ...output.take()], kept, isUnfit: false, ...end() });
  try {
    const code = await run(order.args, io);
    return { ...answer(), code };
  } catch (error) {
    if (error instanceof UnreadableInPart)
      return { pieces: [], kept: [], code: exitCodes.fine, ...end(), isUnfit: true };
    if (!(error instanceof Refusal)) throw error;
    const { message, code } = error;
    return { ...answer(), code, refusal: { message, code } };
  }
}

const collect = (add: (data: string | Uint8Array) => void): Writable =>
  new Writable({
    decodeStrings: false,
    write(data: string | Uint8Array, _encoding, done) {
      add(data);
      done();
    },
  });

/** What is written one by one, as bytes in a row: as many texts it would be looked through and moved by every collection of garbage. */
class Gathering {
  private bytes = Buffer.allocUnsafeSlow(1 << 16);
  private size = 0;

  add(data: string | Uint8Array): void {
    // A character takes at most three bytes.
    this.makeRoom(typeof data === 'string' ? 3 * data.length : data.length);
    if (typeof data === 'string') this.size += this.bytes.write(data, this.size);
    else {
      this.bytes.set(data, this.size);
      this.size += data.length;
    }
  }

  /** All of it, if there is any; there is nothing afterwards. */
  take(): Piece[] {
    if (this.size === 0) return [];
    // Whoever gets it gets no more than it.
    const bytes = new Uint8Array(this.bytes.subarray(0, this.size));
    this.size = 0;
    return [{ to: 'output', bytes }];
  }

  private makeRoom(more: number): void {
    if (this.size + more <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(2 * (this.size + more));
    larger.set(this.bytes.subarray(0, this.size));
    this.bytes = larger;
  }
}
