/** Puzzles that were made ahead in this browser and wait to be played. They are spare: losing one costs nothing but its making. */
import { changeFresh } from './database.js';
import type { FreshPuzzle } from './freshPuzzle.js';

export const countFresh = (kind: string): Promise<number> =>
  changeFresh(fresh => fresh.where({ kind }).count());

/** Undefined where none of the kind is there. */
export const findFresh = (kind: string): Promise<FreshPuzzle | undefined> =>
  changeFresh(fresh => fresh.where({ kind }).first());

export const addFresh = (puzzle: FreshPuzzle): Promise<string> => changeFresh(fresh => fresh.put(puzzle));

/** It is being played, or no longer what it should be. */
export const dropFresh = (id: string): Promise<void> => changeFresh(fresh => fresh.delete(id));
