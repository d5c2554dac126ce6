/** What the import screen says, apart from the other texts, because it is loaded only when it is opened. */
import { importEnglish } from './en.import.js';
import { inLanguage } from './language.js';

export const importTexts = inLanguage({ en: importEnglish });
