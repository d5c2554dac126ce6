/**
 * Digging for boards so large that a test of each removal would take for ever: remove many clues at random, let singles go as
 * far as they can, and give back a few clues among the cells where they stall, until they get through. What is missing from
 * the number of blanks wanted is removed again, and repaired again.
 */
import type { Random } from '../base/random.js';
import { type Solution, trustPuzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import type { Shape } from '../shape/shape.js';
import { type Budget, Pace } from '../solve/budget.js';
import type { Dug } from './dig.js';
import type { Order } from './order.js';

/** Boards above this size are dug so. */
export const largeBoard = 20_000;

/** Whether a puzzle is dug so. What lies in one part of the board can be dug cell by cell on any. */
export const isDugAtLarge = ({ cellCount }: Shape, { region }: Order): boolean =>
  cellCount > largeBoard && region === undefined;

/** The share of clues when nothing is said. */
const usualShare = 0.4;
/** Of the cells where singles stall, one in so many gets its clue back. */
const giveBackShare = 8;
const maxTopUps = 4;

export async function digLarge(
  solution: Solution,
  random: Random,
  options: Budget & { clues?: number } = {},
): Promise<Dug> {
  const { shape } = solution;
  const target = options.clues ?? Math.round(shape.cellCount * usualShare);
  const pace = new Pace(options);
  const symbols = Uint8Array.from(solution.symbols);
  let clues = shape.cellCount;
  await pace.kernels.useWhile('tree', shape, async kernel => {
    for (let topUp = 0; topUp <= maxTopUps && clues > target && !pace.shortage(); topUp++) {
      clues -= removeAtRandom(symbols, clues - target, random);
      kernel.load(symbols);
      while (!kernel.isFull()) {
        const stalled = random.shuffle(cellsWhere(kernel.grid, symbol => symbol === blank));
        // When there is no time to find out which of them are needed, all come back.
        const share = pace.shortage() ? 1 : giveBackShare;
        const back = stalled.subarray(0, Math.ceil(stalled.length / share));
        for (const cell of back) symbols[cell] = solution.symbols[cell];
        kernel.giveClues(back, solution.symbols);
        clues += back.length;
        pace.report(shape.cellCount - clues, 'cells', shape.cellCount - target);
        await pace.breathe();
      }
    }
  });
  const shortage = pace.shortage();
  const puzzle = trustPuzzle(shape, symbols);
  return { puzzle, clues, minimal: false, open: clues, needed: 0, ...(shortage && { shortage }) };
}

function removeAtRandom(symbols: Uint8Array, count: number, random: Random): number {
  const clues = random.shuffle(cellsWhere(symbols, symbol => symbol !== blank));
  for (const cell of clues.subarray(0, count)) symbols[cell] = blank;
  return Math.min(count, clues.length);
}

/** The cells whose symbol passes a test, rising. */
export function cellsWhere(symbols: Uint8Array, test: (symbol: number) => boolean): Int32Array {
  const cells = new Int32Array(symbols.length);
  let count = 0;
  for (let cell = 0; cell < symbols.length; cell++) if (test(symbols[cell])) cells[count++] = cell;
  return cells.subarray(0, count);
}
