/**
 * A symmetry of a shape moves the cells and renames the symbols so that its rule stays the same: houses become houses, and
 * constraints the like of them. Applied to any filling it keeps what is valid valid and what is unique unique.
 */
import type { Ints } from '../base/ints.js';
import type { Random } from '../base/random.js';
import { familyOf } from './families/index.js';
import { keepsRule } from './keepsRule.js';
import type { Shape } from './shape.js';

/** A motion of the cells with a renaming of the symbols. */
export interface Symmetry {
  /** Where each cell goes. */
  readonly cells: Int32Array;
  /** What each symbol becomes; blank stays blank. */
  readonly symbols: Uint8Array;
}

/** The symmetry that changes nothing. */
export const identity = (shape: Shape): Symmetry => ({
  cells: Int32Array.from({ length: shape.cellCount }, (_, cell) => cell),
  symbols: Uint8Array.from({ length: shape.symbols + 1 }, (_, symbol) => symbol),
});

/** A random motion of the grid and a random renaming, of those that keep the rule. */
export function randomSymmetry(shape: Shape, random: Random): Symmetry {
  const cells = familyOf(shape.spec).randomMotion(shape.spec, shape, random);
  return { cells, symbols: randomRenaming(shape, random) };
}

/** Any, where symbols are interchangeable; else to turn their order round may be left. */
function randomRenaming(shape: Shape, random: Random): Uint8Array {
  const { symbols, interchangeable } = shape;
  if (interchangeable) return Uint8Array.of(0, ...random.permutation(symbols).map(symbol => symbol + 1));
  const same = identity(shape);
  const turned = turnedSymbols(shape);
  return random.below(2) === 1 && keepsRule(shape, same.cells, turned) ? turned : same.symbols;
}

/** The renaming that turns the order of the symbols round. */
export const turnedSymbols = ({ symbols }: Shape): Uint8Array =>
  Uint8Array.from({ length: symbols + 1 }, (_, symbol) => (symbol === 0 ? 0 : symbols + 1 - symbol));

/** First one, then the other. */
export const compose = (first: Symmetry, second: Symmetry): Symmetry => ({
  cells: first.cells.map(cell => second.cells[cell]),
  symbols: first.symbols.map(symbol => second.symbols[symbol]),
});

/** The symmetry that undoes another. */
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
    keepsRule(shape, cells, symbols)
  );
}

function isPermutation(images: Ints, length: number): boolean {
  const seen = new Uint8Array(length);
  for (const image of images) seen[image] = 1;
  return images.length === length && !seen.includes(0);
}
