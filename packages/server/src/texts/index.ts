/** The texts of the server, and `say`, the engine's words in the same language. */
import { wordsFor } from '@hyperdoku/engine';
import { en } from './en.js';

export const texts = en;
export const say = wordsFor('en');
