/** The queue of the kernel for the classic 9×9; the addresses are those of wasm/band.ts. */
import type { PuzzleQueue } from '../kernel.js';

const stride = 96;
const length = 64;
const cells = 81;
const symbols = 9;
const queueAt = 40960;
const firstAt = 47104;
const secondAt = 53248;
const notesAt = 59392;
const noteBytes = 8;

export function createBandQueue(
  memory: ArrayBuffer,
  run: (count: number, nodes: number) => void,
): PuzzleQueue {
  const puzzles = new Uint8Array(memory, queueAt, length * stride);
  const notes = new Uint8Array(memory, notesAt, length * noteBytes);
  const nodes = new Uint32Array(memory, notesAt, (length * noteBytes) / 4);
  const gridsAt = (from: number): Uint8Array[] =>
    Array.from({ length }, (_, index) => new Uint8Array(memory, from + index * stride, cells));
  const solutionsOf = (index: number): number => notes[index * noteBytes];
  const cluesOf = (index: number): number => notes[index * noteBytes + 2];
  return {
    length,
    first: gridsAt(firstAt),
    second: gridsAt(secondAt),
    put: (index, clues) => puzzles.set(clues, index * stride),
    run,
    isSettled: index => solutionsOf(index) === 2 || notes[index * noteBytes + 1] === 1,
    solutionsOf,
    nodesOf: index => nodes[(index * noteBytes) / 4 + 1],
    cluesOf,
    needsSearch: index => cluesOf(index) < cells && notes[index * noteBytes + 3] > symbols - 2,
  };
}
