/**
 * Deadly sets of open cells that all have the same two candidates. Each is found from its first cell that has no third. In the
 * solution such a set is filled by the two symbols in neither of the two ways.
 */
import type { Symbol } from '../../../board/symbols.js';
import { type Cell, cellsOf } from '../../../shape/shape.js';
import type { Position } from '../../position.js';
import { pausesEvery } from '../../technique.js';
import { findPairCells } from '../wings.js';
import { DeadlySearch, type DeadlySet, isRectangle, type Terms } from './deadlySets.js';

export interface OpenSet {
  readonly set: DeadlySet;
  readonly pair: readonly [Symbol, Symbol];
}

/** Rectangles first; `mayLoosen` says whether one more loose cell may be added to those that are in. */
export function* findOpenSets(
  position: Position,
  mayLoosen: (cell: Cell, loose: readonly Cell[], pair: readonly [Symbol, Symbol]) => boolean,
): Generator<OpenSet | undefined> {
  const { shape, candidateCounts } = position;
  const search = new DeadlySearch(shape);
  const isLoose: Terms['isLoose'] = cell => candidateCounts[cell] > 2;
  const placesIn: Terms['placesIn'] = house => cellsOf(shape, house);
  const larger: OpenSet[] = [];
  for (const [i, start] of findPairCells(position).entries()) {
    if (i % pausesEvery === pausesEvery - 1) yield undefined;
    if (!position.isOpen(start)) continue;
    const [x, y] = position.candidatesOf(start);
    const pair = [x, y] as const;
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
  yield* larger;
}

export const extrasBeside = (
  position: Position,
  cell: Cell,
  [x, y]: readonly [Symbol, Symbol],
): readonly Symbol[] => position.candidatesOf(cell).filter(symbol => symbol !== x && symbol !== y);
