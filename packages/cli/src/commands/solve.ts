import {
  asPuzzle,
  asSolution,
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
  solveByMode,
} from '@hyperdoku/engine';
import { type Command, Option } from 'commander';
import { paintFor } from '../colour.js';
import { countPuzzle } from '../counting.js';
import { type ExitCode, exitCodeOf, exitCodes, type Finish, Refusal, worse } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { type LogicOptions, ladderFrom, takesLogic } from '../logic.js';
import {
  type InputItem,
  makeItemProblemText,
  type PuzzleOptions,
  readPuzzles,
  takesPuzzles,
} from '../puzzles.js';
import { writeTrace, writeTree } from '../searchViews.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { beginWork, parseCount, takesWork, type Work, type WorkOptions } from '../work.js';

interface SolveOptions extends PuzzleOptions, WorkOptions, LogicOptions {
  readonly all?: boolean;
  readonly count?: boolean;
  readonly limit?: number;
  readonly random?: boolean;
  readonly seed?: string;
  readonly tree?: boolean;
  readonly trace?: boolean;
  readonly mode: 'search' | 'logic' | Mode;
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
    .option('--show', words.show)
    .option('--json', words.json)
    .addHelpText('after', makeHelp('solve'))
    .action(async (inputs: string[], options: SolveOptions) => {
      const chosen = (['all', 'count', 'random', 'tree', 'trace'] as const).filter(name => options[name]);
      if (chosen.length > 1) throw new Refusal(texts.usage.together(chosen[0], chosen[1]));
      const work = beginWork(io, options);
      let code: ExitCode = exitCodes.fine;
      for await (const item of readPuzzles(io, inputs, options)) {
        code = worse(code, await solveItem(io, item, options, work));
        work.tick();
        if (io.signal?.aborted) break;
      }
      work.clear();
      finish(code);
    });
}

async function solveItem(io: Io, item: InputItem, options: SolveOptions, work: Work): Promise<ExitCode> {
  const puzzle = item.sheet.ok ? asPuzzle(item.sheet.value.grid) : item.sheet;
  if (!puzzle.ok) {
    const code = exitCodeOf(puzzle.problem);
    complain(io, texts.ofPuzzle(item.number, makeItemProblemText(item, puzzle.problem)));
    if (code === exitCodes.no)
      await writeAnswer(io, options, item, { status: 'none', reason: say.problem(puzzle.problem) });
    return code;
  }
  if (options.count) return countPuzzle(io, puzzle.value, work, options);
  if (options.tree) return writeTree(io, puzzle.value, options);
  if (options.trace) return writeTrace(io, puzzle.value, options);
  if (options.all) return writeAll(io, item, puzzle.value, options, work);
  if (options.mode === 'logic') return solveByLogic(io, item, puzzle.value, options, work);
  if (options.mode !== 'search') return solveWithMode(io, item, puzzle.value, options, options.mode);
  return options.random
    ? writeRandom(io, item, puzzle.value, options, work)
    : writeOne(io, item, puzzle.value, options, work);
}

interface Answer {
  readonly status: string;
  readonly grid?: Grid;
  readonly [more: string]: unknown;
}

/** One answer: a line of text, a picture, or an object. */
async function writeAnswer(
  io: Io,
  options: SolveOptions,
  item: InputItem,
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
    for (const line of drawText(grid, { paint: paintFor(io), roleOf, width, nameFace: say.face }))
      await writeLine(io, line);
  } else await writeLine(io, makePuzzleText(grid));
}

async function writeOne(
  io: Io,
  item: InputItem,
  puzzle: Puzzle,
  options: SolveOptions,
  work: Work,
): Promise<ExitCode> {
  const { shape } = puzzle;
  const verdict = await decide(puzzle, work.decision());
  const effort = { by: verdict.by, nodes: verdict.nodes, milliseconds: Math.round(verdict.milliseconds) };
  switch (verdict.status) {
    case 'unique':
      await writeAnswer(io, options, item, { status: 'unique', grid: verdict.solution, ...effort });
      return exitCodes.fine;
    case 'many': {
      const differ = verdict.differ.map(cell => makeCellName(shape, cell));
      const other = makePuzzleText(verdict.other);
      await writeAnswer(io, options, item, {
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
      await writeAnswer(io, options, item, { status: 'none', ...(reason && { reason }), ...effort });
      if (reason && !options.json) complain(io, texts.ofPuzzle(item.number, reason));
      return exitCodes.no;
    }
    case 'unknown': {
      const { solution, reason } = verdict;
      if (solution && !options.json)
        complain(io, texts.ofPuzzle(item.number, texts.solve.perhapsMore(say.shortage(reason))));
      await writeAnswer(io, options, item, {
        status: 'unknown',
        reason,
        ...(solution && { grid: solution }),
        ...effort,
      });
      return exitCodes.unknown;
    }
  }
}

async function writeRandom(
  io: Io,
  item: InputItem,
  puzzle: Puzzle,
  options: SolveOptions,
  work: Work,
): Promise<ExitCode> {
  const seed = `${options.seed ?? '1'}:${item.number}`;
  const found = await findRandomSolution(puzzle, seed, work.decision());
  if (found.status === 'found')
    await writeAnswer(io, options, item, { status: 'found', grid: found.solution });
  else await writeAnswer(io, options, item, { status: found.status });
  return found.status === 'found'
    ? exitCodes.fine
    : found.status === 'none'
      ? exitCodes.no
      : exitCodes.unknown;
}

async function writeAll(
  io: Io,
  item: InputItem,
  puzzle: Puzzle,
  options: SolveOptions,
  work: Work,
): Promise<ExitCode> {
  const limit = options.limit === undefined ? {} : { limit: options.limit };
  const all = solutions(puzzle, { ...work.budget(), ...limit });
  for await (const grid of all) await writeAnswer(io, options, item, { status: 'solution', grid });
  if (all.end !== 'all' && all.end !== 'limit') {
    complain(io, texts.ofPuzzle(item.number, texts.solve.perhapsMoreThan(all.count)));
    return exitCodes.unknown;
  }
  if (all.count === 0) await writeAnswer(io, options, item, { status: 'none' });
  return all.count === 0 ? exitCodes.no : exitCodes.fine;
}

async function solveByLogic(
  io: Io,
  item: InputItem,
  puzzle: Puzzle,
  options: SolveOptions,
  work: Work,
): Promise<ExitCode> {
  const { position, steps, end } = await deduce(puzzle, { ...ladderFrom(options), ...work.budget() });
  const grid = { shape: puzzle.shape, symbols: position.symbols };
  if (end === 'none') {
    await writeAnswer(io, options, item, { status: end });
    return exitCodes.no;
  }
  await writeAnswer(io, options, item, { status: end, grid, steps: steps.length });
  if (end === 'solved') return exitCodes.fine;
  complain(io, texts.ofPuzzle(item.number, texts.logic.stuckWith(position.openCells)));
  return exitCodes.unknown;
}

async function solveWithMode(
  io: Io,
  item: InputItem,
  puzzle: Puzzle,
  options: SolveOptions,
  mode: Mode,
): Promise<ExitCode> {
  const { status, grid, sweeps } = solveByMode(puzzle, mode);
  const found = asSolution(grid);
  if (status === 'none') {
    await writeAnswer(io, options, item, { status, sweeps });
    return exitCodes.no;
  }
  await writeAnswer(io, options, item, { status, grid, sweeps });
  if (found.ok) return exitCodes.fine;
  const open = grid.symbols.slice().filter(symbol => symbol === 0).length;
  complain(io, texts.ofPuzzle(item.number, texts.logic.modeStops(mode, open)));
  return exitCodes.unknown;
}
