/** A whole filling at once. */
import { blank, type Cell, type Session, type SymbolNumber } from '@hyperdoku/engine';

/** Enters all that is not a clue: symbol by symbol, so that the log stays short. */
export function fillSession(session: Session, symbols: ArrayLike<SymbolNumber>): void {
  const cellsOf = new Map<SymbolNumber, Cell[]>();
  for (let cell = 0; cell < symbols.length; cell++) {
    if (symbols[cell] === blank || session.isClue(cell)) continue;
    const cells = cellsOf.get(symbols[cell]);
    if (cells) cells.push(cell);
    else cellsOf.set(symbols[cell], [cell]);
  }
  for (const [symbol, cells] of cellsOf) session.enter(cells, symbol);
}
