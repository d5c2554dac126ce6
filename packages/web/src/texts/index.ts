/**
 * All texts of the app in the reader's language, and `say`, the engine's words in the same language: what is wrong, what a rule
 * asks for, what a step does.
 */
import { wordsFor } from '@hyperdoku/engine';
import { homeTexts } from './en.home.js';
import { en } from './en.js';
import { pageTexts } from './en.pages.js';
import { type Language, language } from './language.js';

const english = { ...en, ...pageTexts, ...homeTexts };

const languages: Readonly<Record<Language, typeof english>> = { en: english };

export const texts = languages[language];
export const say = wordsFor(language);
export { language };
