/**
 * The form of a cell as the boards of a page need it: in its own coordinates, 100 units a side from its first corner, and with
 * its path data. Cells of a board that are alike (all squares of a slice, all rhombi of a face) share one form.
 */
import {
  type CellPlace,
  drawGround,
  drawMarks,
  drawRing,
  drawSigns,
  type CellForm as FormInCells,
  formOf,
  makePathData,
  type PathItem,
} from '@hyperdoku/engine';
import { marksOf, signsOf } from './cellLook.js';

export const unit = 100;

export class CellForm {
  readonly inCells: FormInCells;
  readonly ground: string;
  readonly ring: string;
  private readonly markPaths = new Map<number, string>();

  constructor(place: CellPlace) {
    this.inCells = formOf(place, place.corners[0]);
    this.ground = makePath(drawGround(this.inCells));
    this.ring = makePath(drawRing(this.inCells));
  }

  /** The signs that tell lines and boxes apart, for the lights that mean them. */
  marks(lights: number): string {
    let path = this.markPaths.get(lights);
    if (path === undefined) {
      path = makePath(drawMarks(this.inCells, marksOf(lights)));
      this.markPaths.set(lights, path);
    }
    return path;
  }

  signs(lights: number): string {
    return makePath(drawSigns(this.inCells, signsOf(lights)));
  }
}

const makePath = ({ lines, closed }: PathItem): string => makePathData(lines, unit, closed);
