/**
 * The symbols that could still stand in each cell, as bit masks: bit s - 1 of a cell's mask stands for symbol s. Up to
 * 32 symbols a mask is one 32-bit word, up to 64 it is two, the low word first.
 */
import { areAllowed } from '../shape/combinations.js';
import { otherPeersOf } from '../shape/otherPeers.js';
import { type Cell, housesOf, type Shape } from '../shape/shape.js';
import type { Grid } from './grid.js';
import { blank, type SymbolNumber } from './symbols.js';

const wordBits = 32;

/** Which symbols each cell may still hold, as bits: the one of symbol 1 is the lowest of a cell's first word. */
export interface Candidates {
  readonly shape: Shape;
  readonly wordsPerCell: 1 | 2;
  readonly masks: Int32Array;
}

const wordOf = (candidates: Candidates, cell: Cell, symbol: SymbolNumber): number =>
  cell * candidates.wordsPerCell + ((symbol - 1) >> 5);

const bitOf = (symbol: SymbolNumber): number => 1 << ((symbol - 1) & (wordBits - 1));

/** No symbol in any cell. */
export function noCandidates(shape: Shape): Candidates {
  const wordsPerCell = shape.symbols > wordBits ? 2 : 1;
  return { shape, wordsPerCell, masks: new Int32Array(shape.cellCount * wordsPerCell) };
}

/** Every symbol in every cell. */
export function allCandidates(shape: Shape): Candidates {
  const { wordsPerCell, masks } = noCandidates(shape);
  for (let i = 0; i < masks.length; i++) {
    const bits = shape.symbols - (i % wordsPerCell) * wordBits;
    masks[i] = bits >= wordBits ? -1 : (1 << bits) - 1;
  }
  return { shape, wordsPerCell, masks };
}

/** What the rule allows in each cell while the board is empty: a constraint of one cell may exclude symbols from the start. */
export function startCandidates(shape: Shape): Candidates {
  const candidates = allCandidates(shape);
  for (const { primitives } of shape.constraints) {
    for (const primitive of primitives) {
      if (primitive.type !== 'relation' || primitive.cells.length > 1) continue;
      for (let symbol = 1; symbol <= shape.symbols; symbol++)
        if (!areAllowed(primitive.allowed, [symbol])) removeCandidate(candidates, primitive.cells[0], symbol);
    }
  }
  return candidates;
}

/** What the rule leaves after looking at the filled cells: those hold their symbol, the others what no peer has. */
export function candidatesOf({ shape, symbols }: Grid): Candidates {
  const candidates = startCandidates(shape);
  const others = shape.constraints.length > 0 ? otherPeersOf(shape) : undefined;
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const symbol = symbols[cell];
    if (symbol === blank) continue;
    for (const house of housesOf(shape, cell)) {
      for (let i = house * shape.symbols; i < (house + 1) * shape.symbols; i++) {
        removeCandidate(candidates, shape.houses[i], symbol);
      }
    }
    if (!others) continue;
    for (let i = others.start[cell]; i < others.start[cell + 1]; i++)
      removeCandidate(candidates, others.cells[i], symbol);
  }
  for (let cell = 0; cell < shape.cellCount; cell++) {
    if (symbols[cell] === blank) continue;
    candidates.masks.fill(0, cell * candidates.wordsPerCell, (cell + 1) * candidates.wordsPerCell);
    candidates.masks[wordOf(candidates, cell, symbols[cell])] = bitOf(symbols[cell]);
  }
  return candidates;
}

/** Whether a cell may hold a symbol. */
export const hasCandidate = (candidates: Candidates, cell: Cell, symbol: SymbolNumber): boolean =>
  (candidates.masks[wordOf(candidates, cell, symbol)] & bitOf(symbol)) !== 0;

/** Lets a cell hold a symbol. */
export function addCandidate(candidates: Candidates, cell: Cell, symbol: SymbolNumber): void {
  candidates.masks[wordOf(candidates, cell, symbol)] |= bitOf(symbol);
}

/** Strikes a symbol out; says whether it was there. */
export function removeCandidate(candidates: Candidates, cell: Cell, symbol: SymbolNumber): boolean {
  const word = wordOf(candidates, cell, symbol);
  const bit = bitOf(symbol);
  if ((candidates.masks[word] & bit) === 0) return false;
  candidates.masks[word] &= ~bit;
  return true;
}

/** The symbols that a cell may hold, rising. */
export function listCandidates(candidates: Candidates, cell: Cell): SymbolNumber[] {
  const symbols: SymbolNumber[] = [];
  for (let symbol = 1; symbol <= candidates.shape.symbols; symbol++) {
    if (hasCandidate(candidates, cell, symbol)) symbols.push(symbol);
  }
  return symbols;
}
