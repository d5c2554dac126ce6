/** How a game went, for showing it again: the entries alone, without what was undone. */
import type { SymbolNumber } from '../board/symbols.js';
import type { Cell } from '../shape/shape.js';
import { type Action, forEachChange } from './action.js';
import { cellOfPlace, planeOfPlace, planes } from './planes.js';

/** What an entry changed, and when. */
export interface ReplayedEntry {
  /** Milliseconds played; never less than in the entry before. */
  readonly at: number;
  readonly cell: Cell;
  /** What the cell holds from now on, blank when it is cleared. */
  readonly symbol: SymbolNumber;
}

/** Every entry of a session or a saved one, in order. */
export function replayEntries(game: {
  readonly log: readonly Action[];
  readonly position: number;
}): ReplayedEntry[] {
  const entries: ReplayedEntry[] = [];
  let at = 0;
  for (const action of game.log.slice(0, game.position)) {
    // In logs that were joined, times may run back.
    at = Math.max(at, action.at);
    forEachChange(action, (place, _, after) => {
      if (planeOfPlace(place) === planes.entry) entries.push({ at, cell: cellOfPlace(place), symbol: after });
    });
  }
  return entries;
}
