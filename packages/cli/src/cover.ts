/** Exact covers for those who study them: their numbers, and Algorithm X step by step. */
import {
  asPuzzle,
  type ColumnChoice,
  CoverMatrix,
  type CoverStep,
  type Grid,
  makePuzzleText,
  traceCover,
} from '@hyperdoku/engine';
import { describeProblem } from './eachPuzzle.js';
import { type ExitCode, exitCodes } from './exit.js';
import { complain, type Io, writeJsonLine, writeLine } from './io.js';
import { cutShort, type SearchView, type ViewOptions } from './searchViews.js';
import { say, texts } from './texts/index.js';

const words = texts.cover;

/** How large the matrix of a puzzle is, on one line. Clues that contradict each other have one, too, and it is said of them. */
export async function writeCoverSize(
  io: Io,
  number: number,
  matrix: CoverMatrix,
  grid: Grid,
  json: boolean,
): Promise<void> {
  const size = matrix.sizeOf(grid);
  const puzzle = asPuzzle(grid);
  const problem = puzzle.ok ? undefined : puzzle.problem;
  if (problem) complain(io, texts.ofPuzzle(number, `${say.problem(problem)} ${words.conflict}`));
  if (json)
    await writeJsonLine(io, {
      number,
      shape: grid.shape.name,
      ...size,
      ...(problem && { problem: describeProblem(problem) }),
    });
  else await writeLine(io, words.size(size.rows, size.columns, size.secondary, size.ones));
}

interface CoverViewOptions extends ViewOptions {
  readonly choose?: ColumnChoice;
}

/** What Algorithm X does, step by step, until it knows whether there is one solution. */
export async function writeCoverTrace({
  io,
  number,
  puzzle,
  options,
  work,
}: SearchView<CoverViewOptions>): Promise<ExitCode> {
  await options.gap?.();
  const made = CoverMatrix.of(puzzle.shape);
  if (!made.ok) {
    if (options.json) await writeJsonLine(io, { number, ...describeEnd(made) });
    else await writeLine(io, words.end(statusOf(made)));
    return endTrace(io, number, made);
  }
  const matrix = made.value;
  const choose = options.choose && { choose: options.choose };
  let steps = 0;
  for await (const step of traceCover(puzzle, { ...work.budget(), ...choose })) {
    if (options.json) await writeJsonLine(io, { number, ...describe(matrix, step) });
    else await writeLine(io, makeStepText(matrix, step));
    if (step.kind === 'end') return endTrace(io, number, step.verdict);
    if (++steps === options.limit) break;
  }
  return cutShort(io, number, texts.solve.traceCut(steps));
}

type End = Extract<CoverStep, { kind: 'end' }>['verdict'];

function endTrace(io: Io, number: number, verdict: End): ExitCode {
  if (!verdict.ok) complain(io, texts.ofPuzzle(number, say.problem(verdict.problem)));
  else if (verdict.value.status === 'unknown')
    complain(io, texts.ofPuzzle(number, say.shortage(verdict.value.reason)));
  else return verdict.value.status === 'none' ? exitCodes.no : exitCodes.fine;
  return exitCodes.unknown;
}

const statusOf = (verdict: End): string => (verdict.ok ? verdict.value.status : 'unknown');

const columnNames = (matrix: CoverMatrix, cell: number, symbol: number): string[] =>
  matrix.columnsOf(cell, symbol).map(column => matrix.nameColumn(column));

function makeStepText(matrix: CoverMatrix, step: CoverStep): string {
  switch (step.kind) {
    case 'choose':
      return words.choose(matrix.nameColumn(step.column), step.rows);
    case 'undo':
      return words.undo(matrix.nameRow(step.cell, step.symbol));
    case 'solution':
      return words.solution(makePuzzleText(step.solution));
    case 'end':
      return words.end(statusOf(step.verdict));
    case 'clue':
    case 'try': {
      const row = matrix.nameRow(step.cell, step.symbol);
      const head = step.kind === 'clue' ? words.clue(row) : words.try(row, step.nth, step.of);
      return words.covers(
        head,
        columnNames(matrix, step.cell, step.symbol).join(' '),
        step.rowsLeft,
        step.columnsLeft,
      );
    }
  }
}

function describeEnd(verdict: End): object {
  const reason = !verdict.ok
    ? verdict.problem.code
    : verdict.value.status === 'unknown'
      ? verdict.value.reason
      : undefined;
  return { kind: 'end', status: statusOf(verdict), ...(reason && { reason }) };
}

/** A step as plain data with names instead of numbers. */
function describe(matrix: CoverMatrix, step: CoverStep): object {
  switch (step.kind) {
    case 'choose':
      return { ...step, column: matrix.nameColumn(step.column) };
    case 'solution':
      return { kind: step.kind, solution: makePuzzleText(step.solution) };
    case 'end':
      return describeEnd(step.verdict);
    case 'undo':
      return { kind: step.kind, row: matrix.nameRow(step.cell, step.symbol) };
    case 'clue':
    case 'try': {
      const { kind, cell, symbol, ...rest } = step;
      return {
        kind,
        row: matrix.nameRow(cell, symbol),
        columns: columnNames(matrix, cell, symbol),
        ...rest,
      };
    }
  }
}
