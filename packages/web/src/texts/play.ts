/**
 * The texts of a game in the reader's language, wherever it is shown, and `say`, the engine's words in the same language for
 * what is wrong and where. The app has more of both (`index.ts`); an element does without.
 */
import { plainWordsFor } from '@hyperdoku/engine';
import { en } from './en.js';
import { inLanguage, language } from './language.js';

export const texts = inLanguage({ en });
export const say = plainWordsFor(language);
