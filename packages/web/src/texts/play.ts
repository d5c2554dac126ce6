/** The texts of a game, wherever it is shown; the app has more. A new language is one more file of the same form as `en.ts`. */
import { en } from './en.js';
import { type Language, language } from './language.js';

const languages: Readonly<Record<Language, typeof en>> = { en };

export const texts = languages[language];
