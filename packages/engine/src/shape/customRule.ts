/** Reads the JSON of a custom rule into a plain value of known form; what the numbers mean is checked later. */
import { readJsonText } from '../base/jsonText.js';
import { fail, ok, type Result } from '../base/result.js';
import { readConstraints } from './readConstraints.js';
import { isCount, isCounts, isName, isRecord, maxNameLength } from './ruleValues.js';
import { maxAxes } from './shape.js';
import { type CustomHouse, type CustomKind, type CustomRule, customKinds } from './spec.js';

const knownKeys = new Set(['title', 'base', 'symbols', 'extents', 'cells', 'houses', 'constraints']);

const isKind = (value: unknown): value is CustomKind => customKinds.some(kind => kind === value);

function readHouse(value: unknown, index: number): Result<CustomHouse> {
  if (isCounts(value)) return ok({ cells: value });
  if (isRecord(value) && isCounts(value.cells)) {
    const { name, kind, cells } = value;
    if (name !== undefined && !isName(name)) {
      return fail('custom-rule', 'house-name', { house: index + 1, limit: maxNameLength });
    }
    if (kind !== undefined && !isKind(kind)) {
      return fail('custom-rule', 'house-kind', { house: index + 1, kinds: customKinds });
    }
    return ok({ ...(name && { name }), ...(kind && { kind }), cells });
  }
  return fail('custom-rule', 'house-form', { house: index + 1 });
}

export function readCustomRule(value: unknown): Result<CustomRule> {
  if (!isRecord(value)) return fail('custom-rule', 'not-object', {});
  const unknown = Object.keys(value).find(key => !knownKeys.has(key));
  if (unknown !== undefined) return fail('custom-rule', 'unknown-field', { field: unknown });
  const { title, base, symbols, extents, cells, constraints } = value;
  const houses = value.houses ?? (base !== undefined && constraints !== undefined ? [] : undefined);
  if (!Array.isArray(houses)) return fail('custom-rule', 'no-houses', {});
  if (title !== undefined && !isName(title)) return fail('custom-rule', 'title', { limit: maxNameLength });
  if (base !== undefined) {
    if (typeof base !== 'string') return fail('custom-rule', 'base', {});
    if (symbols !== undefined || extents !== undefined || cells !== undefined) {
      return fail('custom-rule', 'base-and-grid', {});
    }
  } else {
    if (!isCount(symbols)) return fail('custom-rule', 'symbols', {});
    if (!isCounts(extents) || extents.length === 0 || extents.length > maxAxes || extents.includes(0)) {
      return fail('custom-rule', 'extents', {});
    }
    if (cells !== undefined && !isCounts(cells)) return fail('custom-rule', 'cells', {});
  }
  const readHouses: CustomHouse[] = [];
  for (const [index, house] of houses.entries()) {
    const read = readHouse(house, index);
    if (!read.ok) return read;
    readHouses.push(read.value);
  }
  const demands = readConstraints(constraints ?? []);
  if (!demands.ok) return demands;
  return ok({
    ...(title !== undefined && { title }),
    ...(base !== undefined ? { base } : {}),
    ...(base === undefined ? { symbols: symbols as number, extents: extents as number[] } : {}),
    ...(cells !== undefined && { cells: cells as number[] }),
    houses: readHouses,
    ...(demands.value.length > 0 && { constraints: demands.value }),
  });
}

export function parseCustomRule(text: string): Result<CustomRule> {
  const json = readJsonText(text);
  return json.ok ? readCustomRule(json.value) : fail('custom-rule', 'not-json', json.place);
}
