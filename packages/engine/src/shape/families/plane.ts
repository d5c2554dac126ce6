/**
 * Every axis-aligned plane section holds all symbols: Roxdoku, the Sudo-Cube. A symbol stands once in each layer
 * of every axis, so naming a cell by the differences of its coordinates from the first one is a solution.
 */
import { quotient } from '../../base/ints.js';
import { ok } from '../../base/result.js';
import { checkAxes, equalExtents, parsePower } from '../family.js';
import type { PlaneSpec } from '../spec.js';
import { tiledFamily } from '../tiledFamily.js';
import type { Tiling } from '../tiling.js';

function tilings(spec: PlaneSpec): Tiling[] {
  const extents = equalExtents(spec.side, spec.axes);
  const kind = spec.axes === 2 ? 'line' : 'plane';
  return extents.map((_, normal) => ({ kind, block: extents.map((side, i) => (i === normal ? 1 : side)) }));
}
const makePlane = (spec: PlaneSpec): string => `plane:${spec.side}^${spec.axes}`;

export const plane = tiledFamily<PlaneSpec>({
  name: 'plane',
  example: 'plane:3^3',
  parse: text => {
    const power = parsePower(text, 'plane:');
    return power && ok({ family: 'plane', side: power[0], axes: power[1] });
  },
  make: makePlane,
  rule: () => ({ kind: 'planes' }),
  alias: ({ side, axes }) => (axes === 2 ? { family: 'latin', symbols: side, axes } : undefined),
  grid: spec => ({
    symbols: spec.side ** (spec.axes - 1),
    extents: equalExtents(spec.side, spec.axes),
  }),
  refuse: spec => checkAxes(makePlane(spec), spec.axes, 2),
  tilings,
  instantGrid: ({ side, axes }, { cellCount }) => {
    const grid = new Uint8Array(cellCount);
    for (let cell = 0; cell < cellCount; cell++) {
      const first = cell % side;
      let symbol = 0;
      let place = 1;
      let rest = quotient(cell, side);
      for (let axis = 1; axis < axes; axis++) {
        symbol += (((rest % side) - first + side) % side) * place;
        rest = quotient(rest, side);
        place *= side;
      }
      grid[cell] = symbol + 1;
    }
    return grid;
  },
});
