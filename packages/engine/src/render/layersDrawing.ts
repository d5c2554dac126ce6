/**
 * All layers of a shape as rhombi, as if one looked down on them from a corner: stacked in columns, none above another, so that
 * every cell can be read. Constraints and notes lie in the plane of their layer.
 */
import { type BoardContents, drawBoard } from './boardDrawing.js';
import type { Drawing, Item, Transform } from './drawing.js';
import { transformItems } from './drawing.js';
import type { Layout } from './layout.js';

/** A step along x goes so far to the right and down; one along y as far to the left and down. */
const [aside, down] = [Math.sqrt(3) / 2, 0.5];
const margin = 0.3;
const largestHeading = 0.62;
/** In parts of a font's size. */
const letterWidth = 0.66;
/** Between layers of a column, and between columns. */
const [airBelow, airBeside] = [0.5, 0.7];

/** So many layers a column that the whole is about square and no column is shorter; of more axes a column is one cube. */
function layersPerColumn(
  { boardCount, columns, perspective }: Layout,
  width: number,
  height: number,
): number {
  if (perspective.stacked.length > 1) return columns;
  const wanted = Math.sqrt((boardCount * width) / height);
  const even = Array.from({ length: boardCount }, (_, i) => i + 1).filter(each => boardCount % each === 0);
  return even.reduce((best, each) => (Math.abs(each - wanted) < Math.abs(best - wanted) ? each : best));
}

export function drawLayers(layout: Layout, contents: BoardContents): Drawing {
  const { boardCount, bounds } = layout;
  const width = (bounds.width + bounds.height) * aside;
  const height = (bounds.width + bounds.height) * down;
  const [stepX, stepY] = [width + airBeside, height + airBelow];
  const perColumn = layersPerColumn(layout, width, height);
  const columns = Math.ceil(boardCount / perColumn);
  // A heading stands in the free corner above the left end of its rhombus.
  const letters = layout.boardAt(boardCount - 1).heading.length;
  const headingSize = Math.min(largestHeading, (height * aside) / (letters * letterWidth + 2 * aside));
  const items = Array.from({ length: boardCount }, (_, i): Item[] => {
    const board = layout.boardAt(i);
    const [x, y] = [margin + Math.floor(i / perColumn) * stepX, margin + (i % perColumn) * stepY];
    const plane: Transform = [
      aside,
      down,
      -aside,
      down,
      x + (bounds.height - bounds.left + bounds.top) * aside,
      y - (bounds.left + bounds.top) * down,
    ];
    return [
      ...transformItems(drawBoard(board, contents), plane).map(roundOff),
      {
        kind: 'text',
        role: 'heading',
        text: board.heading,
        at: { x, y: y + headingSize },
        size: headingSize,
        anchor: 'start',
      },
    ];
  });
  return {
    bounds: {
      left: 0,
      top: 0,
      width: columns * stepX - airBeside + 2 * margin,
      height: perColumn * stepY - airBelow + 2 * margin,
    },
    items: items.flat(),
  };
}

/** Square ends meet in upright corners only. */
const roundOff = (item: Item): Item =>
  item.kind === 'path' && item.ends === 'square' ? { ...item, ends: 'round' } : item;
