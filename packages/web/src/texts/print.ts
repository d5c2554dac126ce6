/** What pictures, print and books say, apart from the other texts, because it is loaded only when it is opened. */
import { ruleWordsFor } from '@hyperdoku/engine';
import { printEnglish } from './en.print.js';
import { inLanguage, language } from './language.js';

export const printTexts = inLanguage({ en: printEnglish });
export const printWords = ruleWordsFor(language);
