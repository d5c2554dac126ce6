/**
 * A panel is a matrix of cells laid on the paper by two steps, one to the next column and one to the next row. A slice is one
 * upright panel; an unfolded cube is several, turned or sheared so that they touch. Everything here is in units of one cell.
 */
import type { FaceName } from '../base/houseName.js';
import type { Cell, House } from '../shape/shape.js';
import type { CageTint, ShadeRole } from './role.js';

/** A point on paper, x to the right and y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Straight from point to point. */
export type Polyline = readonly Point[];

/** What marks a house or a cage in one of its cells: its role, and what it covers of the cell, in parts of its sides. */
export interface Shade {
  readonly role: ShadeRole | CageTint;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a cell is drawn. */
export interface CellPlace {
  readonly cell: Cell;
  /** Around the cell, from the corner towards the first row and column, along the row first. */
  readonly corners: readonly [Point, Point, Point, Point];
  readonly centre: Point;
  /** Counted from 0 within the slice, or within the face of a cube. */
  readonly row: number;
  readonly column: number;
  /** Of the extra houses, cages and regions that it lies in, if there are any. */
  readonly shades?: readonly Shade[];
  /** How much of its height is taken at the upper end by sums and signs of constraints, 0 to 1. */
  readonly headroom?: number;
}

export interface Panel {
  /** The face of a cube that it is, if it is one. */
  readonly name: FaceName | '';
  readonly labelAt?: Point;
  readonly width: number;
  readonly height: number;
  /** Row by row; undefined where the grid has a gap. */
  readonly cells: readonly (Cell | undefined)[];
  readonly origin: Point;
  readonly columnStep: Point;
  readonly rowStep: Point;
}

/** The point so many columns and rows from the origin. */
export const pointOn = (
  { origin, columnStep, rowStep }: Pick<Panel, 'origin' | 'columnStep' | 'rowStep'>,
  column: number,
  row: number,
): Point => ({
  x: origin.x + column * columnStep.x + row * rowStep.x,
  y: origin.y + column * columnStep.y + row * rowStep.y,
});

/** The cells of a panel, row by row; gaps are left out. */
export function placeCells(panel: Panel): CellPlace[][] {
  return Array.from({ length: panel.height }, (_, row) =>
    Array.from({ length: panel.width }, (_, column) => column).flatMap(column => {
      const cell = panel.cells[row * panel.width + column];
      if (cell === undefined) return [];
      const at = (c: number, r: number): Point => pointOn(panel, column + c, row + r);
      return [{ cell, corners: [at(0, 0), at(1, 0), at(1, 1), at(0, 1)], centre: at(0.5, 0.5), row, column }];
    }),
  );
}

/**
 * The two sides of a panel's cells as the reader sees them, one to the right and one down: a face may be turned, and its rows
 * need not run across.
 */
export function readingSteps(steps: Pick<Panel, 'columnStep' | 'rowStep'>): { right: Point; down: Point } {
  // The side that lies flatter runs to the right; of two that lie alike, the one that falls to the right.
  const rise = ({ x, y }: Point): number => Math.abs(y) - (x * y > 0 ? 1e-6 : 0);
  const { columnStep, rowStep } = steps;
  const [flat, steep] = rise(columnStep) <= rise(rowStep) ? [columnStep, rowStep] : [rowStep, columnStep];
  const turn = ({ x, y }: Point, back: boolean): Point => (back ? { x: -x, y: -y } : { x, y });
  return { right: turn(flat, flat.x < 0), down: turn(steep, steep.y < 0) };
}

/** The lines of a panel: thin ones inside boxes, heavy ones between boxes and at the border. */
export function linesOf(
  panel: Panel,
  regionOf: (cell: Cell) => House | undefined,
): { hairlines: Polyline[]; rules: Polyline[] } {
  const { width, height, cells } = panel;
  const outside = -2;
  const regions = cells.map(cell => (cell === undefined ? outside : (regionOf(cell) ?? -1)));
  const regionAt = (column: number, row: number): number =>
    row < 0 || column < 0 || row >= height || column >= width ? outside : regions[row * width + column];
  const lines: Record<Weight, Polyline[]> = { none: [], hairline: [], rule: [] };
  // Across first, then down; edges of one weight that follow each other become one line.
  for (const [count, length, isDown] of [
    [height + 1, width, false],
    [width + 1, height, true],
  ] as const) {
    for (let line = 0; line < count; line++) {
      const weightAt = (i: number): Weight =>
        isDown
          ? weigh(regionAt(line - 1, i), regionAt(line, i), outside)
          : weigh(regionAt(i, line - 1), regionAt(i, line), outside);
      for (let from = 0, to = 1; from < length; from = to++) {
        while (to < length && weightAt(to) === weightAt(from)) to++;
        const ends = [from, to].map(i => (isDown ? pointOn(panel, line, i) : pointOn(panel, i, line)));
        lines[weightAt(from)].push(ends);
      }
    }
  }
  return { hairlines: lines.hairline, rules: lines.rule };
}

type Weight = 'none' | 'hairline' | 'rule';

const weigh = (before: number, after: number, outside: number): Weight =>
  before !== after ? 'rule' : before === outside ? 'none' : 'hairline';
