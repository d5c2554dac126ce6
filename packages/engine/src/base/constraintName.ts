/** How a constraint of a rule is called: by the name that the rule gives it, or as the so manieth of its kind. */
export interface ConstraintName {
  readonly kind: string;
  readonly name?: string;
  /** Among the constraints of the rule, from 1. */
  readonly number: number;
}
