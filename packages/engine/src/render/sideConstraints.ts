/** The constraints of a shape on a side of its solid: what its board shows, laid into the plane of the side. */
import type { Shape } from '../shape/shape.js';
import { type Item, movePoint, type Transform, transformItems } from './drawing.js';
import { layOut } from './layout.js';
import { readingSteps } from './panel.js';
import type { Side } from './projection.js';

interface OnSide {
  readonly under: readonly Item[];
  readonly over: readonly Item[];
}

const nothing: OnSide = { under: [], over: [] };

/** Grids on the faces of a cube have theirs on their board, and a rim has no room. */
export function constraintsOn(shape: Shape, { across, down, panel, part }: Side): OnSide {
  const first = panel.cells.find(cell => cell !== undefined);
  if (shape.constraints.length === 0 || shape.surface || part === 'rim' || first === undefined)
    return nothing;
  const stacked = shape.extents.map((_, axis) => axis).filter(axis => axis !== across && axis !== down);
  const layout = layOut(shape, { across, down, stacked });
  const { constraints } = layout.boardAt(layout.boardOf(first));
  const { origin, columnStep, rowStep } = panel;
  const plane: Transform = [columnStep.x, columnStep.y, rowStep.x, rowStep.y, origin.x, origin.y];
  const { right, down: below } = readingSteps(panel);
  /** A side may be seen from behind its board; texts are turned so that they can be read all the same. */
  const lay = (items: readonly Item[]): Item[] =>
    items.flatMap(item => {
      if (item.kind !== 'text') return transformItems([item], plane);
      const { x, y } = movePoint(plane, item.at);
      const anchor = columnStep.x < 0 && item.anchor === 'start' ? 'end' : item.anchor;
      const text = { ...item, at: { x: 0, y: 0 }, anchor };
      return [{ kind: 'group', transform: [right.x, right.y, below.x, below.y, x, y], items: [text] }];
    });
  return {
    under: constraints.flatMap(({ under }) => lay(under)),
    over: constraints.flatMap(({ over }) => lay(over)),
  };
}
