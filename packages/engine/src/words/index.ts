/** The languages there are. Another one is a folder beside `en` and a line here. */
import { english } from './en/index.js';
import type { Words } from './words.js';

export const languages: Readonly<Record<string, Words>> = { en: english };

/** The words of the first language that is known, of tags such as `en` or `pt-BR`; English if none is. */
export function wordsFor(...tags: readonly string[]): Words {
  const known = tags.map(tag => tag.split('-')[0].toLowerCase()).find(tag => Object.hasOwn(languages, tag));
  return known === undefined ? english : languages[known];
}
