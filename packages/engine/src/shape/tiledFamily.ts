/** What the families made of equal blocks have in common: houses and motions follow from their tilings. */
import { ok } from '../base/result.js';
import { checkLimits, type Family } from './family.js';
import type { Outline } from './shape.js';
import type { Spec } from './spec.js';
import { tiledFrame } from './tiledFrame.js';
import { randomTiledMotion } from './tiledMotion.js';
import { listTiledHouses, type Tiling } from './tiling.js';

interface TiledFamily<S extends Spec>
  extends Omit<Family<S>, 'outline' | 'listHouses' | 'randomMotion' | 'frame'> {
  readonly tilings: (spec: S) => Tiling[];
  /** The extents of the grid and its symbols, whether or not such a shape can be. */
  readonly grid: (spec: S) => Pick<Outline, 'symbols' | 'extents'>;
  /** Why a spec cannot exist. */
  readonly refuse: (spec: S) => ReturnType<Family<S>['outline']> | undefined;
}

export function tiledFamily<S extends Spec>(family: TiledFamily<S>): Family<S> {
  const { tilings, grid, refuse, ...rest } = family;
  return {
    ...rest,
    outline: spec => {
      const refusal = refuse(spec);
      if (refusal) return refusal;
      const { symbols, extents } = grid(spec);
      const cellCount = extents.reduce((product, extent) => product * extent, 1);
      return checkLimits(symbols, extents) ?? ok({ symbols, extents, cellCount });
    },
    listHouses: (spec, outline) => listTiledHouses(outline, tilings(spec)),
    randomMotion: (spec, shape, random) => randomTiledMotion(shape, tilings(spec), random),
    frame: (spec, shape) => tiledFrame(shape, tilings(spec)),
  };
}
