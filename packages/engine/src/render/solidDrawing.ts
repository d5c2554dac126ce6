/**
 * A shape as a solid: the cube with three of its sides, its layers pulled apart, or the figure of rhombi that a shape of more
 * axes makes. Symbols lie in the plane of their side. What would be too small to be seen at the picture's size is left out:
 * first the symbols, then the lines within boxes.
 */
import type { Grid } from '../board/grid.js';
import { blank, makeSymbolText } from '../board/symbols.js';
import { centreText, type Drawing, type Item, type PathItem } from './drawing.js';
import {
  linesOf,
  type Panel,
  type Point,
  type Polyline,
  placeCells,
  pointOn,
  readingSteps,
} from './panel.js';
import { type Part, type Side, sidesSeen } from './projection.js';
import { regionIn } from './regions.js';
import type { PathRole } from './role.js';
import { constraintsOn } from './sideConstraints.js';

/** How large the cells are, and whether layers are pulled apart. */
export interface SolidOptions {
  /** The length of a cell's edge in the output. */
  readonly cellSize: number;
  /** Pulls the layers of a shape of three axes apart, by so many cells; by as many as a layer is deep, all is readable. */
  readonly explode?: number;
}

/** How wide cells must be, across for symbols and along for hairlines. */
const leastForSymbols = 10.5;
const leastForHairlines = 8.5;
/** In units of the output, as strokes are. */
const margin = 6;
const noConstraints = { under: [], over: [] };
const frameRoles: Readonly<Record<Part, PathRole>> = {
  board: 'frame',
  side: 'frame',
  layer: 'layerFrame',
  rim: 'rimFrame',
};

/** A shape from outside, as a drawing. */
export function drawSolid(grid: Grid, { cellSize, explode = 0 }: SolidOptions): Drawing {
  const sides = sidesSeen(grid.shape, explode);
  const { left, top, width, height } = extentOf(sides);
  const around = margin / cellSize;
  return {
    bounds: { left: 0, top: 0, width: width + 2 * around, height: height + 2 * around },
    items: drawSides(grid, sides, { x: around - left, y: around - top }, cellSize),
  };
}

/** In the middle of a square of this size in the output, and how large its cells are there. */
export function drawSolidInSquare(
  grid: Grid,
  size: number,
  explode = 0,
): { drawing: Drawing; cellSize: number } {
  const sides = sidesSeen(grid.shape, explode);
  const { left, top, width, height } = extentOf(sides);
  const cellSize = (size - 2 * margin) / Math.max(width, height);
  const side = size / cellSize;
  const start = { x: side / 2 - left - width / 2, y: side / 2 - top - height / 2 };
  return {
    drawing: {
      bounds: { left: 0, top: 0, width: side, height: side },
      items: drawSides(grid, sides, start, cellSize),
    },
    cellSize,
  };
}

function extentOf(sides: readonly Side[]): Drawing['bounds'] {
  const points = sides.flatMap(({ panel }) => outlineOf(panel));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

const outlineOf = (panel: Panel): Polyline => [
  pointOn(panel, 0, 0),
  pointOn(panel, panel.width, 0),
  pointOn(panel, panel.width, panel.height),
  pointOn(panel, 0, panel.height),
];

function drawSides(grid: Grid, sides: readonly Side[], start: Point, cellSize: number): Item[] {
  const moved = sides.map(side => {
    const { x, y } = side.panel.origin;
    return { ...side, panel: { ...side.panel, origin: { x: x + start.x, y: y + start.y } } };
  });
  return [...drawPillars(moved), ...moved.flatMap(side => drawSide(grid, side, cellSize))];
}

const drawStrokes = (role: PathRole, lines: readonly Polyline[], closed = false): PathItem[] =>
  lines.length > 0 ? [{ kind: 'path', role, lines, closed, ends: 'round' }] : [];

/** Lines behind the outer corners of layers, which show that they belong above each other. */
function drawPillars(sides: readonly Side[]): PathItem[] {
  const layers = sides.filter(({ part }) => part === 'layer').map(({ panel }) => outlineOf(panel));
  if (layers.length < 2) return [];
  const [bottom, top] = [layers[0], layers[layers.length - 1]];
  return drawStrokes(
    'hairline',
    [1, 3].map(corner => [top[corner], bottom[corner]]),
  );
}

function drawSide(grid: Grid, side: Side, cellSize: number): Item[] {
  const { panel, tone, part } = side;
  const { hairlines, rules } = linesOf(panel, cell => regionIn(grid.shape, side, cell));
  // Where the grid has gaps there is nothing to fill, and the rules go around what there is.
  const isWhole = !panel.cells.includes(undefined);
  const outline = outlineOf(panel);
  const places = placeCells(panel).flat();
  const back: PathItem = {
    kind: 'path',
    role: tone,
    lines: isWhole ? [outline] : places.map(({ corners }) => corners),
    closed: true,
  };
  const front = drawStrokes(frameRoles[part], isWhole ? [outline] : rules, isWhole);
  // On a rim there is room only to mark where boxes end.
  if (part === 'rim') return [back, ...drawStrokes('hairline', rules), ...front];
  const thinness = Math.min(1, (0.3 + cellSize / 14) / 1.4);
  const { under, over } = cellSize < leastForSymbols ? noConstraints : constraintsOn(grid.shape, side);
  return [
    back,
    ...under,
    ...(cellSize >= leastForHairlines ? drawStrokes('hairline', hairlines) : []),
    ...drawSymbols(grid, side, cellSize),
    ...drawStrokes('solidRule', rules).map(item => ({ ...item, thinness })),
    ...over,
    ...front,
  ];
}

/** The symbols of a side in one group, whose coordinates lie in the plane of the side. */
function drawSymbols({ shape, symbols }: Grid, side: Side, cellSize: number): Item[] {
  const isSlanted = side.part !== 'board';
  const { right, down } = isSlanted
    ? readingSteps(side.panel)
    : { right: { x: 1, y: 0 }, down: { x: 0, y: 1 } };
  const area = right.x * down.y - right.y * down.x;
  if (cellSize * area < leastForSymbols) return [];
  const size = isSlanted ? 0.62 : 0.58;
  const items = placeCells(side.panel)
    .flat()
    .filter(({ cell }) => symbols[cell] !== blank && !side.isHidden?.(cell))
    .map(({ cell, centre: { x, y } }) => {
      const at = {
        x: (down.y * x - down.x * y) / area,
        y: (right.x * y - right.y * x) / area,
      };
      const symbol = symbols[cell];
      return centreText('clue', makeSymbolText(symbol, shape.symbols), at, size, { cell, symbol });
    });
  if (items.length === 0) return [];
  return isSlanted ? [{ kind: 'group', transform: [right.x, right.y, down.x, down.y, 0, 0], items }] : items;
}
