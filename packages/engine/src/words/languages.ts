/** The languages there are. Another one is a folder beside `en`, and a line here, in `puzzles.ts` and in `plain.ts`. */
import { english } from './en/index.js';
import { findLanguage } from './findLanguage.js';
import type { Words } from './words.js';

/** All languages by their tags. */
export const languages: Readonly<Record<string, Words>> = { en: english };

/** The words of the first language that is known, of tags such as `en` or `pt-BR`; English if none is. */
export const wordsFor = (...tags: readonly string[]): Words => findLanguage(languages, tags) ?? english;
