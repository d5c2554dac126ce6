/** Spreads the bits of an integer: sums of such numbers say much about what was added up, in whatever order. */
export function mix(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  return bits ^ (bits >>> 14);
}
