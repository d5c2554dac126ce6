/** One call for each thing that most programs want. */
export { type DrawOptions, draw } from './draw.js';
export { generate, type MadeToOrder, type MakeOptions } from './generate.js';
export { grade } from './grade.js';
export { type Hint, type HintOptions, hint } from './hint.js';
export { type CellView, type GridView, type HouseView, inspect } from './inspect.js';
export { fromLists, type Lists, toLists } from './lists.js';
export { isUnique, type SolveOptions, solve } from './solve.js';
