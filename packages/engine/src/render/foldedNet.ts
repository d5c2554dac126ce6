/**
 * A net to cut out, fold and glue: the six outer faces of a cube as a cross, with a tab wherever two edges meet that are apart on
 * the paper. A grid on the faces of a cube is its own net; of a solid cube the net has what one would see from all sides, and
 * the cells along an edge are there twice.
 */
import type { Shape } from '../shape/shape.js';
import { sliceAt } from '../shape/slice.js';
import { type BoardContents, drawBoard } from './boardDrawing.js';
import type { NameFace } from './boards.js';
import { netPlaces } from './cubeSurface.js';
import { centreText, type Drawing, type Item, type PathItem } from './drawing.js';
import { type BoardLayout, layOut } from './layout.js';
import { linesOf, type Panel, type Point, placeCells } from './panel.js';
import { regionIn } from './regions.js';

/** Whether a shape can be cut out and folded up. */
export const folds = ({ extents, surface }: Shape): boolean =>
  surface ? surface.unfolds === 'net' : extents.length === 3 && extents.every(side => side === extents[0]);

const margin = 0.15;
/** How deep a tab is and how far its short side is drawn in, in cells, on a cube of this side. */
const tabDepth = (side: number): number => Math.min(1.2, 0.22 * side);

/** The edges that get a tab, from and to in sides of the cube; the outside lies to the left. */
const tabEdges: readonly (readonly [fromX: number, fromY: number, toX: number, toY: number])[] = [
  [1, 1, 1, 0],
  [1, 0, 2, 0],
  [2, 0, 2, 1],
  [4, 1, 4, 2],
  [2, 2, 2, 3],
  [2, 3, 1, 3],
  [1, 3, 1, 2],
];

export function drawFoldedNet(shape: Shape, contents: BoardContents, nameFace: NameFace): Drawing {
  const side = shape.extents[0];
  const board = shape.surface ? layOut(shape).boardAt(0) : layOutFaces(shape);
  const depth = tabDepth(side);
  const items = [
    ...drawTabs(side, depth),
    ...drawBoard(board, contents),
    ...drawNames(side, depth, nameFace),
  ];
  return {
    bounds: {
      left: -margin,
      top: -depth - margin,
      width: 4 * side + depth + 2 * margin,
      height: 3 * side + 2 * depth + 2 * margin,
    },
    items,
  };
}

function drawTabs(side: number, depth: number): PathItem[] {
  const lines = tabEdges.map(([fromX, fromY, toX, toY]): Point[] => {
    const along = { x: toX - fromX, y: toY - fromY };
    const out = { x: along.y, y: -along.x };
    const at = (from: number, by: number): Point => ({
      x: fromX * side + along.x * from + out.x * by,
      y: fromY * side + along.y * from + out.y * by,
    });
    return [at(0, 0), at(depth * 0.7, depth), at(side - depth * 0.7, depth), at(side, 0)];
  });
  return [{ kind: 'path', role: 'rimFrame', lines, closed: false, ends: 'round' }];
}

/** The outer slices of a cube, laid out as the faces of a net. */
function layOutFaces(shape: Shape): BoardLayout {
  const side = shape.extents[0];
  const faces = netPlaces.map(({ normal, end, columnAxis, rowAxis, origin, steps }) => {
    const at = shape.extents.map((_, axis) => (axis === normal && end === 'high' ? side - 1 : 0));
    const slice = sliceAt(shape, columnAxis, rowAxis, at);
    const panel: Panel = {
      name: '',
      width: side,
      height: side,
      cells: slice.cells,
      origin: { x: origin.x * side, y: origin.y * side },
      columnStep: steps[columnAxis],
      rowStep: steps[rowAxis],
    };
    return { panel, ...linesOf(panel, cell => regionIn(shape, slice, cell)) };
  });
  return {
    index: 0,
    heading: '',
    width: 4 * side,
    height: 3 * side,
    rows: faces.flatMap(({ panel }) => placeCells(panel)),
    groups: [],
    hairlines: faces.flatMap(({ hairlines }) => hairlines),
    rules: faces.flatMap(({ rules }) => rules),
    skewed: false,
    constraints: [],
    bounds: { left: 0, top: 0, width: 4 * side, height: 3 * side },
  };
}

/** On tabs and beside faces, where they are cut away: what comes here when it is folded. */
function drawNames(side: number, depth: number, nameFace: NameFace): Item[] {
  const size = depth * 0.42;
  const names = [
    ['back', 1.5, 0, 0, -0.5],
    ['back', 1.5, 3, 0, 0.5],
    ['left', 4, 1.5, 0.5, 0],
    ['left', 1, 0.5, -0.5, 0],
    ['left', 1, 2.5, -0.5, 0],
    ['right', 2, 0.5, 0.5, 0],
    ['right', 2, 2.5, 0.5, 0],
  ] as const;
  return names.map(([face, x, y, outX, outY]): Item => {
    const at = { x: x * side + outX * depth, y: y * side + outY * depth };
    const name = nameFace(face);
    if (outX === 0) return centreText('faceName', name, at, size);
    // Along an upright tab a name reads from below.
    return {
      kind: 'group',
      transform: [0, -1, 1, 0, at.x, at.y],
      items: [centreText('faceName', name, { x: 0, y: 0 }, size)],
    };
  });
}
