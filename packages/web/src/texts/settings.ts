/** What the settings say, apart from the other texts, because they are loaded only when they are opened. */
import { settingsEnglish } from './en.settings.js';
import { inLanguage } from './language.js';

export const settingsTexts = inLanguage({ en: settingsEnglish });
