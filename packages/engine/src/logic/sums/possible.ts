/** Which symbols the open cells of a sum can still have: every way to reach it is gone through, while these are few enough. */
import type { SymbolNumber } from '../../board/symbols.js';
import type { Sum } from '../../shape/constraint.js';
import type { Cell } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { sees } from '../sight.js';
import type { Candidate } from '../step.js';

/** Nobody goes through more cells than this at once, nor through more ways. */
const mostOpen = 4;
const mostWays = 10_000;

/** The candidates that are in no way to reach the sum; undefined where these are too many to look at. */
export function impossibleIn(position: Position, sum: Sum): Candidate[] | undefined {
  const open: Cell[] = [];
  const weights: number[] = [];
  let { least, most } = sum;
  for (const [i, cell] of sum.cells.entries()) {
    if (position.isOpen(cell)) {
      open.push(cell);
      weights.push(sum.weights[i]);
    } else {
      least -= sum.weights[i] * position.symbols[cell];
      most -= sum.weights[i] * position.symbols[cell];
    }
  }
  if (open.length === 0 || open.length > mostOpen) return undefined;
  if (open.reduce((ways, cell) => ways * position.candidateCounts[cell], 1) > mostWays) return undefined;
  const ways = new Ways(position, open, weights);
  ways.follow(0, least, most);
  return open.flatMap((cell, i) =>
    ways.candidates[i].filter(symbol => !ways.possible[i].has(symbol)).map(symbol => ({ cell, symbol })),
  );
}

class Ways {
  readonly candidates: readonly (readonly SymbolNumber[])[];
  readonly possible: readonly Set<SymbolNumber>[];
  private readonly weights: readonly number[];
  /** By cell: which cells before it must differ from it. */
  private readonly differing: readonly (readonly number[])[];
  private readonly lowest: number[] = [0];
  private readonly highest: number[] = [0];
  private readonly chosen: SymbolNumber[] = [];

  constructor(position: Position, open: readonly Cell[], weights: readonly number[]) {
    this.candidates = open.map(cell => position.candidatesOf(cell));
    this.possible = open.map(() => new Set());
    this.weights = weights;
    this.differing = open.map((cell, i) =>
      open.slice(0, i).flatMap((other, k) => (sees(position.shape, cell, other) ? [k] : [])),
    );
    for (let i = open.length - 1; i >= 0; i--) {
      const values = this.candidates[i].map(symbol => symbol * weights[i]);
      this.lowest.unshift(this.lowest[0] + Math.min(...values));
      this.highest.unshift(this.highest[0] + Math.max(...values));
    }
  }

  /** Whether the cells from this one on can add no less than `least` and no more than `most`. */
  follow(i: number, least: number, most: number): boolean {
    if (this.lowest[i] > most || this.highest[i] < least) return false;
    if (i === this.candidates.length) return true;
    let any = false;
    for (const symbol of this.candidates[i]) {
      if (this.differing[i].some(k => this.chosen[k] === symbol)) continue;
      this.chosen[i] = symbol;
      const value = this.weights[i] * symbol;
      if (!this.follow(i + 1, least - value, most - value)) continue;
      this.possible[i].add(symbol);
      any = true;
    }
    return any;
  }
}
