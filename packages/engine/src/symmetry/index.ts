/** When two puzzles are the same: symmetries of shapes, canonical forms. */
export * from './canonise.js';
export * from './findSymmetries.js';
export { PuzzleClasses } from './puzzleClasses.js';
