import type { StatedConstraint } from '../base/constraintName.js';
import type { Constraint } from './constraint.js';
import { kindOf } from './constraints/index.js';
import { cellAtPosition } from './coordinates.js';
import { makeCellName } from './names.js';
import type { Shape } from './shape.js';

/** A constraint of a shape as a sentence needs it. */
export function stateConstraint(shape: Shape, constraint: Constraint): StatedConstraint {
  const { spec, cells } = constraint;
  const { kind, name, ...fields } = spec;
  const nameAt = (position: number): string =>
    makeCellName(shape, cellAtPosition(shape, position) ?? Number.NaN);
  const values = Object.entries(fields).map(([field, value]): [string, unknown] => [
    field,
    kindOf(kind).fields[field].type === 'cells' ? (value as number[]).map(nameAt) : value,
  ]);
  return {
    kind,
    ...(name && { name }),
    number: shape.constraints.indexOf(constraint) + 1,
    cells: cells.map(cell => makeCellName(shape, cell)),
    values: Object.fromEntries(values),
    axes: shape.extents.length,
    symbols: shape.symbols,
  };
}
