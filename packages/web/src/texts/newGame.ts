/** What is said where a game is ordered, apart from the other texts, because it is loaded only when that is opened. */
import { newGameEnglish } from './en.newGame.js';
import { inLanguage } from './language.js';

export const newGameTexts = inLanguage({ en: newGameEnglish });
