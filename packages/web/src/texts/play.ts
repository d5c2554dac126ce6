/**
 * The texts of a game in the reader's language, wherever it is shown, and `say`, the engine's words in the same language: what
 * is wrong, what a rule asks for, what a step does. The app has more texts (`index.ts`); an element does without them.
 */
import { wordsFor } from '@hyperdoku/engine';
import { en } from './en.js';
import { type Language, language } from './language.js';

const languages: Readonly<Record<Language, typeof en>> = { en };

export const texts = languages[language];
export const say = wordsFor(language);
