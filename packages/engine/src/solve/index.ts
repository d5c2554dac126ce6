/** Solving: decide, find, count, enumerate, within a budget; kernels and the interface of provers. */
export * from './budget.js';
export type { Contradiction } from './contradiction.js';
export * from './count.js';
export { decide, decideNow, differingCells, findSolution } from './decide.js';
export * from './decideAll.js';
export { findFirstSolution } from './firstSolution.js';
export { encodePosition, type PositionFormula, readGrid } from './formula/formula.js';
export { noItem, type RunStatus, type SearchKernel, type SearchStats } from './kernel.js';
export { createKernel, KernelPool, type KernelRole } from './kernelPool.js';
export { findPigeonholes } from './pigeonholes.js';
export { type Propagated, propagate } from './propagate.js';
export type * from './prover.js';
export * from './randomSolution.js';
export * from './solutions.js';
export * from './solutionTree.js';
export * from './trace.js';
export * from './verdict.js';
