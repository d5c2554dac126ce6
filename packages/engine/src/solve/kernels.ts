/** Which kernel solves a shape, and a small store of them: their tables are large, and most work comes in series. */
import type { Shape } from '../shape/shape.js';
import { createBandKernel } from './band/bandKernel.js';
import type { SearchKernel } from './kernel.js';
import { LadderKernel } from './ladderKernel.js';

export const isClassic = (shape: Shape): boolean => shape.name === '3x3' || shape.name === '9^2';

/** A kernel of one's own, for solving many puzzles of a shape in a row: load, then run until exhausted. */
export const createKernel = (shape: Shape): SearchKernel =>
  (isClassic(shape) ? createBandKernel() : undefined) ?? new LadderKernel(shape);

const idle = new WeakMap<Shape, SearchKernel[]>();
const maxIdle = 4;

/** Lends a kernel for the time of one piece of work; work that overlaps gets kernels of its own. */
export async function withKernel<T>(
  shape: Shape,
  work: (kernel: SearchKernel) => T | Promise<T>,
): Promise<T> {
  const store = idle.get(shape) ?? [];
  idle.set(shape, store);
  const kernel = store.pop() ?? createKernel(shape);
  try {
    return await work(kernel);
  } finally {
    if (store.length < maxIdle) store.push(kernel);
  }
}
