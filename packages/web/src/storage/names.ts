/** A name that nothing else has, of so many words; unlike `randomUUID` it can be had on pages without encryption too. */
export const makeName = (words: number): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(words)), word => word.toString(36).padStart(7, '0')).join(
    '',
  );

export const makeGameId = (): string => makeName(2);
