/** How much of each cell is seen, from 0 to 1: what is taken away, ghosting, x-ray, fading and hints leave of it. */
import { blank, type Cell, coordinatesOf, type Shape } from '@hyperdoku/engine';
import { light } from '../board/lights.js';
import { ghostly, type SpaceState } from './spaceState.js';

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

type Seen = Pick<SpaceState, 'view' | 'range' | 'ghost' | 'alone' | 'fade' | 'peek' | 'wFocus'>;

/** Whether the layers along an axis can be taken away one by one. */
export const hasLayers = (shape: Shape, view: SpaceState['view']): boolean =>
  view !== 'surface' && shape.extents.length >= 3;

export function isFilled(symbols: ArrayLike<number>): boolean {
  for (let cell = 0; cell < symbols.length; cell++) if (symbols[cell] === blank) return false;
  return true;
}

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
    axis: number,
    { view, range: [from, to], ghost, alone, fade, peek, wFocus }: Seen,
  ): void {
    const { shape, amounts } = this;
    const layered = hasLayers(shape, view) && axis < shape.extents.length;
    const layers = layered && (from > 0 || to < shape.extents[axis] - 1) && this.along(axis);
    const focused = layered && wFocus !== undefined && shape.extents.length > 3 && this.along(3);
    // What is finished stands in full light.
    const isFull = isFilled(symbols);
    const showsStep = !isFull && lights.some(bits => (bits & stepLights) !== 0);
    for (let cell: Cell = 0; cell < shape.cellCount; cell++) {
      let seen = 1;
      const bits = lights[cell];
      const shines = (bits & shining) !== 0;
      if (showsStep && !shines) seen = alone ? 0 : beside;
      if (fade && !isFull && symbols[cell] !== blank && !shines) seen = Math.min(seen, faded);
      if ((bits >>> light.impossible) & 1) seen = Math.min(seen, faded);
      if ((ghost || peek) && !shines) seen = Math.min(seen, ghostly);
      if (focused && focused[cell] !== wFocus) seen = Math.min(seen, ghostly);
      if (layers && (layers[cell] < from || layers[cell] > to)) seen = 0;
      amounts[cell] = seen;
    }
  }
}
