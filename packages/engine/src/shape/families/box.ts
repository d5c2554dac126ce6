/**
 * Axis lines, and one box shape that tiles the grid. Exists for any dims: map each coordinate x of axis i into the
 * group Z_d0 × … × Z_dn with x mod d_i as component i and the digits of the quotient as the other components.
 * Along a line that map runs through the whole group, and so does the sum over a box.
 */
import { product, quotient } from '../../base/ints.js';
import { ok } from '../../base/result.js';
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

/** The group as numbers of mixed radix, component 0 lowest. */
function addInGroup(dims: readonly number[], p: number, q: number): number {
  let sum = 0;
  let place = 1;
  let restP = p;
  let restQ = q;
  for (const radix of dims) {
    sum += (((restP % radix) + (restQ % radix)) % radix) * place;
    restP = quotient(restP, radix);
    restQ = quotient(restQ, radix);
    place *= radix;
  }
  return sum;
}

/** The group element of coordinate x on this axis. */
function elementOf(dims: readonly number[], axis: number, x: number): number {
  let rest = quotient(x, dims[axis]);
  let element = 0;
  let place = 1;
  for (const [component, radix] of dims.entries()) {
    if (component === axis) element += (x % radix) * place;
    else {
      element += (rest % radix) * place;
      rest = quotient(rest, radix);
    }
    place *= radix;
  }
  return element;
}

export const box = tiledFamily<BoxSpec>({
  name: 'box',
  example: '3x3',
  parse: text => {
    if (text.length > 200 || !/^\d{1,9}(x\d{1,9})+$/.test(text)) return undefined;
    return ok({ family: 'box', dims: text.split('x').map(Number) });
  },
  make: spec => spec.dims.join('x'),
  rule: spec => (hasBoxes(spec) ? { kind: 'boxes', box: spec.dims } : { kind: 'lines' }),
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
