/**
 * The texts of the start and of what every screen has, in the reader's language, and the engine's words for shapes and levels. All
 * other screens have more of both (`index.ts`), which comes with them.
 */
import { catalogWordsFor } from '@hyperdoku/engine';
import { startEnglish } from './en.start.js';
import { inLanguage, language } from './language.js';

export const startTexts = inLanguage({ en: startEnglish });
export const startWords = catalogWordsFor(language);
