/** The propagators of a shape, made of the primitives of its constraints, and who wakes them. */
import { isTotal, type Primitive, type Sum } from '../../shape/constraint.js';
import { allDiffer, mustDiffer } from '../../shape/otherPeers.js';
import type { Cell, Shape } from '../../shape/shape.js';
import { CagePropagator, setsOfPairs, setsOfSum } from './cages.js';
import { type ImpliedSum, impliedSums, neighbouringHouses } from './impliedSums.js';
import type { Propagator } from './propagator.js';
import { relationPropagator } from './relations.js';
import { SumPropagator } from './sums.js';

export interface Propagators {
  readonly all: readonly Propagator[];
  /** Of those that no constraint states itself: what implies them. */
  readonly implied: ReadonlyMap<Propagator, ImpliedSum>;
  /**
   * Those that any change in cell c wakes are `watchers[start[c]] … watchers[ends[c] - 1]`; a change of its lowest or highest symbol
   * also wakes those up to `watchers[start[c + 1] - 1]`.
   */
  readonly start: Int32Array;
  readonly ends: Int32Array;
  readonly watchers: Int32Array;
}

const known = new WeakMap<Shape, Propagators>();

/** Undefined for shapes without constraints, which need none. */
export function propagatorsOf(shape: Shape): Propagators | undefined {
  if (shape.constraints.length === 0) return undefined;
  const found = known.get(shape) ?? buildPropagators(shape);
  known.set(shape, found);
  return found;
}

function buildPropagators(shape: Shape): Propagators {
  const all = shape.constraints.flatMap((_, constraint) => propagatorsFor(shape, constraint));
  const ofCell = (cell: Cell): number =>
    Math.max(
      0,
      shape.constraints.findIndex(({ cells }) => cells.includes(cell)),
    );
  const implied = new Map(
    impliedSums(shape, neighbouringHouses(shape)).map(from => [
      sumPropagator(shape, from.sum, ofCell(from.sum.cells[0])),
      from,
    ]),
  );
  all.push(...implied.keys());
  return { all, implied, ...watch(shape, all) };
}

/** Those of one constraint, for what it states itself. */
export function propagatorsFor(shape: Shape, constraint: number): Propagator[] {
  const { primitives } = shape.constraints[constraint];
  const cage = pairwiseCage(shape, primitives, constraint);
  const others = primitives.flatMap(primitive => {
    if (primitive.type === 'sum') return [sumPropagator(shape, primitive, constraint)];
    return primitive.type === 'relation' && !cage ? [relationPropagator(primitive, constraint)] : [];
  });
  return cage ? [cage, ...others] : others;
}

function sumPropagator(shape: Shape, sum: Sum, constraint: number): Propagator {
  const { cells, least } = sum;
  const isCage = isTotal(sum) && allDiffer(shape, cells);
  const sets = isCage ? setsOfSum(shape.symbols, cells.length, least) : undefined;
  return sets
    ? new CagePropagator(shape, cells, sets, constraint)
    : new SumPropagator(sum, shape.symbols, (a, b) => mustDiffer(shape, a, b), constraint);
}

/**
 * Where one relation holds between every two cells of a constraint, and they differ, they have one of few sets of symbols: a
 * renban line has symbols in a row. That shows much more than pair after pair.
 */
function pairwiseCage(
  shape: Shape,
  primitives: readonly Primitive[],
  constraint: number,
): Propagator | undefined {
  const relations = primitives.filter(primitive => primitive.type === 'relation');
  const [first] = relations;
  if (!first || relations.some(({ cells, allowed }) => cells.length !== 2 || allowed !== first.allowed))
    return undefined;
  const cells = [...new Set(relations.flatMap(relation => relation.cells))];
  const isEveryPair = relations.length === (cells.length * (cells.length - 1)) / 2;
  if (cells.length < 3 || !isEveryPair || !allDiffer(shape, cells)) return undefined;
  const sets = setsOfPairs(cells.length, first.allowed);
  return sets && new CagePropagator(shape, cells, sets, constraint);
}

function watch(
  { cellCount }: Shape,
  all: readonly Propagator[],
): Pick<Propagators, 'start' | 'ends' | 'watchers'> {
  const start = new Int32Array(cellCount + 1);
  for (const { cells } of all) for (const cell of cells) start[cell + 1]++;
  for (let cell = 0; cell < cellCount; cell++) start[cell + 1] += start[cell];
  const next = start.slice(0, cellCount);
  const watchers = new Int32Array(start[cellCount]);
  const enlist = (byEnds: boolean): void => {
    for (const [index, propagator] of all.entries())
      if ((propagator.byEnds ?? false) === byEnds)
        for (const cell of propagator.cells) watchers[next[cell]++] = index;
  };
  enlist(false);
  const ends = next.slice();
  enlist(true);
  return { start, ends, watchers };
}
