/**
 * Cells that must differ though they share no house: what constraints add to the peers of a cell. Flat, as the houses are: those
 * of cell c are `cells[start[c]] … cells[start[c + 1] - 1]`, rising.
 */
import type { Ints } from '../base/ints.js';
import type { Cell, Shape } from './shape.js';

export interface OtherPeers {
  readonly start: Ints;
  readonly cells: Ints;
}

const known = new WeakMap<Shape, OtherPeers>();

export function otherPeersOf(shape: Shape): OtherPeers {
  const found = known.get(shape) ?? listOtherPeers(shape);
  known.set(shape, found);
  return found;
}

export function shareHouse({ cellHouses, cellHouseStart }: Shape, first: Cell, second: Cell): boolean {
  for (let i = cellHouseStart[first]; i < cellHouseStart[first + 1]; i++)
    for (let k = cellHouseStart[second]; k < cellHouseStart[second + 1]; k++)
      if (cellHouses[i] === cellHouses[k]) return true;
  return false;
}

function listOtherPeers(shape: Shape): OtherPeers {
  const { cellCount, constraints } = shape;
  const peers = new Map<Cell, Set<Cell>>();
  const add = (cell: Cell, other: Cell): void => {
    const set = peers.get(cell) ?? new Set();
    peers.set(cell, set.add(other));
  };
  for (const { primitives } of constraints) {
    for (const { type, cells } of primitives) {
      if (type !== 'different') continue;
      for (const [i, first] of cells.entries()) {
        for (const second of cells.slice(0, i)) {
          if (shareHouse(shape, first, second)) continue;
          add(first, second);
          add(second, first);
        }
      }
    }
  }
  const start = new Int32Array(cellCount + 1);
  if (peers.size === 0) return { start, cells: start.subarray(0, 0) };
  for (let cell = 0; cell < cellCount; cell++) start[cell + 1] = start[cell] + (peers.get(cell)?.size ?? 0);
  const cells = new Int32Array(start[cellCount]);
  for (const [cell, others] of peers) cells.set(Int32Array.from(others).sort(), start[cell]);
  return { start, cells };
}

/** Whether two cells must differ, by a house or by a constraint. */
export function mustDiffer(shape: Shape, first: Cell, second: Cell): boolean {
  const { start, cells } = otherPeersOf(shape);
  for (let i = start[first]; i < start[first + 1]; i++) if (cells[i] === second) return true;
  return shareHouse(shape, first, second);
}

/** Whether every two of these cells must. */
export const allDiffer = (shape: Shape, cells: readonly Cell[]): boolean =>
  cells.every((cell, i) => cells.slice(0, i).every(other => mustDiffer(shape, cell, other)));
