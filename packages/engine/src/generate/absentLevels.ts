/**
 * Levels that no puzzle of a shape is known to have. The shapes are small, and some hundred grids of each were searched from the easy and
 * from the hard side; `npm run levels` looks again where this says nothing.
 */
import { type Level, levels } from '../grade/scale.js';
import type { Shape } from '../shape/shape.js';

const present: Readonly<Record<string, readonly Level[]>> = {
  '2x2': ['gentle'],
  '4^3': ['gentle', 'easy'],
};

export function absentLevels({ name }: Pick<Shape, 'name'>): readonly Level[] {
  const there = present[name];
  return there === undefined ? [] : levels.filter(level => !there.includes(level));
}
