/** Words for what is looked up and not played with, apart from the others, so that only those load them who need them. */
import { englishReference } from './en/reference.js';
import { findLanguage } from './findLanguage.js';
import type { ReferenceWords } from './words.js';

const languages: Readonly<Record<string, ReferenceWords>> = { en: englishReference };

/** The words of the reference pages, in the first language that is known. */
export const referenceFor = (...tags: readonly string[]): ReferenceWords =>
  findLanguage(languages, tags) ?? englishReference;
