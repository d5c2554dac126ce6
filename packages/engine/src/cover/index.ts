/** A puzzle as an exact cover, and Algorithm X on it. */
export { type ColumnChoice, type CoverMove, columnChoices } from './algorithmX.js';
export { type Column, CoverMatrix, type CoverSize } from './coverMatrix.js';
export * from './solveByCover.js';
