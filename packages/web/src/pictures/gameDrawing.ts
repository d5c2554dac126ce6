/** A game as a picture to keep or to print: its clues alone, or with what the player has written. */
import {
  blank,
  type CellLook,
  type Drawing,
  drawView,
  type NoteKind,
  type Puzzle,
  type SymbolNumber,
  type ViewName,
} from '@hyperdoku/engine';

export const shownParts = ['clues', 'game', 'notes'] as const;
export type ShownPart = (typeof shownParts)[number];

/** What of a game is drawn. */
interface DrawnGame {
  readonly puzzle: Puzzle;
  readonly symbols: Puzzle['symbols'];
  notesOf(cell: number, kind: NoteKind): readonly SymbolNumber[];
}

export function drawGame(game: DrawnGame, view: ViewName, shown: ShownPart, axis?: number): Drawing {
  const { puzzle, symbols } = game;
  const { shape } = puzzle;
  const lookOf = (cell: number): CellLook => ({
    isEntry: puzzle.symbols[cell] === blank,
    ...(shown === 'notes' &&
      symbols[cell] === blank && {
        corner: game.notesOf(cell, 'corner'),
        centre: game.notesOf(cell, 'centre'),
      }),
  });
  return drawView({ shape, symbols: shown === 'clues' ? puzzle.symbols : symbols }, view, {
    lookOf,
    ...(axis !== undefined && { axis }),
  });
}
