import type { Result } from '../base/result.js';
import { english } from './en/index.js';

/** What a person would read of a result that is no good. */
export const sentenceOf = (result: Result<unknown>): string =>
  result.ok ? 'fine' : english.problem(result.problem);

/** The same with line and column. */
export const placedSentenceOf = (result: Result<unknown>): string =>
  result.ok ? 'fine' : english.placedProblem(result.problem);
