/** What is written in a cell of the focused board: the symbol, or notes, or, while a step is shown, the candidates it is about. */
import {
  blank,
  type Cell,
  cellsOfStep,
  fatesOf,
  partOf,
  type Step,
  type TintedNote,
} from '@hyperdoku/engine';
import { notesIn } from '../game/shownNotes.js';
import type { GameState } from '../game/state.js';
import type { CellContent } from './cellView.js';
import { shownSymbols } from './lights.js';

const nothing: readonly never[] = [];

/** The step whose candidates are to be seen, and the cells it speaks of. */
export interface Evidence {
  readonly step: Step;
  readonly cells: ReadonlySet<Cell>;
}

export function evidenceOf({ hint, show, session }: GameState): Evidence | undefined {
  const hinted = hint?.kind === 'step' ? partOf(session.shape, hint.step, hint.strength) : undefined;
  const step = show?.step ?? hinted;
  return step && { step, cells: cellsOfStep(step) };
}

export function contentOf(game: GameState, cell: Cell, evidence: Evidence | undefined): CellContent {
  const { session, show } = game;
  const symbol = shownSymbols(game)[cell];
  const isEntry = !session.isClue(cell);
  const colours = show ? nothing : session.coloursOf(cell);
  if (symbol !== blank)
    return {
      symbol,
      isEntry,
      corner: nothing,
      centre: nothing,
      colours,
      gone: nothing,
      kept: nothing,
      tinted: nothing,
    };
  if (evidence?.cells.has(cell)) {
    const corner = show?.candidatesOf?.(cell) ?? session.candidatesOf(cell);
    const fates = fatesOf(evidence.step, cell, corner);
    return { symbol, isEntry, colours, corner, centre: nothing, tinted: nothing, ...fates };
  }
  if (show) {
    const corner = show.candidatesOf?.(cell) ?? nothing;
    return {
      symbol,
      isEntry,
      colours,
      corner,
      centre: nothing,
      gone: nothing,
      kept: nothing,
      tinted: nothing,
    };
  }
  const [corner, centre] = [notesIn(game, cell, 'corner'), notesIn(game, cell, 'centre')];
  const tinted = session.hasMarks ? tintedIn(game, cell) : nothing;
  const notes = { gone: nothing, kept: nothing, tinted };
  if (tinted.length === 0) return { symbol, isEntry, colours, corner, centre, ...notes };
  // A candidate that is coloured is to be seen, and each in its own place.
  const all = new Set([...corner, ...centre, ...tinted.map(note => note.symbol)]);
  return { symbol, isEntry, colours, corner: [...all].sort((a, b) => a - b), centre: nothing, ...notes };
}

/** The candidates of a cell that the player has coloured. */
function tintedIn({ session }: GameState, cell: Cell): TintedNote[] {
  const tinted: TintedNote[] = [];
  for (let symbol = 1; symbol <= session.shape.symbols; symbol++) {
    const colours = session.candidateColoursOf(cell, symbol);
    if (colours.length > 0) tinted.push({ symbol, colours });
  }
  return tinted;
}
