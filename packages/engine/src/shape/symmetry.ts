/**
 * A symmetry of a shape moves the cells so that houses become houses, and renames the symbols. Applied to any filling
 * it keeps what is valid valid and what is unique unique.
 */
import type { Ints } from '../base/ints.js';
import type { Random } from '../base/random.js';
import { familyOf } from './families/index.js';
import { keepsHouses } from './keepsHouses.js';
import type { Shape } from './shape.js';

export interface Symmetry {
  /** Where each cell goes. */
  readonly cells: Int32Array;
  /** What each symbol becomes; blank stays blank. */
  readonly symbols: Uint8Array;
}

export const identity = (shape: Shape): Symmetry => ({
  cells: Int32Array.from({ length: shape.cellCount }, (_, cell) => cell),
  symbols: Uint8Array.from({ length: shape.symbols + 1 }, (_, symbol) => symbol),
});

/** A random motion of the grid and a random renaming. */
export function randomSymmetry(shape: Shape, random: Random): Symmetry {
  const cells = familyOf(shape.spec).randomMotion(shape.spec, shape, random);
  return { cells, symbols: Uint8Array.of(0, ...random.permutation(shape.symbols).map(symbol => symbol + 1)) };
}

/** First one, then the other. */
export const compose = (first: Symmetry, second: Symmetry): Symmetry => ({
  cells: first.cells.map(cell => second.cells[cell]),
  symbols: first.symbols.map(symbol => second.symbols[symbol]),
});

export function invert({ cells, symbols }: Symmetry): Symmetry {
  const inverse = { cells: new Int32Array(cells.length), symbols: new Uint8Array(symbols.length) };
  cells.forEach((image, cell) => {
    inverse.cells[image] = cell;
  });
  symbols.forEach((image, symbol) => {
    inverse.symbols[image] = symbol;
  });
  return inverse;
}

/** The filling after the symmetry: one symbol per cell, 0 for blank, as before. */
export function moveSymbols({ cells, symbols }: Symmetry, filling: Ints): Uint8Array {
  const moved = new Uint8Array(filling.length);
  for (let cell = 0; cell < filling.length; cell++) moved[cells[cell]] = symbols[filling[cell]];
  return moved;
}

/** Whether this really is a symmetry of the shape. */
export function isSymmetry(shape: Shape, { cells, symbols }: Symmetry): boolean {
  return (
    isPermutation(cells, shape.cellCount) &&
    isPermutation(symbols, shape.symbols + 1) &&
    symbols[0] === 0 &&
    keepsHouses(shape, cells)
  );
}

function isPermutation(images: Ints, length: number): boolean {
  const seen = new Uint8Array(length);
  for (const image of images) seen[image] = 1;
  return images.length === length && !seen.includes(0);
}
