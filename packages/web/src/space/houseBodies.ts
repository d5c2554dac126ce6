/** The houses of the selected cell, or of a step: beams, sheets and blocks where space is straight, else lines; and the planes through it. */
import { type Cell, cellsOf, type House, housesOf, type Shape } from '@hyperdoku/engine';
import { Group } from 'three';
import { lightNames, lightsOfOrientations } from '../board/lights.js';
import { Bars } from './bars.js';
import type { PageColours } from './colours.js';
import type { SpaceLayout } from './layout.js';
import { houseLines, isBlock } from './outlines.js';
import type { Part } from './parts.js';
import { type Solid, Solids, solidAround } from './solids.js';
import type { SpaceInput } from './spaceInput.js';

export class HouseBodies extends Group {
  private readonly planes = new Solids();
  private readonly solids = new Solids();
  private readonly beams = new Bars({ width: 3, opacity: 0.7, order: 1 });

  constructor() {
    super();
    this.add(this.planes, this.solids, this.beams);
  }

  show(
    { shape, centre, houses, space, planes }: SpaceInput,
    layout: SpaceLayout,
    sight: Float32Array,
    colours: PageColours,
  ): void {
    const listed = houses ?? (centre === undefined ? [] : [...housesOf(shape, centre)]);
    const isSeen = (cell: Cell): boolean => sight[cell] > 0;
    const straight = space.view === 'cube' || space.view === 'cubes';
    // Light on dark is stronger than dark on light.
    const strength = colours.isDark ? 0.55 : 1;
    const solids = straight ? solidsOf(shape, layout, listed, houses !== undefined, colours, isSeen) : [];
    this.solids.show(solids, 0.42 * strength);
    const bent = straight || space.view === 'surface' ? [] : houseLines(shape, listed, layout, isSeen);
    this.beams.show(bent, colours.body(houses ? 'pattern' : 'line'));
    const cut = straight && planes && !houses && centre !== undefined && shape.extents.length === 3;
    this.planes.show(
      cut && isSeen(centre) ? planesThrough(centre, layout, sight, colours) : [],
      0.16 * strength,
    );
  }

  override dispose(): void {
    super.dispose();
    for (const part of [this.planes, this.solids, this.beams]) part.dispose();
  }
}

function solidsOf(
  shape: Shape,
  layout: SpaceLayout,
  houses: readonly House[],
  isHint: boolean,
  colours: PageColours,
  isSeen: (cell: Cell) => boolean,
): Solid[] {
  const lights = lightsOfOrientations(shape);
  const solids: Solid[] = [];
  for (const house of houses) {
    const orientation = shape.houseOrientation[house];
    // A house that runs along a fourth axis is scattered over the cubes: its cells are lit, but it has no body. Nor has a diagonal.
    if (shape.orientations[orientation].axes.some(axis => axis > 2) || !isBlock(shape, house)) continue;
    const colour = colours.body(isHint ? 'pattern' : lightNames[lights[orientation]]);
    const isBeam = shape.orientations[orientation].kind === 'line';
    const cells = [...cellsOf(shape, house)].filter(isSeen);
    // A body as large as the whole cube would only veil it.
    if (shape.orientations[orientation].axes.length > 2 && fillsCube(shape, cellsOf(shape, house))) continue;
    if (cells.length > 0) solids.push(solidAround(layout, cells, colour, isBeam));
  }
  return solids;
}

const fillsCube = ({ extents }: Shape, { length }: ArrayLike<Cell>): boolean =>
  length === extents[0] * extents[1] * extents[2];

/** The three planes of cells through one of them, thin. */
function planesThrough(cell: Cell, layout: SpaceLayout, sight: Float32Array, colours: PageColours): Solid[] {
  const frame = seenPart(layout, sight);
  if (!frame) return [];
  const position = layout.positions.subarray(3 * cell, 3 * cell + 3);
  return (['box2', 'box1', 'box0'] as const).map((name, axis) => {
    const from: [number, number, number] = [frame[0][0], frame[0][1], frame[0][2]];
    const to: [number, number, number] = [frame[1][0], frame[1][1], frame[1][2]];
    from[axis] = position[axis] - 0.02;
    to[axis] = position[axis] + 0.02;
    return { from, to, colour: colours.body(name) };
  });
}

/** The part of the cube whose layers are shown. */
function seenPart({ positions }: SpaceLayout, sight: Float32Array): Part | undefined {
  const from = [0, 0, 0].fill(Number.POSITIVE_INFINITY);
  const to = [0, 0, 0].fill(Number.NEGATIVE_INFINITY);
  for (let cell = 0; cell < sight.length; cell++) {
    if (sight[cell] === 0) continue;
    for (let axis = 0; axis < 3; axis++) {
      from[axis] = Math.min(from[axis], positions[3 * cell + axis] - 0.5);
      to[axis] = Math.max(to[axis], positions[3 * cell + axis] + 0.5);
    }
  }
  return from[0] <= to[0] ? [from, to] : undefined;
}
