/** A puzzle that was made ahead in this browser. */
import type { Grade } from '@hyperdoku/engine';

export interface FreshPuzzle {
  /** The name of the puzzle. */
  readonly id: string;
  /** What it was made for. */
  readonly kind: string;
  readonly puzzle: string;
  readonly solution: Uint8Array;
  readonly grade: Grade;
}
