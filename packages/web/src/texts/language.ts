/** Which language is read here. */
const languages = ['en'] as const;
type Language = (typeof languages)[number];

/** Where there is no page, nobody has said what they read. */
const wanted = (globalThis.navigator?.languages ?? []).map(name => name.split('-')[0]);

export const language: Language = languages.find(name => wanted.includes(name)) ?? 'en';

/** Of texts in every language those in this one. */
export const inLanguage = <T>(texts: Readonly<Record<Language, T>>): T => texts[language];
