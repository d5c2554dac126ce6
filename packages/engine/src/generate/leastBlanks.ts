/**
 * By shape and level: the fewest blanks of any puzzle that is known, as `npm run levels -- --least` finds them. It is no proof that there
 * are none with fewer; of shapes that are not here nothing is known.
 */
import type { Level } from '../grade/scale.js';

export const leastBlanks: Readonly<Record<string, Readonly<Partial<Record<Level, number>>>>> = {
  '9^3': { easy: 307, medium: 210, hard: 66, expert: 198, extreme: 455, 'beyond logic': 455 },
};
