/** Any filling of a shape: one symbol or blank per cell, right or wrong. */
import type { Ints } from '../base/ints.js';
import { fail, ok, type Result } from '../base/result.js';
import { makeCellName } from '../shape/names.js';
import type { Shape } from '../shape/shape.js';
import { blank } from './symbols.js';

/** A filling of a shape, whether or not it obeys the rule. */
export interface Grid {
  readonly shape: Shape;
  /** The symbol of each cell, 0 for blank. */
  readonly symbols: Ints;
}

/** A grid of these symbols, which are copied; refuses a wrong number of cells and symbols out of range. */
export function createGrid(shape: Shape, symbols: ArrayLike<number>): Result<Grid> {
  if (symbols.length !== shape.cellCount) {
    return fail('cell-count', 'given', {
      shape: shape.name,
      cells: shape.cellCount,
      given: symbols.length,
    });
  }
  const copy = new Uint8Array(shape.cellCount);
  for (let cell = 0; cell < copy.length; cell++) {
    const symbol = symbols[cell];
    if (!Number.isInteger(symbol) || symbol < 0 || symbol > shape.symbols) {
      const asked = { cell: makeCellName(shape, cell), symbol, symbols: shape.symbols };
      return fail('symbol-range', 'in-cell', asked, { cells: [cell] });
    }
    copy[cell] = symbol;
  }
  return ok({ shape, symbols: copy });
}

/** A grid of blanks. */
export const emptyGrid = (shape: Shape): Grid => ({ shape, symbols: new Uint8Array(shape.cellCount) });

/** How many cells hold a symbol. */
export function countFilled(grid: Grid): number {
  let filled = 0;
  for (let cell = 0; cell < grid.symbols.length; cell++) if (grid.symbols[cell] !== blank) filled++;
  return filled;
}

/** Whether no cell is blank. */
export const isFull = (grid: Grid): boolean => !grid.symbols.includes(blank);
