/** A search shown as a tree or as a trace. Either says when it was cut short, and both exit alike then. */
import {
  buildSolutionTree,
  drawSolutionTree,
  isCut,
  makeCellName,
  makePuzzleText,
  makeSymbolText,
  Pace,
  type Puzzle,
  type SolutionTree,
  traceSearch,
} from '@hyperdoku/engine';
import type { AnswerOptions } from './eachPuzzle.js';
import { type ExitCode, exitCodes } from './exit.js';
import { complain, type Io, writeJsonLine, writeLine } from './io.js';
import { say, texts } from './texts/index.js';
import type { Work } from './work.js';

export interface ViewOptions extends AnswerOptions {
  readonly limit?: number;
}

/** A puzzle whose search is shown, and where to. */
export interface SearchView<Options extends ViewOptions = ViewOptions> {
  readonly io: Io;
  /** Which of the input it is. */
  readonly number: number;
  readonly puzzle: Puzzle;
  readonly options: Options;
  readonly work: Work;
}

/** The tree of questions in which the solutions part. */
export async function writeTree({ io, number, puzzle, options, work }: SearchView): Promise<ExitCode> {
  const pace = new Pace(work.budget());
  const tree = buildSolutionTree(puzzle, {
    stop: () => pace.shortage() !== undefined,
    ...(options.limit !== undefined && { branches: options.limit }),
  });
  await options.gap?.();
  if (options.json) await writeJsonLine(io, { number, ...describeTree(tree) });
  else for (const line of drawSolutionTree(say, puzzle.shape, tree)) await writeLine(io, line);
  if (isCut(tree)) return cutShort(io, number, texts.solve.treeCut);
  return tree.kind === 'none' ? exitCodes.no : exitCodes.fine;

  function describeTree(node: SolutionTree): Record<string, unknown> {
    if (node.kind === 'solution') return { solution: node.number, grid: makePuzzleText(node.solution) };
    if (node.kind !== 'branch') return { [node.kind]: true };
    const symbol = makeSymbolText(node.symbol, puzzle.shape.symbols);
    return {
      cell: makeCellName(puzzle.shape, node.cell),
      symbol,
      yes: describeTree(node.yes),
      no: describeTree(node.no),
    };
  }
}

/** What a search does, step by step, until it has a solution. */
export async function writeTrace({ io, number, puzzle, options, work }: SearchView): Promise<ExitCode> {
  const { shape } = puzzle;
  const pace = new Pace(work.budget());
  await options.gap?.();
  let steps = 0;
  for (const step of traceSearch(puzzle, { stop: () => pace.shortage() !== undefined })) {
    if (step.kind === 'solution') {
      const solution = makePuzzleText(step.solution);
      if (options.json) await writeJsonLine(io, { number, kind: 'solution', solution });
      else await writeLine(io, `solution ${solution}`);
      return exitCodes.fine;
    }
    if (step.kind === 'end') {
      if (options.json) await writeJsonLine(io, { number, ...step });
      else await writeLine(io, `end ${step.status}`);
      if (step.status === 'exhausted') return exitCodes.no;
      break;
    }
    const cell = makeCellName(shape, step.cell);
    const symbol = makeSymbolText(step.symbol, shape.symbols);
    if (options.json) await writeJsonLine(io, { number, kind: step.kind, cell, symbol });
    else await writeLine(io, `${step.kind} ${cell} ${symbol}`);
    await pace.breathe();
    if (++steps === options.limit) break;
  }
  return cutShort(io, number, texts.solve.traceCut(steps));
}

export function cutShort(io: Io, number: number, sentence: string): ExitCode {
  complain(io, texts.ofPuzzle(number, sentence));
  return exitCodes.unknown;
}
