/** The texts of the app in the reader's language; a new language is one more file of the same form as `en.ts`. */
import { en } from './en.js';

export type Texts = typeof en;

const languages: Readonly<Record<string, Texts>> = { en };

const wanted = navigator.languages.map(language => language.split('-')[0]);

export const language = wanted.find(name => name in languages) ?? 'en';
export const texts: Texts = languages[language];
