/** A search shown as a tree or as a trace. */
import {
  buildSolutionTree,
  drawSolutionTree,
  makeCellName,
  makePuzzleText,
  makeSymbolText,
  type Puzzle,
  type SolutionTree,
  traceSearch,
} from '@hyperdoku/engine';
import { type ExitCode, exitCodes } from './exit.js';
import { type Io, writeJsonLine, writeLine } from './io.js';
import { say } from './texts/index.js';

interface ViewOptions {
  readonly limit?: number;
  readonly json?: boolean;
}

/** The tree of questions in which the solutions part. */
export async function writeTree(io: Io, puzzle: Puzzle, options: ViewOptions): Promise<ExitCode> {
  const tree = buildSolutionTree(puzzle, options.limit === undefined ? {} : { branches: options.limit });
  if (options.json) await writeJsonLine(io, describeTree(tree));
  else for (const line of drawSolutionTree(say, puzzle.shape, tree)) await writeLine(io, line);
  return tree.kind === 'none' ? exitCodes.no : exitCodes.fine;

  function describeTree(node: SolutionTree): unknown {
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

/** What a search does, step by step. */
export async function writeTrace(io: Io, puzzle: Puzzle, options: ViewOptions): Promise<ExitCode> {
  const { shape } = puzzle;
  let steps = 0;
  let code: ExitCode = exitCodes.no;
  for (const step of traceSearch(puzzle)) {
    if (step.kind === 'solution') {
      if (options.json)
        await writeJsonLine(io, { kind: 'solution', solution: makePuzzleText(step.solution) });
      else await writeLine(io, `solution ${makePuzzleText(step.solution)}`);
      code = exitCodes.fine;
    } else if (step.kind === 'end') {
      if (step.status === 'budget') code = exitCodes.unknown;
      if (options.json) await writeJsonLine(io, step);
      else await writeLine(io, `end ${step.status}`);
    } else {
      const cell = makeCellName(shape, step.cell);
      const symbol = makeSymbolText(step.symbol, shape.symbols);
      if (options.json) await writeJsonLine(io, { kind: step.kind, cell, symbol });
      else await writeLine(io, `${step.kind} ${cell} ${symbol}`);
    }
    if (++steps === options.limit) return exitCodes.unknown;
    if (io.signal?.aborted) return exitCodes.unknown;
  }
  return code;
}
