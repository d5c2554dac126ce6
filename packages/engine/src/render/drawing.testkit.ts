/** What tests ask of drawings: all that is in them, where it lies, and one of every kind. */
import { readFileSync } from 'node:fs';
import { expectOk } from '../base/result.js';
import { createGrid, type Grid } from '../board/grid.js';
import { emptyPuzzle } from '../board/puzzle.js';
import { Position } from '../logic/position.js';
import { makeStep } from '../logic/step.js';
import { parseShape } from '../shape/shapes.js';
import { drawBoards } from './boardDrawing.js';
import {
  type Drawing,
  type Item,
  movePoint,
  type PathItem,
  type TextItem,
  type Transform,
} from './drawing.js';
import { layOut } from './layout.js';
import type { Point } from './panel.js';
import { drawSolid } from './solidDrawing.js';
import { drawStacks } from './stackDrawing.js';
import { drawStep } from './stepDrawing.js';
import { arrangeInFile } from './svgPicture.js';
import { drawView, viewsOf } from './view.js';

export const shapeOf = (spec: string) => expectOk(parseShape(spec));

/** A filling of which nothing is asked but that each cell has a symbol. */
export function fullGrid(spec: string): Grid {
  const shape = shapeOf(spec);
  const symbols = Array.from({ length: shape.cellCount }, (_, cell) => 1 + (cell % shape.symbols));
  return expectOk(createGrid(shape, symbols));
}

/** The rule of a file in `examples`. */
export const exampleRule = (name: string): string =>
  readFileSync(new URL(`../../../../examples/${name}.json`, import.meta.url), 'utf8');

/** With symbols of two figures. */
const numbers = `custom:${JSON.stringify({ symbols: 36, extents: [6, 6], houses: [Array.from({ length: 36 }, (_, i) => i)] })}`;

/** Of every family, flat and deep, with one figure for a symbol and with two, with gaps. */
export const drawnSpecs: readonly (readonly [name: string, spec: string])[] = [
  ...['2x2', '3x2', '4^3', 'latin:4^3', 'plane:3^3', 'iso:2', 'iso:4', 'iso:6', 'faces:4', '2x2x1x1'].map(
    spec => [spec, spec] as const,
  ),
  ['36 symbols', numbers],
  ['samurai', exampleRule('samurai')],
  ['windoku', exampleRule('windoku')],
  ['killer', exampleRule('killer')],
  ['killer cube', exampleRule('killer-cube')],
];

export interface Leaf<T extends PathItem | TextItem = PathItem | TextItem> {
  readonly item: T;
  /** From the item's coordinates to those of the drawing. */
  readonly move: (point: Point) => Point;
}

/** Everything that is drawn, groups opened. */
export function leavesOf(items: readonly Item[], transforms: readonly Transform[] = []): Leaf[] {
  return items.flatMap(item => {
    if (item.kind === 'group')
      return leavesOf(item.items, item.transform ? [item.transform, ...transforms] : transforms);
    return [{ item, move: point => transforms.reduce((at, transform) => movePoint(transform, at), point) }];
  });
}

/** Points around an item; letters count as nearly as high as their font, and two thirds as wide. */
export function outlineOf({ item, move }: Leaf): Point[] {
  if (item.kind === 'path') return item.lines.flat().map(move);
  const { at, size, text, anchor } = item;
  const width = text.length * size * 0.66;
  const left = at.x - { start: 0, middle: width / 2, end: width }[anchor];
  const [top, bottom] = [at.y - size * 0.74, at.y];
  return [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: bottom },
    { x: left, y: bottom },
  ].map(move);
}

/** Whether a point lies in a convex polygon, whichever way it runs around. */
export function isInside(point: Point, polygon: readonly Point[], slack = 1e-6): boolean {
  const turns = polygon.map((from, i) => {
    const to = polygon[(i + 1) % polygon.length];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    return ((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)) / length;
  });
  return turns.every(turn => turn >= -slack) || turns.every(turn => turn <= slack);
}

/** All boards of a shape, every cell with all its notes or, where a grid is given, its symbols. */
export function drawAllBoards(spec: string, grid?: Grid): Drawing {
  const shape = shapeOf(spec);
  const layout = layOut(shape);
  const boards = Array.from({ length: layout.boardCount }, (_, i) => layout.boardAt(i));
  const all = Array.from({ length: shape.symbols }, (_, i) => i + 1);
  const lookOf = (cell: number) => (grid ? { symbol: grid.symbols[cell] } : { corner: all });
  return drawBoards(boards, { symbols: shape.symbols, lookOf }, arrangeInFile(boards));
}

/** A chain from the first cell to the last and back, over an empty board. */
export function drawLongChain(spec: string): Drawing {
  const shape = shapeOf(spec);
  const [first, last] = [0, shape.cellCount - 1];
  const step = makeStep({
    technique: 'x-chain',
    cells: [first, last],
    symbols: [1],
    chain: [
      { cell: first, symbol: 1, holds: false },
      { cell: last, symbol: 1, holds: true },
      { cell: first, symbol: 2, holds: false },
    ],
    eliminations: [{ cell: first, symbol: 1 }],
  });
  return drawStep(Position.of(emptyPuzzle(shape)), step, boards => arrangeInFile(boards));
}

/** The first layers of a shape as one stack, or the same stack several times. */
export function drawAllLayers(spec: string, stacks = 1): Drawing {
  const shape = shapeOf(spec);
  const layout = layOut(shape);
  const stack = Array.from({ length: Math.min(4, layout.boardCount) }, (_, i) => layout.boardAt(i));
  const contents = { symbols: shape.symbols, lookOf: () => ({ symbol: 1, hasRing: true }) };
  return drawStacks(
    Array.from({ length: stacks }, () => stack),
    contents,
  );
}

/** Every kind of drawing of a shape, by name. */
export const drawEveryKind = (spec: string): Readonly<Record<string, Drawing>> => ({
  notes: drawAllBoards(spec),
  chain: drawLongChain(spec),
  solid: drawSolid(fullGrid(spec), { cellSize: 30 }),
  layers: drawSolid(fullGrid(spec), { cellSize: 30, explode: 1 }),
  ...Object.fromEntries(viewsOf(shapeOf(spec)).map(view => [`view ${view}`, drawView(fullGrid(spec), view)])),
  ...(layOut(shapeOf(spec)).boardCount > 1 && {
    stack: drawAllLayers(spec),
    stacks: drawAllLayers(spec, 4),
  }),
});
