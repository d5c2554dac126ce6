/** How hard a puzzle is. */
export * from './grade.js';
export { type Level, levels, type Rung, scale } from './scale.js';
