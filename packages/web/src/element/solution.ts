/** The solution of a puzzle, where it is found soon; fetched when it is first asked for. */
import { decide, type Puzzle, type Solution } from '@hyperdoku/engine';

/** There is no worker here: the search gives way to the page every few milliseconds, and ends soon. */
const milliseconds = 2000;
/** Larger boards would hold the page up before the search has begun. */
const mostCells = 20_000;

/** Undefined if there are several, none, or if it is too hard to tell. */
export async function findOnlySolution(puzzle: Puzzle): Promise<Solution | undefined> {
  if (puzzle.shape.cellCount > mostCells) return undefined;
  const verdict = await decide(puzzle, { milliseconds });
  return verdict.status === 'unique' ? verdict.solution : undefined;
}
