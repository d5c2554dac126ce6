/** Straight parts of space: cubes, and the sheets that they fall into when they are pulled apart. */
import type { Shape } from '@hyperdoku/engine';

/** By the ends of its diagonal. */
export type Part = readonly [from: readonly number[], to: readonly number[]];

/** From coordinates to space: y and z run against the axes of the screen. */
export const signs = [1, -1, -1] as const;

/** Pulled apart less than this, layers still look like one cube. */
const apart = 0.25;

/** The cubes themselves or, where they are pulled apart, a sheet for each of their layers. */
export function partsApart(
  { extents }: Shape,
  { explode, explodeAxis }: { readonly explode: number; readonly explodeAxis: number },
  cubes: readonly { readonly frame: Part; readonly scale: number }[],
): { readonly rooms: readonly Part[]; readonly roomCells: readonly number[] } {
  const roomCells = extents.slice(0, 3);
  if (explode < apart || explodeAxis > 2) return { rooms: cubes.map(({ frame }) => frame), roomCells };
  const rooms = cubes.flatMap(({ frame: [from, to], scale }) =>
    Array.from({ length: extents[explodeAxis] }, (_, layer): Part => {
      const [start, end] = [[...from], [...to]];
      const middle = from[explodeAxis] + (0.5 + layer * (1 + explode)) * scale;
      start[explodeAxis] = middle - 0.02;
      end[explodeAxis] = middle + 0.02;
      return [start, end];
    }),
  );
  return { rooms, roomCells: roomCells.map((cells, axis) => (axis === explodeAxis ? 1 : cells)) };
}
