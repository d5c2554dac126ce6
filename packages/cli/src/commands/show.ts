import {
  blank,
  candidatesOf,
  countFilled,
  entrySign,
  filledGrid,
  findConflicts,
  parseAxis,
  type Sheet,
} from '@hyperdoku/engine';
import type { Command } from 'commander';
import { forEachItem, puzzleOf, report } from '../eachPuzzle.js';
import { exitCodes, type Finish, orRefuse, Refusal } from '../exit.js';
import { createGap, type Io, wantsColour, writeLine } from '../io.js';
import { writePicture } from '../picture.js';
import { type PuzzleOptions, takesPuzzles } from '../puzzles.js';
import { makeHelp, say, texts } from '../texts/index.js';

interface ShowOptions extends PuzzleOptions {
  readonly axis?: string;
  readonly width?: number;
  readonly candidates?: boolean;
}

function parseWidth(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < 1 || width > 100_000) throw new Refusal(texts.usage.width);
  return width;
}

const words = texts.commands.show;

export function define(command: Command, io: Io, finish: Finish): void {
  takesPuzzles(command)
    .option('--axis <axis>', words.axis)
    .option('--width <characters>', words.width, parseWidth)
    .option('--candidates', words.candidates)
    .addHelpText('after', makeHelp('show'))
    .action(async (inputs: string[], options: ShowOptions) => {
      const gap = createGap(io);
      finish(
        await forEachItem(io, inputs, { ...options, takesShapes: true }, async item => {
          const puzzle = puzzleOf(item);
          const code = puzzle.ok ? exitCodes.fine : await report(io, item, puzzle.problem, { gap });
          // What contradicts itself is drawn all the same, so that it can be seen where.
          if (puzzle.ok) await gap();
          if (item.sheet.ok) await draw(io, item.sheet.value, options);
          return code;
        }),
      );
    });
}

async function draw(io: Io, sheet: Sheet, options: ShowOptions): Promise<void> {
  const grid = filledGrid(sheet);
  const axis = options.axis === undefined ? undefined : orRefuse(parseAxis(grid.shape, options.axis));
  const isClue = (cell: number): boolean => sheet.grid.symbols[cell] !== blank;
  const wrong = new Set<number>();
  for (const conflict of findConflicts(grid)) for (const cell of conflict.cells) wrong.add(cell);
  const isEntry = (cell: number): boolean => grid.symbols[cell] !== blank && !isClue(cell);
  // Colours tell entries from clues; where there are none, a sign does.
  const signs = !wantsColour(io) && countFilled(grid) > countFilled(sheet.grid);
  await writePicture(io, grid, {
    ...(signs && { isEntry }),
    ...(axis !== undefined && { axis }),
    ...(options.candidates && { candidates: sheet.candidates ?? candidatesOf(grid) }),
    ...(options.width !== undefined && { width: options.width }),
    nameConstraint: constraint => say.constraintLabel(grid.shape, constraint),
    roleOf: cell => (wrong.has(cell) ? 'conflict' : isClue(cell) ? 'clue' : 'entry'),
  });
  if (signs) await writeLine(io, texts.show.entries(entrySign));
}
