/**
 * How a shape is drawn flat, as data: boards of cells with their corners, and the lines between them. One cell is one unit
 * wide, axes run right and down. Drawings are made from it.
 *
 * A shape of more than two axes is a set of slices; a layout says how they are arranged and makes a board only when it is
 * asked for, so that the largest shape costs nothing until it is looked at. Grids on the faces of a cube are one board.
 */
import type { FaceName } from '../base/houseName.js';
import { product } from '../base/ints.js';
import { coordinatesOf } from '../shape/coordinates.js';
import type { Cell, Shape } from '../shape/shape.js';
import { sliceAt } from '../shape/slice.js';
import { makeHeading } from './boards.js';
import { type DrawnConstraint, drawConstraints } from './constraints/index.js';
import { boundsOf } from './constraints/outsideSums.js';
import { surfacePanels, surfaceSize } from './cubeSurface.js';
import type { Box } from './drawing.js';
import { shadedHousesOf } from './extraHouses.js';
import { type CellPlace, linesOf, type Panel, type Point, type Polyline, placeCells } from './panel.js';
import { type Perspective, perspectivesOf } from './perspective.js';
import { regionIn } from './regions.js';
import { type ShadedSet, shadeCells } from './shading.js';

/** Rows that belong together: the faces of a cube by name, or all rows of a slice without one. */
export interface RowGroup {
  readonly name: FaceName | '';
  readonly firstRow: number;
  readonly rowCount: number;
  /** The middle of the place for its name, if there is room beside the cells. */
  readonly labelAt?: Point;
}

/** One flat picture: a slice, or the whole unfolded surface. */
export interface BoardLayout {
  /** Which board of the layout it is. */
  readonly index: number;
  /** `z 3` or `z 3, w 1`; empty for a board that is the whole shape. */
  readonly heading: string;
  readonly width: number;
  readonly height: number;
  /** The cells there are, row by row; of a surface all rows of the first face, then of the second, and so on. */
  readonly rows: readonly (readonly CellPlace[])[];
  readonly groups: readonly RowGroup[];
  /** Lines inside boxes. */
  readonly hairlines: readonly Polyline[];
  /** Heavy rules between boxes and around the board. */
  readonly rules: readonly Polyline[];
  /** Whether cells are rhombi. */
  readonly skewed: boolean;
  /** What constraints show on it, those below the others first. */
  readonly constraints: readonly DrawnConstraint[];
  /** Its cells and what stands outside of them, the same for all boards of a layout. */
  readonly bounds: Box;
}

/** A board without what constraints add to it. */
type BareBoard = Omit<BoardLayout, 'constraints' | 'bounds'>;

/** All boards of a shape, seen along some axes, and how they are arranged. */
export interface Layout {
  readonly shape: Shape;
  readonly perspective: Perspective;
  /** How the boards are arranged, row by row in the order of their indices; the last row may be shorter. */
  readonly columns: number;
  readonly rows: number;
  readonly boardCount: number;
  /** The size of every board, in cells. */
  readonly boardWidth: number;
  readonly boardHeight: number;
  /** What every board takes up with what stands outside of its cells. */
  readonly bounds: Box;
  /** Makes a board when it is first asked for, and remembers it. */
  boardAt(index: number): BoardLayout;
  /** The index of the board that shows a cell. */
  boardOf(cell: Cell): number;
}

/** Lays a shape out as boards, seen in a perspective. */
export function layOut(shape: Shape, perspective: Perspective = perspectivesOf(shape)[0]): Layout {
  const { across, down, stacked } = perspective;
  const depths = stacked.map(axis => shape.extents[axis]);
  const boardCount = product(depths);
  const columns = depths.length < 2 ? chooseColumns(boardCount) : depths[0];
  const boards = new Map<number, BoardLayout>();
  let houses: readonly ShadedSet[] | undefined;
  const size = shape.surface
    ? surfaceSize(shape)
    : { width: shape.extents[across], height: across === down ? 1 : shape.extents[down] };
  const bounds = boundsOf(shape, perspective, size.width, size.height);
  const finish = (bare: BareBoard): BoardLayout => {
    houses ??= shadedHousesOf(shape, perspective);
    const { drawn, headrooms, tinted } = drawConstraints(shape, perspective, bare.rows.flat());
    const rows = shape.surface ? bare.rows : shadeCells(bare.rows, [...houses, ...tinted]);
    return {
      ...bare,
      rows: headrooms.size === 0 ? rows : rows.map(row => row.map(place => leaveRoom(place, headrooms))),
      constraints: drawn,
      bounds,
    };
  };
  return {
    shape,
    perspective,
    columns,
    rows: Math.ceil(boardCount / columns),
    boardCount,
    boardWidth: size.width,
    boardHeight: size.height,
    bounds,
    boardAt: index => {
      if (!Number.isInteger(index) || index < 0 || index >= boardCount)
        throw new RangeError(`there is no board ${index} among ${boardCount}`);
      const known = boards.get(index);
      if (known) return known;
      const board = finish(shape.surface ? drawSurface(shape) : drawSlice(shape, perspective, index));
      boards.set(index, board);
      return board;
    },
    boardOf: cell => {
      const at = coordinatesOf(shape, cell);
      return stacked.reduceRight((index, axis) => index * shape.extents[axis] + at[axis], 0);
    },
  };
}

const leaveRoom = (place: CellPlace, headrooms: ReadonlyMap<Cell, number>): CellPlace => {
  const headroom = headrooms.get(place.cell);
  return headroom === undefined ? place : { ...place, headroom };
};

/** About square: as few empty places as possible, and rather wide than high. */
function chooseColumns(boards: number): number {
  const root = Math.sqrt(boards);
  const emptyPlaces = (columns: number): number => Math.ceil(boards / columns) * columns - boards;
  let best = Math.ceil(root);
  for (let columns = best + 1; columns <= 2 * root; columns++)
    if (emptyPlaces(columns) < emptyPlaces(best)) best = columns;
  return best;
}

function drawSlice(shape: Shape, { across, down, stacked }: Perspective, index: number): BareBoard {
  const at = shape.extents.map(() => 0);
  let rest = index;
  for (const axis of stacked) {
    at[axis] = rest % shape.extents[axis];
    rest = Math.floor(rest / shape.extents[axis]);
  }
  const slice = sliceAt(shape, across, down, at);
  const { width, height, cells } = slice;
  const panel: Panel = {
    name: '',
    width,
    height,
    cells,
    origin: { x: 0, y: 0 },
    columnStep: { x: 1, y: 0 },
    rowStep: { x: 0, y: 1 },
  };
  return {
    index,
    heading: makeHeading(shape, slice),
    width,
    height,
    rows: placeCells(panel),
    groups: [{ name: '', firstRow: 0, rowCount: height }],
    ...linesOf(panel, cell => regionIn(shape, slice, cell)),
    skewed: false,
  };
}

function drawSurface(shape: Shape): BareBoard {
  const panels = surfacePanels(shape);
  const side = shape.extents[0];
  const lines = panels.map(panel => linesOf(panel, cell => regionIn(shape, { across: 0, down: 1 }, cell)));
  return {
    index: 0,
    heading: '',
    ...surfaceSize(shape),
    rows: panels.flatMap(placeCells),
    groups: panels.map(({ name, labelAt }, face) => ({
      name,
      firstRow: face * side,
      rowCount: side,
      ...(labelAt && { labelAt }),
    })),
    hairlines: lines.flatMap(({ hairlines }) => hairlines),
    rules: lines.flatMap(({ rules }) => rules),
    skewed: shape.surface?.unfolds === 'hexagon',
  };
}
