import {
  type Grade,
  gradePuzzle,
  levels,
  lookForSolutions,
  Pace,
  type Puzzle,
  scale,
  techniqueNames,
} from '@hyperdoku/engine';
import type { Command } from 'commander';
import { forEachPuzzle, writeStatus } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { type LogicOptions, ladderFrom, takesLogic } from '../logic.js';
import { type CrewOptions, takesJobs } from '../pool/crew.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { describeForLibrary, openShelf, type Shelf, type ShelfOptions, takesLibrary } from '../shelf.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { takesTime, type Work, type WorkOptions } from '../work.js';

interface GradeOptions extends PuzzleOptions, LogicOptions, WorkOptions, ShelfOptions, CrewOptions {
  readonly json?: boolean;
}

function makeScaleText(): string {
  const lines = levels.map(level => {
    const names = techniqueNames
      .filter(name => scale[name].level === level)
      .map(name => say.technique(name).title);
    return `  ${level.padEnd(13)} ${names.join(', ')}`;
  });
  return [words.scale, ...lines].join('\n');
}

const words = texts.commands.grade;

export function define(command: Command, io: Io, finish: Finish): void {
  takesJobs(takesLibrary(takesTime(takesLogic(takesPuzzles(command)), '60s')))
    .option('--json', words.json)
    .addHelpText('after', makeHelp('grade', makeScaleText()))
    .action(async (inputs: string[], options: GradeOptions) => {
      const shelf = await openShelf(io, options);
      try {
        finish(
          await forEachPuzzle(io, inputs, { ...options, shelf }, (puzzle, number, work) =>
            grade(io, puzzle, number, options, work, shelf),
          ),
        );
      } finally {
        shelf?.close();
      }
    });
}

async function grade(
  io: Io,
  puzzle: Puzzle,
  number: number,
  options: GradeOptions,
  work: Work,
  shelf: Shelf | undefined,
): Promise<ExitCode> {
  // One budget for everything: the look at how many solutions there are, and the grade.
  const pace = new Pace(work.budget());
  const found = await lookForSolutions(puzzle, pace);
  const { name: shape } = puzzle.shape;
  if (found === 'many' || found === 'none') {
    complain(io, texts.ofPuzzle(number, texts.notUnique[found]));
    await writeStatus(io, number, found, options, { shape });
    return exitCodes.no;
  }
  const result = await gradePuzzle(puzzle, { ...ladderFrom(options, found), ...pace.part() });
  // With fewer techniques allowed the grade is not that of the puzzle.
  const own = options.upto || result.status !== 'graded' ? undefined : result;
  shelf?.add([await describeForLibrary(puzzle, words.source, own, pace.part())]);
  if (options.json) await writeJsonLine(io, { number, shape, ...result });
  else await writeLine(io, makeGradeText(result));
  if (result.status === 'graded') return exitCodes.fine;
  complain(io, texts.ofPuzzle(number, sayUngraded(result)));
  return result.status === 'none' ? exitCodes.no : exitCodes.unknown;
}

function sayUngraded(result: Exclude<Grade, { readonly status: 'graded' }>): string {
  switch (result.status) {
    case 'none':
      return texts.notUnique.none;
    case 'stuck':
      return texts.logic.stuckWith(result.open);
    case 'unknown':
      return say.shortage(result.reason);
  }
}

function makeGradeText(result: Grade): string {
  if (result.status !== 'graded') return result.status;
  return [result.level, result.effort, result.hardest ?? texts.logic.nothingToDo].join('\t');
}
