/** What is drawn on top is what is picked, found here another way: by the corners of tiles on the screen. */
import { coordinatesOf, expectOk, parseShape } from '@hyperdoku/engine';
import { OrthographicCamera, PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { facePlace, fieldOfView, placeFrom } from './camera.js';
import type { SpaceLayout } from './layout.js';
import { cellsUnder, type Drawn } from './picking.js';
import { placeInSpace } from './spaceLayout.js';
import { usualAngles } from './spaceState.js';
import type { SpaceView } from './spaceViews.js';

type Camera = PerspectiveCamera | OrthographicCamera;

/** The same numbers each time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A shape as it is drawn: a tenth of its cells are cards, some of the others lit, the rest dots; some layers are taken away. */
function drawShape(
  spec: string,
  view: SpaceView,
  random: () => number,
): Drawn & { layout: SpaceLayout; symbols: boolean[] } {
  const shape = expectOk(parseShape(spec));
  const layout = placeInSpace(shape, {
    view,
    explode: 0,
    explodeAxis: 2,
    angles: usualAngles,
    lens: 'perspective',
  });
  const sizes = Array.from({ length: shape.cellCount }, () => {
    const kind = random();
    return layout.rights || kind < 0.1 ? layout.tile : kind < 0.2 ? layout.tile * 0.82 : layout.tile * -0.15;
  });
  const hides = view === 'cube' ? 2 : 0;
  const sight = sizes.map((_, cell) => ((coordinatesOf(shape, cell)[2] ?? 9) < hides ? 0 : 1));
  return { layout, sizeOf: cell => sizes[cell], sight, symbols: sizes.map(size => size > 0) };
}

function createCamera(place: Vector3, isWide: boolean): Camera {
  const camera = isWide
    ? new PerspectiveCamera(fieldOfView, 1.3, 0.5, 2000)
    : new OrthographicCamera(-9, 9, 7, -7, -2000, 2000);
  camera.position.copy(place);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
  return camera;
}

/** Where the corners of a tile are on the screen: a square that faces the camera, or lies on its face. */
function cornersOf({ layout, sizeOf }: Drawn, camera: Camera, cell: number): Vector3[] {
  const half = Math.abs(sizeOf(cell)) / 2;
  const middle = new Vector3().fromArray(layout.positions, 3 * cell);
  const [right, up] = [0, 1].map(column => new Vector3().setFromMatrixColumn(camera.matrixWorld, column));
  if (layout.rights && layout.ups) {
    right.fromArray(layout.rights, 3 * cell);
    up.fromArray(layout.ups, 3 * cell);
  }
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) =>
    middle
      .clone()
      .addScaledVector(right, x * half)
      .addScaledVector(up, y * half)
      .project(camera),
  );
}

/** Whether a point of the screen is well inside of a tile that is seen from its front, or anywhere near it. */
function isInside(corners: readonly Vector3[], { x, y }: Vector3): boolean {
  return corners.every((a, i) => {
    const b = corners[(i + 1) % 4];
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) > 0;
  });
}

const cases = [
  ['9^3', 'cube'],
  ['4^3', 'cube'],
  ['plane:3^4', 'cubes'],
  ['2x2x1x1', 'cubes'],
  ['9^3', 'rhombic'],
  ['plane:3^4', 'turning'],
  ['iso:4', 'surface'],
  ['faces:4', 'surface'],
] as const;

describe.each(cases)('%s as %s', (spec, view) => {
  const random = createRandom(spec.length * 31 + view.length);
  const drawn = drawShape(spec, view, random);
  const { positions, rights } = drawn.layout;
  const count = positions.length / 3;
  const directions = [
    [0.5, 0.42, 1],
    [-1, 0.3, -0.6],
    [0.2, -0.9, 0.4],
  ].map(([x, y, z]) => new Vector3(x, y, z));

  /** From three sides, through both lenses. */
  const cameras = [...directions, ...directions].map((direction, i) =>
    createCamera(placeFrom(drawn.layout, direction, 1.3), i % 2 === 0),
  );

  test('200 tiles are picked wherever their middle can be seen, and never what is behind another', () => {
    let [seen, covered] = [0, 0];
    for (let i = 0; i < 200; i++) {
      const camera = cameras[i % 6];
      const cell = Math.floor(random() * count);
      if (drawn.sight[cell] === 0) continue;
      const corners = cornersOf(drawn, camera, cell);
      const point = new Vector3().fromArray(positions, 3 * cell).project(camera);
      // Of a surface, only what looks at the camera.
      if (rights && !isInside(corners, point)) continue;
      const towards = new Vector3();
      camera.getWorldDirection(towards);
      const depthOf = (other: number): number =>
        positions[3 * other] * towards.x +
        positions[3 * other + 1] * towards.y +
        positions[3 * other + 2] * towards.z;
      const depth = depthOf(cell);
      const before = Array.from({ length: count }, (_, other) => other).filter(
        other =>
          other !== cell &&
          drawn.sight[other] > 0 &&
          depthOf(other) < depth &&
          isInside(cornersOf(drawn, camera, other), point),
      );
      const [picked, ...behind] = cellsUnder(point, camera, drawn);
      if (before.length === 0) {
        expect(picked).toBe(cell);
        seen++;
      } else if (picked !== cell) {
        // Behind what covers it, the cell is reached by clicking again.
        expect(before).toContain(picked);
        expect(behind).toContain(cell);
        covered++;
      }
    }
    expect(seen).toBeGreaterThan(20);
    if (spec === '9^3' && view === 'cube') expect(covered).toBeGreaterThan(5);
  });
});

test('a dot has the radius of a dot: beside it, the card behind is picked', () => {
  const shape = expectOk(parseShape('9^3'));
  const layout = placeInSpace(shape, {
    view: 'cube',
    explode: 0,
    explodeAxis: 2,
    angles: [],
    lens: 'perspective',
  });
  const card = 4 + 9 * 4 + 81 * 8;
  const drawn: Drawn = {
    layout,
    sizeOf: cell => (cell === card ? 0.7 : -0.105),
    sight: new Float32Array(729).fill(1),
  };
  const camera = createCamera(facePlace(layout, 2, 1.3), true);
  // In the middle all nine dots and the card lie behind each other; a fifth of a cell away only the card is left.
  expect(cellsUnder({ x: 0, y: 0 }, camera, drawn).at(0)).toBe(4 + 9 * 4);
  expect(cellsUnder({ x: 0, y: 0 }, camera, drawn).at(-1)).toBe(card);
  const beside = new Vector3().fromArray(layout.positions, 3 * card).add(new Vector3(0.2, 0.2, 0));
  expect(cellsUnder(beside.project(camera), camera, drawn)).toEqual([card]);
  // Where nothing is drawn, the nearest cell is meant.
  const between = new Vector3(1.3, 1.3, 4).project(camera);
  expect(cellsUnder(between, camera, { ...drawn, sizeOf: () => -0.105 })).toHaveLength(1);
});
