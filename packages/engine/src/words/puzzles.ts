/** The languages as far as it is not told how puzzles are solved. */
import { puzzleEnglish } from './en/puzzles.js';
import { findLanguage } from './findLanguage.js';
import type { PuzzleWords } from './words.js';

const puzzleLanguages: Readonly<Record<string, PuzzleWords>> = { en: puzzleEnglish };

/** As `wordsFor`, without steps and techniques, which are the larger part. */
export const puzzleWordsFor = (...tags: readonly string[]): PuzzleWords =>
  findLanguage(puzzleLanguages, tags) ?? puzzleEnglish;
