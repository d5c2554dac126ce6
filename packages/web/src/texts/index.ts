/**
 * All texts of the app in the reader's language, and `say`, the engine's words in the same language: what is wrong, what a rule
 * asks for, what a step does.
 */
import { puzzleWordsFor } from '@hyperdoku/engine';
import { appTexts } from './en.app.js';
import { en } from './en.js';
import { libraryTexts } from './en.library.js';
import { pageTexts } from './en.pages.js';
import { startEnglish } from './en.start.js';
import { inLanguage, language } from './language.js';

const english = {
  ...en,
  ...startEnglish,
  ...appTexts,
  ...pageTexts,
  play: { ...en.play, ...startEnglish.play, ...appTexts.play },
  hint: { ...en.hint, ...appTexts.hint },
  marks: { ...en.marks, ...appTexts.marks },
  mistakes: { ...en.mistakes, ...appTexts.mistakes },
  finish: { ...en.finish, ...appTexts.finish },
  keys: { ...en.keys, ...appTexts.keys },
  problems: { ...startEnglish.problems, ...appTexts.problems },
  library: { ...startEnglish.library, ...libraryTexts.library },
};

export const texts = inLanguage({ en: english });
export const say = puzzleWordsFor(language);
export { language };
