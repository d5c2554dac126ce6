import {
  findSymmetryBetween,
  makeCellName,
  makeSymbolText,
  type Puzzle,
  type Shape,
  type Symmetry,
} from '@hyperdoku/engine';
import type { Command } from 'commander';
import { puzzleOf } from '../eachPuzzle.js';
import { exitCodeOf, exitCodes, type Finish, Refusal } from '../exit.js';
import { complain, type Io, writeJsonLine, writeLine } from '../io.js';
import { makeItemProblemText, type PuzzleOptions, readPuzzles, takesFormat } from '../puzzles.js';
import { makeHelp, say, texts } from '../texts/index.js';
import { beginWork, takesTime, type WorkOptions } from '../work.js';

interface SameOptions extends PuzzleOptions, WorkOptions {
  readonly json?: boolean;
}

const words = texts.commands.same;

export function define(command: Command, io: Io, finish: Finish): void {
  takesTime(takesFormat(command.argument('<one>', words.one).argument('<other>', words.other)), '60s')
    .option('--json', words.json)
    .addHelpText('after', makeHelp('same'))
    .action(async (one: string, other: string, options: SameOptions) => {
      const [first, second] = await readTwo(io, [one, other], options);
      const work = beginWork(io, options, { pieces: 1 });
      const found = await findSymmetryBetween(first, second, work.budget());
      work.clear();
      const status = found.ok ? (found.value ? 'same' : 'different') : 'unknown';
      if (!found.ok) complain(io, say.problem(found.problem));
      if (!options.json) await writeLine(io, status);
      else
        await writeJsonLine(io, {
          status,
          ...(found.ok && found.value && { symmetry: describe(first.shape, second.shape, found.value) }),
        });
      finish(!found.ok ? exitCodeOf(found.problem) : found.value ? exitCodes.fine : exitCodes.no);
    });
}

/** Just two puzzles, whichever argument they come from. */
async function readTwo(io: Io, inputs: readonly string[], options: SameOptions): Promise<[Puzzle, Puzzle]> {
  const puzzles: Puzzle[] = [];
  let number = 0;
  for await (const item of readPuzzles(io, inputs, options)) {
    number++;
    const puzzle = puzzleOf(item);
    if (!puzzle.ok) throw new Refusal(makeItemProblemText(item, puzzle.problem), exitCodeOf(puzzle.problem));
    if (number <= 2) puzzles.push(puzzle.value);
  }
  const [one, other] = puzzles;
  if (number !== 2) throw new Refusal(texts.same.two(number));
  return [one, other];
}

/** Where each cell goes, and what each symbol becomes. */
const describe = (from: Shape, to: Shape, { cells, symbols }: Symmetry) => ({
  cells: Object.fromEntries(
    Array.from(cells, (image, cell) => [makeCellName(from, cell), makeCellName(to, image)]),
  ),
  symbols: Object.fromEntries(
    Array.from(symbols, (image, symbol) => [symbol, image])
      .slice(1)
      .map(pair => pair.map(symbol => makeSymbolText(symbol, from.symbols))),
  ),
});
