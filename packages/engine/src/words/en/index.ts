/** English: short, plain, kind. An error says what is wrong and, where it can, what to do. */
import type { Words } from '../words.js';
import { sayOf } from './houseTerms.js';
import { puzzleEnglish } from './puzzles.js';
import { sayAnswer, sayContradiction, sayLeaf } from './search.js';
import { sayStep, tellStep } from './steps.js';
import { reasons } from './techniqueReasons.js';
import { sayMeaning, sayTitle } from './techniques.js';

/** The words in English. */
export const english: Words = {
  ...puzzleEnglish,
  contradiction: sayContradiction,
  step: sayStep,
  telling: tellStep,
  technique: (name, shape) => ({
    title: sayTitle(name, shape),
    what: sayMeaning(name, shape),
    why: sayOf(reasons[name], shape),
  }),
  answer: sayAnswer,
  leaf: sayLeaf,
};
