/**
 * A board as a sheet of paper that constraints are drawn on. What goes on elsewhere leaves it by an exit: through the sheet to
 * another layer, or over an edge of the cube along which the paper is cut.
 */
import type { Cell } from '../../shape/cell.js';
import { coordinatesOf } from '../../shape/coordinates.js';
import type { Shape } from '../../shape/shape.js';
import { formOf, pointIn } from '../cellForm.js';
import { wayOver } from '../cubeSurface.js';
import { shareSide } from '../outline.js';
import type { CellPlace, Point } from '../panel.js';
import type { Perspective } from '../perspective.js';

export interface Exit {
  /** Where in its cell a line ends that leaves. */
  readonly at: Point;
  /** Which way the sign beside it points: up to the layer before, down to the next, aside along further axes. */
  readonly towards: Point;
}

/** By the first stacked axis along which one leaves: the sign, and where the line ends. */
const through = [
  [
    { towards: { x: 0, y: -1 }, at: [0.8, 0.2] },
    { towards: { x: 0, y: 1 }, at: [0.2, 0.8] },
  ],
  [
    { towards: { x: -1, y: 0 }, at: [0.16, 0.5] },
    { towards: { x: 1, y: 0 }, at: [0.84, 0.5] },
  ],
] as const;

export class Sheet {
  readonly shape: Shape;
  readonly perspective: Perspective;
  private readonly places: ReadonlyMap<Cell, CellPlace>;

  constructor(shape: Shape, perspective: Perspective, places: readonly CellPlace[]) {
    this.shape = shape;
    this.perspective = perspective;
    this.places = new Map(places.map(place => [place.cell, place]));
  }

  placeOf(cell: Cell): CellPlace | undefined {
    return this.places.get(cell);
  }

  /** Where those of the cells lie that are on this board. */
  placesOf(cells: readonly Cell[]): CellPlace[] {
    return cells.flatMap(cell => this.places.get(cell) ?? []);
  }

  /** How one leaves a cell of this board for another cell; undefined where a line on the paper leads there. */
  exitFrom(place: CellPlace, to: Cell): Exit | undefined {
    const other = this.places.get(to);
    if (other) return shareSide(place, other) ? undefined : this.seam(place, to);
    const [here, there] = [coordinatesOf(this.shape, place.cell), coordinatesOf(this.shape, to)];
    const { stacked } = this.perspective;
    const order = stacked.findIndex(axis => here[axis] !== there[axis]);
    const axis = stacked[order];
    const { towards, at } = through[Math.min(order, 1)][there[axis] < here[axis] ? 0 : 1];
    return { towards, at: pointIn(formOf(place), at[0], at[1]) };
  }

  /** The exits to those of the cells that touch this one, or lie straight behind it. */
  exitsAround(place: CellPlace, cells: readonly Cell[]): Exit[] {
    const here = coordinatesOf(this.shape, place.cell);
    const exits = cells.flatMap(cell => {
      if (this.places.has(cell)) return this.exitFrom(place, cell) ?? [];
      const there = coordinatesOf(this.shape, cell);
      const apart = here.reduce((sum, at, axis) => sum + Math.abs(at - there[axis]), 0);
      return apart === 1 ? (this.exitFrom(place, cell) ?? []) : [];
    });
    return exits.filter(
      ({ towards }, i) =>
        exits.findIndex(other => other.towards.x === towards.x && other.towards.y === towards.y) === i,
    );
  }

  /** Over an edge of the cube where the paper is cut. */
  private seam({ cell, centre: { x, y } }: CellPlace, to: Cell): Exit | undefined {
    const towards = wayOver(this.shape, cell, to);
    return towards && { towards, at: { x: x + towards.x * 0.4, y: y + towards.y * 0.4 } };
  }
}
