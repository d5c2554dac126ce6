/** What the JSON of other programs is made of: numbers that may be texts, fields that say nothing, solutions. */
import { fail, type Result } from '../base/result.js';
import { blank } from '../board/symbols.js';
import { isRecord } from './json.js';

export const mostNames = 40;
const mostNameLength = 60;

/** Whether a field says anything; empty lists and what is switched off do not. */
export const saysSomething = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : isRecord(value)
      ? Object.keys(value).length > 0
      : value !== undefined && value !== null && value !== false && value !== '';

/** A number from 0 up, written as one or as text; undefined otherwise. */
export function readCount(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined;
}

/** Refuses the rules of a program that are not known here, by their names. */
export const refuseRules = (of: string, names: Iterable<string>): Result<never> => {
  const known = [...new Set(names)].slice(0, mostNames).map(name => name.slice(0, mostNameLength));
  return fail('rule-unknown', 'constraints', { program: of, names: known });
};

/** All symbols, or that there are some, or nothing. A text has a character for each, or commas between them. */
export function readSolution(value: unknown, size: number): number[] | 'partial' | undefined {
  const given: unknown[] =
    typeof value === 'string'
      ? value.split(value.includes(',') ? ',' : '')
      : Array.isArray(value)
        ? value
        : [];
  const symbols = given.map(item => {
    const count = readCount(item);
    const letter = typeof item === 'string' && /^[a-z]$/i.test(item) ? Number.parseInt(item, 36) : blank;
    return count ?? letter;
  });
  if (symbols.every(symbol => symbol === blank)) return undefined;
  const isWhole = symbols.length === size * size && symbols.every(symbol => symbol >= 1 && symbol <= size);
  return isWhole ? symbols : 'partial';
}
