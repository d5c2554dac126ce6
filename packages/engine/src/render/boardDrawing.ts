/** Boards as drawings: one with its cells and lines, or several side by side under their headings. */
import type { Cell } from '../shape/shape.js';
import type { NameFace } from './boards.js';
import { type CellLook, drawCell, drawLowerCell, drawShades, drawUpperCell } from './cellDrawing.js';
import { formOf } from './cellForm.js';
import {
  type Box,
  centreText,
  type Drawing,
  type GroupItem,
  type Item,
  shiftItems,
  type TextItem,
} from './drawing.js';
import type { BoardLayout } from './layout.js';
import type { CellPlace, Point } from './panel.js';

/** What the cells of boards show. */
export interface BoardContents {
  /** How many symbols the shape has. */
  readonly symbols: number;
  /** Of cells of which nothing is said only the shades are drawn. */
  readonly lookOf: (cell: Cell) => CellLook | undefined;
}

const faceNameSize = 0.39;
/** In parts of a font's size. */
const letterWidth = 0.66;

/** A board with its contents, as items of a drawing. */
export function drawBoard(board: BoardLayout, { symbols, lookOf }: BoardContents): Item[] {
  const { constraints } = board;
  const draw = (
    drawLook: (place: CellPlace, look: CellLook) => GroupItem,
    drawRest: (place: CellPlace) => Item[],
  ) =>
    board.rows.flat().flatMap((place): Item[] => {
      const look = lookOf(place.cell);
      return look ? [drawLook(place, look)] : drawRest(place);
    });
  const drawEmpty = (place: CellPlace): Item[] => drawShades(formOf(place), place.shades ?? []);
  const cells =
    constraints.length === 0
      ? draw((place, look) => drawCell(place, look, symbols), drawEmpty)
      : [
          ...draw(drawLowerCell, drawEmpty),
          ...constraints.flatMap(({ under }) => under),
          ...draw(
            (place, look) => drawUpperCell(place, look, symbols),
            () => [],
          ),
        ];
  // Square ends meet in upright corners, round ones in all others.
  const ends = board.skewed ? 'round' : 'square';
  return [
    ...cells,
    { kind: 'path', role: 'hairline', lines: board.hairlines, closed: false },
    { kind: 'path', role: 'rule', lines: board.rules, closed: false, ends },
    ...constraints.flatMap(({ over }) => over),
  ];
}

/** All in one size; on a small cube the border is near. */
function drawFaceNames({ groups, width }: BoardLayout, nameFace: NameFace): TextItem[] {
  const labels = groups.flatMap(({ name, labelAt }) =>
    name && labelAt ? [{ name: nameFace(name), at: labelAt }] : [],
  );
  const room = labels.map(({ name, at }) => (2 * Math.min(at.x, width - at.x)) / (name.length * letterWidth));
  const size = Math.min(faceNameSize, ...room);
  return labels.map(({ name, at }) => centreText('faceName', name, at, size));
}

/** How boards stand side by side, in cells. */
export interface Arrangement {
  readonly columns: number;
  readonly gap: number;
  readonly margin: number;
  /** The size of headings, where they stand, and how much room they take above a board; without it there are none. */
  readonly heading?: { readonly size: number; readonly baseline: number; readonly room: number };
  /** What the faces of an unfolded cube are called; without it they have no names beside them. */
  readonly nameFace?: NameFace;
}

export interface PlacedBoard {
  readonly board: BoardLayout;
  /** Where its heading begins, and where its corner of cells lies. */
  readonly headingAt: Point;
  readonly at: Point;
}

/** Boards of one layout in rows; the margin lies around them. */
export function arrangeBoards(
  boards: readonly BoardLayout[],
  { columns, gap, margin, heading }: Arrangement,
): { bounds: Box; placed: PlacedBoard[] } {
  const { left, top, width, height } = boards[0]?.bounds ?? { left: 0, top: 0, width: 0, height: 0 };
  const room = heading?.room ?? 0;
  const [stepX, stepY] = [width + gap, height + room + gap];
  const rows = Math.ceil(boards.length / columns);
  return {
    bounds: {
      left: 0,
      top: 0,
      width: columns * stepX - gap + 2 * margin,
      height: rows * stepY - gap + 2 * margin,
    },
    placed: boards.map((board, i) => {
      const x = margin + (i % columns) * stepX;
      const y = margin + Math.floor(i / columns) * stepY;
      return {
        board,
        headingAt: { x: x - left, y: y + (heading?.baseline ?? 0) },
        at: { x: x - left, y: y + room - top },
      };
    }),
  };
}

/** Several boards, arranged as is said, as one drawing. */
export function drawBoards(
  boards: readonly BoardLayout[],
  contents: BoardContents,
  arrangement: Arrangement,
): Drawing {
  const { bounds, placed } = arrangeBoards(boards, arrangement);
  return { bounds, items: drawPlaced(placed, contents, arrangement) };
}

/** Boards where they were put. */
export const drawPlaced = (
  placed: readonly PlacedBoard[],
  contents: BoardContents,
  { heading, nameFace }: Arrangement,
): Item[] =>
  placed.flatMap(({ board, headingAt, at }): Item[] => [
    ...(heading && board.heading !== ''
      ? ([
          {
            kind: 'text',
            role: 'heading',
            text: board.heading,
            at: headingAt,
            size: heading.size,
            anchor: 'start',
          },
        ] as const)
      : []),
    ...shiftItems([...drawBoard(board, contents), ...(nameFace ? drawFaceNames(board, nameFace) : [])], at),
  ]);
