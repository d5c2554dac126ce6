/** The engine's words for steps and techniques, which only a game needs: the start does without them. */
import { wordsFor } from '@hyperdoku/engine';
import { language } from './language.js';

export const stepWords = wordsFor(language);
