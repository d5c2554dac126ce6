/** What the view in space says, apart from the other texts, because an element and the start do without it. */
import { en } from './en.js';
import { spaceEnglish } from './en.space.js';
import { inLanguage } from './language.js';

export const spaceTexts = inLanguage({ en: { ...en.space, ...spaceEnglish } });
