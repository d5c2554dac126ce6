/** The languages as far as puzzles are only read and shown. */
import { plainEnglish } from './en/plain.js';
import { findLanguage } from './findLanguage.js';
import type { PlainWords } from './words.js';

export const plainLanguages: Readonly<Record<string, PlainWords>> = { en: plainEnglish };

/** As `wordsFor`, for those who say less. */
export const plainWordsFor = (...tags: readonly string[]): PlainWords =>
  findLanguage(plainLanguages, tags) ?? plainEnglish;
