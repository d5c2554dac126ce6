import type { StatedConstraint } from '../base/constraintName.js';
import type { Constraint } from './constraint.js';
import { makeCellName } from './names.js';
import type { Shape } from './shape.js';

/** A constraint of a shape as a sentence needs it. */
export function stateConstraint(shape: Shape, constraint: Constraint): StatedConstraint {
  const { spec, cells } = constraint;
  const { kind, name, ...values } = spec;
  return {
    kind,
    ...(name && { name }),
    number: shape.constraints.indexOf(constraint) + 1,
    cells: cells.map(cell => makeCellName(shape, cell)),
    values,
    axes: shape.extents.length,
    symbols: shape.symbols,
  };
}
