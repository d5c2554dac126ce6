import {
  asSolution,
  type ColumnChoice,
  columnChoices,
  countFilled,
  decide,
  deduce,
  drawText,
  findRandomSolution,
  type Grid,
  type Mode,
  makeCellName,
  makePuzzleText,
  modes,
  type Puzzle,
  solutions,
  solveByCover,
  solveByMode,
  type Verdict,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { paintFor } from '../colour.js';
import { countPuzzle } from '../counting.js';
import { writeCoverTrace } from '../cover.js';
import { forEachItem, puzzleOf, report } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish, Refusal } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine, writePuzzle } from '../io.js';
import { type LogicOptions, ladderFrom, takesLogic } from '../logic.js';
import { type InputItem, type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { writeTrace, writeTree } from '../searchViews.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { parseCount, takesWork, type Work, type WorkOptions } from '../work.js';

interface SolveOptions extends PuzzleOptions, WorkOptions, LogicOptions {
  readonly all?: boolean;
  readonly count?: boolean;
  readonly limit?: number;
  readonly random?: boolean;
  readonly seed?: string;
  readonly tree?: boolean;
  readonly trace?: boolean;
  readonly mode: 'search' | 'logic' | Mode;
  readonly algorithm: 'kernels' | 'x';
  readonly choose?: ColumnChoice;
  readonly show?: boolean;
  readonly json?: boolean;
}

const words = texts.commands.solve;

export function define(command: Command, io: Io, finish: Finish): void {
  takesLogic(takesWork(takesPuzzles(command)))
    .option('--all', words.all)
    .option('--count', words.count)
    .option('--limit <number>', words.limit, parseCount)
    .option('--random', words.random)
    .option('--seed <seed>', words.seed, '1')
    .option('--tree', words.tree)
    .option('--trace', words.trace)
    .addOption(
      new Option('--mode <mode>', words.mode).choices(['search', 'logic', ...modes]).default('search'),
    )
    .addOption(new Option('--algorithm <name>', words.algorithm).choices(['kernels', 'x']).default('kernels'))
    .addOption(new Option('--choose <column>', words.choose).choices(columnChoices))
    .option('--show', words.show)
    .option('--json', words.json)
    .addHelpText('after', makeHelp('solve'))
    .action(async (inputs: string[], options: SolveOptions) => {
      const chosen = (['all', 'count', 'random', 'tree', 'trace'] as const).filter(name => options[name]);
      if (chosen.length > 1) throw new Refusal(texts.usage.together(chosen[0], chosen[1]));
      if (options.algorithm === 'x') refuseBesideX(command, options);
      else if (options.choose) throw new Refusal(texts.usage.chooseOfX);
      finish(await forEachItem(io, inputs, options, (item, work) => solveItem(io, item, options, work)));
    });
}

/** Algorithm X looks for two solutions in its own way; what asks for another way does not go with it. */
function refuseBesideX(command: Command, options: SolveOptions): void {
  const others = (['all', 'count', 'random', 'tree'] as const).filter(name => options[name]);
  const given = (['mode', 'prover'] as const).filter(name => command.getOptionValueSource(name) === 'cli');
  const [other] = [...others, ...given];
  if (other) throw new Refusal(texts.usage.together('algorithm x', other));
}

/** One puzzle to solve, and where its answer goes. */
interface Job {
  readonly io: Io;
  readonly item: InputItem;
  readonly puzzle: Puzzle;
  readonly options: SolveOptions;
  readonly work: Work;
}

async function solveItem(io: Io, item: InputItem, options: SolveOptions, work: Work): Promise<ExitCode> {
  const read = puzzleOf(item);
  if (!read.ok) {
    const code = report(io, item, read.problem);
    if (code === exitCodes.no)
      await writeAnswer({ io, item, options }, { status: 'none', reason: say.problem(read.problem) });
    return code;
  }
  const puzzle = read.value;
  const job: Job = { io, item, puzzle, options, work };
  if (options.count) return countPuzzle(io, puzzle, work, options);
  if (options.tree) return writeTree(io, puzzle, options);
  if (options.trace && options.algorithm === 'x') return writeCoverTrace(io, puzzle, options, work.budget());
  if (options.trace) return writeTrace(io, puzzle, options);
  if (options.all) return writeAll(job);
  if (options.mode === 'logic') return solveByLogic(job);
  if (options.mode !== 'search') return solveWithMode(job, options.mode);
  if (options.random) return writeRandom(job);
  if (options.algorithm === 'x') return solveWithCover(job);
  return writeVerdict(job, await decide(puzzle, work.decision()));
}

interface Answer {
  readonly status: string;
  readonly grid?: Grid;
  readonly [more: string]: unknown;
}

/** One answer: a line of text, a picture, or an object. */
async function writeAnswer(
  { io, item, options }: Pick<Job, 'io' | 'item' | 'options'>,
  { grid, ...answer }: Answer,
): Promise<void> {
  if (options.json) {
    await writeJsonLine(io, {
      number: item.number,
      ...answer,
      ...(grid && { solution: makePuzzleText(grid) }),
    });
  } else if (!grid) await writeLine(io, answer.status);
  else if (options.show) {
    const clues = item.sheet.ok ? item.sheet.value.grid.symbols : grid.symbols;
    if (item.number > 1) await writeLine(io, '');
    const roleOf = (cell: number) => (clues[cell] === 0 ? 'entry' : 'clue');
    const width = io.output.columns ?? 80;
    const nameHouse = (house: number) => say.house(grid.shape, house);
    for (const line of drawText(grid, { paint: paintFor(io), roleOf, width, nameFace: say.face, nameHouse }))
      await writeLine(io, line);
  } else await writePuzzle(io, grid);
}

async function solveWithCover(job: Job): Promise<ExitCode> {
  const { io, item, puzzle, options, work } = job;
  const choose = options.choose && { choose: options.choose };
  const verdict = await solveByCover(puzzle, { ...work.budget(), ...choose });
  if (verdict.ok) return writeVerdict(job, verdict.value);
  complain(io, texts.ofPuzzle(item.number, say.problem(verdict.problem)));
  await writeAnswer(job, { status: 'unknown', reason: verdict.problem.code });
  return exitCodes.unknown;
}

async function writeVerdict(job: Job, verdict: Verdict<string>): Promise<ExitCode> {
  const { io, item, puzzle, options } = job;
  const { shape } = puzzle;
  const effort = { by: verdict.by, nodes: verdict.nodes, milliseconds: Math.round(verdict.milliseconds) };
  switch (verdict.status) {
    case 'unique':
      await writeAnswer(job, { status: 'unique', grid: verdict.solution, ...effort });
      return exitCodes.fine;
    case 'many': {
      const differ = verdict.differ.map(cell => makeCellName(shape, cell));
      const other = makePuzzleText(verdict.other);
      await writeAnswer(job, {
        status: 'many',
        grid: verdict.solution,
        other,
        differ,
        ...effort,
      });
      if (!options.json) complain(io, texts.ofPuzzle(item.number, texts.solve.many(say.list(differ))));
      return exitCodes.fine;
    }
    case 'none': {
      const reason = verdict.contradiction && say.contradiction(shape, verdict.contradiction);
      await writeAnswer(job, { status: 'none', ...(reason && { reason }), ...effort });
      if (reason && !options.json) complain(io, texts.ofPuzzle(item.number, reason));
      return exitCodes.no;
    }
    case 'unknown': {
      const { solution, reason } = verdict;
      if (solution && !options.json)
        complain(io, texts.ofPuzzle(item.number, texts.solve.perhapsMore(say.shortage(reason))));
      await writeAnswer(job, {
        status: 'unknown',
        reason,
        ...(solution && { grid: solution }),
        ...effort,
      });
      return exitCodes.unknown;
    }
  }
}

async function writeRandom(job: Job): Promise<ExitCode> {
  const { item, puzzle, options, work } = job;
  const seed = `${options.seed ?? '1'}:${item.number}`;
  const found = await findRandomSolution(puzzle, seed, work.decision());
  if (found.status === 'found') await writeAnswer(job, { status: 'found', grid: found.solution });
  else await writeAnswer(job, { status: found.status });
  return found.status === 'found'
    ? exitCodes.fine
    : found.status === 'none'
      ? exitCodes.no
      : exitCodes.unknown;
}

async function writeAll(job: Job): Promise<ExitCode> {
  const { io, item, puzzle, options, work } = job;
  const limit = options.limit === undefined ? {} : { limit: options.limit };
  const all = solutions(puzzle, { ...work.budget(), ...limit });
  for await (const grid of all) await writeAnswer(job, { status: 'solution', grid });
  if (all.end !== 'all' && all.end !== 'limit') {
    complain(io, texts.ofPuzzle(item.number, texts.solve.perhapsMoreThan(all.count)));
    return exitCodes.unknown;
  }
  if (all.count === 0) await writeAnswer(job, { status: 'none' });
  return all.count === 0 ? exitCodes.no : exitCodes.fine;
}

async function solveByLogic(job: Job): Promise<ExitCode> {
  const { io, item, puzzle, options, work } = job;
  const { position, steps, end } = await deduce(puzzle, { ...ladderFrom(options), ...work.budget() });
  const grid = { shape: puzzle.shape, symbols: position.symbols };
  if (end === 'none') {
    await writeAnswer(job, { status: end });
    return exitCodes.no;
  }
  await writeAnswer(job, { status: end, grid, steps: steps.length });
  if (end === 'solved') return exitCodes.fine;
  complain(io, texts.ofPuzzle(item.number, texts.logic.stuckWith(position.openCells)));
  return exitCodes.unknown;
}

async function solveWithMode(job: Job, mode: Mode): Promise<ExitCode> {
  const { io, item, puzzle } = job;
  const { status, grid, sweeps } = solveByMode(puzzle, mode);
  const found = asSolution(grid);
  if (status === 'none') {
    await writeAnswer(job, { status, sweeps });
    return exitCodes.no;
  }
  await writeAnswer(job, { status, grid, sweeps });
  if (found.ok) return exitCodes.fine;
  const open = grid.shape.cellCount - countFilled(grid);
  complain(io, texts.ofPuzzle(item.number, texts.logic.modeStops(mode, open)));
  return exitCodes.unknown;
}
