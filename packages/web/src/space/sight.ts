/** How much of each cell is seen, from 0 to 1: what peeling, clipping, ghosting, x-ray and fading leave of it. Pure. */
import { blank, type Cell, coordinatesOf, type Shape } from '@hyperdoku/engine';
import { light } from '../board/lights.js';
import type { SpaceState } from './spaceState.js';

export const ghostly = 0.07;
const faded = 0.22;

/** Lights that mean: look here. */
const shining =
  (1 << light.line) |
  (0b111111 << light.box0) |
  (1 << light.selected) |
  (1 << light.cursor) |
  (1 << light.conflict) |
  (1 << light.wrong) |
  (1 << light.house) |
  (1 << light.cover) |
  (1 << light.pattern) |
  (1 << light.fin) |
  (1 << light.placed) |
  (1 << light.gone) |
  (1 << light.look) |
  (1 << light.fresh);

type Sight = Pick<SpaceState, 'view' | 'axis' | 'peel' | 'clip' | 'ghost' | 'fade' | 'peek' | 'wFocus'>;

/** Whether the layers along an axis can be taken away one by one. */
export const hasLayers = (shape: Shape, view: SpaceState['view']): boolean =>
  view !== 'surface' && shape.extents.length >= 3;

export function seeCells(
  shape: Shape,
  symbols: ArrayLike<number>,
  lights: Uint32Array,
  { view, axis, peel, clip, ghost, fade, peek, wFocus }: Sight,
  into: Float32Array,
): void {
  const layered = hasLayers(shape, view);
  for (let cell: Cell = 0; cell < shape.cellCount; cell++) {
    let seen = 1;
    if (layered) {
      const at = coordinatesOf(shape, cell);
      const layer = at[axis] ?? 0;
      if (layer < peel || layer < clip[0] || layer > clip[1]) seen = 0;
      if (wFocus !== undefined && shape.extents.length > 3 && at[3] !== wFocus)
        seen = Math.min(seen, ghostly);
    }
    const shines = (lights[cell] & shining) !== 0;
    if ((ghost || peek) && !shines) seen = Math.min(seen, ghostly);
    if (fade && symbols[cell] !== blank && !shines) seen = Math.min(seen, faded);
    if ((lights[cell] >>> light.impossible) & 1) seen = Math.min(seen, faded);
    into[cell] = seen;
  }
}
