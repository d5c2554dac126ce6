/** The upper end of a cell: sums and letters at the corner where one begins to read, signs at the other. Notes keep below them. */
import { type CellForm, formOf, pointIn } from '../cellForm.js';
import { type Box, centreText, type Item } from '../drawing.js';
import type { CellPlace } from '../panel.js';
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
/** Around labels, where outlines are left out. */
const pad = 0.03;

export function headCell(
  place: CellPlace,
  labels: readonly Owned<Label>[],
  tokens: readonly Owned<Token>[],
): Headed {
  const form = formOf(place);
  const most = form.isSkewed ? largest.skewed : largest.upright;
  const letters = labels.reduce((sum, { text }) => sum + text.length, 0);
  const signs = tokens.reduce((sum, { width }) => sum + width, 0);
  const gaps = gap * Math.max(0, labels.length - 1);
  const free = (form.isSkewed ? 0.42 : 1 - 2 * margin) - Math.min(signs, 0.5) - gaps;
  const size = Math.min(most, free / Math.max(1, letters * letterWidth));
  const { box, low } = boxAt(form, letters * letterWidth * size + gaps, size * figureHeight);
  let x = box.left + pad;
  const items = labels.map(({ constraint, text }) => {
    const width = text.length * letterWidth * size;
    const centre = { x: x + width / 2, y: box.top + box.height / 2 };
    x += width + gap;
    return { constraint, item: centreText('label', text, centre, size, { cell: place.cell }) };
  });
  let right = 1 - margin - 0.02;
  const middle = margin + (most * figureHeight) / 2 + 0.01;
  const signItems = tokens.flatMap(({ constraint, width, draw }) => {
    const centre = pointIn(form, right - width / 2, middle);
    right -= width;
    return draw(centre).map(item => ({ constraint, item }));
  });
  const hasLabels = labels.length > 0;
  return {
    items: [...items, ...signItems],
    ...(hasLabels && { clear: box }),
    headroom: 0.02 + Math.max(hasLabels ? low : 0, tokens.length > 0 ? margin + most * figureHeight : 0),
  };
}

/** The share of its height at which a side of a rhombus that falls by 30 degrees passes a point to the right. */
const fall = Math.tan(Math.PI / 6);

/**
 * The box around a text of this size, as near to the corner as it goes, and how far down in its cell the text reaches. In a
 * rhombus that is the wide one of the two upper corners.
 */
function boxAt(form: CellForm, width: number, height: number): { box: Box; low: number } {
  const around = (left: number, top: number): Box => ({
    left: left - pad,
    top: top - pad,
    width: width + 2 * pad,
    height: height + 2 * pad,
  });
  if (!form.isSkewed) {
    const { x, y } = pointIn(form, margin, margin);
    return { box: around(x, y), low: margin + height };
  }
  const isSharp = form.right.x * form.down.x + form.right.y * form.down.y > 0;
  const far = (width + height) / 2 + 0.04;
  const { x, y } = pointIn(form, isSharp ? 1 - far : far, far);
  return { box: around(x - width / 2, y - height / 2), low: far + height / 2 + (fall * width) / 2 };
}
