/**
 * Small changes of a classic grid that favour no grid over another. The cells of two symbols fall into parts that can be exchanged each by
 * itself; likewise two rows of a band, and two columns of a stack, where columns or rows of a part are exchanged. All ways to exchange such
 * parts lead to a set of grids of which each leads to all others, so to toss a coin for every part is to draw one of them evenly: a
 * grid drawn evenly among all stays so, and one that was not comes nearer to it (a Gibbs sampler).
 */
import type { Random } from '../base/random.js';

/** No two symbols and no two lines have more parts. */
const mostParts = 4;
const stepsPerDraw = 32 / mostParts;

/** Coins of the numbers drawn, four at a time. */
let coins = 0;
let left = 0;
function toss(random: Random): number {
  if (left === 0) {
    coins = random.next();
    left = stepsPerDraw;
  }
  left--;
  const tossed = coins & 15;
  coins >>>= mostParts;
  return tossed;
}

/** One step for every pair: of symbols, of rows within a band, of columns within a stack. */
export function switchAll(grid: Uint8Array, random: Random): void {
  left = 0;
  findColumns(grid, columns);
  for (let a = 1; a < 9; a++)
    for (let b = a + 1; b <= 9; b++) switchSymbols(grid, columns, a, b, toss(random));
  for (let first = 0; first < 9; first += 3) {
    for (let skipped = 0; skipped < 3; skipped++) {
      const a = first + (skipped === 0 ? 1 : 0);
      const b = first + (skipped === 2 ? 1 : 2);
      switchLines(grid, 9 * a, 9 * b, 1, toss(random));
      switchLines(grid, a, b, 9, toss(random));
    }
  }
}

/** The column of each symbol in each row: that of symbol s in row r is at 9s + r. */
export function findColumns(grid: Uint8Array, columns: Uint8Array): void {
  for (let cell = 0; cell < 81; cell++) columns[9 * grid[cell] + Math.floor(cell / 9)] = cell % 9;
}
const columns = new Uint8Array(90);

/** The rows in which the second symbol stands by column and by box; rows that go together. */
const rowByColumn = new Uint8Array(9);
const rowByBox = new Uint8Array(9);
const ties = new Uint16Array(9);
const third = Uint8Array.from({ length: 9 }, (_, i) => Math.floor(i / 3));

/** Two symbols change places in some rows: rows are tied where one symbol would meet itself in a column or box. The number of parts. */
export function switchSymbols(
  grid: Uint8Array,
  columns: Uint8Array,
  a: number,
  b: number,
  tossed: number,
): number {
  for (let row = 0; row < 9; row++) {
    const column = columns[9 * b + row];
    rowByColumn[column] = row;
    rowByBox[3 * third[row] + third[column]] = row;
    ties[row] = 0;
  }
  for (let row = 0; row < 9; row++) {
    const column = columns[9 * a + row];
    const one = rowByColumn[column];
    const other = rowByBox[3 * third[row] + third[column]];
    ties[row] |= (1 << one) | (1 << other);
    ties[one] |= 1 << row;
    ties[other] |= 1 << row;
  }
  let parts = 0;
  for (let rest = 511, toss = tossed; rest; toss >>= 1, parts++) {
    let part = rest & -rest;
    for (let open = part; open; ) {
      const more = ties[31 - Math.clz32(open)] & ~part;
      open ^= 1 << (31 - Math.clz32(open));
      part |= more;
      open |= more;
    }
    rest &= ~part;
    if ((toss & 1) === 0) continue;
    for (let open = part; open; open &= open - 1) {
      const row = 31 - Math.clz32(open & -open);
      const column = columns[9 * a + row];
      columns[9 * a + row] = columns[9 * b + row];
      columns[9 * b + row] = column;
      grid[9 * row + column] = b;
      grid[9 * row + columns[9 * a + row]] = a;
    }
  }
  return parts;
}

const placeOf = new Uint8Array(10);

/** Two lines of one band or stack change symbols at some places: places go together where one line would have a symbol twice. */
export function switchLines(grid: Uint8Array, a: number, b: number, along: number, tossed: number): number {
  for (let i = 0; i < 9; i++) placeOf[grid[b + i * along]] = i;
  let parts = 0;
  for (let rest = 511, toss = tossed; rest; toss >>= 1, parts++) {
    for (let i = 31 - Math.clz32(rest); rest & (1 << i); ) {
      rest ^= 1 << i;
      const symbol = grid[a + i * along];
      if (toss & 1) {
        grid[a + i * along] = grid[b + i * along];
        grid[b + i * along] = symbol;
      }
      i = placeOf[symbol];
    }
  }
  return parts;
}
