/** The names of cubes that stand side by side, above each of them: which layer of the axes beyond the third it is. */
import { axisName, type Shape } from '@hyperdoku/engine';
import { type Camera, type Color, Vector3 } from 'three';
import type { Glyphs } from './glyphs.js';
import { layerName } from './layerName.js';
import type { SpaceLayout } from './layout.js';
import type { Part } from './parts.js';
import { Tiles } from './tiles.js';

/** Of the side of a cube. That in focus needs no larger name than the others. */
const nameSize = 0.46;
const focusNameSize = 0.2;
const above = 0.2;
/** Of every further line of a name. */
const aboveMore = 0.14;

/** In the order of the cubes; none for shapes of three axes. */
export function cubeNamesOf(shape: Shape): string[] {
  const outer = shape.extents.slice(3);
  const count = outer.reduce((product, extent) => product * extent, 1);
  if (outer.length === 0 || shape.surface) return [];
  return Array.from({ length: count }, (_, index) => {
    let rest = index;
    return outer
      .map((extent, i) => {
        const at = rest % extent;
        rest = Math.floor(rest / extent);
        return layerName(axisName(shape, 3 + i), at + 1);
      })
      .join('\n');
  });
}

/** The cube in focus is named in a stronger ink. */
interface NameInks {
  readonly focus: Color;
  readonly other: Color;
}

export class CubeNames extends Tiles {
  private readonly names: readonly string[];
  private named: readonly { readonly frame: Part; readonly above: number }[] = [];

  constructor(shape: Shape, glyphs: Glyphs) {
    const names = cubeNamesOf(shape);
    super({ cells: Math.max(1, names.length), glyphs, distance: 0 });
    this.names = names;
    this.renderOrder = 4;
  }

  /** Above the cubes of a layout; elsewhere there are none to name. */
  placeAbove({ cubes = [] }: SpaceLayout, inks: NameInks, glyphOf: Glyphs['glyphOf']): void {
    for (const [i, { index, frame, scale }] of cubes.entries()) {
      const side = frame[1][0] - frame[0][0];
      const ink = scale === 1 ? inks.focus : inks.other;
      this.set(i, {
        size: (scale === 1 ? focusNameSize : nameSize) * side,
        ground: ink,
        opacity: 0.95,
        ink,
        glyph: glyphOf(this.names[index]),
        ring: 'none',
        shines: false,
      });
    }
    const high = above + aboveMore * ((this.names[0]?.split('\n').length ?? 1) - 1);
    this.named = cubes.map(({ frame, scale }) => ({ frame, above: scale === 1 ? 0.6 * high : high }));
    this.show(Int32Array.from(cubes, (_, i) => i));
    this.visible = cubes.length > 0;
  }

  /** Above what is seen of each cube. */
  placeFor(camera: Camera): void {
    if (!this.visible) return;
    const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    for (const [i, { frame, above: over }] of this.named.entries()) {
      const [from, to] = frame.map(end => new Vector3().fromArray(end));
      const half = to.clone().sub(from).multiplyScalar(0.5);
      const high = half.x * Math.abs(up.x) + half.y * Math.abs(up.y) + half.z * Math.abs(up.z);
      const place = from.add(half).addScaledVector(up, high + over * 2 * half.x);
      this.move(i, place.x, place.y, place.z);
    }
    this.sortFor(camera);
  }
}
