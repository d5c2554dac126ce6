/**
 * All texts of the app in the reader's language, and `say`, the engine's words in the same language: what is wrong, what a rule
 * asks for, what a step does.
 */
import { puzzleWordsFor } from '@hyperdoku/engine';
import { homeTexts } from './en.home.js';
import { en } from './en.js';
import { pageTexts } from './en.pages.js';
import { inLanguage, language } from './language.js';

const english = { ...en, ...pageTexts, ...homeTexts };

export const texts = inLanguage({ en: english });
export const say = puzzleWordsFor(language);
export { language };
