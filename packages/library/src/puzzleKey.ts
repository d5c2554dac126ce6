/**
 * By what a library tells puzzles apart: their canonical form, so that no two are the same but for a symmetry. Where that takes too many
 * steps the text is the key, and marked so; two of those may be the same. A puzzle of a custom rule is compared under the symmetries of
 * that rule, so the same cages turned by a quarter are another puzzle.
 */
import { createHash } from 'node:crypto';
import { type Budget, canonise, makePuzzleText, type Puzzle } from '@hyperdoku/engine';

/** The key under which a library holds a puzzle: made of its canonical form, or of its text where that takes too long. */
export interface PuzzleKey {
  readonly key: string;
  readonly keyOf: 'form' | 'text';
}

/** Refinements for one form. A classic needs some tens; an empty board of some thousand cells needs more than anyone would wait for. */
const mostRefinements = 20_000;

/** The key of a puzzle, which all that are the same up to symmetry share. */
export async function findKey(puzzle: Puzzle, budget: Budget = {}): Promise<PuzzleKey> {
  const form = await canonise(puzzle, { nodes: mostRefinements, ...budget });
  const keyOf = form.ok ? 'form' : 'text';
  const text = makePuzzleText(form.ok ? form.value.grid : puzzle);
  // Forms of large boards are long, so the file holds what stands for them.
  return { key: createHash('sha256').update(`${keyOf} ${text}`).digest('base64url'), keyOf };
}
