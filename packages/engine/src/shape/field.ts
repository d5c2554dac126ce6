/**
 * Arithmetic on 0 … order - 1: the field of that many elements for primes and for 4 and 8, otherwise the integers
 * modulo the order. For an instant slice grid the remainders do in three axes; more axes need a field.
 */
export interface Arithmetic {
  readonly add: (a: number, b: number) => number;
  readonly multiply: (a: number, b: number) => number;
}

/** The polynomials that make the fields of 4 and 8 elements, as bit masks. */
const modulus: Readonly<Record<number, number>> = { 4: 0b111, 8: 0b1011 };

export function arithmeticOf(order: number): Arithmetic {
  const polynomial = modulus[order];
  if (polynomial === undefined)
    return { add: (a, b) => (a + b) % order, multiply: (a, b) => (a * b) % order };
  return {
    add: (a, b) => a ^ b,
    multiply: (a, b) => {
      let sum = 0;
      for (let shifted = a, bits = b; bits > 0; bits >>= 1) {
        if (bits & 1) sum ^= shifted;
        shifted <<= 1;
        if (shifted & order) shifted ^= polynomial;
      }
      return sum;
    },
  };
}
