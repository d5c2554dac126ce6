/** The texts of books in a language; a new one is one more file of the form of `en.ts`. */
import { en, type Texts } from './en.js';

const languages: Readonly<Record<string, Texts>> = { en };

export const textsFor = (language: string): Texts =>
  Object.hasOwn(languages, language) ? languages[language] : en;
