/** Boards: symbols, grids, puzzles and solutions, candidates, conflicts, moves. */
export * from './candidates.js';
export * from './conflicts.js';
export * from './grid.js';
export * from './move.js';
export { asPuzzle, asSolution, emptyPuzzle, movePuzzle, type Puzzle, type Solution } from './puzzle.js';
export { blank, makeSymbolText, parseSymbolText, type SymbolNumber } from './symbols.js';
