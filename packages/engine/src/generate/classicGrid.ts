/**
 * Random grids of the classic 9×9, so near to an even draw among all of them that no measure of ours tells the difference
 * (docs/sampling.md).
 *
 * A box is drawn at random, and beside it and below it each of the 56 · 6⁶ ways to finish its band and its stack is equally likely. How
 * often such a frame can be completed differs little: 2,693 times on average, and hardly ever half as often again. So the frame
 * is nearly right. The other four boxes come from a search with random guesses, which is not, and `switchAll` takes away what it
 * prefers. To draw among all completions would be exact and take hundreds of times as long; search from an empty board repeats rows of
 * boxes far too often, and switching takes much longer to get rid of that.
 */
import type { Random } from '../base/random.js';
import { switchAll } from './switches.js';

const cells = 81;
const allSymbols = 511;
const rowOf = Uint8Array.from({ length: cells }, (_, cell) => Math.floor(cell / 9));
const columnOf = Uint8Array.from({ length: cells }, (_, cell) => cell % 9);
const boxOf = Uint8Array.from(
  { length: cells },
  (_, cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3),
);
const sizeOf = Uint8Array.from({ length: 512 }, (_, set) => {
  let size = 0;
  for (let rest = set; rest; rest &= rest - 1) size++;
  return size;
});

/** Twice over all pairs: what then is left of a preference is below what 50,000 grids show. */
const sweeps = 2;

export function drawClassicGrid(random: Random): Uint8Array {
  const grid = new Uint8Array(cells);
  do {
    layFrame(grid, random);
  } while (!complete(grid, random));
  for (let sweep = 0; sweep < sweeps; sweep++) switchAll(grid, random);
  return grid;
}

/** The first band and the first stack. */
function layFrame(grid: Uint8Array, random: Random): void {
  grid.fill(0);
  const box = random.permutation(9);
  for (let i = 0; i < 9; i++) grid[9 * Math.floor(i / 3) + (i % 3)] = box[i] + 1;
  layBeside(grid, random, 9, 1);
  layBeside(grid, random, 1, 9);
}

/** The rows of the first box and of those that are laid beside it. */
const rows = [0, 1, 2].map(() => new Uint8Array(3));
const beside = new Uint8Array(3);

/**
 * Finishes a band; a stack is one whose rows run down. A row of the second box has so many symbols of the next row of the first, and the
 * rest of the row after: as many in each row, or the columns would not come out.
 */
function layBeside(grid: Uint8Array, random: Random, down: number, along: number): void {
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 3; i++) rows[row][i] = grid[row * down + i * along];
    random.shuffle(rows[row]);
  }
  const way = random.below(56);
  const split = way < 1 ? 0 : way < 28 ? 1 : way < 55 ? 2 : 3;
  for (let row = 0; row < 3; row++) {
    const next = rows[(row + 1) % 3];
    const last = rows[(row + 2) % 3];
    for (let box = 1; box < 3; box++) {
      for (let i = 0; i < 3; i++) beside[i] = i < split === (box === 1) ? next[i] : last[i];
      random.shuffle(beside);
      for (let i = 0; i < 3; i++) grid[row * down + (3 * box + i) * along] = beside[i];
    }
  }
}

/** What rows, columns and boxes still lack, and the cells without a symbol. */
const rowLack = new Uint16Array(9);
const columnLack = new Uint16Array(9);
const boxLack = new Uint16Array(9);
const blanks = new Uint8Array(cells);

/** Fills the blanks at random; false where that cannot be. */
function complete(grid: Uint8Array, random: Random): boolean {
  for (const lack of [rowLack, columnLack, boxLack]) lack.fill(allSymbols);
  let count = 0;
  for (let cell = 0; cell < cells; cell++) {
    if (grid[cell] === 0) blanks[count++] = cell;
    else take(cell, 1 << (grid[cell] - 1));
  }
  random.shuffle(blanks.subarray(0, count));
  return fillBlanks(grid, random, count);
}

/** A cell takes a symbol, or gives it back. */
function take(cell: number, bit: number): void {
  rowLack[rowOf[cell]] ^= bit;
  columnLack[columnOf[cell]] ^= bit;
  boxLack[boxOf[cell]] ^= bit;
}

const symbolsFor = (cell: number): number =>
  rowLack[rowOf[cell]] & columnLack[columnOf[cell]] & boxLack[boxOf[cell]];

/** Fills the first so many blanks, always next the one with fewest symbols. */
function fillBlanks(grid: Uint8Array, random: Random, count: number): boolean {
  if (count === 0) return true;
  let fewest = 10;
  let at = 0;
  for (let i = 0; i < count && fewest > 1; i++) {
    const size = sizeOf[symbolsFor(blanks[i])];
    if (size >= fewest) continue;
    fewest = size;
    at = i;
  }
  if (fewest === 0) return false;
  const last = count - 1;
  const cell = blanks[at];
  blanks[at] = blanks[last];
  blanks[last] = cell;
  for (let open = symbolsFor(cell), left = fewest; left > 0; left--) {
    let rest = open;
    for (let skip = left > 1 ? random.below(left) : 0; skip > 0; skip--) rest &= rest - 1;
    const bit = rest & -rest;
    open ^= bit;
    grid[cell] = 32 - Math.clz32(bit);
    take(cell, bit);
    if (fillBlanks(grid, random, last)) return true;
    take(cell, bit);
  }
  blanks[last] = blanks[at];
  blanks[at] = cell;
  return false;
}
