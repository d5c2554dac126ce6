/** Permutations of 0 … n - 1 as lists of images. */
export type Permutation = Int32Array;

export const identityOf = (length: number): Permutation => Int32Array.from({ length }, (_, i) => i);

/** First one, then the other. */
export function multiply(first: Permutation, second: Permutation): Permutation {
  const product = new Int32Array(first.length);
  for (let i = 0; i < product.length; i++) product[i] = second[first[i]];
  return product;
}

export function inverseOf(permutation: ArrayLike<number>): Permutation {
  const inverse = new Int32Array(permutation.length);
  for (let i = 0; i < inverse.length; i++) inverse[permutation[i]] = i;
  return inverse;
}

export function isIdentity(permutation: Permutation): boolean {
  for (let i = 0; i < permutation.length; i++) if (permutation[i] !== i) return false;
  return true;
}

/** The cycles of those that move, each from its least. */
export function cyclesOf(permutation: Permutation): number[][] {
  const seen = new Uint8Array(permutation.length);
  const cycles: number[][] = [];
  for (let start = 0; start < permutation.length; start++) {
    if (seen[start] || permutation[start] === start) continue;
    const cycle: number[] = [];
    for (let at = start; !seen[at]; at = permutation[at]) {
      seen[at] = 1;
      cycle.push(at);
    }
    cycles.push(cycle);
  }
  return cycles;
}
