/** Views of typed arrays that cannot be written through: how shapes share their tables. */
export interface Ints extends Iterable<number> {
  readonly length: number;
  readonly [index: number]: number;
  readonly BYTES_PER_ELEMENT: number;
  subarray(begin?: number, end?: number): Ints;
  indexOf(value: number, from?: number): number;
  includes(value: number): boolean;
  slice(begin?: number, end?: number): Int32Array | Uint8Array;
}

/** An integer division that both operands are known to allow. */
export const quotient = (value: number, divisor: number): number => Math.floor(value / divisor);

export const product = (factors: readonly number[]): number => factors.reduce((a, b) => a * b, 1);

/** Positions of a grid with these extents, axis 0 fastest: how far apart neighbours along each axis are. */
export function stridesOf(extents: readonly number[]): number[] {
  const strides: number[] = [];
  let stride = 1;
  for (const extent of extents) {
    strides.push(stride);
    stride *= extent;
  }
  return strides;
}

/** Every order of the items. */
export function* permutations(items: readonly number[]): Generator<number[]> {
  if (items.length === 0) yield [];
  for (const item of items) {
    for (const rest of permutations(items.filter(other => other !== item))) yield [item, ...rest];
  }
}

/** How many bits of a word are set. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A copy with room for more, zero there. */
export function grown(from: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(from);
  return larger;
}
