/** The plain values that the JSON of a rule is made of. */
import { maxCells } from './shape.js';

export const maxNameLength = 80;

export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxCells;

export const isCounts = (value: unknown): value is number[] => Array.isArray(value) && value.every(isCount);

export const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxNameLength;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number of cells along each axis, either way. */
export const isStep = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(along => typeof along === 'number' && isCount(Math.abs(along)));
