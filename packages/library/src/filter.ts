/** Which puzzles of a library are meant. */
import type { Level, TechniqueName } from '@hyperdoku/engine';

/** Which puzzles are wanted. */
export interface Filter {
  /** The name of the shape. */
  readonly shape?: string;
  /** Any of these. */
  readonly levels?: readonly Level[];
  /** Needed somewhere on the way to the solution. */
  readonly technique?: TechniqueName;
  /** From and to, both included. */
  readonly clues?: { readonly from?: number; readonly to?: number };
  readonly source?: string;
}

export interface Condition {
  /** Begins with WHERE, or is empty. */
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

export function makeCondition({ shape, levels, technique, clues, source }: Filter): Condition {
  const parts: (readonly [sql: string, ...values: (string | number)[]])[] = [
    ...(shape === undefined ? [] : [['shape = ?', shape] as const]),
    ...(levels ? [[`level IN (${levels.map(() => '?').join(', ')})`, ...levels] as const] : []),
    ...(technique ? [[`id IN (SELECT puzzle FROM techniques WHERE technique = ?)`, technique] as const] : []),
    ...(clues?.from === undefined ? [] : [['clues >= ?', clues.from] as const]),
    ...(clues?.to === undefined ? [] : [['clues <= ?', clues.to] as const]),
    ...(source === undefined ? [] : [['source = ?', source] as const]),
  ];
  return {
    sql: parts.length === 0 ? '' : `WHERE ${parts.map(([sql]) => sql).join(' AND ')}`,
    values: parts.flatMap(([, ...values]) => values),
  };
}
