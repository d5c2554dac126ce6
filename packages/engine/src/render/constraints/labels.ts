/** The upper end of a cell: sums and letters at the corner where one begins to read, signs at the other. Notes keep below them. */
import type { Cell } from '../../shape/cell.js';
import { type CellForm, formOf, pointIn } from '../cellForm.js';
import { type Box, centreText, type Item } from '../drawing.js';
import type { CellPlace, Point } from '../panel.js';
import type { Label, Token } from './sketch.js';

type Owned<T> = T & { readonly constraint: number };

/** What stands at the upper end of one cell. */
export interface Headed {
  readonly items: readonly { readonly constraint: number; readonly item: Item }[];
  /** Where outlines are left out. */
  readonly clear?: Box;
  /** How much of the height of the cell is taken, 0 to 1. */
  readonly headroom: number;
}

/** Of the font; the corners of a rhombus have less room. */
const largest = { upright: 0.25, skewed: 0.2 };
const letterWidth = 0.62;
const figureHeight = 0.72;
/** Between texts, and between them and the border. */
const gap = 0.07;
const margin = 0.055;

export function headCell(
  place: CellPlace,
  labels: readonly Owned<Label>[],
  tokens: readonly Owned<Token>[],
): Headed {
  const form = formOf(place);
  const letters = labels.reduce((sum, { text }) => sum + text.length, 0);
  const signs = tokens.reduce((sum, { width }) => sum + width, 0);
  const gaps = gap * Math.max(0, labels.length - 1);
  const free = (form.isSkewed ? 0.42 : 1 - 2 * margin) - Math.min(signs, 0.5) - gaps;
  const most = form.isSkewed ? largest.skewed : largest.upright;
  const size = Math.min(most, free / Math.max(1, letters * letterWidth));
  const box = boxAt(form, letters * letterWidth * size + gaps, size * figureHeight);
  let x = box.left;
  const items = labels.map(({ constraint, text }) => {
    const width = text.length * letterWidth * size;
    const centre = { x: x + width / 2, y: box.top + box.height / 2 };
    x += width + gap;
    return { constraint, item: centreText('label', text, centre, size, { cell: place.cell }) };
  });
  const row = { x: 1 - margin - 0.02, y: margin + (most * figureHeight) / 2 + 0.01 };
  const signItems = tokens.flatMap(({ constraint, width, draw }) => {
    const centre = pointIn(form, row.x - width / 2, row.y);
    row.x -= width;
    return draw(centre).map(item => ({ constraint, item }));
  });
  const pad = 0.03;
  const low = Math.max(
    labels.length > 0 ? lowestIn(form, box) : 0,
    tokens.length > 0 ? margin + most * figureHeight : 0,
  );
  return {
    items: [...items, ...signItems],
    ...(labels.length > 0 && {
      clear: {
        left: box.left - pad,
        top: box.top - pad,
        width: box.width + 2 * pad,
        height: box.height + 2 * pad,
      },
    }),
    headroom: low + 0.02,
  };
}

/** A box of this size as near to the corner as it goes. In a rhombus that is the wide one of the two upper corners. */
function boxAt(form: CellForm, width: number, height: number): Box {
  if (!form.isSkewed) {
    const { x, y } = pointIn(form, margin, margin);
    return { left: x, top: y, width, height };
  }
  const isSharp = form.right.x * form.down.x + form.right.y * form.down.y > 0;
  for (let far = 0.1; ; far += 0.01) {
    const { x, y } = pointIn(form, isSharp ? 1 - far : far, far);
    const box = { left: x - width / 2, top: y - height / 2, width, height };
    if (
      far > 0.5 ||
      cornersOf(box).every(corner => shareOf(form, corner).every(at => at > 0.04 && at < 0.96))
    )
      return box;
  }
}

const cornersOf = ({ left, top, width, height }: Box): Point[] =>
  [0, width].flatMap(right => [0, height].map(down => ({ x: left + right, y: top + down })));

/** How far right and how far down in a cell a point lies, 0 to 1. */
function shareOf({ corner, right, down }: CellForm, { x, y }: Point): [number, number] {
  const [dx, dy] = [x - corner.x, y - corner.y];
  const size = right.x * down.y - right.y * down.x;
  return [(dx * down.y - dy * down.x) / size, (right.x * dy - right.y * dx) / size];
}

const lowestIn = (form: CellForm, box: Box): number =>
  Math.max(...cornersOf(box).map(corner => shareOf(form, corner)[1]));

/** Labels and signs by their cells. */
export function byCell<T extends { readonly cell: Cell }>(items: readonly T[]): Map<Cell, T[]> {
  const found = new Map<Cell, T[]>();
  for (const item of items) found.set(item.cell, [...(found.get(item.cell) ?? []), item]);
  return found;
}
