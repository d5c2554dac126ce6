import { makePuzzleText, type Puzzle, PuzzleClasses, parsePuzzleText } from '@hyperdoku/engine';
import type { Command } from 'commander';
import { complainOf, describeProblem, forEachItem, puzzleOf, report } from '../eachPuzzle.js';
import { type ExitCode, exitCodeOf, exitCodes, type Finish } from '../exit.js';
import { complain, type Io, writeJsonLine, writePuzzle } from '../io.js';
import { type CrewOptions, takesJobs } from '../pool/crew.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { takesTime, type Work, type WorkOptions } from '../work.js';

interface DedupeOptions extends PuzzleOptions, WorkOptions, CrewOptions {
  readonly json?: boolean;
}

const words = texts.commands.dedupe;

export function define(command: Command, io: Io, finish: Finish): void {
  takesJobs(takesTime(takesPuzzles(command), '60s'))
    .option('--json', words.json)
    .addHelpText('after', makeHelp('dedupe'))
    .action(async (inputs: string[], options: DedupeOptions) => {
      const sieve = new Sieve(io, options);
      // Workers find the forms; which of them have come before is for one to know.
      const ask = (args: readonly string[]) => ['canon', ...args.slice(1).filter(text => text !== '--json')];
      const code = await forEachItem(io, inputs, { ...options, ask }, async (item, work, form) => {
        const puzzle = puzzleOf(item);
        if (puzzle.ok) return sieve.pass(puzzle.value, item.number, work, form);
        if (options.json) return report(io, item, puzzle.problem, options);
        return complainOf(io, item, puzzle.problem);
      });
      complain(io, texts.dedupe.summary(sieve.puzzles, sieve.different));
      finish(code);
    });
}

/** Lets the first of each kind through. */
class Sieve {
  puzzles = 0;
  different = 0;
  private readonly io: Io;
  private readonly options: DedupeOptions;
  private readonly classes = new PuzzleClasses();

  constructor(io: Io, options: DedupeOptions) {
    this.io = io;
    this.options = options;
  }

  async pass(puzzle: Puzzle, number: number, work: Work, form?: string): Promise<ExitCode> {
    const { io, options } = this;
    this.puzzles++;
    const known = form === undefined ? undefined : parsePuzzleText(form);
    const found = await this.classes.add(puzzle, number, work.budget(), known?.ok ? known.value : undefined);
    const first = found.ok ? found.value : number;
    const isNew = first === number;
    if (isNew) this.different++;
    if (!found.ok) complain(io, texts.ofPuzzle(number, say.problem(found.problem)));
    if (options.json) {
      const status = found.ok ? (isNew ? 'new' : 'repeated') : 'unknown';
      await writeJsonLine(io, {
        number,
        status,
        ...(isNew ? { puzzle: makePuzzleText(puzzle) } : { of: first }),
        ...(!found.ok && { problem: describeProblem(found.problem) }),
      });
    } else if (isNew) await writePuzzle(io, puzzle);
    return found.ok ? exitCodes.fine : exitCodeOf(found.problem);
  }
}
