import { canonise, makePuzzleText, type Puzzle } from '@hyperdoku/engine';
import type { Command } from 'commander';
import { complainOf, describeProblem, forEachItem, puzzleOf, report } from '../eachPuzzle.js';
import { type ExitCode, exitCodeOf, exitCodes, type Finish } from '../exit.js';
import { complain, type Io, writeJsonLine, writePuzzle } from '../io.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { takesTime, type Work, type WorkOptions } from '../work.js';

interface DedupeOptions extends PuzzleOptions, WorkOptions {
  readonly canon?: boolean;
  readonly json?: boolean;
}

const words = texts.commands.dedupe;

export function define(command: Command, io: Io, finish: Finish): void {
  takesTime(takesPuzzles(command), '60s')
    .option('--canon', words.canon)
    .option('--json', words.json)
    .addHelpText('after', makeHelp('dedupe'))
    .action(async (inputs: string[], options: DedupeOptions) => {
      const sieve = new Sieve(io, options);
      const code = await forEachItem(io, inputs, options, async (item, work) => {
        const puzzle = puzzleOf(item);
        if (puzzle.ok) return sieve.pass(puzzle.value, item.number, work);
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
  private readonly firsts = new Firsts();

  constructor(io: Io, options: DedupeOptions) {
    this.io = io;
    this.options = options;
  }

  async pass(puzzle: Puzzle, number: number, work: Work): Promise<ExitCode> {
    const { io, options } = this;
    this.puzzles++;
    const form = await canonise(puzzle, work.budget());
    const canonical = form.ok ? form.value.grid : puzzle;
    const first = form.ok ? this.firsts.find(makePuzzleText(canonical), number) : number;
    const isNew = first === number;
    if (isNew) this.different++;
    const shown = options.canon ? canonical : puzzle;
    if (!form.ok) complain(io, texts.ofPuzzle(number, say.problem(form.problem)));
    if (options.json) {
      const status = form.ok ? (isNew ? 'new' : 'repeated') : 'unknown';
      await writeJsonLine(io, {
        number,
        status,
        ...(isNew ? { puzzle: makePuzzleText(shown) } : { of: first }),
        ...(!form.ok && { problem: describeProblem(form.problem) }),
      });
    } else if (isNew) await writePuzzle(io, shown);
    return form.ok ? exitCodes.fine : exitCodeOf(form.problem);
  }
}

/** The number of the puzzle with which each form came first. One map holds no more than some millions. */
class Firsts {
  private readonly maps: Map<string, number>[] = [new Map()];

  /** This number, if the form is new. */
  find(form: string, number: number): number {
    for (const map of this.maps) {
      const first = map.get(form);
      if (first !== undefined) return first;
    }
    if (this.maps[this.maps.length - 1].size >= mostInMap) this.maps.push(new Map());
    this.maps[this.maps.length - 1].set(form, number);
    return number;
  }
}

const mostInMap = 8_000_000;
