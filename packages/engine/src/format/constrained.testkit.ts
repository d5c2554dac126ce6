/** Rules with constraints of every kind, on squares of any size, and what a shape demands, to be compared. */
import type { ConstraintSpec, KindName, Primitive } from '../shape/constraint.js';
import { kindNames } from '../shape/constraint.js';
import { cellsOf, type Shape } from '../shape/shape.js';

/** By kind, constraints as squares with boxes have them. */
const listed = (size: number): Readonly<Record<KindName, readonly Omit<ConstraintSpec, 'kind'>[]>> => ({
  region: [
    { cells: [0, size + 1, 2 * size + 3] },
    { cells: Array.from({ length: size }, (_, i) => i * size + (i % 2)) },
  ],
  diagonal: [{ direction: [1, 1] }, { direction: [1, -1] }],
  windoku: [{}],
  'disjoint-groups': [{}],
  'anti-knight': [{}],
  'anti-king': [{}],
  offsets: [{ offsets: [[1, 2]] }],
  'non-consecutive': [{}],
  killer: [{ cells: [0, 1, size], sum: 8 }, { cells: [2, 3] }, { cells: [size + 2], sum: 2 }],
  'little-killer': [
    { cells: Array.from({ length: size - 1 }, (_, i) => 1 + i * (size + 1)), sum: 2 * size },
    { cells: [size, 1], sum: 4 },
    { cells: [0], sum: 1 },
  ],
  arrow: [
    { circle: [0], cells: [1, 2] },
    { circle: [size], cells: [size + 1, 2 * size + 1] },
    { circle: [2 * size, 2 * size + 1], cells: [size + 2, size + 3, 3, 2 * size + 2] },
  ],
  thermo: [{ cells: [0, 1, size + 2] }, { cells: [3, 2, size + 1], slow: true }],
  greater: [
    { cells: [0, 1, size] },
    { cells: [2 * size + 1, 2 * size + 2] },
    { cells: [size + 2, 2 * size + 2] },
    { cells: [2 * size + 3, 2 * size + 2] },
    { cells: [3 * size + 2, 2 * size + 2] },
  ],
  'white-dot': [{ cells: [0, 1] }, { cells: [1, size + 1], difference: 2 }],
  'black-dot': [{ cells: [0, 1] }, { cells: [1, size + 1], ratio: 3 }],
  xv: [{ cells: [1, 2], sum: 5 }],
  whisper: [{ cells: [0, 1, 2] }, { cells: [size, 2 * size, 2 * size + 1], difference: 2 }],
  palindrome: [{ cells: [0, size + 1, 2 * size + 2, 2 * size + 3] }],
  renban: [{ cells: [0, 1, 2] }],
  between: [{ cells: [0, 1, size + 2, 3] }],
  clone: [{ cells: [0, 1], others: [size + 2, size + 3] }],
  odd: [{ cells: [1, 2 * size + 2] }],
  even: [{ cells: [2, 3] }],
  candidates: [
    { cells: [0, size + 3], symbols: [1, 3] },
    { cells: [2], symbols: [2, 3, 4] },
  ],
});

export const constraintsOf = (kind: KindName, size: number): ConstraintSpec[] =>
  listed(size)[kind].map(fields => ({ kind, ...fields }));

/** Those that contradict no other, all at once. */
export const manyConstraints = (size: number): ConstraintSpec[] =>
  kindNames.flatMap(kind => (kind === 'non-consecutive' ? [] : constraintsOf(kind, size)));

export const specWith = (base: string, constraints: readonly ConstraintSpec[]): string =>
  `custom:${JSON.stringify({ base, houses: [], constraints })}`;

const keyOf = (primitive: Primitive): string => {
  switch (primitive.type) {
    case 'different':
      return `different ${[...primitive.cells].sort((a, b) => a - b)}`;
    case 'sum': {
      const terms = primitive.cells.map((cell, i) => `${primitive.weights[i]}*${cell}`).sort();
      return `${primitive.least} <= ${terms.join(' + ')} <= ${primitive.most}`;
    }
    case 'relation':
      return `${primitive.cells}: ${primitive.allowed.table.join('')}`;
  }
};

/** Houses and primitives, in an order that does not depend on that of the constraints. */
export const demandedBy = (shape: Shape): string[] =>
  [
    ...Array.from({ length: shape.houseCount }, (_, house) => `house ${[...cellsOf(shape, house)]}`),
    ...shape.constraints.flatMap(({ primitives }) => primitives.map(keyOf)),
  ].sort();
