/** What is left of a puzzle after its singles and locked candidates: the options, or the contradiction they run into. */
import type { Puzzle } from '../board/puzzle.js';
import type { Shape } from '../shape/shape.js';
import { type Contradiction, contradictionOf } from './contradiction.js';
import { noItem } from './kernel.js';
import { excludeLocked } from './tree/lockedCandidates.js';
import { TreeKernel } from './tree/treeKernel.js';

export interface Propagated {
  /** The options not excluded, in rising order: cell · symbols + symbol - 1. */
  readonly live: Int32Array;
  readonly contradiction?: Contradiction;
}

/** Kernels kept for this, one a shape: propagation is synchronous, so nobody else can be using it. */
const kernels = new WeakMap<Shape, TreeKernel>();

export function propagate(puzzle: Puzzle): Propagated {
  const { shape } = puzzle;
  const kernel = kernels.get(shape) ?? new TreeKernel(shape);
  kernels.set(shape, kernel);
  const item = kernel.load(puzzle.symbols);
  if (item !== noItem) return { live: new Int32Array(0), contradiction: contradictionOf(shape, item) };
  if (!excludeLocked(kernel))
    return { live: new Int32Array(0), contradiction: contradictionOf(shape, kernel.failedItem) };
  return { live: kernel.listLiveOptions() };
}
