/** A drawing as PNG. It is painted here item by item: pages that allow no pictures from elsewhere allow this. */
import type { Drawing, Item, PathItem, TextItem, Theme } from '@hyperdoku/engine';

/** Browsers refuse larger canvases. */
const longestSide = 8000;

/** So many pixels a cell, and as much larger as `zoom` says, lines too. */
export async function makePngBlob(
  drawing: Drawing,
  theme: Theme,
  cellSize: number,
  zoom: number,
): Promise<Blob | undefined> {
  const { left, top, width, height } = drawing.bounds;
  const fit = Math.min(zoom, longestSide / (Math.max(width, height) * cellSize));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * cellSize * fit);
  canvas.height = Math.round(height * cellSize * fit);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  if (theme.paper !== 'none') {
    context.fillStyle = theme.paper;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.scale(fit, fit);
  context.translate(-left * cellSize, -top * cellSize);
  paintItems(context, drawing.items, theme, cellSize);
  return new Promise(done => canvas.toBlob(blob => done(blob ?? undefined), 'image/png'));
}

function paintItems(
  context: CanvasRenderingContext2D,
  items: readonly Item[],
  theme: Theme,
  scale: number,
): void {
  for (const item of items) {
    if (item.kind === 'path') paintPath(context, item, theme, scale);
    else if (item.kind === 'text') paintText(context, item, theme, scale);
    else if (item.transform) {
      const [a, b, c, d, e, f] = item.transform;
      context.save();
      context.transform(a, b, c, d, e * scale, f * scale);
      paintItems(context, item.items, theme, scale);
      context.restore();
    } else paintItems(context, item.items, theme, scale);
  }
}

function paintPath(context: CanvasRenderingContext2D, item: PathItem, theme: Theme, scale: number): void {
  const { fill, opacity = 1, stroke, width = 1, dash = [] } = theme.paths[item.role];
  const path = new Path2D();
  for (const line of item.lines) {
    for (const [i, { x, y }] of line.entries())
      if (i === 0) path.moveTo(x * scale, y * scale);
      else path.lineTo(x * scale, y * scale);
    if (item.closed) path.closePath();
  }
  if (item.closed && fill !== undefined) {
    context.globalAlpha = opacity;
    context.fillStyle = fill;
    context.fill(path);
    context.globalAlpha = 1;
  }
  if (stroke === undefined) return;
  context.strokeStyle = stroke;
  context.lineWidth = item.thickness === undefined ? width * (item.thinness ?? 1) : item.thickness * scale;
  context.lineCap = item.ends ?? 'butt';
  context.lineJoin = item.ends === 'round' ? 'round' : 'miter';
  context.setLineDash([...dash]);
  context.stroke(path);
}

const anchors = { start: 'left', middle: 'center', end: 'right' } as const;

function paintText(context: CanvasRenderingContext2D, item: TextItem, theme: Theme, scale: number): void {
  const { fill, weight = 400, struck } = theme.texts[item.role];
  const [x, y, size] = [item.at.x * scale, item.at.y * scale, item.size * scale];
  context.font = `${weight} ${size}px "Inter Variable", ${theme.font}`;
  context.textAlign = anchors[item.anchor];
  context.fillStyle = fill;
  context.fillText(item.text, x, y);
  if (struck === undefined) return;
  context.strokeStyle = fill;
  context.lineWidth = struck;
  context.setLineDash([]);
  context.beginPath();
  context.moveTo(x - size / 2, y);
  context.lineTo(x + size / 2, y - size * 0.7);
  context.stroke();
}
