/**
 * By shape and level: with how many blanks, and fewer, puzzles were looked for in vain. The search was short: one seed, and twelve seconds of
 * CPU or thirty grids at each length. So it is no proof that there are none, and a longer search may well take a line out.
 * `npm run levels -- --lengths` looks again where this says nothing.
 */
import type { Level } from '../grade/scale.js';

export const vainBlanks: Readonly<Record<string, Readonly<Partial<Record<Level, number>>>>> = {
  '3x2': { easy: 11, medium: 11, hard: 11, expert: 11, extreme: 18, 'beyond logic': 18 },
  'plane:3^3': { easy: 8, medium: 8, hard: 8, expert: 14, extreme: 14 },
  '3x3': { extreme: 24, 'beyond logic': 41 },
  '9^3': { easy: 250, medium: 100, extreme: 250, 'beyond logic': 250 },
};
