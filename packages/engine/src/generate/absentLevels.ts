/**
 * Levels that puzzles of a shape do not reach: they are small, and every puzzle is solved by less. `npm run levels` looks for them again.
 */
import { type Level, levels } from '../grade/scale.js';
import type { Shape } from '../shape/shape.js';

/** The hardest level of small shapes. */
const hardest: Readonly<Record<string, Level>> = {
  'latin:4^3': 'easy',
};

export function absentLevels({ name }: Shape): readonly Level[] {
  const top = hardest[name];
  return top === undefined ? [] : levels.slice(levels.indexOf(top) + 1);
}
