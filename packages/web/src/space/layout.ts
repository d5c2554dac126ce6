/** Where the cells of a shape lie in space, and how that was asked for, as data. */
import type { HyperTurn } from './hyperTurn.js';
import type { Part } from './parts.js';
import type { LayerRange, Lens } from './spaceState.js';
import type { SpaceView } from './spaceViews.js';

export interface SpaceOptions {
  readonly view: SpaceView;
  /** How far the layers along an axis are pulled apart, in cells. */
  readonly explode: number;
  readonly explodeAxis: number;
  /** How far the turning projection has turned in each of its planes, in radians. */
  readonly angles: readonly number[];
  readonly lens: Lens;
  /** The cube that stands large, where there are several; the layers along a further axis that are shown. */
  readonly focus?: number;
  readonly range?: LayerRange;
  /** What several cubes stand side by side along; as the page does if not said. */
  readonly facing?: Facing;
}

/** Where right and up are on the screen, in space. */
export interface Facing {
  readonly right: readonly number[];
  readonly up: readonly number[];
}

/** One of several cubes. */
interface CubePlace {
  /** Counted along the axes beyond the third. */
  readonly index: number;
  readonly frame: Part;
  /** Where its middle is on the screen: to the right and up, in units of space. */
  readonly at: readonly [across: number, up: number];
  /** Units of space to a cell. */
  readonly scale: number;
}

export interface SpaceLayout {
  /** x, y, z of each cell, around the origin; neighbours are one unit apart. */
  readonly positions: Float32Array;
  /** For cells that lie in a face: where their right and their upper side point. Others face the viewer. */
  readonly rights?: Float32Array;
  readonly ups?: Float32Array;
  /** How far neighbours along the first three axes are apart, where cells stand in straight rows. */
  readonly pitch?: readonly number[];
  /** Of each cell, how large it is beside one that is a unit wide; all alike if not said. */
  readonly scales?: Float32Array;
  /** How a hypercube is turned, if it is. */
  readonly turn?: HyperTurn;
  /** The side of a tile. */
  readonly tile: number;
  /** Several cubes: which one stands where. */
  readonly cubes?: readonly CubePlace[];
  /** The cube whose axes have letters, if it is not the first. */
  readonly lettered?: Part;
  /** Free places. */
  readonly slots?: readonly Part[];
  /** Each cube to be framed; none where no frame would be straight. */
  readonly frames: readonly Part[];
  /** What has walls of its own: the cubes or, where they are pulled apart, their layers; and how many cells that is each way. */
  readonly rooms: readonly Part[];
  readonly roomCells: readonly number[];
  /** Where frames are not straight: the edges of the whole shape, as pairs of points. */
  readonly edges: readonly number[];
  /** The axis that each of them runs along. */
  readonly edgeAxes?: readonly number[];
}

/** Where a cell is. */
export function placeOfCell(layout: SpaceLayout, cell: number): readonly [number, number, number] {
  if (layout.turn) return layout.turn.placeOf(cell);
  const { positions } = layout;
  return [positions[3 * cell], positions[3 * cell + 1], positions[3 * cell + 2]];
}

/** How large a cell is beside one that is a unit wide. */
export const scaleOfCell = ({ scales }: Pick<SpaceLayout, 'scales'>, cell: number): number =>
  scales?.[cell] ?? 1;
