/** Adds puzzles to a library, some at a time: to have one on the disk takes as long as to have a hundred there. */
import { gradePuzzle, lookForSolutions, Pace, type Puzzle } from '@hyperdoku/engine';
import type { NewPuzzle } from '@hyperdoku/library';
import { forEachItem, puzzleOf, report, writeStatus } from '../eachPuzzle.js';
import { type ExitCode, exitCodes } from '../exit.js';
import { complain, type Io } from '../io.js';
import { ladderFrom } from '../logic.js';
import type { InputItem, PuzzleOptions } from '../puzzles.js';
import { describeForLibrary, openShelf, type Shelf } from '../shelf.js';
import { texts } from '../texts/index.js';
import type { Work, WorkOptions } from '../work.js';

export interface AddOptions extends PuzzleOptions, WorkOptions {
  readonly grade: boolean;
  readonly json?: boolean;
}

const mostWaiting = 100;
const longestWaitMilliseconds = 200;

export async function addPuzzles(
  io: Io,
  path: string,
  inputs: readonly string[],
  options: AddOptions,
): Promise<ExitCode> {
  const shelf = await openShelf(io, { library: path });
  if (!shelf) return exitCodes.fine;
  const batch = new Batch(io, shelf, options);
  try {
    const code = await forEachItem(io, inputs, options, (item, work) => batch.take(item, work));
    await batch.flush();
    return code;
  } finally {
    shelf.close();
  }
}

/** What has been read and not yet stored. */
class Batch {
  private readonly io: Io;
  private readonly shelf: Shelf;
  private readonly options: AddOptions;
  private readonly waiting: { readonly number: number; readonly puzzle: NewPuzzle }[] = [];
  private since = performance.now();

  constructor(io: Io, shelf: Shelf, options: AddOptions) {
    this.io = io;
    this.shelf = shelf;
    this.options = options;
  }

  async take(item: InputItem, work: Work): Promise<ExitCode> {
    const puzzle = puzzleOf(item);
    if (!puzzle.ok) {
      await this.flush();
      return report(this.io, item, puzzle.problem, this.options);
    }
    const found = await this.look(puzzle.value, item, work);
    if (typeof found === 'string') {
      await this.flush();
      complain(this.io, texts.ofPuzzle(item.number, texts.notUnique[found]));
      await writeStatus(this.io, item.number, found, this.options);
      return exitCodes.no;
    }
    this.waiting.push({ number: item.number, puzzle: found });
    const isFull = this.waiting.length >= mostWaiting;
    if (isFull || performance.now() - this.since > longestWaitMilliseconds) await this.flush();
    return exitCodes.fine;
  }

  private async look(
    puzzle: Puzzle,
    { source }: InputItem,
    work: Work,
  ): Promise<NewPuzzle | 'many' | 'none'> {
    const pace = new Pace(work.budget());
    const found = await lookForSolutions(puzzle, pace);
    if (found === 'many' || found === 'none') return found;
    const grade = this.options.grade
      ? await gradePuzzle(puzzle, { ...ladderFrom({}, found), ...pace.part() })
      : undefined;
    return describeForLibrary(puzzle, source ?? '-', grade, pace.part());
  }

  async flush(): Promise<void> {
    const batch = this.waiting.splice(0);
    const isNew = this.shelf.add(batch.map(({ puzzle }) => puzzle));
    for (const [i, { number }] of batch.entries())
      await writeStatus(this.io, number, isNew[i] ? 'new' : 'known', this.options);
    this.since = performance.now();
  }
}
