/** What the wings have in common: cells with two candidates, and what two or three cells exclude together. */
import type { SymbolNumber } from '../../board/symbols.js';
import type { Cell } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { seenFrom, seesAll } from '../sight.js';
import type { Candidate } from '../step.js';

/** The cells with two candidates, rising. */
export function findPairCells(position: Position): Cell[] {
  const cells: Cell[] = [];
  const { candidateCounts } = position;
  for (let cell = 0; cell < candidateCounts.length; cell++) if (candidateCounts[cell] === 2) cells.push(cell);
  return cells;
}

/** The peers of a cell that have two candidates, the symbol among them, rising. */
export function pairPeers(position: Position, cell: Cell, symbol: SymbolNumber): Cell[] {
  const { shape, candidateCounts } = position;
  const seen = seenFrom(shape, cell);
  const found: Cell[] = [];
  for (let i = 0; i < seen.length; i++)
    if (candidateCounts[seen[i]] === 2 && position.has(seen[i], symbol)) found.push(seen[i]);
  return found;
}

/** The other candidate of a cell with two. */
export function otherOf(position: Position, cell: Cell, symbol: SymbolNumber): SymbolNumber {
  const [first, second] = position.candidatesOf(cell);
  return first === symbol ? second : first;
}

/** The candidates of a symbol in cells that see all of these, rising. */
export function excludedFrom(position: Position, cells: readonly Cell[], symbol: SymbolNumber): Candidate[] {
  const { shape } = position;
  const seen = seenFrom(shape, cells[0]);
  const excluded: Candidate[] = [];
  for (let i = 0; i < seen.length; i++)
    if (position.has(seen[i], symbol) && seesAll(shape, seen[i], cells, 1))
      excluded.push({ cell: seen[i], symbol });
  return excluded;
}
