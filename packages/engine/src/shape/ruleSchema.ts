/**
 * The form of a custom rule as JSON Schema, by the fields that the kinds of constraints have: what `readCustomRule` reads, but for
 * what the numbers mean.
 */
import { kindNames } from './constraint.js';
import { kindOf } from './constraints/index.js';
import type { Field } from './constraints/kind.js';
import { maxNameLength } from './ruleValues.js';
import { maxAxes, maxCells, maxSymbols, minSymbols } from './shape.js';
import { customKinds } from './spec.js';

type Schema = Readonly<Record<string, unknown>>;

const count: Schema = { type: 'integer', minimum: 0, maximum: maxCells };
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const positions: Schema = { $ref: '#/$defs/positions' };
const step: Schema = { $ref: '#/$defs/step' };
const name: Schema = { type: 'string', maxLength: maxNameLength };

function schemaOfField(field: Field): Schema {
  switch (field.type) {
    case 'cells':
      return { ...listOf(count), minItems: field.least, ...(field.most && { maxItems: field.most }) };
    case 'number':
      return { type: 'integer', minimum: field.least, maximum: maxCells };
    case 'flag':
      return { type: 'boolean' };
    case 'symbols':
      return { ...listOf(count), minItems: 1 };
    case 'step':
      return step;
    case 'steps':
      return { ...listOf(step), minItems: 1 };
  }
}

const constraints = (): Schema[] =>
  kindNames.map(kind => {
    const { fields } = kindOf(kind);
    const needed = Object.keys(fields).filter(field => !('optional' in fields[field]));
    const properties = Object.entries(fields).map(([field, form]) => [field, schemaOfField(form)]);
    return {
      type: 'object',
      required: ['kind', ...needed],
      additionalProperties: false,
      properties: { kind: { const: kind }, name, ...Object.fromEntries(properties) },
    };
  });

/** That these fields are there, whatever they are. */
const has = (...fields: string[]): Schema => ({
  required: fields,
  properties: Object.fromEntries(fields.map(field => [field, true])),
});

/** Definitions for a schema to refer to: `customRule`, and what that is made of. */
export const makeRuleSchema = (): Readonly<Record<string, Schema>> => ({
  positions: listOf(count),
  step: listOf({ ...count, minimum: -maxCells }),
  house: {
    oneOf: [
      positions,
      {
        type: 'object',
        required: ['cells'],
        properties: { name, kind: { enum: customKinds }, cells: positions },
      },
    ],
  },
  constraint: { oneOf: constraints() },
  customRule: {
    type: 'object',
    additionalProperties: false,
    properties: {
      title: name,
      base: { type: 'string' },
      symbols: { type: 'integer', minimum: minSymbols, maximum: maxSymbols },
      extents: {
        type: 'array',
        minItems: 1,
        maxItems: maxAxes,
        items: { type: 'integer', minimum: 1, maximum: maxCells },
      },
      cells: positions,
      houses: listOf({ $ref: '#/$defs/house' }),
      constraints: listOf({ $ref: '#/$defs/constraint' }),
    },
    anyOf: [has('houses'), has('base', 'constraints')],
    oneOf: [
      { ...has('base'), not: { anyOf: [has('symbols'), has('extents'), has('cells')] } },
      { ...has('symbols', 'extents'), not: has('base') },
    ],
  },
});
