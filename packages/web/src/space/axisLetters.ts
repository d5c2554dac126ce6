/** The letters of the axes: each at an edge of the outline of a cube, or of a projection, so that it never stands before the cells. */
import { type Camera, type Color, Vector3 } from 'three';
import { letterSize } from './camera.js';
import { axisGlyph, type Glyphs } from './glyphs.js';
import type { SpaceLayout } from './layout.js';
import type { Part } from './parts.js';
import { Tiles } from './tiles.js';

/** Among two edges of the outline: x and z stand below, y to the left. */
const preference = [new Vector3(0, -1, 0), new Vector3(-1, 0, 0), new Vector3(0, -1, 0)];

/** How far apart letters are to stand, as a share of half the picture. */
const clear = 0.3;

export class AxisLetters extends Tiles {
  private readonly axes: number;
  private frame: Part | undefined;
  /** The edges of a projection, and the axis of each. */
  private edges: readonly number[] = [];
  private edgeAxes: readonly number[] = [];

  constructor(glyphs: Glyphs, axes: number) {
    super({ cells: Math.max(3, axes), glyphs, distance: 0 });
    this.axes = axes;
  }

  beside({ frames, lettered, rights, edges, edgeAxes = [] }: SpaceLayout, ink: Color): void {
    this.frame = rights ? undefined : (lettered ?? frames[0]);
    this.edges = edges;
    this.edgeAxes = edgeAxes;
    const reach = edges.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const size = this.frame ? letterSize(this.frame).size : 0.5 + 0.1 * reach;
    for (let axis = 0; axis < this.axes; axis++)
      this.set(axis, {
        size,
        ground: ink,
        opacity: 0.75,
        ink,
        glyph: axisGlyph + axis + 1,
        ring: 'none',
        shines: false,
      });
  }

  /** Goes to where the outline is now. */
  placeFor(camera: Camera): void {
    const taken: Vector3[] = [];
    const letters = this.frame
      ? [0, 1, 2].filter(axis => this.placeAt(camera, axis))
      : this.edgeAxes.length > 0
        ? Array.from({ length: this.axes }, (_, axis) => axis).filter(axis =>
            this.placeAtEdge(camera, axis, taken),
          )
        : [];
    this.show(Int32Array.from(letters));
    this.visible = letters.length > 0;
    this.sortFor(camera);
  }

  /** Whether the axis has an edge on the outline at all: looked at along it, it has none. */
  private placeAt(camera: Camera, axis: number): boolean {
    if (!this.frame) return false;
    const [from, to] = this.frame;
    const { apart } = letterSize(this.frame);
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    const eye = camera.position.toArray();
    let best: Vector3 | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const corner of [0, 1, 2, 3]) {
      const ends = [u, v].map((side, i) => ((corner >> i) & 1 ? to[side] : from[side]));
      // A face is seen by an eye that is beyond it; at the outline one of two faces that meet is seen.
      const signs = [0, 1].map(i => ((corner >> i) & 1 ? 1 : -1));
      const seen = [u, v].map((side, i) => signs[i] * (eye[side] - ends[i]) > 0);
      if (seen[0] === seen[1]) continue;
      const place = [0, 0, 0];
      place[axis] = (from[axis] + to[axis]) / 2;
      [u, v].forEach((side, i) => {
        place[side] = ends[i] + signs[i] * apart * (seen[i] ? 0.3 : 1);
      });
      const at = new Vector3().fromArray(place);
      const score = at.clone().project(camera).dot(preference[axis]);
      if (score > most) {
        most = score;
        best = at;
      }
    }
    if (best) this.move(axis, best.x, best.y, best.z);
    return best !== undefined;
  }

  /** Beside the middle of that edge along an axis which is seen farthest out, and not where another letter stands. */
  private placeAtEdge(camera: Camera, axis: number, taken: Vector3[]): boolean {
    let best: Vector3 | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const [i, along] of this.edgeAxes.entries()) {
      if (along !== axis) continue;
      const middle = new Vector3().fromArray(this.edges, 6 * i);
      middle.add(new Vector3().fromArray(this.edges, 6 * i + 3)).multiplyScalar(0.5);
      const seen = middle.clone().project(camera);
      // Of two that are as far out, the lower one.
      const crowd = Math.max(
        0,
        ...taken.map(other => clear - Math.hypot(seen.x - other.x, seen.y - other.y)),
      );
      const score = Math.hypot(seen.x, seen.y) - 0.05 * seen.y - 4 * crowd;
      if (score <= most) continue;
      most = score;
      best = middle;
    }
    if (!best) return false;
    taken.push(best.clone().project(camera));
    const out = best.clone().multiplyScalar(1 + 0.9 / Math.max(1, best.length()));
    this.move(axis, out.x, out.y, out.z);
    return true;
  }
}
