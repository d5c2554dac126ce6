/** What the number pad counts. */
import type { Session, SymbolNumber } from '@hyperdoku/engine';

/** How many cells still wait for a symbol; undefined where that is not the same for all symbols. */
export function countLeft(session: Session, symbol: SymbolNumber): number | undefined {
  const { cellCount, symbols } = session.shape;
  const each = cellCount / symbols;
  return Number.isInteger(each) ? Math.max(0, each - session.countPlaced(symbol)) : undefined;
}
