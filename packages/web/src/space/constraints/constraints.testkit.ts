/** Rules for tests of what is drawn of them: one of each kind on a cube, and cages that fill a shape. */
import { type Cell, expectOk, type KindName, parseShape, type Shape } from '@hyperdoku/engine';
import type { SpaceLayout, SpaceOptions } from '../layout.js';
import { placeInSpace } from '../spaceLayout.js';
import { type Touching, touchingIn } from './touching.js';

export const plainShape = (spec: string): Shape => expectOk(parseShape(spec));

export const shapeWith = (base: string, constraints: readonly object[]): Shape =>
  plainShape(JSON.stringify({ base, constraints }));

export const layoutOf = (shape: Shape, options: Partial<SpaceOptions> = {}): SpaceLayout =>
  placeInSpace(shape, {
    view: shape.surface ? 'surface' : shape.extents.length > 3 ? 'cubes' : 'cube',
    explode: 0,
    explodeAxis: 2,
    angles: [0.5, 0.3, 0.15],
    lens: 'perspective',
    ...options,
  });

/** By kind: its fields on the cube 4^3. */
export const cubeExamples: Readonly<Record<KindName, object>> = {
  region: { cells: [0, 1, 5] },
  diagonal: { direction: [1, 1, 1] },
  windoku: {},
  'disjoint-groups': {},
  'anti-knight': {},
  'anti-king': {},
  offsets: { offsets: [[1, 2, 1]] },
  'non-consecutive': {},
  killer: { cells: [0, 1, 17], sum: 7 },
  'little-killer': { cells: [1, 22, 43], sum: 6 },
  arrow: { circle: [0], cells: [1, 17] },
  thermo: { cells: [0, 1, 17] },
  greater: { cells: [1, 17, 5] },
  'white-dot': { cells: [1, 17], difference: 2 },
  'black-dot': { cells: [1, 17], ratio: 3 },
  xv: { cells: [1, 17], sum: 5 },
  whisper: { cells: [0, 1, 22], difference: 2 },
  palindrome: { cells: [0, 1, 6, 11] },
  renban: { cells: [0, 1, 17] },
  between: { cells: [0, 21, 42, 63] },
  clone: { cells: [0, 1], others: [22, 23] },
  odd: { cells: [1, 22] },
  even: { cells: [1, 22] },
  candidates: { cells: [1], symbols: [1, 3, 4] },
};

/** All cells of a shape in connected cages of up to so many; the same for the same seed. */
export function fillWithCages(shape: Shape, most: number, seed: number): Cell[][] {
  let state = seed;
  const random = (count: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % count;
  };
  const touching: Touching = touchingIn(shape);
  const left = new Set(Array.from({ length: shape.cellCount }, (_, cell) => cell));
  const cages: Cell[][] = [];
  for (let cell = 0; cell < shape.cellCount; cell++) {
    if (!left.delete(cell)) continue;
    const cage = [cell];
    const size = 1 + random(most);
    for (let tries = 0; cage.length < size && tries < 20; tries++) {
      const near = touching(cage[random(cage.length)]);
      const next = near[random(near.length)];
      if (left.delete(next)) cage.push(next);
    }
    cages.push(cage);
  }
  return cages;
}
