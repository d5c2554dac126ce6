/** What is said where a game is ordered, apart from the other texts, because it is loaded only when that is opened. */
import { newGameEnglish } from './en.newGame.js';
import { type Language, language } from './language.js';

const languages: Readonly<Record<Language, typeof newGameEnglish>> = { en: newGameEnglish };

export const newGameTexts = languages[language];
