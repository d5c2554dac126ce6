/** Making puzzles: random grids, digging, minimal puzzles, orders. */
export { absentLevels, provedAbsent } from './absentLevels.js';
export {
  type BlockCount,
  type BlockOptions,
  countRandomBlocks,
  shareOfValidBlocks,
} from './blockExperiment.js';
export { checkOrder } from './checkOrder.js';
export type { DigOptions, Dug } from './dig.js';
export { dig } from './dig.js';
export { type Filling, type FillMethod, type FillOptions, fillGrid, fillMethods } from './fill.js';
export * from './generate.js';
export * from './hunt.js';
export {
  blanksOf,
  fewestBlanksOf,
  type Length,
  lengths,
  lengthsOf,
  levelsAt,
} from './lengths.js';
export * from './minimise.js';
export * from './minimiseBySets.js';
export { type Order, orderAt, type Shortfall } from './order.js';
export { countParts, cutOrder, type OrderPart, type OrderPlan, orderPartVersion } from './orderPart.js';
export { parseRegion } from './region.js';
export { renewPuzzle, type SolvedPuzzle } from './renewPuzzle.js';
export { largeBoard } from './repair.js';
export * from './sample.js';
export { hasStrata } from './strata.js';
export * from './variants/wishes.js';
