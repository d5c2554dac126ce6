/**
 * By shape and level: with how many blanks, and fewer, puzzles were looked for in vain, by `npm run levels -- --lengths` and, from several
 * seeds, for the stock of the app. It is no proof that there are none. Orders for them are refused, so what was looked for less does not
 * belong here.
 */
import type { Level } from '../grade/scale.js';

export const vainBlanks: Readonly<Record<string, Readonly<Partial<Record<Level, number>>>>> = {
  '9^3': { easy: 100, medium: 100 },
};
