/** The table of all operations. */
import { check } from './check.js';
import { count, solutions } from './count.js';
import { canon, convert } from './forms.js';
import { generate } from './generate.js';
import { job, jobResult, jobState } from './job.js';
import { library, libraryPuzzle, libraryRandom } from './library.js';
import { explain, grade, hint } from './logic.js';
import type { AnyOperation } from './operation.js';
import { parse } from './parse.js';
import { picture } from './picture.js';
import { shape, shapes } from './shapes.js';
import { solve } from './solve.js';
import { solveBatch } from './solveBatch.js';

export const operations = {
  parse,
  solve,
  solveBatch,
  check,
  count,
  solutions,
  hint,
  explain,
  grade,
  generate,
  canon,
  convert,
  picture,
  shapes,
  shape,
  library,
  libraryPuzzle,
  libraryRandom,
  job,
  jobState,
  jobResult,
};

export type Operations = typeof operations;
export type OperationName = keyof Operations;
export const operationNames = Object.keys(operations) as readonly OperationName[];

/** Those that a server with or without a library and a queue has. */
export const offeredBy = (
  places: Readonly<Record<'library' | 'queue', string | undefined>>,
): OperationName[] =>
  operationNames.filter(name => {
    const { needs } = findOperation(name);
    return needs === undefined || places[needs] !== undefined;
  });

/** An operation whose types are not known to whoever asks by name. */
export const findOperation = (name: OperationName): AnyOperation =>
  operations[name] as unknown as AnyOperation;
