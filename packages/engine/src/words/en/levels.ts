/** How hard puzzles are. */
import type { Level } from '../../grade/scale.js';

export const levels: Readonly<Record<Level, string>> = {
  gentle: 'Gentle',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  expert: 'Expert',
  extreme: 'Extreme',
  'beyond logic': 'Beyond logic',
};
