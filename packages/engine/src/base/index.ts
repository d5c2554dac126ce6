/** What every room uses: results and problems as data, seeded random numbers, texts made visible. */
export { type FaceName, faceNames, type HouseName } from './houseName.js';
export type { Ints } from './ints.js';
export type * from './problem.js';
export { createRandom, type Random, type Seed } from './random.js';
export * from './result.js';
export { makeVisible, makeVisibleJson, makeVisibleLines } from './visible.js';
