/** Who sees whom: two cells see each other when they must differ, by a house or by a constraint. */
import { peersOf } from '../shape/peers.js';
import { type Cell, type House, housesOf, type Shape } from '../shape/shape.js';

const peerSets = new WeakMap<Shape, Map<Cell, ReadonlySet<Cell>>>();

/** The peers of a cell as a set, remembered for the shape. */
export function peerSetOf(shape: Shape, cell: Cell): ReadonlySet<Cell> {
  let known = peerSets.get(shape);
  if (!known) {
    known = new Map();
    peerSets.set(shape, known);
  }
  let peers = known.get(cell);
  if (!peers) {
    peers = new Set(peersOf(shape, cell));
    known.set(cell, peers);
  }
  return peers;
}

export const sees = (shape: Shape, a: Cell, b: Cell): boolean => peerSetOf(shape, a).has(b);

/** The houses that hold all of these cells. */
export function housesWithAll(shape: Shape, cells: readonly Cell[]): House[] {
  const [first, ...rest] = cells;
  return [...housesOf(shape, first)].filter(house =>
    rest.every(cell => housesOf(shape, cell).includes(house)),
  );
}

/** All ways to choose this many of the items, in order. */
export function* choose<T>(items: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= items.length - count; i++) {
    for (const rest of choose(items, count - 1, i + 1)) yield [items[i], ...rest];
  }
}
