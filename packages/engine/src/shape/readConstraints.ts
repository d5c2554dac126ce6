/** Reads the constraints of a rule into plain values of known form, by the fields of their kinds. */
import type { ConstraintName } from '../base/constraintName.js';
import { fail, ok, type Result } from '../base/result.js';
import { type ConstraintSpec, type KindName, kindNames } from './constraint.js';
import { kindOf } from './constraints/index.js';
import type { Field } from './constraints/kind.js';
import { isCount, isCounts, isName, isRecord, isStep, maxNameLength } from './ruleValues.js';

const isKind = (value: unknown): value is KindName => kindNames.some(name => name === value);

export const constraintNameOf = ({ kind, name }: ConstraintSpec, index: number): ConstraintName => ({
  kind,
  ...(name && { name }),
  number: index + 1,
});

export function readConstraints(value: unknown): Result<readonly ConstraintSpec[]> {
  if (!Array.isArray(value)) return fail('custom-rule', 'constraints', {});
  const specs: ConstraintSpec[] = [];
  for (const [index, item] of value.entries()) {
    const read = readConstraint(item, index);
    if (!read.ok) return read;
    specs.push(read.value);
  }
  return ok(specs);
}

function readConstraint(value: unknown, index: number): Result<ConstraintSpec> {
  if (!isRecord(value) || typeof value.kind !== 'string')
    return fail('custom-rule', 'constraint-form', { number: index + 1 });
  if (!isKind(value.kind))
    return fail('custom-rule', 'constraint-kind', { number: index + 1, kind: value.kind, kinds: kindNames });
  const { kind, name, ...values } = value;
  if (name !== undefined && !isName(name))
    return fail('custom-rule', 'constraint-name', { number: index + 1, limit: maxNameLength });
  const constraint = constraintNameOf({ kind: value.kind, ...(name && { name }) }, index);
  const { fields } = kindOf(value.kind);
  const unknown = Object.keys(values).find(field => !Object.hasOwn(fields, field));
  if (unknown !== undefined) {
    const known = Object.keys(fields);
    return fail('custom-rule', 'constraint-field-unknown', { constraint, field: unknown, fields: known });
  }
  const read: [string, unknown][] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (values[name] === undefined) {
      if ('optional' in field) continue;
      return fail('custom-rule', 'constraint-field-missing', { constraint, field: name });
    }
    const refusal = checkField(constraint, name, field, values[name]);
    if (refusal) return refusal;
    // A flag that is off is as good as none: one rule, one text.
    if (values[name] !== false) read.push([name, values[name]]);
  }
  return ok({ kind: value.kind, ...(name && { name }), ...Object.fromEntries(read) });
}

function checkField(
  constraint: ConstraintName,
  name: string,
  field: Field,
  value: unknown,
): Result<never> | undefined {
  const asked = { constraint, field: name };
  switch (field.type) {
    case 'cells': {
      if (!isCounts(value)) return fail('custom-rule', 'constraint-cells', asked);
      const most = field.most ?? Number.POSITIVE_INFINITY;
      if (value.length >= field.least && value.length <= most) return undefined;
      const wanted = { least: field.least, ...(field.most && { most: field.most }), given: value.length };
      return fail('custom-rule', 'constraint-cell-count', { ...asked, ...wanted });
    }
    case 'number':
      return isCount(value) && value >= field.least
        ? undefined
        : fail('custom-rule', 'constraint-number', { ...asked, least: field.least });
    case 'flag':
      return typeof value === 'boolean' ? undefined : fail('custom-rule', 'constraint-flag', asked);
    case 'symbols':
      return isCounts(value) && value.length > 0
        ? undefined
        : fail('custom-rule', 'constraint-symbols', asked);
    case 'step':
      return isStep(value) ? undefined : fail('custom-rule', 'constraint-step', asked);
    case 'steps':
      return Array.isArray(value) && value.length > 0 && value.every(isStep)
        ? undefined
        : fail('custom-rule', 'constraint-steps', asked);
  }
}
