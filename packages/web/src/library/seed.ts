/** A seed for those who do not care which: short enough to read aloud. */
const seedLength = 6;
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

export const makeSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(seedLength)), byte => letters[byte % letters.length]).join(
    '',
  );
