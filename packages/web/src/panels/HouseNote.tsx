/** Says what a house is, wherever a text speaks of one; flat boards speak of rows, columns and boxes. */
import { useGameState } from '../hooks/useGame.js';
import { texts } from '../texts/index.js';

export function HouseNote({ of }: { readonly of: string }) {
  const isFlat = useGameState(({ session }) => session.shape.extents.length === 2);
  return !isFlat && /\bhouses?\b/i.test(of) ? (
    <p className="soft small house-note">{texts.hint.house}</p>
  ) : null;
}
