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

/** Text for one of the two streams, or a puzzle whose line depends on the lines before it. */
type Piece =
  | { readonly to: 'output' | 'errors'; text: string }
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
  const add = (to: 'output' | 'errors', text: string): void => {
    const last = pieces.at(-1);
    if (last?.to === to) last.text += text;
    else pieces.push({ to, text });
  };
  const { isTTY, columns, env } = order.world;
  const io: Io = {
    input: Readable.from([Buffer.from(order.input)]),
    output: Object.assign(collect('output', add), { isTTY: isTTY ?? false, ...(columns && { columns }) }),
    errors: collect('errors', add),
    env,
    signal,
    part: {
      puzzlesBefore: order.puzzlesBefore,
      linesBefore: order.linesBefore,
      puzzles: order.puzzles,
      writePuzzle: (grid: Grid, behind) => pieces.push({ to: 'list', puzzle: makePuzzleText(grid), behind }),
      keep: puzzles => kept.push(...puzzles),
    },
  };
  const answer = { pieces, kept, isUnfit: false };
  const end = () => ({ wasLeft: signal.aborted, milliseconds: performance.now() - start });
  try {
    return { ...answer, code: await run(order.args, io), ...end() };
  } catch (error) {
    if (error instanceof UnreadableInPart)
      return { pieces: [], kept: [], code: exitCodes.fine, ...end(), isUnfit: true };
    if (!(error instanceof Refusal)) throw error;
    return { ...answer, code: error.code, refusal: { message: error.message, code: error.code }, ...end() };
  }
}

const collect = (to: 'output' | 'errors', add: (to: 'output' | 'errors', text: string) => void): Writable =>
  new Writable({
    decodeStrings: false,
    write(chunk: string | Uint8Array, _encoding, done) {
      add(to, typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
      done();
    },
  });
