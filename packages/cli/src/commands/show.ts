import { blank, drawText, filledGrid, findConflicts, parseAxis, type Sheet } from '@hyperdoku/engine';
import type { Command } from 'commander';
import { paintFor } from '../colour.js';
import { type ExitCode, exitCodes, type Finish, orRefuse, Refusal } from '../exit.js';
import { complain, type Io, writeLine } from '../io.js';
import { makeItemProblemText, type PuzzleOptions, readPuzzles, takesPuzzles } from '../puzzles.js';
import { makeHelp, say, texts } from '../texts/index.js';

interface ShowOptions extends PuzzleOptions {
  readonly axis?: string;
  readonly width?: number;
}

const defaultWidth = 80;

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
    .addHelpText('after', makeHelp('show'))
    .action(async (inputs: string[], options: ShowOptions) => {
      let code: ExitCode = exitCodes.fine;
      for await (const item of readPuzzles(io, inputs, { ...options, takesShapes: true })) {
        if (!item.sheet.ok) {
          complain(io, makeItemProblemText(item, item.sheet.problem));
          code = exitCodes.badInput;
          continue;
        }
        if (item.number > 1) await writeLine(io, '');
        await draw(io, item.sheet.value, options);
      }
      finish(code);
    });
}

async function draw(io: Io, sheet: Sheet, options: ShowOptions): Promise<void> {
  const grid = filledGrid(sheet);
  const axis = options.axis === undefined ? undefined : orRefuse(parseAxis(grid.shape, options.axis));
  const isClue = (cell: number): boolean => sheet.grid.symbols[cell] !== blank;
  const wrong = new Set<number>();
  for (const conflict of findConflicts(grid)) for (const cell of conflict.cells) wrong.add(cell);
  // The blank line that ends a row of boards is held back, so that a picture does not end with one.
  let isGap = false;
  for (const line of drawText(grid, {
    ...(axis !== undefined && { axis }),
    width: options.width ?? io.output.columns ?? defaultWidth,
    paint: paintFor(io),
    nameFace: say.face,
    nameHouse: house => say.house(grid.shape, house),
    roleOf: cell => (wrong.has(cell) ? 'conflict' : isClue(cell) ? 'clue' : 'entry'),
  })) {
    if (isGap) await writeLine(io, '');
    isGap = line === '';
    if (!isGap) await writeLine(io, line);
  }
}
