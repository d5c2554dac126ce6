/** What pictures, print and books say, apart from the other texts, because it is loaded only when it is opened. */
import { printEnglish } from './en.print.js';
import { inLanguage } from './language.js';

export const printTexts = inLanguage({ en: printEnglish });
