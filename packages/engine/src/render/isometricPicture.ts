/**
 * A shape as a solid: the cube with three of its sides, its layers pulled apart, or the figure of rhombi that a shape of more
 * axes makes. Symbols lie in the plane of their side. What would be too small to be seen at the picture's size is left out:
 * first the symbols, then the lines within boxes.
 */
import type { Grid } from '../board/grid.js';
import { blank, makeSymbolText } from '../board/symbols.js';
import { drawPaper, escapeXml, fillPalette, type Palette } from './palette.js';
import {
  drawLines,
  makeNumber,
  makePoint,
  type Panel,
  type Point,
  placeCells,
  pointOn,
  readingSteps,
} from './panel.js';
import { type Part, type Side, sidesSeen } from './projection.js';
import { regionIn } from './regions.js';

export interface IsometricOptions {
  /** What the picture shows, for those who cannot see it; the shape if not said. */
  readonly title?: string;
  /** The length of a cell's edge. */
  readonly cellSize?: number;
  /** Pulls the layers of a shape of three axes apart, by so many cells; by as many as a layer is deep, all is readable. */
  readonly explode?: number;
  /** Colours other than those of ink on paper. */
  readonly palette?: Partial<Palette>;
}

/** How wide cells must be, across for symbols and along for hairlines. */
const leastForSymbols = 10.5;
const leastForHairlines = 8.5;
const margin = 6;
const frameWidths: Readonly<Record<Part, number>> = { board: 1.8, side: 1.8, layer: 1.3, rim: 0.9 };

export function makeIsometricPicture(grid: Grid, options: IsometricOptions = {}): string {
  const { cellSize = 30, explode = 0 } = options;
  const palette = fillPalette(options.palette);
  const sides = sidesSeen(grid.shape, explode);
  const { left, right, top, bottom } = boundsOf(sides);
  const [width, height] = [right - left, bottom - top].map(length =>
    makeNumber(length * cellSize + 2 * margin),
  );
  const start = { x: margin - left * cellSize, y: margin - top * cellSize };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Inter, system-ui, sans-serif" role="img"><title>${escapeXml(options.title ?? grid.shape.name)}</title>${drawPaper(palette)}${drawSides(grid, sides, start, cellSize, palette)}</svg>`;
}

/** The inside of a square picture of this size, without paper and font. */
export function drawInSquare(grid: Grid, size: number, palette: Palette, explode = 0): string {
  const sides = sidesSeen(grid.shape, explode);
  const { left, right, top, bottom } = boundsOf(sides);
  const cellSize = (size - 2 * margin) / Math.max(right - left, bottom - top);
  const start = { x: (size - (left + right) * cellSize) / 2, y: (size - (top + bottom) * cellSize) / 2 };
  return drawSides(grid, sides, start, cellSize, palette);
}

function boundsOf(sides: readonly Side[]): { left: number; right: number; top: number; bottom: number } {
  const points = sides.flatMap(({ panel }) => outlineOf(panel));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const outlineOf = (panel: Panel): Point[] => [
  pointOn(panel, 0, 0),
  pointOn(panel, panel.width, 0),
  pointOn(panel, panel.width, panel.height),
  pointOn(panel, 0, panel.height),
];

function drawSides(
  grid: Grid,
  sides: readonly Side[],
  start: Point,
  cellSize: number,
  palette: Palette,
): string {
  const zoomed = sides.map(side => ({ ...side, panel: zoom(side.panel, cellSize, start) }));
  const drawn = zoomed.map(side => drawSide(grid, side, palette, cellSize));
  return `<g font-weight="600" text-anchor="middle" stroke-linejoin="round" stroke-linecap="round" fill="none">${drawPillars(zoomed, palette)}${drawn.join('')}</g>`;
}

/** Lines behind the outer corners of layers, which show that they belong above each other. */
function drawPillars(sides: readonly Side[], palette: Palette): string {
  const layers = sides.filter(({ part }) => part === 'layer').map(({ panel }) => outlineOf(panel));
  if (layers.length < 2) return '';
  const [bottom, top] = [layers[0], layers[layers.length - 1]];
  const lines = [1, 3].map(corner => `M${makePoint(top[corner])}L${makePoint(bottom[corner])}`);
  return drawStroke(lines.join(''), palette.hairline, 0.8);
}

const drawStroke = (path: string, colour: string, width: number): string =>
  path ? `<path d="${path}" stroke="${colour}" stroke-width="${makeNumber(width)}"/>` : '';

const makePolygon = (corners: readonly Point[]): string => `M${corners.map(makePoint).join('L')}Z`;

function zoom(panel: Panel, scale: number, offset: Point): Panel {
  const times = ({ x, y }: Point): Point => ({ x: x * scale, y: y * scale });
  const start = times(panel.origin);
  return {
    ...panel,
    origin: { x: start.x + offset.x, y: start.y + offset.y },
    columnStep: times(panel.columnStep),
    rowStep: times(panel.rowStep),
  };
}

function drawSide(grid: Grid, side: Side, palette: Palette, cellSize: number): string {
  const { panel, tone, part } = side;
  const { hairlines, rules } = drawLines(panel, cell => regionIn(grid.shape, side, cell));
  // Where the grid has gaps there is nothing to fill, and the rules go around what there is.
  const isWhole = !panel.cells.includes(undefined);
  const frame = makePolygon(outlineOf(panel));
  const parts = isWhole
    ? [frame]
    : placeCells(panel).flatMap(row => row.map(place => makePolygon(place.corners)));
  const back = `<path d="${parts.join('')}" fill="${palette[tone]}"/>`;
  const front = drawStroke(isWhole ? frame : rules, palette.ink, frameWidths[part]);
  // On a rim there is room only to mark where boxes end.
  if (part === 'rim') return back + drawStroke(rules, palette.hairline, 0.8) + front;
  return [
    back,
    cellSize >= leastForHairlines ? drawStroke(hairlines, palette.hairline, 0.8) : '',
    drawSymbols(grid, side, palette, cellSize),
    drawStroke(rules, palette.ink, Math.min(1.4, 0.3 + cellSize / 14)),
    front,
  ].join('');
}

/** The symbols of a side in one group, whose coordinates lie in the plane of the side. */
function drawSymbols({ shape, symbols }: Grid, side: Side, palette: Palette, cellSize: number): string {
  const slanted = side.part !== 'board';
  const { right, down } = slanted
    ? readingSteps(side.panel)
    : { right: { x: cellSize, y: 0 }, down: { x: 0, y: cellSize } };
  const [a, b, c, d] = [right.x, right.y, down.x, down.y].map(value => value / cellSize);
  const area = a * d - b * c;
  if (cellSize * area < leastForSymbols) return '';
  const size = cellSize * (slanted ? 0.62 : 0.58);
  const texts = placeCells(side.panel)
    .flat()
    .filter(({ cell }) => symbols[cell] !== blank && !side.isHidden?.(cell))
    .map(({ cell, centre: { x, y } }) => {
      const across = (d * x - c * y) / area;
      const downwards = (a * y - b * x) / area + size * 0.36;
      return `<text x="${short(across)}" y="${short(downwards)}">${makeSymbolText(symbols[cell], shape.symbols)}</text>`;
    });
  if (texts.length === 0) return '';
  const plane = slanted ? ` transform="matrix(${[a, b, c, d].map(makeNumber).join(' ')} 0 0)"` : '';
  return `<g font-size="${short(size)}" fill="${palette.ink}"${plane}>${texts.join('')}</g>`;
}

const short = (value: number): string => value.toFixed(1).replace('.0', '');
