import {
  asSolution,
  blank,
  type ColumnChoice,
  columnChoices,
  countFilled,
  decide,
  deduce,
  type FindResult,
  findFirstSolution,
  findRandomSolution,
  type Grid,
  lookForSolutions,
  type Mode,
  makeCellName,
  makePuzzleText,
  modes,
  Pace,
  solutions,
  solveByCover,
  solveByMode,
  type Verdict,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { countPuzzle } from '../counting.js';
import { writeCoverTrace } from '../cover.js';
import { type AnswerOptions, forEachItem, puzzleOf, report } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish, Refusal } from '../exit.js';
import { complain, createGap, type Io, writeJsonLine, writeLine, writePuzzle } from '../io.js';
import { type LogicOptions, ladderFrom, takesLogic } from '../logic.js';
import { writePicture } from '../picture.js';
import type { AnswerPlain } from '../plainRun.js';
import { type CrewOptions, takesJobs } from '../pool/crew.js';
import { type InputItem, type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { type SearchView, writeTrace, writeTree } from '../searchViews.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { parseCount, takesWork, type Work, type WorkOptions } from '../work.js';

interface SolveOptions extends PuzzleOptions, WorkOptions, LogicOptions, AnswerOptions, CrewOptions {
  readonly all?: boolean;
  readonly count?: boolean;
  readonly limit?: number;
  readonly random?: boolean;
  readonly seed?: string;
  readonly first?: (typeof orders)[number];
  readonly tree?: boolean;
  readonly trace?: boolean;
  readonly mode?: 'search' | 'logic' | Mode;
  readonly algorithm: 'kernels' | 'x';
  readonly choose?: ColumnChoice;
  readonly show?: boolean;
}

/** By what one solution comes before another. */
const orders = ['lexicographic'] as const;

/** What goes on until it is told to stop. */
const limited = ['all', 'count', 'tree', 'trace'] as const;

const words = texts.commands.solve;

export function define(command: Command, io: Io, finish: Finish): void {
  takesJobs(takesLogic(takesWork(takesPuzzles(command))))
    .option('--all', words.all)
    .option('--count', words.count)
    .option('--limit <number>', words.limit, parseCount)
    .option('--random', words.random)
    .option('--seed <seed>', words.seed, '1')
    .addOption(new Option('--first <order>', words.first).choices(orders))
    .option('--tree', words.tree)
    .option('--trace', words.trace)
    .addOption(new Option('--mode <mode>', words.mode).choices(['search', 'logic', ...modes]))
    .addOption(new Option('--algorithm <name>', words.algorithm).choices(['kernels', 'x']).default('kernels'))
    .addOption(new Option('--choose <column>', words.choose).choices(columnChoices))
    .option('--show', words.show)
    .option('--json', words.json)
    .addHelpText('after', makeHelp('solve'))
    .action(async (inputs: string[], given: SolveOptions) => {
      const { json, show, tree, trace } = given;
      const long = !json && (show || tree || trace);
      const options = { ...given, mode: chooseMode(given), ...(long && { gap: createGap(io) }) };
      if (options.algorithm === 'x') refuseBesideX(command, options);
      else if (options.choose) throw new Refusal(texts.usage.chooseOfX);
      if (options.limit !== undefined && !limited.some(name => options[name]))
        throw new Refusal(
          texts.usage.limitOf(
            say.list(
              limited.map(name => `--${name}`),
              'or',
            ),
          ),
        );
      const answerPlain = isUsual(options) ? solvePlain : undefined;
      finish(
        await forEachItem(io, inputs, { ...options, answerPlain }, (item, work) =>
          solveItem(io, item, options, work),
        ),
      );
    });
}

/** Algorithm X looks for two solutions in its own way; what asks for another way does not go with it. */
function refuseBesideX(command: Command, options: SolveOptions): void {
  const others = (['all', 'count', 'random', 'first', 'tree', 'upto'] as const).filter(name => options[name]);
  const given = (['mode', 'prover'] as const).filter(name => command.getOptionValueSource(name) === 'cli');
  const [other] = [...others, ...given];
  if (other) throw new Refusal(texts.usage.together('algorithm x', other));
}

/** The way to solve that the options mean; refuses those that do not go together. */
function chooseMode(options: SolveOptions): Required<SolveOptions>['mode'] {
  const { mode, upto, assumeUnique } = options;
  const chosen: string[] = (['all', 'count', 'random', 'first', 'tree', 'trace'] as const).filter(
    name => options[name],
  );
  const byLogic = upto ? 'upto' : assumeUnique ? 'assume-unique' : undefined;
  if (byLogic && mode && mode !== 'logic') throw new Refusal(texts.usage.together(byLogic, `mode ${mode}`));
  if (byLogic) chosen.push(byLogic);
  else if (mode && mode !== 'search') chosen.push(`mode ${mode}`);
  if (chosen.length > 1) throw new Refusal(texts.usage.together(chosen[0], chosen[1]));
  return byLogic ? 'logic' : (mode ?? 'search');
}

/** Whether the answers are lines, each the solution that any search finds. */
const isUsual = ({ mode, prover, algorithm, ...options }: SolveOptions): boolean =>
  mode === 'search' &&
  prover !== 'sat' &&
  algorithm === 'kernels' &&
  !(['json', 'show', ...limited, 'random', 'first'] as const).some(name => options[name]);

const solvePlain: AnswerPlain = (lines, from, to) => lines.makeSolutions(from, to);

/** One puzzle to solve, and where its answer goes. */
type Job = SearchView<SolveOptions>;

async function solveItem(io: Io, item: InputItem, options: SolveOptions, work: Work): Promise<ExitCode> {
  const read = puzzleOf(item);
  if (!read.ok) return report(io, item, read.problem, options);
  const { number } = item;
  const puzzle = read.value;
  const job: Job = { io, number, puzzle, options, work };
  if (options.count) return countPuzzle(io, puzzle, work, { ...options, number });
  if (options.tree) return writeTree(job);
  if (options.trace) return options.algorithm === 'x' ? writeCoverTrace(job) : writeTrace(job);
  if (options.all) return writeAll(job);
  if (options.mode === 'logic') return solveByLogic(job);
  if (options.mode && options.mode !== 'search') return solveWithMode(job, options.mode);
  if (options.first) return writeFirst(job);
  if (options.random) return writeRandom(job);
  if (options.algorithm === 'x') return solveWithCover(job);
  return writeVerdict(job, await decide(puzzle, work.decision()));
}

interface Answer {
  readonly status: string;
  readonly solution?: Grid;
  /** How far it came, where that is no solution. */
  readonly grid?: Grid;
  readonly [more: string]: unknown;
}

/** One answer: a line of text, a picture, or an object. */
async function writeAnswer(
  { io, number, puzzle, options }: Job,
  { solution, grid, ...answer }: Answer,
): Promise<void> {
  await options.gap?.();
  const shown = solution ?? grid;
  if (options.json) {
    await writeJsonLine(io, {
      number,
      ...answer,
      ...(solution && { solution: makePuzzleText(solution) }),
      ...(grid && { grid: makePuzzleText(grid) }),
    });
  } else if (!shown) await writeLine(io, answer.status);
  else if (options.show)
    await writePicture(io, shown, { roleOf: cell => (puzzle.symbols[cell] === blank ? 'entry' : 'clue') });
  else await writePuzzle(io, shown);
}

async function solveWithCover(job: Job): Promise<ExitCode> {
  const { io, number, puzzle, options, work } = job;
  const choose = options.choose && { choose: options.choose };
  const verdict = await solveByCover(puzzle, { ...work.budget(), ...choose });
  if (verdict.ok) return writeVerdict(job, verdict.value);
  complain(io, texts.ofPuzzle(number, say.problem(verdict.problem)));
  await writeAnswer(job, { status: 'unknown', reason: verdict.problem.code });
  return exitCodes.unknown;
}

async function writeVerdict(job: Job, verdict: Verdict<string>): Promise<ExitCode> {
  const { io, number, puzzle, options } = job;
  const { shape } = puzzle;
  const effort = { by: verdict.by, nodes: verdict.nodes, milliseconds: Math.round(verdict.milliseconds) };
  switch (verdict.status) {
    case 'unique':
      await writeAnswer(job, { status: 'unique', solution: verdict.solution, ...effort });
      return exitCodes.fine;
    case 'many': {
      const differ = verdict.differ.map(cell => makeCellName(shape, cell));
      const other = makePuzzleText(verdict.other);
      await writeAnswer(job, {
        status: 'many',
        solution: verdict.solution,
        other,
        differ,
        ...effort,
      });
      if (!options.json) complain(io, texts.ofPuzzle(number, texts.solve.many(say.list(differ))));
      return exitCodes.fine;
    }
    case 'none': {
      const reason = verdict.contradiction && say.contradiction(shape, verdict.contradiction);
      await writeAnswer(job, { status: 'none', ...(reason && { reason }), ...effort });
      if (reason && !options.json) complain(io, texts.ofPuzzle(number, reason));
      return exitCodes.no;
    }
    case 'unknown': {
      const { solution, reason } = verdict;
      if (solution && !options.json)
        complain(io, texts.ofPuzzle(number, texts.solve.perhapsMore(say.shortage(reason))));
      await writeAnswer(job, {
        status: 'unknown',
        reason,
        ...(solution && { solution }),
        ...effort,
      });
      return exitCodes.unknown;
    }
  }
}

async function writeRandom(job: Job): Promise<ExitCode> {
  const { number, puzzle, options, work } = job;
  const seed = `${options.seed ?? '1'}:${number}`;
  return writeFound(job, await findRandomSolution(puzzle, seed, work.decision()));
}

const writeFirst = async (job: Job): Promise<ExitCode> =>
  writeFound(job, await findFirstSolution(job.puzzle, job.work.decision()));

async function writeFound(job: Job, found: FindResult): Promise<ExitCode> {
  if (found.status === 'found') await writeAnswer(job, { status: 'found', solution: found.solution });
  else await writeAnswer(job, { status: found.status });
  if (found.status === 'unknown') complain(job.io, texts.ofPuzzle(job.number, say.shortage(found.reason)));
  return found.status === 'found'
    ? exitCodes.fine
    : found.status === 'none'
      ? exitCodes.no
      : exitCodes.unknown;
}

async function writeAll(job: Job): Promise<ExitCode> {
  const { io, number, puzzle, options, work } = job;
  const limit = options.limit === undefined ? {} : { limit: options.limit };
  const all = solutions(puzzle, { ...work.budget(), ...limit });
  for await (const solution of all) await writeAnswer(job, { status: 'solution', solution });
  if (all.end !== 'all' && all.end !== 'limit') {
    complain(io, texts.ofPuzzle(number, texts.solve.perhapsMoreThan(all.count)));
    if (all.count === 0) await writeAnswer(job, { status: 'unknown' });
    return exitCodes.unknown;
  }
  if (all.count === 0) await writeAnswer(job, { status: 'none' });
  return all.count === 0 ? exitCodes.no : exitCodes.fine;
}

async function solveByLogic(job: Job): Promise<ExitCode> {
  const { io, number, puzzle, options, work } = job;
  const pace = new Pace(work.budget());
  const found = await lookForSolutions(puzzle, pace);
  const { position, steps, end } = await deduce(puzzle, { ...ladderFrom(options, found), ...pace.part() });
  const grid = { shape: puzzle.shape, symbols: position.symbols };
  if (end === 'none') {
    await writeAnswer(job, { status: end });
    return exitCodes.no;
  }
  if (end === 'solved') {
    await writeAnswer(job, { status: end, solution: grid, steps: steps.length });
    return exitCodes.fine;
  }
  await writeAnswer(job, { status: end, grid, steps: steps.length });
  const { openCells: open } = position;
  const why =
    end === 'stuck'
      ? texts.logic.stuckWith(open)
      : texts.logic.cutAfter(say.shortage(end), open, steps.length);
  complain(io, texts.ofPuzzle(number, why));
  return exitCodes.unknown;
}

async function solveWithMode(job: Job, mode: Mode): Promise<ExitCode> {
  const { io, number, puzzle } = job;
  const { status, grid, sweeps } = solveByMode(puzzle, mode);
  const found = asSolution(grid);
  if (status === 'none') {
    await writeAnswer(job, { status, sweeps });
    return exitCodes.no;
  }
  await writeAnswer(job, { status, sweeps, ...(found.ok ? { solution: found.value } : { grid }) });
  if (found.ok) return exitCodes.fine;
  const open = grid.shape.cellCount - countFilled(grid);
  complain(io, texts.ofPuzzle(number, texts.logic.modeStops(mode, open)));
  return exitCodes.unknown;
}
