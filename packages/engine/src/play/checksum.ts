/**
 * The checksum of a saved game: one number over all else that it holds, so that a damaged one is not taken for another game. It is
 * made of the sums of its parts. Those of the puzzle, the log and the checkpoints are kept by whoever plays on, and a
 * save costs no more than the copy of its log.
 */
import { emptySum, type Sum, sumIntegers, sumText } from '../base/crc32.js';
import { type Action, actionKinds } from './action.js';
import type { Checkpoint } from './checkpoint.js';

/** What is in a text and how long it is, so that nothing of it can pass for what follows. */
const addText = (before: Sum, text: string): Sum => sumText(text, sumIntegers([text.length], before));

/** Numbers are written in one way only. */
const addNumber = (before: Sum, value: number): Sum => addText(before, String(value));

const addList = (before: Sum, integers: readonly number[]): Sum =>
  sumIntegers(integers, sumIntegers([integers.length], before));

/** Where there are none, nothing is added: most games have none. */
const addEdits = (before: Sum, edits: Action['edits']): Sum =>
  edits ? addText(before, JSON.stringify(edits)) : before;

/** The sum of a log and one action more. */
export const addAction = (before: Sum, { id, kind, at, changes, edits }: Action): Sum => {
  const sum = addList(addNumber(sumIntegers([actionKinds.indexOf(kind)], addText(before, id)), at), changes);
  return addEdits(sum, edits);
};

const addCheckpoint = (before: Sum, { name, action, at, state, edits }: Checkpoint): Sum => {
  const sum = addNumber(addText(addText(before, name), action), at);
  return addEdits(state ? addList(sum, state) : sumIntegers([-1], sum), edits);
};

export const sumOfPuzzle = (text: string): Sum => addText(emptySum, text);
export const sumOfLog = (log: readonly Action[]): Sum => log.reduce(addAction, emptySum);
export const sumOfCheckpoints = (checkpoints: readonly Checkpoint[]): Sum =>
  checkpoints.reduce(addCheckpoint, emptySum);

/** What is known of the parts that are long: their sums, and whether any of them edits the rule or marks something. */
export interface PartSums {
  readonly hasEdits: boolean;
  readonly hasMarks: boolean;
  readonly puzzle: Sum;
  readonly log: Sum;
  readonly checkpoints: Sum;
}

/** The rest of a saved game. */
interface Figures {
  readonly version: number;
  readonly elapsed: number;
  readonly hintsUsed: number;
  readonly gaveUp: boolean;
  readonly position: number;
  readonly log: readonly unknown[];
  readonly checkpoints: readonly unknown[];
}

/** A whole number from 0 up. */
export function checksumOf(figures: Figures, { puzzle, log, checkpoints }: PartSums): number {
  const { version, elapsed, hintsUsed, gaveUp, position } = figures;
  const lengths = [figures.log.length, figures.checkpoints.length];
  const parts = sumIntegers([version, puzzle, log, checkpoints, ...lengths, gaveUp ? 1 : 0]);
  return [elapsed, hintsUsed, position].reduce(addNumber, parts) >>> 0;
}
