/** All texts of the app in the reader's language. */
import { homeTexts } from './en.home.js';
import { en } from './en.js';
import { pageTexts } from './en.pages.js';
import { type Language, language } from './language.js';

const english = { ...en, ...pageTexts, ...homeTexts };

const languages: Readonly<Record<Language, typeof english>> = { en: english };

export const texts = languages[language];
export { say } from './play.js';
export { language };
