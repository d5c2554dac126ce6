/** Where a picture of a slice draws heavy rules: between cells of different boxes. */
import { type Cell, type House, housesOf, orientationOf, type Shape } from '../shape/shape.js';
import type { Slice } from '../shape/slice.js';

/** The box that a cell lies in, as seen in a slice; undefined where the shape has none in this direction. */
export function regionIn(
  shape: Shape,
  { across, down }: Pick<Slice, 'across' | 'down'>,
  cell: Cell,
): House | undefined {
  let box: House | undefined;
  let region: House | undefined;
  for (const house of housesOf(shape, cell)) {
    const { kind, axes } = orientationOf(shape, house);
    // Where each pair of axes has its own boxes, those of the slice count; elsewhere one kind of box serves all.
    if (kind === 'box' && axes.includes(across) && axes.includes(down)) return house;
    if (kind === 'box') box ??= house;
    // The pieces of a jigsaw are its boxes, but regions laid over boxes are not.
    if (kind === 'region') region ??= house;
  }
  return box ?? region;
}
