/** How many solutions a puzzle has, where that is found out soon. */
import { decide, ok, type Puzzle, type Result } from '@hyperdoku/engine';
import type { Proof } from '../work/jobs.js';

/** There is no worker here: the search gives way to the page every few milliseconds, and ends soon. */
const milliseconds = 2000;
/** Larger boards would hold the page up before the search has begun. */
const mostCells = 20_000;

export async function proveSoon(puzzle: Puzzle): Promise<Result<Proof>> {
  return ok(await findProof(puzzle));
}

async function findProof(puzzle: Puzzle): Promise<Proof> {
  if (puzzle.shape.cellCount > mostCells) return { status: 'unknown' };
  const verdict = await decide(puzzle, { milliseconds });
  if (verdict.status === 'unique')
    return { status: 'unique', solution: Uint8Array.from(verdict.solution.symbols) };
  return verdict.status === 'many'
    ? { status: 'many', differing: verdict.differ }
    : { status: verdict.status };
}
