/** A game as a picture to keep or to print: its clues alone, or with what the player has written. */
import {
  blank,
  type CellLook,
  type Drawing,
  drawView,
  type NoteKind,
  type Puzzle,
  type Symbol,
  type ViewName,
} from '@hyperdoku/engine';

export const shownParts = ['clues', 'game', 'notes'] as const;
export type ShownPart = (typeof shownParts)[number];

/** What of a game is drawn. */
interface DrawnGame {
  readonly puzzle: Puzzle;
  readonly symbols: Puzzle['symbols'];
  notesOf(cell: number, kind: NoteKind): readonly Symbol[];
}

export function drawGame(
  { puzzle, symbols, notesOf }: DrawnGame,
  view: ViewName,
  shown: ShownPart,
  axis?: number,
): Drawing {
  const { shape } = puzzle;
  const lookOf = (cell: number): CellLook => ({
    isEntry: puzzle.symbols[cell] === blank,
    ...(shown === 'notes' &&
      symbols[cell] === blank && { corner: notesOf(cell, 'corner'), centre: notesOf(cell, 'centre') }),
  });
  return drawView({ shape, symbols: shown === 'clues' ? puzzle.symbols : symbols }, view, {
    lookOf,
    ...(axis !== undefined && { axis }),
  });
}
