/** The names of the faces of a cube whose surface is the board: each beside an outer edge of its face, while the face is seen. */
import { type Layout, layOut, type Shape } from '@hyperdoku/engine';
import { type Camera, type Color, Vector3 } from 'three';
import { say } from '../texts/play.js';
import type { Glyphs } from './glyphs.js';
import type { SpaceLayout } from './layout.js';
import { Tiles } from './tiles.js';

interface Face {
  readonly name: string;
  readonly middle: Vector3;
  readonly outward: Vector3;
  readonly right: Vector3;
  readonly up: Vector3;
}

/** How far beyond its edge a name stands, and how large it is, in cells. */
const beyond = 0.4;
const nameSize = 0.9;
/** Half as wide as a letter of it. */
const halfLetter = 0.13;

/** What is written on the faces of a shape, if it has any. */
export const faceNamesOf = (shape: Shape): string[] =>
  shape.surface ? groupsOf(layOut(shape)).map(({ name }) => say.face(name)) : [];

const groupsOf = (layout: Layout) =>
  layout.boardAt(0).groups.flatMap(group => (group.name ? [{ ...group, name: group.name }] : []));

export class FaceNames extends Tiles {
  private readonly faces: readonly Face[];
  private readonly half: number;

  constructor(shape: Shape, { positions, rights, ups }: SpaceLayout, glyphs: Glyphs) {
    const layout = layOut(shape);
    const { rows } = layout.boardAt(0);
    const faces = groupsOf(layout).map(({ name, firstRow, rowCount }) => {
      const cells = rows.slice(firstRow, firstRow + rowCount).flatMap(row => row.map(({ cell }) => cell));
      const middle = new Vector3();
      for (const cell of cells) middle.add(new Vector3().fromArray(positions, 3 * cell));
      const right = new Vector3().fromArray(rights ?? positions, 3 * cells[0]);
      const up = new Vector3().fromArray(ups ?? positions, 3 * cells[0]);
      const outward = right.clone().cross(up);
      return { name: say.face(name), middle: middle.divideScalar(cells.length), outward, right, up };
    });
    super({ cells: Math.max(1, faces.length), glyphs, distance: 0 });
    this.faces = faces;
    this.half = shape.extents[0] / 2;
    this.renderOrder = 4;
  }

  dressIn(ink: Color, glyphOf: Glyphs['glyphOf']): void {
    for (const [i, { name }] of this.faces.entries())
      this.set(i, {
        size: nameSize,
        ground: ink,
        opacity: 0.9,
        ink,
        glyph: glyphOf(name),
        ring: 'none',
        shines: false,
      });
  }

  /** Goes to where the faces are seen now. */
  placeFor(camera: Camera): void {
    const eye = camera.position;
    const sees = ({ middle, outward }: Face): boolean => outward.dot(eye.clone().sub(middle)) > 0;
    const shown: number[] = [];
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    for (const [i, face] of this.faces.entries()) {
      if (!sees(face)) continue;
      const centre = face.middle.clone().project(camera);
      let best: Vector3 | undefined;
      let most = 0;
      for (const side of [face.right, face.up].flatMap(vector => [vector, vector.clone().negate()])) {
        // An edge to a face that is not seen is at the outline.
        const edge = face.middle.clone().addScaledVector(side, this.half);
        if (side.dot(eye.clone().sub(edge)) > 0) continue;
        const place = edge.addScaledVector(side, beyond);
        const seen = place.clone().project(camera);
        const score = Math.abs(seen.x - centre.x) + 0.3 * (seen.y - centre.y);
        if (best && score <= most) continue;
        most = score;
        best = place;
      }
      if (!best) continue;
      // A name begins, or ends, beside the edge.
      const side = Math.sign(best.clone().project(camera).x - centre.x);
      best.addScaledVector(right, side * halfLetter * face.name.length);
      this.move(i, best.x, best.y, best.z);
      shown.push(i);
    }
    this.show(Int32Array.from(shown));
    this.visible = shown.length > 0;
    this.sortFor(camera);
  }
}
