/**
 * The form of a cell as the boards of a page need it: its path data from its first corner, with 100 units a side. Cells of a board that
 * are alike (all squares of a slice, all rhombi of a face) share one form. The data are relative, so that a cell only says where they
 * begin: an element moved by a transform would cost a browser twice the work to paint.
 */
import {
  type CellPlace,
  drawGround,
  drawMarks,
  drawRing,
  drawSigns,
  type CellForm as FormInCells,
  formOf,
  type PathItem,
  type Point,
} from '@hyperdoku/engine';
import { marksOf, signsOf } from './cellLook.js';

export const unit = 100;

export class CellForm {
  private readonly inCells: FormInCells;
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

const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;
const inUnits = (length: number): number => rounded(length * unit);

/** Where the data of a cell's paths begin. */
export const startOf = ({ corners: [{ x, y }] }: CellPlace): string => `M${inUnits(x)} ${inUnits(y)}`;

/** Path data from wherever the pen is. */
function makePath({ lines, closed }: PathItem): string {
  let [x, y] = [0, 0];
  const moveTo = (command: 'm' | 'l', at: Point): string => {
    const [toX, toY] = [inUnits(at.x), inUnits(at.y)];
    const text = `${command}${rounded(toX - x)} ${rounded(toY - y)}`;
    [x, y] = [toX, toY];
    return text;
  };
  let data = '';
  for (const [start, ...others] of lines) {
    data += moveTo('m', start) + others.map(point => moveTo('l', point)).join('');
    if (!closed) continue;
    data += 'z';
    // What is closed ends where it began.
    [x, y] = [inUnits(start.x), inUnits(start.y)];
  }
  return data;
}
