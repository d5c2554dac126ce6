/**
 * Projections of shapes: one of a hypercube that turns, and the flat rhombic one. Nothing in them is straight, so that they have edges
 * instead of frames.
 */
import { coordinatesOf, type Shape } from '@hyperdoku/engine';
import { HyperTurn, standardAt } from './hyperTurn.js';
import type { SpaceLayout } from './layout.js';
import type { Lens } from './spaceState.js';

type Point = readonly [x: number, y: number, z: number];

/** Where nothing is straight there are neither frames nor walls. */
const unframed = { frames: [], rooms: [], roomCells: [] } as const;

/** The edges of the whole shape, as pairs of points, and the axis that each of them runs along. */
function edgesBetween(
  shape: Shape,
  place: (at: readonly number[]) => Point,
): Required<Pick<SpaceLayout, 'edges' | 'edgeAxes'>> {
  const edges: number[] = [];
  const edgeAxes: number[] = [];
  const axes = shape.extents.length;
  const vertexAt = (bits: number): Point =>
    place(shape.extents.map((extent, axis) => ((bits >> axis) & 1 ? extent - 0.5 : -0.5)));
  for (let bits = 0; bits < 1 << axes; bits++)
    for (let axis = 0; axis < axes; axis++)
      if (((bits >> axis) & 1) === 0) {
        edges.push(...vertexAt(bits), ...vertexAt(bits | (1 << axis)));
        edgeAxes.push(axis);
      }
  return { edges, edgeAxes };
}

/** The projection of a turned hypercube. Its places are found when somebody asks: what is drawn is placed by the graphics card. */
export function placeTurning(shape: Shape, angles: readonly number[], lens: Lens): SpaceLayout {
  const turn = new HyperTurn(shape, angles, lens);
  let positions: Float32Array | undefined;
  return {
    ...unframed,
    ...edgesBetween(shape, at => turn.bring(at.map((value, axis) => standardAt(shape, axis, value)))),
    turn,
    tile: shape.extents.length > 4 ? 0.5 : Math.max(...shape.extents) > 5 ? 0.6 : 0.74,
    get positions() {
      if (positions) return positions;
      positions = new Float32Array(3 * shape.cellCount);
      for (let cell = 0; cell < shape.cellCount; cell++) positions.set(turn.placeOf(cell), 3 * cell);
      return positions;
    },
  };
}

/** Every axis in a direction of its own on the plane, fanned out evenly from right through down to left. */
export function placeRhombic(shape: Shape): SpaceLayout {
  const axes = shape.extents.length;
  const order = [0, ...Array.from({ length: axes - 2 }, (_, i) => i + 2), 1];
  const directions = shape.extents.map((_, axis) => {
    const angle = (Math.PI * (order.indexOf(axis) + 0.5)) / axes;
    return [Math.cos(angle), -Math.sin(angle)];
  });
  const place = (at: readonly number[]): Point => {
    let [x, y, depth] = [0, 0, 0];
    at.forEach((value, axis) => {
      const from = value - (shape.extents[axis] - 1) / 2;
      x += from * directions[axis][0];
      y += from * directions[axis][1];
      depth -= value * 0.02;
    });
    return [x, y, depth];
  };
  const positions = new Float32Array(3 * shape.cellCount);
  for (let cell = 0; cell < shape.cellCount; cell++)
    positions.set(place(coordinatesOf(shape, cell)), 3 * cell);
  return { ...unframed, ...edgesBetween(shape, place), positions, tile: axes > 3 ? 0.4 : 0.6 };
}
