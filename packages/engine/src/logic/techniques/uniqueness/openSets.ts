/**
 * Deadly sets of open cells that all have the same two candidates. Each is found from its first cell that has no third. In the
 * solution such a set is filled by the two symbols in neither of the two ways.
 */
import type { SymbolNumber } from '../../../board/symbols.js';
import { type Cell, cellsOf } from '../../../shape/shape.js';
import type { Position } from '../../position.js';
import { pausesEvery } from '../../technique.js';
import { findPairCells } from '../wings.js';
import { cornersIn, DeadlySearch, type DeadlySet, isRectangle, type Terms } from './deadlySets.js';

/** Loops on a square may have more cells than a rectangle has. */
const longestLoop = 8;

export type Pair = readonly [SymbolNumber, SymbolNumber];

export interface OpenSet {
  readonly set: DeadlySet;
  readonly pair: Pair;
}

/** What kinds of sets are looked for. */
export interface Looseness {
  /** Whether there can be any, if so many cells have only the two candidates. */
  mayBegin(pairCells: number, pair: Pair): boolean;
  /** Whether one more loose cell may be added to those that are in. */
  mayLoosen(cell: Cell, loose: readonly Cell[], pair: Pair): boolean;
}

/** Rectangles first. */
export function* findOpenSets(
  position: Position,
  { mayBegin, mayLoosen }: Looseness,
): Generator<OpenSet | undefined> {
  const { shape, candidateCounts } = position;
  const search = new DeadlySearch(shape, Math.max(longestLoop, cornersIn(shape)));
  const isLoose: Terms['isLoose'] = cell => candidateCounts[cell] > 2;
  const known: ReturnType<typeof cellsOf>[] = [];
  const placesIn: Terms['placesIn'] = house => (known[house] ??= cellsOf(shape, house));
  const larger: OpenSet[] = [];
  let begun = 0;
  for (const { pair, cells } of groupPairs(position)) {
    if (!mayBegin(cells.length, pair)) continue;
    const [x, y] = pair;
    for (const start of cells) {
      if (++begun % pausesEvery === 0) yield undefined;
      const fits: Terms['fits'] = (cell, _, loose) =>
        position.has(cell, x) &&
        position.has(cell, y) &&
        (candidateCounts[cell] > 2 ? mayLoosen(cell, loose, pair) : cell > start);
      for (const set of search.findFrom(start, { placesIn, fits, isLoose })) {
        if (set.loose.length === 0) continue;
        if (isRectangle(set)) yield { set, pair };
        else larger.push({ set, pair });
      }
    }
  }
  yield* larger;
}

interface PairGroup {
  readonly pair: Pair;
  readonly cells: Cell[];
}

/** The cells with two candidates, those with the same two together. */
function groupPairs(position: Position): Iterable<PairGroup> {
  const { symbols: n } = position.shape;
  const groups = new Map<number, PairGroup>();
  for (const cell of findPairCells(position)) {
    if (!position.isOpen(cell)) continue;
    const [x, y] = position.candidatesOf(cell);
    const group = groups.get(x * n + y);
    if (group) group.cells.push(cell);
    else groups.set(x * n + y, { pair: [x, y], cells: [cell] });
  }
  return groups.values();
}

export const extrasBeside = (position: Position, cell: Cell, [x, y]: Pair): readonly SymbolNumber[] =>
  position.candidatesOf(cell).filter(symbol => symbol !== x && symbol !== y);
