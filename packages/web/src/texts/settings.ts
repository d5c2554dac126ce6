/** What the settings say, apart from the other texts, because they are loaded only when they are opened. */
import { settingsEnglish } from './en.settings.js';
import { type Language, language } from './language.js';

const languages: Readonly<Record<Language, typeof settingsEnglish>> = { en: settingsEnglish };

export const settingsTexts = languages[language];
