/**
 * The primitives of all constraints of a shape in one list, and which of them each cell is in. Flat, as the houses are: those of
 * cell c are `ofCells[start[c]] … ofCells[start[c + 1] - 1]`, rising.
 */
import type { Ints } from '../base/ints.js';
import type { Primitive } from './constraint.js';
import type { Shape } from './shape.js';

/** The number of a primitive in the list. */
export type Demand = number;

export interface Demands {
  readonly primitives: readonly Primitive[];
  /** For each primitive the index of its constraint. */
  readonly constraintOf: Ints;
  readonly start: Ints;
  readonly ofCells: Ints;
}

const known = new WeakMap<Shape, Demands>();

export function demandsOf(shape: Shape): Demands {
  const found = known.get(shape) ?? listDemands(shape);
  known.set(shape, found);
  return found;
}

function listDemands({ cellCount, constraints }: Shape): Demands {
  const primitives = constraints.flatMap(constraint => constraint.primitives);
  const constraintOf = constraints.flatMap((constraint, index) => constraint.primitives.map(() => index));
  const start = new Int32Array(cellCount + 1);
  for (const { cells } of primitives) for (const cell of cells) start[cell + 1]++;
  for (let cell = 0; cell < cellCount; cell++) start[cell + 1] += start[cell];
  const ofCells = new Int32Array(start[cellCount]);
  const next = start.slice(0, cellCount);
  for (const [demand, { cells }] of primitives.entries())
    for (const cell of cells) ofCells[next[cell]++] = demand;
  return { primitives, constraintOf: Int32Array.from(constraintOf), start, ofCells };
}
