/** What is written in a cell of the focused board: the symbol, or notes, or, while a step is shown, the candidates it is about. */
import { blank, type Cell, cellsOfStep, fatesOf, partOf, type Step } from '@hyperdoku/engine';
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
  const colours = show ? nothing : session.coloursOf(cell);
  if (symbol !== blank)
    return { symbol, corner: nothing, centre: nothing, colours, gone: nothing, kept: nothing };
  if (evidence?.cells.has(cell)) {
    const corner = show?.candidatesOf?.(cell) ?? session.candidatesOf(cell);
    return { symbol, colours, corner, centre: nothing, ...fatesOf(evidence.step, cell, corner) };
  }
  if (show) {
    const corner = show.candidatesOf?.(cell) ?? nothing;
    return { symbol, colours, corner, centre: nothing, gone: nothing, kept: nothing };
  }
  return {
    symbol,
    colours,
    corner: session.notesOf(cell, 'corner'),
    centre: session.notesOf(cell, 'centre'),
    gone: nothing,
    kept: nothing,
  };
}
