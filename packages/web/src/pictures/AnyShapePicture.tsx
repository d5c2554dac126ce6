/** The picture of any shape: of one that is not in the catalog its empty board is drawn. The start does without, to be there at once. */
import { emptyGrid, outlineOf, parseSpec, shapeOf } from '@hyperdoku/engine';
import { say } from '../texts/index.js';
import { GridPicture, mostCellsDrawn } from './GridPicture.js';
import { ShapePicture } from './ShapePicture.js';

export function AnyShapePicture({ spec }: { readonly spec: string }) {
  const parsed = say.shape(spec) ? undefined : parseSpec(spec);
  const outline = parsed?.ok ? outlineOf(parsed.value) : undefined;
  // A shape takes memory; one that is too large to be drawn is not built.
  const isSmall = outline?.ok && outline.value.cellCount <= mostCellsDrawn;
  const shape = parsed?.ok && isSmall ? shapeOf(parsed.value) : undefined;
  return shape?.ok ? <GridPicture grid={emptyGrid(shape.value)} /> : <ShapePicture spec={spec} />;
}
