import { ok, type Result } from '../base/result.js';
import type { ConstraintSpec } from './constraint.js';
import type { Shape } from './shape.js';
import { shapeOf } from './shapes.js';

/** The shape whose rule also demands this: a custom rule built on the old one. Its cells are the same. */
export function addConstraints(shape: Shape, constraints: readonly ConstraintSpec[]): Result<Shape> {
  if (constraints.length === 0) return ok(shape);
  const { name, spec } = shape;
  const rule = spec.family === 'custom' ? spec.rule : { base: name, houses: [] };
  return shapeOf({
    family: 'custom',
    rule: { ...rule, constraints: [...(rule.constraints ?? []), ...constraints] },
  });
}
