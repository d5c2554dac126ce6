/** A cell in words, for those who listen instead of looking. */
import {
  axisName,
  blank,
  type Cell,
  cellsOf,
  coordinatesOf,
  type House,
  housesOf,
  makeCellName,
  makeSymbolText,
  orientationOf,
  type SymbolNumber,
} from '@hyperdoku/engine';
import { say, texts } from '../texts/play.js';
import { notesIn } from './shownNotes.js';
import type { GameState } from './state.js';

/** `r3c5` is spelt out, because it would be read as a word. */
function sayCell({ session: { shape } }: GameState, cell: Cell): string {
  if (shape.extents.length !== 2) return makeCellName(shape, cell);
  const [column, row] = coordinatesOf(shape, cell);
  return texts.words.rowColumn(row + 1, column + 1);
}

/** `along z`, `in row 3`, `in the xy box`: short, because the cell is named already. */
function sayHouse({ session: { shape } }: GameState, house: House): string {
  const { kind, axes } = orientationOf(shape, house);
  if (shape.extents.length > 2 && kind === 'line') return texts.words.along(axisName(shape, axes[0]));
  return texts.words.inHouse(say.house(shape, house));
}

/** All notes of an empty cell, rising. */
function notesOf(game: GameState, cell: Cell): SymbolNumber[] {
  if (game.session.symbols[cell] !== blank) return [];
  const notes = new Set([...notesIn(game, cell, 'corner'), ...notesIn(game, cell, 'centre')]);
  return [...notes].sort((a, b) => a - b);
}

/** The houses that hold the symbol of a cell again or, while it is empty, one of its notes. */
function clashesOf({ session }: GameState, cell: Cell, notes: readonly SymbolNumber[]): House[] {
  if (notes.length === 0) return session.conflictHousesOf(cell);
  const { shape, symbols } = session;
  return [...housesOf(shape, cell)].filter(house =>
    [...cellsOf(shape, house)].some(peer => notes.includes(symbols[peer])),
  );
}

const listCandidates = (symbols: number): SymbolNumber[] => Array.from({ length: symbols }, (_, i) => i + 1);

/** "x3 y5 z2, empty, candidates 4 and 7, conflict along z". */
export function describeCell(game: GameState, cell: Cell, showsConflicts: boolean): string {
  const { session, wrong, show } = game;
  const { shape } = session;
  const { words } = texts;
  const write = (symbol: SymbolNumber): string => makeSymbolText(symbol, shape.symbols);
  const symbol = (show?.symbols ?? session.symbols)[cell];
  const parts = [sayCell(game, cell)];
  if (symbol === blank) parts.push(words.empty);
  else parts.push(session.isClue(cell) ? words.clue(write(symbol)) : write(symbol));
  if (show) return parts.join(', ');
  const notes = notesOf(game, cell);
  if (notes.length > 0) parts.push(words.candidates(say.list(notes.map(write)), notes.length));
  const colours = session.coloursOf(cell);
  if (colours.length > 0)
    parts.push(words.colours(say.list(colours.map(colour => texts.colours[colour - 1]))));
  for (const note of session.hasMarks && symbol === blank ? listCandidates(shape.symbols) : []) {
    const painted = session.candidateColoursOf(cell, note);
    if (painted.length > 0)
      parts.push(
        words.candidateColours(write(note), say.list(painted.map(colour => texts.colours[colour - 1]))),
      );
  }
  const clashes = showsConflicts ? clashesOf(game, cell, notes) : [];
  if (clashes.length > 0) parts.push(words.conflict(say.list(clashes.map(house => sayHouse(game, house)))));
  const broken = showsConflicts ? session.conflictConstraintsOf(cell) : [];
  for (const index of broken) parts.push(words.breaks(say.constraint(shape, shape.constraints[index])));
  if (wrong.has(cell)) parts.push(words.wrong);
  return parts.join(', ');
}
