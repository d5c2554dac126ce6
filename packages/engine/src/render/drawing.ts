/**
 * A display list: a picture as data, which says what is drawn and where, but neither in which colours nor in which format. One
 * cell is one unit wide, x runs to the right and y down; what comes later lies on top. Three primitives are enough for all
 * boards and solids: paths of straight lines, texts, and groups. So each output (SVG, PDF, the page) is small, and
 * whoever wants to know what lies under a point finds cells and symbols named.
 *
 * Strokes have the widths of their theme in units of the output, since a hairline is one however large the cells are; only lines
 * that are as broad as a part of a cell say so themselves. For the
 * same reason nothing with a stroke is put into a transformed group: its points are moved instead, and only texts are slanted.
 */
import type { SymbolNumber } from '../board/symbols.js';
import type { Cell } from '../shape/shape.js';
import type { Point, Polyline } from './panel.js';
import type { PathRole, TextRole } from './role.js';

/** A rectangle. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A picture as data, in units of a cell, with roles in place of colours. */
export interface Drawing {
  /** All that is drawn lies in it. */
  readonly bounds: Box;
  readonly items: readonly Item[];
}

/** What an item stands for, if it belongs to a cell or to a symbol in it. */
interface Meaning {
  readonly cell?: Cell;
  readonly symbol?: SymbolNumber;
}

/** Lines or areas with the same role. */
export interface PathItem extends Meaning {
  readonly kind: 'path';
  readonly role: PathRole;
  readonly lines: readonly Polyline[];
  /** Whether each line goes back to its start, and so has an inside. */
  readonly closed: boolean;
  /** How lines end and turn; bluntly if not said. */
  readonly ends?: 'round' | 'square';
  /** The share of the role's width, where a small picture needs thinner lines. */
  readonly thinness?: number;
  /** The width of the line in cells, where it grows with the board. */
  readonly thickness?: number;
}

/** A text with its place and role. */
export interface TextItem extends Meaning {
  readonly kind: 'text';
  readonly role: TextRole;
  readonly text: string;
  /** On the line that letters stand on. */
  readonly at: Point;
  /** Of the font, in cells. */
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Items that are moved together, or belong to one cell. */
export interface GroupItem extends Pick<Meaning, 'cell'> {
  readonly kind: 'group';
  readonly items: readonly Item[];
  readonly transform?: Transform;
}

/** One thing in a drawing. */
export type Item = PathItem | TextItem | GroupItem;

/** As in SVG: `a b c d e f` for x' = a·x + c·y + e and y' = b·x + d·y + f. */
export type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** How far below its middle a line of figures stands, in parts of its size: half the height of a figure. */
const halfFigure = 0.35;

/** A text whose figures are centred at a point. */
export const centreText = (
  role: TextRole,
  text: string,
  { x, y }: Point,
  size: number,
  meaning?: Meaning,
): TextItem => ({
  kind: 'text',
  role,
  text,
  at: { x, y: y + size * halfFigure },
  size,
  anchor: 'middle',
  ...meaning,
});

export const movePoint = ([a, b, c, d, e, f]: Transform, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** What a transformed group does inside of another. */
const joinTransforms = (outer: Transform, [a, b, c, d, e, f]: Transform): Transform => {
  const [oa, ob, oc, od] = outer;
  const { x, y } = movePoint(outer, { x: e, y: f });
  return [oa * a + oc * b, ob * a + od * b, oa * c + oc * d, ob * c + od * d, x, y];
};

/** Items moved elsewhere, turned or slanted: paths point by point, texts as a whole. */
export const transformItems = (items: readonly Item[], transform: Transform): Item[] =>
  items.map(item => transformItem(item, transform));

function transformItem(item: Item, transform: Transform): Item {
  if (item.kind === 'path')
    return { ...item, lines: item.lines.map(line => line.map(point => movePoint(transform, point))) };
  if (item.kind === 'group')
    return item.transform
      ? { ...item, transform: joinTransforms(transform, item.transform) }
      : { ...item, items: transformItems(item.items, transform) };
  const [a, b, c, d] = transform;
  const isShift = a === 1 && b === 0 && c === 0 && d === 1;
  return isShift
    ? { ...item, at: movePoint(transform, item.at) }
    : { kind: 'group', transform, items: [item] };
}

export const shiftItems = (items: readonly Item[], { x, y }: Point): Item[] =>
  transformItems(items, [1, 0, 0, 1, x, y]);

/** The same turned by a quarter, to be looked at from the right. */
export const turnDrawing = ({ bounds, items }: Drawing): Drawing => ({
  bounds: { left: -bounds.top - bounds.height, top: bounds.left, width: bounds.height, height: bounds.width },
  items: transformItems(items, [0, 1, -1, 0, 0, 0]),
});
