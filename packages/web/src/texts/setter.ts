/** What the setter's tools say, apart from the other texts, because they are loaded only where a puzzle is set. */
import { setterEnglish } from './en.setter.js';
import { inLanguage } from './language.js';

export const setterTexts = inLanguage({ en: setterEnglish });
