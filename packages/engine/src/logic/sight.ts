/** Who sees whom: two cells see each other when they must differ, by a house or by a constraint. */
import { mustDiffer } from '../shape/otherPeers.js';
import { peersOf } from '../shape/peers.js';
import { type Cell, cellsOf, type House, housesOf, type Shape } from '../shape/shape.js';
import type { Candidate } from './step.js';

/** Above this the peers of a board take too much memory, and are found again each time. */
const mostRemembered = 4096;

interface Sight {
  readonly peers: (Int32Array | undefined)[];
  /** A bit for every two cells, in bytes. */
  readonly bits: Uint8Array;
  readonly rowBytes: number;
}

const known = new WeakMap<Shape, Sight>();

function sightOf(shape: Shape): Sight {
  const found = known.get(shape);
  if (found) return found;
  const rowBytes = (shape.cellCount + 7) >> 3;
  const sight = { peers: [], bits: new Uint8Array(rowBytes * shape.cellCount), rowBytes };
  known.set(shape, sight);
  return sight;
}

/** The cells that a cell sees, rising. */
export function seenFrom(shape: Shape, cell: Cell): Int32Array {
  if (shape.cellCount > mostRemembered) return peersOf(shape, cell);
  const { peers, bits, rowBytes } = sightOf(shape);
  const own = peers[cell] ?? peersOf(shape, cell);
  if (!peers[cell]) {
    peers[cell] = own;
    for (const peer of own) bits[cell * rowBytes + (peer >> 3)] |= 1 << (peer & 7);
  }
  return own;
}

export function sees(shape: Shape, a: Cell, b: Cell): boolean {
  if (shape.cellCount > mostRemembered) return a !== b && mustDiffer(shape, a, b);
  const { peers, bits, rowBytes } = sightOf(shape);
  if (!peers[a]) seenFrom(shape, a);
  return (bits[a * rowBytes + (b >> 3)] & (1 << (b & 7))) !== 0;
}

/** Whether a cell sees all of these, or all from one of them on. */
export function seesAll(shape: Shape, cell: Cell, others: readonly Cell[], from = 0): boolean {
  for (let i = from; i < others.length; i++) if (!sees(shape, others[i], cell)) return false;
  return true;
}

/** Whether not both candidates can hold. */
export const areExclusive = (shape: Shape, a: Candidate, b: Candidate): boolean =>
  a.cell === b.cell ? a.symbol !== b.symbol : a.symbol === b.symbol && sees(shape, a.cell, b.cell);

/** The houses that hold all of these cells. */
export function housesWithAll(shape: Shape, cells: readonly Cell[]): House[] {
  return Array.from(housesOf(shape, cells[0])).filter(house => holdsAll(shape, house, cells));
}

/** The first house that holds all of these cells; -1 if none does. */
export function firstHouseWithAll(shape: Shape, cells: readonly Cell[]): House {
  const { cellHouses, cellHouseStart } = shape;
  for (let k = cellHouseStart[cells[0]]; k < cellHouseStart[cells[0] + 1]; k++)
    if (holdsAll(shape, cellHouses[k], cells)) return cellHouses[k];
  return -1;
}

/** Whether two houses and more hold all of these cells. */
export function areInTwoHouses(shape: Shape, cells: readonly Cell[]): boolean {
  const { cellHouses, cellHouseStart } = shape;
  let count = 0;
  for (let k = cellHouseStart[cells[0]]; k < cellHouseStart[cells[0] + 1] && count < 2; k++)
    if (holdsAll(shape, cellHouses[k], cells)) count++;
  return count === 2;
}

function holdsAll({ cellHouses, cellHouseStart }: Shape, house: House, cells: readonly Cell[]): boolean {
  for (let i = 0; i < cells.length; i++) {
    let k = cellHouseStart[cells[i]];
    while (k < cellHouseStart[cells[i] + 1] && cellHouses[k] !== house) k++;
    if (k === cellHouseStart[cells[i] + 1]) return false;
  }
  return true;
}

const knownOverlaps = new WeakMap<Shape, Uint8Array>();

/** By house: how many cells it shares with another at most. */
export function overlapsOf(shape: Shape): Uint8Array {
  const known = knownOverlaps.get(shape);
  if (known) return known;
  const overlaps = Uint8Array.from({ length: shape.houseCount }, (_, house) => {
    const shared = new Map<House, number>();
    for (const cell of cellsOf(shape, house)) {
      for (const other of housesOf(shape, cell))
        if (other !== house) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    return Math.max(0, ...shared.values());
  });
  knownOverlaps.set(shape, overlaps);
  return overlaps;
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
