/** A page as one drawing in points, to be shown where no PDF is: what a file paints block by block. */
import type { Drawing, Item, Transform } from '@hyperdoku/engine';
import type { Block, PdfPage } from './document.js';
import { thinnessAt } from './painter.js';

/** A page as one drawing. */
export const drawWholePage = ({ width, height, blocks }: PdfPage): Drawing => ({
  bounds: { left: 0, top: 0, width, height },
  items: blocks.flatMap(placeBlock),
});

function placeBlock({ drawing: { items, bounds }, at, scale }: Block): Item[] {
  const shift = { x: at.x - bounds.left * scale, y: at.y - bounds.top * scale };
  return items.map(item => placeItem(item, scale, shift));
}

function placeItem(item: Item, scale: number, shift: { x: number; y: number }): Item {
  const move = ({ x, y }: { x: number; y: number }) => ({ x: x * scale + shift.x, y: y * scale + shift.y });
  switch (item.kind) {
    case 'path':
      return {
        ...item,
        lines: item.lines.map(line => line.map(move)),
        thinness: (item.thinness ?? 1) * thinnessAt(scale),
        ...(item.thickness !== undefined && { thickness: item.thickness * scale }),
      };
    case 'text':
      return { ...item, at: move(item.at), size: item.size * scale };
    case 'group': {
      if (!item.transform) return { ...item, items: item.items.map(each => placeItem(each, scale, shift)) };
      const [a, b, c, d, e, f] = item.transform;
      const transform: Transform = [a, b, c, d, e * scale + shift.x, f * scale + shift.y];
      return { ...item, transform, items: item.items.map(each => placeItem(each, scale, { x: 0, y: 0 })) };
    }
  }
}
