/**
 * Every two-dimensional slice is a Sudoku: all axis lines, and b×b boxes in every pair of axes, b² symbols.
 *
 * Which exist: in one b×…×b block, cells that differ in one or two coordinates differ in symbol, so every symbol
 * is a code of distance 3 and the block holds axes - 2 mutually orthogonal Latin squares of order b. There are
 * never more than b - 1 of those, and for b = 6 not even two. Where b is a prime power the bound is reached:
 * write x = b·a + c on each axis and take symbol = Σ (A·a + C·c) in pairs over the field of b elements, with
 * the C of different axes not proportional and A not proportional to C of the same axis.
 */
import { quotient } from '../../base/ints.js';
import { fail, ok, type Result } from '../../base/result.js';
import { checkAxes, equalExtents, parsePower } from '../family.js';
import { arithmeticOf } from '../field.js';
import { fillByTerms } from '../fillByTerms.js';
import type { SliceSpec } from '../spec.js';
import { tiledFamily } from '../tiledFamily.js';
import { lineTilings, type Tiling } from '../tiling.js';

const boxSide = (spec: SliceSpec): number => Math.round(Math.sqrt(spec.symbols));

const makeSlice = (spec: SliceSpec): string => `${spec.symbols}^${spec.axes}`;

function refuse(spec: SliceSpec): Result<never> | undefined {
  const { symbols, axes } = spec;
  const b = boxSide(spec);
  const shape = makeSlice(spec);
  const flat = checkAxes(shape, axes, 2);
  if (flat) return flat;
  if (b * b !== symbols) return fail('shape-impossible', 'boxes-not-square', { shape, symbols });
  if (b > 1 && axes > b + 1)
    return fail('shape-impossible', 'block-too-small', { shape, side: b, symbols, most: b + 1 });
  if (b === 6 && axes > 3)
    return fail('shape-impossible', 'orthogonal-squares', { shape, axes, squares: axes - 2, order: b });
  return undefined;
}

function tilings(spec: SliceSpec): Tiling[] {
  const b = boxSide(spec);
  const extents = equalExtents(spec.symbols, spec.axes);
  const boxes: Tiling[] = [];
  for (let second = 1; second < spec.axes; second++) {
    for (let first = 0; first < second; first++) {
      boxes.push({ kind: 'box', block: extents.map((_, i) => (i === first || i === second ? b : 1)) });
    }
  }
  return [...lineTilings(extents), ...boxes];
}

export const slice = tiledFamily<SliceSpec>({
  name: 'slice',
  example: '9^3',
  parse: text => {
    const power = parsePower(text, '');
    return power && ok({ family: 'slice', symbols: power[0], axes: power[1] });
  },
  make: makeSlice,
  rule: spec => ({ kind: 'slices', side: boxSide(spec), axes: spec.axes }),
  box: spec => (spec.axes === 2 ? [boxSide(spec), boxSide(spec)] : undefined),
  alias: spec => (spec.axes === 2 ? { family: 'box', dims: [boxSide(spec), boxSide(spec)] } : undefined),
  grid: spec => ({ symbols: spec.symbols, extents: equalExtents(spec.symbols, spec.axes) }),
  refuse,
  tilings,
  instantGrid: (spec, outline) => {
    const b = boxSide(spec);
    const { add, multiply } = arithmeticOf(b);
    // terms[axis][x]: what coordinate x adds, as the pair high · b + low.
    const terms = outline.extents.map((_, axis) => {
      const inner = axis === 1 ? [0, 1] : [1, Math.max(0, axis - 1)]; // C
      const outer = axis === 1 ? [1, 0] : [0, 1]; // A
      return Array.from({ length: spec.symbols }, (_, x) => {
        const [low, high] = [0, 1].map(i =>
          add(multiply(outer[i], quotient(x, b)), multiply(inner[i], x % b)),
        );
        return high * b + low;
      });
    });
    const sum = (p: number, q: number) => add(quotient(p, b), quotient(q, b)) * b + add(p % b, q % b);
    return fillByTerms(outline, terms, sum);
  },
});
