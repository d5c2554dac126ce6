/** How much of each cell is seen, from 0 to 1: what peeling, clipping, ghosting, x-ray, fading and hints leave of it. */
import { blank, type Cell, coordinatesOf, type Shape } from '@hyperdoku/engine';
import { light } from '../board/lights.js';
import type { SpaceState } from './spaceState.js';

export const ghostly = 0.07;
const faded = 0.22;
/** While a step is shown, everything that it is not about steps back. */
const beside = 0.1;

/** Lights of what a step is about. */
const stepLights =
  (1 << light.house) |
  (1 << light.cover) |
  (1 << light.pattern) |
  (1 << light.fin) |
  (1 << light.placed) |
  (1 << light.gone) |
  (1 << light.look);

/** Lights that mean: look here. */
const shining =
  stepLights |
  (1 << light.line) |
  (0b111111 << light.box0) |
  (1 << light.selected) |
  (1 << light.cursor) |
  (1 << light.conflict) |
  (1 << light.wrong) |
  (1 << light.fresh);

type Seen = Pick<SpaceState, 'view' | 'axis' | 'peel' | 'clip' | 'ghost' | 'fade' | 'peek' | 'wFocus'>;

/** Whether the layers along an axis can be taken away one by one. */
export const hasLayers = (shape: Shape, view: SpaceState['view']): boolean =>
  view !== 'surface' && shape.extents.length >= 3;

export class Sight {
  readonly amounts: Float32Array;
  private readonly shape: Shape;
  /** The coordinates of all cells, axis after axis; only of axes that were asked for. */
  private readonly coordinates = new Map<number, Uint8Array>();

  constructor(shape: Shape) {
    this.shape = shape;
    this.amounts = new Float32Array(shape.cellCount).fill(1);
  }

  private along(axis: number): Uint8Array {
    let known = this.coordinates.get(axis);
    if (!known) {
      known = Uint8Array.from(this.amounts, (_, cell) => coordinatesOf(this.shape, cell)[axis]);
      this.coordinates.set(axis, known);
    }
    return known;
  }

  look(
    symbols: ArrayLike<number>,
    lights: Uint32Array,
    { view, axis, peel, clip, ghost, fade, peek, wFocus }: Seen,
  ): void {
    const { shape, amounts } = this;
    const layered = hasLayers(shape, view) && axis < shape.extents.length;
    const layers = layered && (peel > 0 || clip[0] > 0 || clip[1] < shape.extents[axis]) && this.along(axis);
    const focused = layered && wFocus !== undefined && shape.extents.length > 3 && this.along(3);
    const showsStep = lights.some(bits => (bits & stepLights) !== 0);
    for (let cell: Cell = 0; cell < shape.cellCount; cell++) {
      let seen = 1;
      const bits = lights[cell];
      const shines = (bits & shining) !== 0;
      if (showsStep && !shines) seen = beside;
      if (fade && symbols[cell] !== blank && !shines) seen = Math.min(seen, faded);
      if ((bits >>> light.impossible) & 1) seen = Math.min(seen, faded);
      if ((ghost || peek) && !shines) seen = Math.min(seen, ghostly);
      if (focused && focused[cell] !== wFocus) seen = Math.min(seen, ghostly);
      if (layers && (layers[cell] < peel || layers[cell] < clip[0] || layers[cell] > clip[1])) seen = 0;
      amounts[cell] = seen;
    }
  }
}
