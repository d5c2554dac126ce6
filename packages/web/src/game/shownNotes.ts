/** Which notes of an empty cell are to be seen: the player's own or, where they are kept automatically, the candidates of now. */
import type { Cell, NoteKind, SymbolNumber } from '@hyperdoku/engine';
import type { GameState } from './state.js';

const none: readonly SymbolNumber[] = [];

/**
 * Automatic notes are not written down anywhere: they are what the rule, the entries and the steps that were done have left, but for what
 * the player has crossed out. So every entry keeps them true, and so does every undo.
 */
export function notesIn(
  { session, automatic }: GameState,
  cell: Cell,
  kind: NoteKind,
): readonly SymbolNumber[] {
  if (!automatic) return session.notesOf(cell, kind);
  if (kind === 'centre') return none;
  const candidates = session.candidatesOf(cell);
  return session.hasMarks ? candidates.filter(symbol => !session.isCrossed(cell, symbol)) : candidates;
}
