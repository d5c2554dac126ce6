/** The names of cubes that stand side by side, above each of them: which layer of the axes beyond the third it is. */
import { axisName, type Shape } from '@hyperdoku/engine';
import type { Camera, Color } from 'three';
import type { Glyphs } from './glyphs.js';
import { layerName } from './layerName.js';
import type { Part, SpaceLayout } from './spaceLayout.js';
import { Tiles } from './tiles.js';

/** Of the side of a cube. */
const nameSize = 0.3;
const above = 0.1;

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

export class CubeNames extends Tiles {
  private readonly names: readonly string[];
  private named: readonly Part[] = [];

  constructor(shape: Shape, glyphs: Glyphs) {
    const names = cubeNamesOf(shape);
    super({ cells: Math.max(1, names.length), glyphs, distance: 0 });
    this.names = names;
    this.renderOrder = 4;
  }

  /** Above the cubes of a layout; elsewhere there are none to name. */
  placeAbove({ frames }: SpaceLayout, ink: Color, glyphOf: Glyphs['glyphOf']): void {
    const named = frames.length === this.names.length ? frames : [];
    for (const [i, [from, to]] of named.entries()) {
      const side = to[0] - from[0];
      this.set(i, {
        size: nameSize * side,
        ground: ink,
        opacity: 0.9,
        ink,
        glyph: glyphOf(this.names[i]),
        ring: 'none',
        shines: false,
      });
    }
    this.named = named;
    this.show(Int32Array.from(named, (_, i) => i));
    this.visible = named.length > 0;
  }

  /** At the upper edge of what is seen: from above that is the far one. */
  placeFor(camera: Camera): void {
    if (!this.visible) return;
    const isBehind = camera.position.z < 0;
    for (const [i, [from, to]] of this.named.entries()) {
      const isAbove = camera.position.y > to[1];
      const y = to[1] + above * (to[0] - from[0]);
      this.move(i, (from[0] + to[0]) / 2, y, isAbove === isBehind ? to[2] : from[2]);
    }
    this.sortFor(camera);
  }
}
