/**
 * Seeded random numbers that are the same on every machine: sfc32, seeded by hashing the seed's text.
 * Only 32-bit integer arithmetic is used, so no platform can round differently.
 */
export type Seed = string | number;

/** Random numbers that a seed determines. */
export interface Random {
  /** An integer from 0 to 2^32 - 1. */
  next(): number;
  /** An integer from 0 to bound - 1, every one equally likely. */
  below(bound: number): number;
  /** A number from 0 up to, but not including, 1. */
  fraction(): number;
  /** Shuffles in place and returns the same array. */
  shuffle<T extends { readonly length: number; [index: number]: number }>(items: T): T;
  /** A random order of 0 … length - 1. */
  permutation(length: number): Int32Array;
}

function hashSeed(text: string): [number, number, number, number] {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  let c = 0xc2b2ae35;
  let d = 0x27d4eb2f;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ a ^ (unit << 8), 0x85ebca6b);
    c = Math.imul(c ^ (b >>> 13), 0xc2b2ae35);
    d = (d + c + unit) | 0;
  }
  return [a, b, c, d];
}

/** A source of random numbers; the same seed gives the same numbers on every machine. */
export function createRandom(seed: Seed): Random {
  let [a, b, c, counter] = hashSeed(String(seed));

  const next = (): number => {
    const out = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + out) | 0;
    return out >>> 0;
  };
  for (let i = 0; i < 16; i++) next();

  const below = (bound: number): number => {
    let value = next();
    // Values past the last whole multiple of `bound` would favour small results: draw again. Few are large enough to be asked.
    if (value >= 0x1_0000_0000 - bound) {
      const limit = 0x1_0000_0000 - (0x1_0000_0000 % bound);
      while (value >= limit) value = next();
    }
    return value % bound;
  };

  const shuffle = <T extends { readonly length: number; [index: number]: number }>(items: T): T => {
    for (let i = items.length - 1; i > 0; i--) {
      const j = below(i + 1);
      const kept = items[i];
      items[i] = items[j];
      items[j] = kept;
    }
    return items;
  };

  const permutation = (length: number): Int32Array => {
    const items = new Int32Array(length);
    for (let i = 0; i < length; i++) items[i] = i;
    return shuffle(items);
  };

  const fraction = (): number => next() / 0x1_0000_0000;

  return { next, below, fraction, shuffle, permutation };
}
