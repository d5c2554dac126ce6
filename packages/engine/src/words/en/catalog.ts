/** English for a choice of puzzles. */
import type { CatalogWords, ShapeWords } from '../words.js';
import { levels } from './levels.js';
import { shapes } from './shapes.js';

const shapesBySpec: Readonly<Record<string, ShapeWords>> = shapes;

export const catalogEnglish: CatalogWords = {
  shape: spec => (Object.hasOwn(shapes, spec) ? shapesBySpec[spec] : undefined),
  level: level => levels[level],
};
