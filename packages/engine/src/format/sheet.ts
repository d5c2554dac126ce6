/** What a file or a line holds: a filling, not yet known to be a puzzle, and what is written about it. */
import type { Problem } from '../base/problem.js';
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

/** The same refusal, placed in the text when it does not say where itself. */
export const placeProblem = (problem: Problem, line: number, column?: number): Problem => ({
  ...problem,
  line: problem.line ?? line,
  ...(problem.line === undefined && column !== undefined && { column }),
});
