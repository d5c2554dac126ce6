/** What a file or a line holds: a filling, not yet known to be a puzzle, and what is written about it. */
import { fail, type Problem, type Result } from '../base/result.js';
import type { Grid } from '../board/grid.js';

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
export type AboutKey = (typeof aboutKeys)[number];
export type About = Readonly<Partial<Record<AboutKey, string>>>;

export interface Sheet {
  readonly grid: Grid;
  /** The full grid, when the file brings one. */
  readonly solution?: Grid;
  readonly about: About;
}

export const sheetOf = (grid: Grid, about: About = {}): Sheet => ({ grid, about });

/** A refusal at a place of the text; line and column count from 1. */
export const refuseAt = (line: number, column: number, message: string): Result<never> =>
  fail('text-syntax', message, { line, column });

/** The same refusal, placed in the text when it does not say where itself. */
export const placeProblem = (problem: Problem, line: number, column?: number): Problem => ({
  ...problem,
  line: problem.line ?? line,
  ...(problem.line === undefined && column !== undefined && { column }),
});
