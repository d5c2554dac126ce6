/**
 * Every pigeonhole of a house at once. A set of k cells whose candidates are just k symbols (a Hall set) uses those symbols
 * up; no other cell of the house may have them. There are exponentially many sets of cells, but one maximum matching
 * between cells and symbols decides about all of them: a candidate can be used in some matching exactly when it is in
 * this one, or cell and symbol lie in the same strongly connected part of the graph that leads from a cell to its
 * candidates and from a symbol to the cell it is matched with. All other candidates go. (In a house cells and symbols are
 * equally many, so no alternating path begins at a free symbol.)
 */
import type { Candidates } from '../board/candidates.js';
import { hasCandidate, removeCandidate } from '../board/candidates.js';
import type { SymbolNumber } from '../board/symbols.js';
import type { Cell, House } from '../shape/shape.js';

export interface Removal {
  readonly cell: Cell;
  readonly symbol: SymbolNumber;
}

/** The candidates that no way of filling the house can use; undefined when there is no way at all. */
export function findPigeonholes(candidates: Candidates, house: House): Removal[] | undefined {
  const { shape } = candidates;
  const n = shape.symbols;
  const cells = [...shape.houses.subarray(house * n, (house + 1) * n)];
  const symbolsOf = cells.map(cell => {
    const symbols: number[] = [];
    for (let symbol = 1; symbol <= n; symbol++)
      if (hasCandidate(candidates, cell, symbol)) symbols.push(symbol - 1);
    return symbols;
  });
  const cellOf = matchAll(symbolsOf, n);
  if (!cellOf) return undefined;
  const part = findParts(symbolsOf, cellOf);
  const removals: Removal[] = [];
  for (const [i, symbols] of symbolsOf.entries()) {
    for (const s of symbols) {
      if (cellOf[s] !== i && part[i] !== part[cellOf[s]]) removals.push({ cell: cells[i], symbol: s + 1 });
    }
  }
  return removals;
}

/** Strikes out all that pigeonholes exclude in a house; how many went, or -1 when the house cannot be filled. */
export function applyPigeonholes(candidates: Candidates, house: House): number {
  const removals = findPigeonholes(candidates, house);
  for (const { cell, symbol } of removals ?? []) removeCandidate(candidates, cell, symbol);
  return removals ? removals.length : -1;
}

/**
 * Gives every cell a symbol of its own, by augmenting paths: for each symbol index the cell it is matched with, -1 for none;
 * undefined when there is no way.
 */
export function matchAll(symbolsOf: readonly number[][], n: number): Int32Array | undefined {
  const cellOf = new Int32Array(n).fill(-1);
  const seen = new Int32Array(n).fill(-1);
  const place = (cell: number, round: number): boolean => {
    for (const s of symbolsOf[cell]) {
      if (seen[s] === round) continue;
      seen[s] = round;
      if (cellOf[s] < 0 || place(cellOf[s], round)) {
        cellOf[s] = cell;
        return true;
      }
    }
    return false;
  };
  for (let cell = 0; cell < symbolsOf.length; cell++) if (!place(cell, cell)) return undefined;
  return cellOf;
}

/** Strongly connected parts of the cells, where a cell leads to the cells matched with its symbols (Tarjan). */
function findParts(symbolsOf: readonly number[][], cellOf: Int32Array): Int32Array {
  const count = symbolsOf.length;
  const part = new Int32Array(count).fill(-1);
  const order = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const stack: number[] = [];
  let clock = 0;
  const visit = (cell: number): void => {
    order[cell] = low[cell] = clock++;
    stack.push(cell);
    for (const s of symbolsOf[cell]) {
      const next = cellOf[s];
      if (order[next] < 0) visit(next);
      if (part[next] < 0) low[cell] = Math.min(low[cell], low[next]);
    }
    if (low[cell] < order[cell]) return;
    for (let member = stack.pop(); member !== undefined; member = stack.pop()) {
      part[member] = cell;
      if (member === cell) return;
    }
  };
  for (let cell = 0; cell < count; cell++) if (order[cell] < 0) visit(cell);
  return part;
}
