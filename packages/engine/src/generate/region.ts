/**
 * A part of the board that is to hold all blanks, as text: `r1..3c4..6` in two dimensions, `z5` or `x1..3y1..3z2` in more. It is the
 * cells that lie within all the ranges named; an axis that is not named is not limited, and a plus joins several such parts.
 */
import type { Random } from '../base/random.js';
import { fail, ok, type Result } from '../base/result.js';
import { coordinatesOf } from '../shape/coordinates.js';
import { parseAxis } from '../shape/names.js';
import type { Cell, Shape } from '../shape/shape.js';

const rangeForm = '[a-z]\\d{1,7}(?:\\.\\.\\d{1,7})?';
const regionForm = new RegExp(`^(?:${rangeForm})+(?:\\+(?:${rangeForm})+)*$`);
const longestRegion = 10_000;

/** The text without spaces and in lower case; undefined where it is no region of any shape. */
export function normaliseRegion(text: string): string | undefined {
  const region = text.toLowerCase().replace(/\s+/g, '');
  return region.length <= longestRegion && regionForm.test(region) ? region : undefined;
}

/** The cells of a region, rising. */
export function parseRegion(shape: Shape, text: string): Result<readonly Cell[]> {
  const region = normaliseRegion(text);
  if (region === undefined) return fail('order-unfit', 'region-form', { region: text });
  const inside = new Set<Cell>();
  for (const part of region.split('+')) {
    const cells = cellsOfPart(shape, part);
    if (!cells.ok) return cells;
    for (const cell of cells.value) inside.add(cell);
  }
  if (inside.size === 0) return fail('order-unfit', 'region-empty', { region, shape: shape.name });
  return ok([...inside].sort((a, b) => a - b));
}

function cellsOfPart(shape: Shape, part: string): Result<readonly Cell[]> {
  const first = shape.extents.map(() => 1);
  const last = [...shape.extents];
  for (const [range] of part.matchAll(new RegExp(rangeForm, 'g'))) {
    const axis = parseAxis(shape, range[0]);
    if (!axis.ok) return axis;
    const [from, to = from] = range.slice(1).split('..').map(Number);
    const end = shape.extents[axis.value];
    if (from < 1 || to > end)
      return fail('order-unfit', 'region-past', { region: part, shape: shape.name, axis: range[0], end });
    first[axis.value] = Math.max(first[axis.value], from);
    last[axis.value] = Math.min(last[axis.value], to);
  }
  const cells: Cell[] = [];
  for (let cell = 0; cell < shape.cellCount; cell++)
    if (coordinatesOf(shape, cell).every((at, axis) => at + 1 >= first[axis] && at < last[axis]))
      cells.push(cell);
  return ok(cells);
}

/** So many cells that lie together, around any one. */
export function gatherCells(shape: Shape, count: number, random: Random): ReadonlySet<Cell> {
  const middle = coordinatesOf(shape, random.below(shape.cellCount));
  const distances = Array.from({ length: shape.cellCount }, (_, cell) =>
    Math.max(...coordinatesOf(shape, cell).map((at, axis) => Math.abs(at - middle[axis]))),
  );
  const cells = [...random.permutation(shape.cellCount)];
  return new Set(cells.sort((a, b) => distances[a] - distances[b]).slice(0, count));
}
