/** How many cells of a game there are to fill. */
import type { GameRecord } from '../storage/record.js';

const dot = '.'.charCodeAt(0);
const known = new WeakMap<GameRecord, number>();

/** The dots of the puzzle's text, since no shape is to be built for a list. */
export function blanksOf(game: GameRecord): number {
  const before = known.get(game);
  if (before !== undefined) return before;
  const { puzzle } = game.saved;
  let blanks = 0;
  for (let at = game.spec.length + 1; at < puzzle.length; at++) if (puzzle.charCodeAt(at) === dot) blanks++;
  known.set(game, blanks);
  return blanks;
}
