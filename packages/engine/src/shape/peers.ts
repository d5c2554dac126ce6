import { otherPeersOf } from './otherPeers.js';
import { type Cell, cellsOf, housesOf, type Shape } from './shape.js';

/** The cells that must differ from this one, by a house or by a constraint: rising, itself not among them. */
export function peersOf(shape: Shape, cell: Cell): Int32Array {
  const seen = new Set<Cell>();
  for (const house of housesOf(shape, cell)) for (const other of cellsOf(shape, house)) seen.add(other);
  seen.delete(cell);
  if (shape.constraints.length > 0) {
    const { start, cells } = otherPeersOf(shape);
    for (let i = start[cell]; i < start[cell + 1]; i++) seen.add(cells[i]);
  }
  return Int32Array.from(seen).sort();
}
