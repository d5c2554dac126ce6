/** The first language that is known, of tags such as `en` or `pt-BR`. */
export function findLanguage<T>(
  languages: Readonly<Record<string, T>>,
  tags: readonly string[],
): T | undefined {
  const known = tags.map(tag => tag.split('-')[0].toLowerCase()).find(tag => Object.hasOwn(languages, tag));
  return known === undefined ? undefined : languages[known];
}
