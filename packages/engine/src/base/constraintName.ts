/** How a constraint of a rule is called: by the name that the rule gives it, or as the so manieth of its kind. */
export interface ConstraintName {
  readonly kind: string;
  readonly name?: string;
  /** Among the constraints of the rule, from 1. */
  readonly number: number;
}

/** What is said of a constraint to players: its name, its cells in notation, and the values that the rule gives it. */
export interface StatedConstraint extends ConstraintName {
  readonly cells: readonly string[];
  /** By field, as in the rule, with cells in notation. */
  readonly values: Readonly<Record<string, unknown>>;
  /** How many axes and symbols the shape has. */
  readonly axes: number;
  readonly symbols: number;
}
