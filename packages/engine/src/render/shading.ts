/**
 * Sets of cells that are shaded, on the boards of a slice. A shade leaves a margin where its set ends, and sets that lie on each other
 * have shades of different sizes.
 */
import type { Cell } from '../shape/shape.js';
import { byCell } from './byCell.js';
import type { CellPlace, Shade } from './panel.js';

export interface ShadedSet extends Pick<Shade, 'role'> {
  readonly cells: readonly Cell[];
  /** By how much it is smaller than others at least: those with the same colour are told apart by it. */
  readonly layer: number;
}

/** Between a shade and the border of a cell where it ends, and by how much more each further layer shrinks. */
const margin = 0.07;
const layerStep = 0.09;
const mostLayers = 4;

/** Adds shades to the cells of a slice. */
export function shadeCells(
  rows: readonly (readonly CellPlace[])[],
  sets: readonly ShadedSet[],
): readonly (readonly CellPlace[])[] {
  if (sets.length === 0) return rows;
  const indicesAt = byCell(sets.flatMap(({ cells }, index) => cells.map(cell => [cell, index] as const)));
  const places = rows.flat();
  const layers = layersOf(places, sets, indicesAt);
  const at = new Map(places.map(place => [`${place.row} ${place.column}`, place.cell]));
  return rows.map(row =>
    row.map(place => {
      const own = indicesAt(place.cell).map((index): Shade => {
        const inset = margin + layerStep * (layers[index] % mostLayers);
        const ends = (right: number, down: number): number => {
          const next = at.get(`${place.row + down} ${place.column + right}`);
          return next !== undefined && indicesAt(next).includes(index) ? 0 : inset;
        };
        return {
          role: sets[index].role,
          left: ends(-1, 0),
          top: ends(0, -1),
          right: 1 - ends(1, 0),
          bottom: 1 - ends(0, 1),
        };
      });
      return own.length === 0 ? place : { ...place, shades: own };
    }),
  );
}

/** Sets that share a cell lie in different layers. */
function layersOf(
  places: readonly CellPlace[],
  sets: readonly ShadedSet[],
  indicesAt: (cell: Cell) => readonly number[],
): number[] {
  const layers = sets.map(({ layer }) => layer);
  for (const { cell } of places) {
    const taken = new Set<number>();
    for (const index of indicesAt(cell)) {
      while (taken.has(layers[index])) layers[index]++;
      taken.add(layers[index]);
    }
  }
  return layers;
}
