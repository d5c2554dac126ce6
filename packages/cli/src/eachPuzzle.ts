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
import { type CrewOptions, hireCrew } from './pool/crew.js';
import type { PartAnswer } from './pool/part.js';
import {
  type InputItem,
  isItem,
  makeItemProblemText,
  type NumberedLines,
  Numbering,
  type PuzzleOptions,
  readPlainLines,
  readPortions,
} from './puzzles.js';
import { say, texts } from './texts/index.js';
import { beginWork, type Work, type WorkOptions } from './work.js';

export interface AnswerOptions {
  readonly json?: boolean;
  /** Sets answers apart that are longer than a line. */
  readonly gap?: () => Promise<void>;
}

/** What is worked on together by all cores, and what workers are asked first, where it is not the command itself. */
export interface ItemOptions extends PuzzleOptions, WorkOptions, CrewOptions {
  readonly ask?: (args: readonly string[]) => readonly string[];
  /** What to write at once for puzzles of plain lines that have one solution. */
  readonly answerPlain?: AnswerPlain | undefined;
}

/** Everything that was read, and what could not be; the worst of the codes. Of what workers were asked, each item has its line. */
export async function forEachItem(
  io: Io,
  inputs: readonly string[],
  options: ItemOptions,
  doWork: (item: InputItem, work: Work, asked?: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  const work = beginWork(io, options);
  const numbering = new Numbering(io.part?.puzzlesBefore);
  let code: ExitCode = exitCodes.fine;
  const { answerPlain: answer, timeout } = options;
  const reading = { ...options, ...(answer && timeout !== 0 && { plain: { answer, tick: work.tick } }) };
  const doItem = async (item: InputItem, asked?: string): Promise<void> => {
    const own = await doWork(item, work, asked);
    code = worse(code, own);
    work.tick();
  };
  const doHere = async (lines: NumberedLines, asked: readonly string[] = []): Promise<ExitCode> => {
    let i = 0;
    for (const item of readPlainLines(io, lines, options, numbering)) await doItem(item, asked[i++]);
    return exitCodes.fine;
  };
  const { ask } = options;
  const crew = hireCrew(
    io,
    options,
    {
      redo: doHere,
      done: async (order, answer) => {
        if (ask) return doHere(order, readLines(answer));
        numbering.unreadable = 0;
        work.tick(order.puzzles);
        return answer.code;
      },
    },
    ask && { args: ask(io.call?.args ?? []), writes: false },
  );
  const settle = async (): Promise<void> => {
    const parts = await crew?.settle();
    if (parts !== undefined) code = worse(code, parts);
  };
  try {
    await crew?.look();
    for await (const portion of readPortions(io, inputs, reading, numbering, crew)) {
      if (!isItem(portion)) await crew?.take(portion);
      else {
        await settle();
        await doItem(portion);
        await crew?.look();
      }
      if (io.signal?.aborted) break;
    }
  } finally {
    // Whatever has ended the input, what was begun is written.
    await settle();
    work.clear();
    await crew?.close();
  }
  return code;
}

/** The lines that a part would have written. */
const readLines = ({ pieces }: PartAnswer): string[] =>
  Buffer.concat(pieces.flatMap(piece => (piece.to === 'output' ? [piece.bytes] : [])))
    .toString()
    .split('\n');

/** Every puzzle; what is unreadable or contradicts itself is reported. */
export const forEachPuzzle = (
  io: Io,
  inputs: readonly string[],
  options: ItemOptions & AnswerOptions,
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
