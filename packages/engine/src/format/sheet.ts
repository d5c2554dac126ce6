/** What a file or a line holds: a filling, not yet known to be a puzzle, and what is written about it. */
import type { Result } from '../base/result.js';
import type { Candidates } from '../board/candidates.js';
import type { Grid } from '../board/grid.js';
import type { Spec } from '../shape/spec.js';
import type { AlphabetName } from './alphabet.js';
import type { RuleOptions } from './statedRules.js';

export const aboutKeys = [
  'title',
  'author',
  'description',
  'comment',
  'date',
  'source',
  'level',
  'url',
] as const;
/** What can be said about a puzzle. */
export type AboutKey = (typeof aboutKeys)[number];
/** What a text says about a puzzle, such as its title and author. */
export type About = Readonly<Partial<Record<AboutKey, string>>>;

/** All that a text holds: clues, and perhaps entries, candidates and what it says about the puzzle. */
export interface Sheet {
  /** The clues. */
  readonly grid: Grid;
  /** What a player had entered into blank cells, when the text tells it apart from the clues. */
  readonly entries?: Grid;
  /**
   * What a player had left in each cell, when the text has pencil marks. A filled cell has its symbol, an open one without
   * marks nothing.
   */
  readonly candidates?: Candidates;
  /** The full grid, when the file brings one. */
  readonly solution?: Grid;
  readonly about: About;
  /** What the text has and a sheet has no place for, by the names that its program has for it. No rule is ever among it. */
  readonly leftOut?: readonly string[];
}

/** What is known before a text is read. */
export interface ReadOptions extends RuleOptions {
  /** The shape of texts that do not name one. */
  readonly spec?: Spec;
  /** A shape of more cells than this is refused before it takes memory. */
  readonly mostCells?: number;
  /** How symbols are written, where a text can be read in several ways. */
  readonly alphabet?: AlphabetName;
}

/** A sheet with clues alone. */
export const sheetOf = (grid: Grid, about: About = {}): Sheet => ({ grid, about });

/** The same, where a refusal that does not say itself where it is in the text is placed. */
export function placeProblem<T>(result: Result<T>, line: number, column?: number): Result<T> {
  if (result.ok || result.problem.line !== undefined) return result;
  return { ok: false, problem: { ...result.problem, line, ...(column !== undefined && { column }) } };
}

/** The same, where what was read began on this line of a text. */
export const moveProblem = <T>(result: Result<T>, from: number): Result<T> =>
  result.ok
    ? result
    : { ok: false, problem: { ...result.problem, line: from - 1 + (result.problem.line ?? 1) } };
