/**
 * Axis lines, and one box shape that tiles the grid. Exists for any dims: sum the elements of the coordinates in the group
 * of the box. Along a line they run through the whole group, and so do the sums over a box.
 */
import { product } from '../../base/ints.js';
import { ok } from '../../base/result.js';
import { addInGroup, elementOf } from '../blockGroup.js';
import { fillByTerms } from '../fillByTerms.js';
import { maxAxes } from '../shape.js';
import type { BoxSpec } from '../spec.js';
import { tiledFamily } from '../tiledFamily.js';
import { lineTilings, type Tiling } from '../tiling.js';

const extentsOf = ({ dims }: BoxSpec): number[] => {
  const symbols = product(dims);
  return dims.slice(0, maxAxes + 1).map(() => symbols);
};

/** A box that is long in one axis only is a line already, and not listed twice. */
const hasBoxes = ({ dims }: BoxSpec): boolean => dims.filter(length => length > 1).length > 1;

function tilings(spec: BoxSpec): Tiling[] {
  const lines = lineTilings(extentsOf(spec));
  return hasBoxes(spec) ? [...lines, { kind: 'box', block: spec.dims }] : lines;
}

export const box = tiledFamily<BoxSpec>({
  name: 'box',
  example: '3x3',
  parse: text => {
    if (text.length > 200 || !/^\d{1,9}(x\d{1,9})+$/.test(text)) return undefined;
    return ok({ family: 'box', dims: text.split('x').map(Number) });
  },
  make: spec => spec.dims.join('x'),
  rule: spec =>
    hasBoxes(spec) ? { kind: 'boxes', box: spec.dims } : { kind: 'lines', axes: spec.dims.length },
  box: spec => spec.dims,
  alias: ({ dims }) => {
    const sorted = [...dims].sort((a, b) => b - a);
    if (sorted[1] === 1) return { family: 'latin', symbols: sorted[0], axes: dims.length };
    return sorted.some((length, axis) => length !== dims[axis]) ? { family: 'box', dims: sorted } : undefined;
  },
  grid: spec => ({ symbols: product(spec.dims), extents: extentsOf(spec) }),
  refuse: () => undefined,
  tilings,
  instantGrid: ({ dims }, outline) => {
    const terms = dims.map((_, axis) =>
      Array.from({ length: outline.symbols }, (_, x) => elementOf(dims, axis, x)),
    );
    return fillByTerms(outline, terms, (p, q) => addInGroup(dims, p, q));
  },
});
