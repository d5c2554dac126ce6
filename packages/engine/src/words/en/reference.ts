/** English for what is looked up. */
import type { ReferenceWords } from '../words.js';
import { sayFact } from './facts.js';
import { formats } from './formats.js';
import { kinds } from './kinds.js';
import { sayMotion } from './motions.js';

export const englishReference: ReferenceWords = {
  fact: sayFact,
  format: name => formats[name],
  motion: sayMotion,
  kindMeaning: name => kinds[name],
};
