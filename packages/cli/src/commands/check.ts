import {
  type Conflict,
  countFilled,
  findConflicts,
  type Grid,
  isFull,
  makeCellName,
  makeConflictText,
  makeHouseName,
} from '@hyperdoku/engine';
import type { Command } from 'commander';
import { type ExitCode, exitCodes, type Finish, worse } from '../exit.js';
import { type Io, writeJsonLine, writeLine } from '../io.js';
import {
  type InputItem,
  makeItemProblemText,
  type PuzzleOptions,
  readPuzzles,
  takesPuzzles,
} from '../puzzles.js';

/** A grid of one symbol has as many conflicts as houses; nobody reads more than these. */
const maxConflicts = 20;

interface Verdict {
  readonly code: ExitCode;
  readonly lines: readonly string[];
  readonly json: unknown;
}

export function define(command: Command, io: Io, finish: Finish): void {
  takesPuzzles(command)
    .option('--json', 'one JSON object a line')
    .addHelpText(
      'after',
      '\nExits with 1 when something cannot be read, 2 when there are conflicts.\n\nExamples:\n  hyperdoku check puzzles.txt\n  hyperdoku check --json - < puzzles.sdm',
    )
    .action(async (inputs: string[], options: PuzzleOptions & { json?: boolean }) => {
      let code: ExitCode = exitCodes.fine;
      for await (const item of readPuzzles(io, inputs, options)) {
        const verdict = judge(item);
        code = worse(code, verdict.code);
        if (options.json) await writeJsonLine(io, verdict.json);
        else for (const line of verdict.lines) await writeLine(io, line);
      }
      finish(code);
    });
}

function judge(item: InputItem): Verdict {
  const { number, sheet } = item;
  if (!sheet.ok) {
    return {
      code: exitCodes.badInput,
      lines: [`${number}: unreadable: ${makeItemProblemText(item, sheet.problem)}`],
      json: { number, status: 'unreadable', problem: sheet.problem },
    };
  }
  const { grid } = sheet.value;
  const conflicts = takeConflicts(grid);
  const facts = { shape: grid.shape.name, clues: countFilled(grid), cells: grid.shape.cellCount };
  const spec = facts.shape.length > 40 ? `${facts.shape.slice(0, 40)}…` : facts.shape;
  const summary = `${spec}, ${facts.clues} of ${facts.cells} cells filled`;
  if (conflicts.length === 0) {
    const status = isFull(grid) ? 'solved' : 'well formed';
    return {
      code: exitCodes.fine,
      lines: [`${number}: ${status}: ${summary}`],
      json: { number, status, ...facts },
    };
  }
  return {
    code: exitCodes.no,
    lines: [
      `${number}: conflict: ${summary}`,
      ...conflicts.map(conflict => `   ${makeConflictText(grid, conflict)}`),
    ],
    json: {
      number,
      status: 'conflict',
      ...facts,
      conflicts: conflicts.map(conflict => describe(grid, conflict)),
    },
  };
}

function takeConflicts(grid: Grid): Conflict[] {
  const conflicts: Conflict[] = [];
  for (const conflict of findConflicts(grid)) {
    conflicts.push(conflict);
    if (conflicts.length === maxConflicts) break;
  }
  return conflicts;
}

const describe = ({ shape }: Grid, { house, symbol, cells }: Conflict) => ({
  house: makeHouseName(shape, house),
  symbol,
  cells: cells.map(cell => makeCellName(shape, cell)),
});
