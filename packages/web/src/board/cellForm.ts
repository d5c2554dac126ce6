/**
 * How one cell is drawn, in its own coordinates: 100 units a side, from its first corner. Cells of a board that are alike
 * (all squares of a slice, all rhombi of a face) share one form, and with it all path data.
 */
import type { CellPlace, Point } from '@hyperdoku/engine';
import { boxColours, light } from './lights.js';

export const unit = 100;

/** Where the mark of each box orientation sits: at corners first, then at the middles of two sides. */
const markCorners = [0, 1, 3, 2] as const;
const markSize = 0.2;

export class CellForm {
  readonly width: Point;
  readonly height: Point;
  readonly centre: Point;
  private readonly markPaths = new Map<number, string>();

  constructor({ corners }: CellPlace) {
    const [first, right, , below] = corners;
    this.width = { x: (right.x - first.x) * unit, y: (right.y - first.y) * unit };
    this.height = { x: (below.x - first.x) * unit, y: (below.y - first.y) * unit };
    this.centre = this.at(0.5, 0.5);
  }

  /** The point at a share of the way along the row and down the column. */
  at(across: number, down: number): Point {
    return {
      x: across * this.width.x + down * this.height.x,
      y: across * this.width.y + down * this.height.y,
    };
  }

  private path(points: readonly (readonly [number, number])[], closed = true): string {
    const text = points.map(([across, down]) => {
      const { x, y } = this.at(across, down);
      return `${round(x)} ${round(y)}`;
    });
    return `M${text.join('L')}${closed ? 'Z' : ''}`;
  }

  get ground(): string {
    return this.inset(0);
  }

  /** Along the border, so far inside. */
  inset(by: number): string {
    return this.path([
      [by, by],
      [1 - by, by],
      [1 - by, 1 - by],
      [by, 1 - by],
    ]);
  }

  /** The signs that tell lines and boxes apart without colour: a bar for lines, corners and side bars for boxes. */
  marks(lights: number): string {
    const bits = (lights >>> light.line) & ((1 << (boxColours + 1)) - 1);
    let path = this.markPaths.get(bits);
    if (path === undefined) {
      path = '';
      if (bits & 1) path += this.bar(0.5, 0.97);
      for (let box = 0; box < boxColours; box++) if (bits & (2 << box)) path += this.boxMark(box);
      this.markPaths.set(bits, path);
    }
    return path;
  }

  private boxMark(box: number): string {
    if (box < markCorners.length) {
      const corner = markCorners[box];
      const across = corner === 1 || corner === 2 ? 1 : 0;
      const down = corner >= 2 ? 1 : 0;
      const inward = (end: number): number => end + (end === 0 ? markSize : -markSize);
      return this.path([
        [across, down],
        [inward(across), down],
        [across, inward(down)],
      ]);
    }
    const across = box === markCorners.length ? 0.07 : 0.93;
    return this.path([
      [across - 0.04, 0.35],
      [across + 0.04, 0.35],
      [across + 0.04, 0.65],
      [across - 0.04, 0.65],
    ]);
  }

  private bar(across: number, down: number): string {
    return this.path([
      [across - 0.16, down - 0.03],
      [across + 0.16, down - 0.03],
      [across + 0.16, down + 0.03],
      [across - 0.16, down + 0.03],
    ]);
  }

  /** A short slanting tick for conflicts, a long stroke for wrong entries. */
  get tick(): string {
    return this.path(
      [
        [0.66, 0.94],
        [0.94, 0.66],
      ],
      false,
    );
  }

  get strike(): string {
    return this.path(
      [
        [0.14, 0.86],
        [0.86, 0.14],
      ],
      false,
    );
  }

  /** One of several stripes side by side. */
  stripe(index: number, count: number): string {
    return this.path([
      [index / count, 0],
      [(index + 1) / count, 0],
      [(index + 1) / count, 1],
      [index / count, 1],
    ]);
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;
