/** English: short, plain, kind. An error says what is wrong and, where it can, what to do. */
import type { Words } from '../words.js';
import { puzzleEnglish } from './puzzles.js';
import { sayAnswer, sayContradiction, sayLeaf } from './search.js';
import { sayStep, tellStep } from './steps.js';
import { reasons } from './techniqueReasons.js';
import { techniques } from './techniques.js';

export const english: Words = {
  ...puzzleEnglish,
  contradiction: sayContradiction,
  step: sayStep,
  telling: tellStep,
  technique: name => ({ ...techniques[name], why: reasons[name] }),
  answer: sayAnswer,
  leaf: sayLeaf,
};
