/**
 * By shape and level: with how many blanks, and fewer, puzzles were looked for in vain, by `npm run levels -- --lengths` and from all seeds
 * of `npm run stock`. It is no proof that there are none. Only what was looked for in both ways and with several seeds belongs here, since
 * orders for it are refused.
 */
import type { Level } from '../grade/scale.js';

export const vainBlanks: Readonly<Record<string, Readonly<Partial<Record<Level, number>>>>> = {
  '9^3': { easy: 250, medium: 100 },
};
