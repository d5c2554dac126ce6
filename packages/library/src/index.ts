/** A library of puzzles in one SQLite file. */
export type { LibraryFailure, Opened } from './database.js';
export type { Filter } from './filter.js';
export {
  type Added,
  type DoneTask,
  describePuzzle,
  Library,
  type NewPuzzle,
  type StoredPuzzle,
  type StoredRecord,
  type TaskMark,
} from './library.js';
export type { HuntName, HuntStart, HuntState, LongWork } from './longWork.js';
export { findKey, type PuzzleKey } from './puzzleKey.js';
