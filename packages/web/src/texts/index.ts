/**
 * The texts of the app in the reader's language, and `say`, the engine's words in the same language: what is wrong, what a
 * rule asks for, what a step does. A new language is one more file of the form of `en.ts`, and one more folder in the engine.
 */
import { wordsFor } from '@hyperdoku/engine';
import { en } from './en.js';

export type Texts = typeof en;

const languages: Readonly<Record<string, Texts>> = { en };

const wanted = navigator.languages.map(language => language.split('-')[0]);

export const language = wanted.find(name => name in languages) ?? 'en';
export const texts: Texts = languages[language];
export const say = wordsFor(language);
