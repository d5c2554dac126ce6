/** What the import screen says, apart from the other texts, because it is loaded only when it is opened. */
import { importEnglish } from './en.import.js';
import { type Language, language } from './language.js';

const languages: Readonly<Record<Language, typeof importEnglish>> = { en: importEnglish };

export const importTexts = languages[language];
