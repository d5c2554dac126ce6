/**
 * By shape and level: with how many blanks, and fewer, puzzles were looked for in vain. `npm run levels -- --lengths` looks again where this
 * says nothing. It is no proof that there are none.
 */
import type { Level } from '../grade/scale.js';

export const vainBlanks: Readonly<Record<string, Readonly<Partial<Record<Level, number>>>>> = {
  '9^3': { easy: 250, medium: 100 },
};
