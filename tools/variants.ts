/** Public sets of 9×9 variants, whose cells are named `r1c1` to `r9c9`, as rules of ours. */
import { type ConstraintSpec, expectOk, parseCellName, parseShape, type Shape } from '@hyperdoku/engine';

interface ForeignConstraint {
  readonly type: string;
  readonly cells?: readonly string[];
  readonly sum?: number;
  readonly difference?: number;
  readonly direction?: number;
}

export interface Variant {
  readonly name: string;
  readonly constraints: readonly ForeignConstraint[];
  readonly givens?: string;
  readonly solution?: string;
}

const square = expectOk(parseShape('3x3'));
const positionOf = (name: string): number => expectOk(parseCellName(square, name));

type Translate = (cells: readonly number[], constraint: ForeignConstraint) => ConstraintSpec;

const translations: Readonly<Record<string, Translate>> = {
  cage: (cells, { sum }) => ({ kind: 'killer', cells, ...(sum && { sum }) }),
  sum: (cells, { sum }) => ({ kind: 'little-killer', cells, sum }),
  thermo: cells => ({ kind: 'thermo', cells }),
  arrow: ([circle, ...cells]) => ({ kind: 'arrow', circle: [circle], cells }),
  whiteDot: cells => ({ kind: 'white-dot', cells }),
  blackDot: cells => ({ kind: 'black-dot', cells }),
  x: cells => ({ kind: 'xv', cells, sum: 10 }),
  v: cells => ({ kind: 'xv', cells, sum: 5 }),
  whisper: (cells, { difference }) => ({ kind: 'whisper', cells, difference }),
  renban: cells => ({ kind: 'renban', cells }),
  palindrome: cells => ({ kind: 'palindrome', cells }),
  between: cells => ({ kind: 'between', cells }),
  greaterThan: cells => ({ kind: 'greater', cells }),
  allDifferent: cells => ({ kind: 'region', cells }),
  antiKnight: () => ({ kind: 'anti-knight' }),
  antiKing: () => ({ kind: 'anti-king' }),
  antiConsecutive: () => ({ kind: 'non-consecutive' }),
  disjointSets: () => ({ kind: 'disjoint-groups' }),
  windoku: () => ({ kind: 'windoku' }),
  diagonal: (_, { direction }) => ({ kind: 'diagonal', direction: [1, direction] }),
};

export const foreignTypes = Object.keys(translations);

function translate(constraint: ForeignConstraint): ConstraintSpec {
  const known = translations[constraint.type];
  if (!known) throw new Error(`a constraint of type ${constraint.type} has no translation`);
  return known((constraint.cells ?? []).map(positionOf), constraint);
}

/** Its rule; what it has besides would be lost, so there must be nothing. */
export const shapeOfVariant = (variant: Variant): Shape => expectOk(parseShape(ruleOfVariant(variant)));

/** The same as text, under a title. */
export function ruleOfVariant(
  { name, constraints, givens, solution, ...others }: Variant,
  title = name,
): string {
  if (Object.keys(others).length > 0) throw new Error(`${name} has ${Object.keys(others).join()}`);
  return JSON.stringify({ title, base: '3x3', constraints: constraints.map(translate) });
}
