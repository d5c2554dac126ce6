import {
  type Grade,
  gradePuzzle,
  levels,
  type Puzzle,
  scale,
  techniqueNames,
  techniqueWords,
} from '@hyperdoku/engine';
import type { Command } from 'commander';
import { forEachPuzzle } from '../eachPuzzle.js';
import { type ExitCode, exitCodes, type Finish } from '../exit.js';
import { type Io, writeJsonLine, writeLine } from '../io.js';
import { type LogicOptions, ladderFrom, takesLogic } from '../logic.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { takesTime, type Work, type WorkOptions } from '../work.js';

interface GradeOptions extends PuzzleOptions, LogicOptions, WorkOptions {
  readonly json?: boolean;
}

const makeScaleText = (): string =>
  levels
    .map(level => {
      const names = techniqueNames
        .filter(name => scale[name].level === level)
        .map(name => techniqueWords[name].title.toLowerCase());
      return `  ${level.padEnd(13)} ${names.join(', ')}`;
    })
    .join('\n');

export function define(command: Command, io: Io, finish: Finish): void {
  takesTime(takesLogic(takesPuzzles(command)), '60s')
    .option('--json', 'one JSON object a line')
    .addHelpText(
      'after',
      `\nPrints level, effort and the hardest technique needed, one puzzle a line.\nLevels, and the techniques they need:\n${makeScaleText()}\n\nExits with 2 when a puzzle has no solution, 3 when it has several or was not graded in time.\n\nExamples:\n  hyperdoku grade puzzle.txt\n  hyperdoku grade --json < puzzles.txt`,
    )
    .action(async (inputs: string[], options: GradeOptions) => {
      finish(
        await forEachPuzzle(io, inputs, options, (puzzle, number, work) =>
          grade(io, puzzle, number, options, work),
        ),
      );
    });
}

async function grade(
  io: Io,
  puzzle: Puzzle,
  number: number,
  options: GradeOptions,
  work: Work,
): Promise<ExitCode> {
  const result = await gradePuzzle(puzzle, { ...ladderFrom(options), ...work.budget() });
  if (options.json) await writeJsonLine(io, { number, shape: puzzle.shape.name, ...result });
  else await writeLine(io, makeGradeText(result));
  return result.status === 'graded'
    ? exitCodes.fine
    : result.status === 'none'
      ? exitCodes.no
      : exitCodes.unknown;
}

function makeGradeText(result: Grade): string {
  if (result.status !== 'graded') return result.status;
  return [result.level, result.effort, result.hardest ?? 'nothing to do'].join('\t');
}
