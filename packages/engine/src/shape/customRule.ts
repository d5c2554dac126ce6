/** Reads the JSON of a custom rule into a plain value of known form; what the numbers mean is checked later. */
import { fail, ok, type Result } from '../base/result.js';
import { maxAxes, maxCells } from './shape.js';
import { type CustomHouse, type CustomKind, type CustomRule, customKinds } from './spec.js';

const knownKeys = new Set(['title', 'base', 'symbols', 'extents', 'cells', 'houses']);
const maxNameLength = 80;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxCells;

const isCounts = (value: unknown): value is number[] => Array.isArray(value) && value.every(isCount);

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxNameLength;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refuse = (message: string): Result<never> => fail('custom-rule', message);

const isKind = (value: unknown): value is CustomKind => customKinds.some(kind => kind === value);

function readHouse(value: unknown, index: number): Result<CustomHouse> {
  if (isCounts(value)) return ok({ cells: value });
  if (isRecord(value) && isCounts(value.cells)) {
    const { name, kind, cells } = value;
    if (name !== undefined && !isName(name)) {
      return refuse(`The name of house ${index + 1} is a text of at most ${maxNameLength} characters.`);
    }
    if (kind !== undefined && !isKind(kind)) {
      return refuse(`The kind of house ${index + 1} is one of ${customKinds.join(', ')}.`);
    }
    return ok({ ...(name && { name }), ...(kind && { kind }), cells });
  }
  return refuse(`House ${index + 1} is neither a list of positions nor { "name", "kind", "cells" }.`);
}

export function readCustomRule(value: unknown): Result<CustomRule> {
  if (!isRecord(value)) return refuse('A custom rule is a JSON object with a list "houses".');
  const unknown = Object.keys(value).find(key => !knownKeys.has(key));
  if (unknown !== undefined)
    return refuse(`A custom rule has no field "${unknown.slice(0, maxNameLength)}".`);
  const { title, base, symbols, extents, cells, houses } = value;
  if (!Array.isArray(houses)) return refuse('A custom rule needs a list "houses".');
  if (title !== undefined && !isName(title))
    return refuse(`"title" is a text of at most ${maxNameLength} characters.`);
  if (base !== undefined) {
    if (typeof base !== 'string') return refuse('"base" is the spec of a shape, such as "3x3".');
    if (symbols !== undefined || extents !== undefined || cells !== undefined) {
      return refuse('A rule with a "base" takes its symbols, extents and cells from there.');
    }
  } else {
    if (!isCount(symbols)) return refuse('"symbols" is the number of symbols, such as 9.');
    if (!isCounts(extents) || extents.length === 0 || extents.length > maxAxes || extents.includes(0)) {
      return refuse('"extents" lists how many positions there are along each axis, such as [9, 9].');
    }
    if (cells !== undefined && !isCounts(cells)) return refuse('"cells" lists the positions that are cells.');
  }
  const readHouses: CustomHouse[] = [];
  for (const [index, house] of houses.entries()) {
    const read = readHouse(house, index);
    if (!read.ok) return read;
    readHouses.push(read.value);
  }
  return ok({
    ...(title !== undefined && { title }),
    ...(base !== undefined ? { base } : {}),
    ...(base === undefined ? { symbols: symbols as number, extents: extents as number[] } : {}),
    ...(cells !== undefined && { cells: cells as number[] }),
    houses: readHouses,
  });
}

export function parseCustomRule(text: string): Result<CustomRule> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('The custom rule is not valid JSON.');
  }
  return readCustomRule(value);
}
