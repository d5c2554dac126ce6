import {
  type Conflict,
  countFilled,
  decide,
  findConflicts,
  type Grid,
  isFull,
  makeCellName,
  type Puzzle,
} from '@hyperdoku/engine';
import type { Command } from 'commander';
import { describeProblem, forEachItem, puzzleOf, verdictOn } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish } from '../exit.js';
import { type Io, writeJsonLine, writeLine } from '../io.js';
import type { AnswerPlain } from '../plainRun.js';
import { type CrewOptions, takesJobs } from '../pool/crew.js';
import { type InputItem, makeItemProblemText, type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { nameShape } from '../shapeName.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { takesWork, type Work, type WorkOptions } from '../work.js';

/** A grid of one symbol has as many conflicts as houses; more than these are of no use. */
const maxConflicts = 20;

interface Verdict {
  readonly code: ExitCode;
  readonly line: string;
  readonly json: unknown;
}

const words = texts.commands.check;

export function define(command: Command, io: Io, finish: Finish): void {
  takesJobs(takesWork(takesPuzzles(command), '10s'))
    .option('--json', words.json)
    .addHelpText('after', makeHelp('check'))
    .action(
      async (inputs: string[], options: PuzzleOptions & WorkOptions & CrewOptions & { json?: boolean }) => {
        const answerPlain = options.json ? undefined : judgePlain;
        finish(
          await forEachItem(io, inputs, { ...options, answerPlain }, async (item, work) => {
            const { code, json, line } = await judge(item, work);
            if (options.json) await writeJsonLine(io, json);
            else await writeLine(io, line);
            return code;
          }),
        );
      },
    );
}

const judgePlain: AnswerPlain = (lines, from, to, number) => {
  let text = '';
  for (let index = from; index < to; index++)
    text += `${number + index - from}: unique: ${texts.check.summary('3x3', lines.cluesOf(index), 81)}\n`;
  return text;
};

async function judge(item: InputItem, work: Work): Promise<Verdict> {
  const { number, sheet } = item;
  if (!sheet.ok) {
    const { status, code } = verdictOn(sheet.problem);
    return {
      code,
      line: `${number}: ${status}: ${makeItemProblemText(item, sheet.problem)}`,
      json: { number, status, problem: describeProblem(sheet.problem) },
    };
  }
  const { grid } = sheet.value;
  const facts = { shape: grid.shape.name, clues: countFilled(grid), cells: grid.shape.cellCount };
  const summary = texts.check.summary(nameShape(grid.shape), facts.clues, facts.cells);
  const puzzle = puzzleOf(item);
  if (puzzle.ok) {
    const { code, status, remark } = await judgeUniqueness(puzzle.value, work);
    return {
      code,
      line: `${number}: ${status}: ${summary}${remark && `; ${remark}`}`,
      json: { number, status, ...facts },
    };
  }
  const { status, code } = verdictOn(puzzle.problem);
  const conflicts = takeConflicts(grid);
  const sentences = conflicts.map(conflict => say.conflict(grid, conflict)).join(' ');
  return {
    code,
    line: `${number}: ${status}: ${summary}; ${sentences}`,
    json: {
      number,
      status,
      ...facts,
      problem: describeProblem(puzzle.problem),
      conflicts: conflicts.map(conflict => describe(grid, conflict)),
    },
  };
}

/** How many solutions, and what to say about it. */
async function judgeUniqueness(puzzle: Puzzle, work: Work) {
  if (isFull(puzzle)) return { code: exitCodes.fine, status: 'solved', remark: '' };
  const verdict = await decide(puzzle, work.decision());
  switch (verdict.status) {
    case 'unique':
      return { code: exitCodes.fine, status: 'unique', remark: '' };
    case 'many':
      return { code: exitCodes.no, status: 'many', remark: texts.check.many(verdict.differ.length) };
    case 'none': {
      const remark = verdict.contradiction ? say.contradiction(puzzle.shape, verdict.contradiction) : '';
      return { code: exitCodes.no, status: 'none', remark };
    }
    case 'unknown': {
      const remark = texts.check.undecided(say.shortage(verdict.reason));
      return { code: exitCodes.unknown, status: 'unknown', remark };
    }
  }
}

function takeConflicts(grid: Grid): Conflict[] {
  const conflicts: Conflict[] = [];
  for (const conflict of findConflicts(grid)) {
    conflicts.push(conflict);
    if (conflicts.length === maxConflicts) break;
  }
  return conflicts;
}

const describe = ({ shape }: Grid, conflict: Conflict) => ({
  ...(conflict.kind === 'house'
    ? { house: say.house(shape, conflict.house), symbol: conflict.symbol }
    : { constraint: say.constraint(shape, shape.constraints[conflict.constraint]) }),
  cells: conflict.cells.map(cell => makeCellName(shape, cell)),
});
