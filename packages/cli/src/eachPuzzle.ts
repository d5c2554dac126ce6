/**
 * Goes through the puzzles of the input in order. Every one of them has its place in the output: where there is no answer, one
 * word stands there instead, so that answers and puzzles can be put side by side.
 */
import {
  asPuzzle,
  type Begun,
  type Problem,
  type ProblemCode,
  type Puzzle,
  type Result,
} from '@hyperdoku/engine';
import { type ExitCode, exitCodeOf, exitCodes, worse } from './exit.js';
import { complain, type Io, writeJsonLine, writeLine } from './io.js';
import type { AnswerPlain } from './plainRun.js';
import { type InputItem, makeItemProblemText, type PuzzleOptions, readPuzzles } from './puzzles.js';
import { say, texts } from './texts/index.js';
import { beginWork, type Work, type WorkOptions } from './work.js';

export interface AnswerOptions {
  readonly json?: boolean;
  /** Sets answers apart that are longer than a line. */
  readonly gap?: () => Promise<void>;
}

interface QuickOptions {
  /** What to write at once for puzzles of plain lines that have one solution. */
  readonly answerPlain?: AnswerPlain | undefined;
}

/** Everything that was read, and what could not be; the worst of the codes. */
export async function forEachItem(
  io: Io,
  inputs: readonly string[],
  options: PuzzleOptions & WorkOptions & QuickOptions,
  doWork: (item: InputItem, work: Work) => Promise<ExitCode>,
): Promise<ExitCode> {
  const work = beginWork(io, options);
  let code: ExitCode = exitCodes.fine;
  const { answerPlain: answer, timeout } = options;
  const plain = answer && timeout !== 0 ? { plain: { answer, tick: work.tick } } : {};
  for await (const item of readPuzzles(io, inputs, { ...options, ...plain })) {
    code = worse(code, await doWork(item, work));
    work.tick();
    if (io.signal?.aborted) break;
  }
  work.clear();
  return code;
}

/** Every puzzle; what is unreadable or contradicts itself is reported. */
export const forEachPuzzle = (
  io: Io,
  inputs: readonly string[],
  options: PuzzleOptions & WorkOptions & AnswerOptions & QuickOptions,
  doWork: (puzzle: Puzzle, number: number, work: Work, begun: Begun) => Promise<ExitCode>,
): Promise<ExitCode> =>
  forEachItem(io, inputs, options, async (item, work) => {
    const puzzle = puzzleOf(item);
    if (!puzzle.ok) return report(io, item, puzzle.problem, options);
    return doWork(puzzle.value, item.number, work, item.sheet.ok ? item.sheet.value : {});
  });

export const puzzleOf = ({ sheet }: InputItem): Result<Puzzle> =>
  sheet.ok ? asPuzzle(sheet.value.grid) : sheet;

/** What an item that is no puzzle is called, and the code for it. */
export const verdictOn = (problem: Problem): { readonly status: string; readonly code: ExitCode } => ({
  status: statuses[problem.code] ?? 'unreadable',
  code: exitCodeOf(problem),
});

const statuses: Readonly<Partial<Record<ProblemCode, string>>> = {
  conflict: 'conflict',
  'format-unfit': 'unfit',
  'shape-impossible': 'impossible',
};

/** A problem as data, with its sentence. */
export const describeProblem = (problem: Problem): object => ({ ...problem, message: say.problem(problem) });

/** Says why an item is no puzzle, and puts a word in the place of its answer; the code for it. */
export async function report(
  io: Io,
  item: InputItem,
  problem: Problem,
  options: AnswerOptions,
): Promise<ExitCode> {
  const { status } = verdictOn(problem);
  const code = complainOf(io, item, problem);
  await options.gap?.();
  await writeStatus(io, item.number, status, options, { problem: describeProblem(problem) });
  return code;
}

/** Says why an item is no puzzle; the code for it. */
export function complainOf(io: Io, item: InputItem, problem: Problem): ExitCode {
  complain(io, texts.ofPuzzle(item.number, makeItemProblemText(item, problem)));
  return verdictOn(problem).code;
}

/** The word that stands for the answer where there is none; as JSON with whatever else is known. */
export const writeStatus = (
  io: Io,
  number: number,
  status: string,
  { json }: AnswerOptions,
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> => (json ? writeJsonLine(io, { number, status, ...more }) : writeLine(io, status));
