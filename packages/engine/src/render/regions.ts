/** Where a picture of a slice draws heavy rules: between cells of different boxes. */
import { type Cell, type House, housesOf, orientationOf, type Shape } from '../shape/shape.js';
import type { Slice } from '../shape/slice.js';

/** The box that a cell lies in, as seen in a slice; undefined where the shape has none in this direction. */
export function regionIn(shape: Shape, { across, down }: Slice, cell: Cell): House | undefined {
  let region: House | undefined;
  for (const house of housesOf(shape, cell)) {
    const { kind, axes } = orientationOf(shape, house);
    // In a slice shape each pair of axes has its own boxes; elsewhere one kind of box serves all.
    const lies = shape.spec.family !== 'slice' || (axes.includes(across) && axes.includes(down));
    if (kind === 'box' && lies) return house;
    // The pieces of a jigsaw are its boxes, but regions laid over boxes are not.
    if (kind === 'region') region ??= house;
  }
  return region;
}
