/** Grids drawn on the faces of a cube: coordinates are column and row on a face, then the face. */
import type { Cell, HouseList, Orientation, Outline, Surface } from './shape.js';

export const faceCell = (side: number, face: number, column: number, row: number): Cell =>
  (face * side + row) * side + column;

/** Gathers houses given cell by cell, orientation by orientation. */
export function listHousesOneByOne(
  outline: Outline,
  surface: Surface,
  groups: readonly { readonly orientation: Orientation; readonly houses: readonly (readonly Cell[])[] }[],
): HouseList {
  const houses = groups.flatMap(group => group.houses.map(cells => [...cells].sort((a, b) => a - b)));
  const flat = new Int32Array(houses.length * outline.symbols);
  for (const [i, cells] of houses.entries()) flat.set(cells, i * outline.symbols);
  return {
    surface,
    orientations: groups.map(group => group.orientation),
    houses: flat,
    houseOrientation: Uint8Array.from(groups.flatMap((group, i) => group.houses.map(() => i))),
  };
}

export const countTo = (length: number): number[] => Array.from({ length }, (_, i) => i);
