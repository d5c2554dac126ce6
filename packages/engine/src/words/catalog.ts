/** The languages as far as puzzles are only offered. */
import { catalogEnglish } from './en/catalog.js';
import { findLanguage } from './findLanguage.js';
import type { CatalogWords } from './words.js';

export const catalogLanguages: Readonly<Record<string, CatalogWords>> = { en: catalogEnglish };

/** As `wordsFor`, for those who name the shapes of the catalog and the levels, and say nothing else. */
export const catalogWordsFor = (...tags: readonly string[]): CatalogWords =>
  findLanguage(catalogLanguages, tags) ?? catalogEnglish;
