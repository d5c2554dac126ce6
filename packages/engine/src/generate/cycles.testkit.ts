/**
 * A fingerprint that no symmetry changes: for every two symbols the cells that hold them, joined where they share a house, fall
 * into pieces; the sizes of the pieces, over all pairs of symbols, in order.
 */
import type { Solution } from '../board/puzzle.js';
import { cellsOf, housesOf } from '../shape/shape.js';

export function fingerprint({ shape, symbols }: Solution): string {
  const pieces: string[] = [];
  for (let a = 1; a <= shape.symbols; a++) {
    for (let b = a + 1; b <= shape.symbols; b++) {
      const sizes: number[] = [];
      const seen = new Set<number>();
      for (let start = 0; start < shape.cellCount; start++) {
        if ((symbols[start] !== a && symbols[start] !== b) || seen.has(start)) continue;
        const piece = [start];
        seen.add(start);
        for (const cell of piece) {
          for (const house of housesOf(shape, cell)) {
            for (const other of cellsOf(shape, house)) {
              if ((symbols[other] !== a && symbols[other] !== b) || seen.has(other)) continue;
              seen.add(other);
              piece.push(other);
            }
          }
        }
        sizes.push(piece.length);
      }
      pieces.push(sizes.sort((x, y) => x - y).join('+'));
    }
  }
  return pieces.sort().join(' ');
}
