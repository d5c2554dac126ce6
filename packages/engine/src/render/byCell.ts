import type { Cell } from '../shape/shape.js';

const nothing: readonly never[] = [];

/** What belongs to each cell, in the order in which it is listed. */
export function byCell<T>(listed: Iterable<readonly [cell: Cell, item: T]>): (cell: Cell) => readonly T[] {
  const found = new Map<Cell, T[]>();
  for (const [cell, item] of listed) {
    const there = found.get(cell);
    if (there) there.push(item);
    else found.set(cell, [item]);
  }
  return cell => found.get(cell) ?? nothing;
}
