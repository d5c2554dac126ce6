/**
 * What follows from "at least one of the loose cells holds one of its extra symbols". If there is one loose cell, it is
 * no other symbol (type 1). If all have the same extra symbol, this goes from all cells that see them (types 2 and 5). If some
 * cells that see each other and all loose ones have, together with the extra symbols, one symbol more than there are of
 * them, then these symbols are used up: one in a loose cell, each of the others in one of those cells; so each goes from what
 * sees all that could hold it (type 3).
 */

import { countBits } from '../../../base/ints.js';
import type { SymbolNumber } from '../../../board/symbols.js';
import type { Cell } from '../../../shape/shape.js';
import type { Position } from '../../position.js';
import { seenFrom, sees } from '../../sight.js';
import { type Candidate, makeStep, type Step } from '../../step.js';
import type { TechniqueName } from '../../techniqueNames.js';
import { excludedFrom } from '../wings.js';
import type { DeadlySet } from './deadlySets.js';

/** As in a naked quad, in which one cell stands for all loose ones. */
const mostInSubset = 3;

interface Claim {
  readonly technique: TechniqueName;
  readonly set: DeadlySet;
  /** The two symbols that could be exchanged. */
  readonly pair: readonly [SymbolNumber, SymbolNumber];
  /** What a loose cell may hold instead. */
  extrasOf(cell: Cell): readonly SymbolNumber[];
}

export function* stepsFromLoose(position: Position, claim: Claim): Generator<Step> {
  const { technique, set, pair, extrasOf } = claim;
  const { cells, loose } = set;
  const parts = { technique, cells, fins: loose };
  if (loose.length === 1) {
    const [cell] = loose;
    const extras = extrasOf(cell);
    const eliminations = position
      .candidatesOf(cell)
      .filter(symbol => !extras.includes(symbol))
      .map(symbol => ({ cell, symbol }));
    if (eliminations.length > 0) yield makeStep({ ...parts, symbols: pair, eliminations });
    return;
  }
  const extras = [...new Set(loose.flatMap(extrasOf))].sort((a, b) => a - b);
  if (extras.length > mostInSubset + 1) return;
  const symbols = [...pair, ...extras];
  if (extras.length === 1) {
    const eliminations = excludedFrom(position, loose, extras[0]);
    if (eliminations.length > 0) yield makeStep({ ...parts, symbols, eliminations });
    return;
  }
  for (const subset of findSubsets(position, set, extras)) {
    const holders = (symbol: SymbolNumber): Cell[] => [
      ...subset.filter(cell => position.has(cell, symbol)),
      ...loose.filter(cell => extrasOf(cell).includes(symbol)),
    ];
    const used = [...new Set([...extras, ...subset.flatMap(cell => position.candidatesOf(cell))])].sort(
      (a, b) => a - b,
    );
    const eliminations: Candidate[] = used.flatMap(symbol => excludedFrom(position, holders(symbol), symbol));
    if (eliminations.length > 0)
      yield makeStep({ ...parts, symbols: [...pair, ...used], subset, eliminations });
  }
}

/** Cells that see each other and all loose ones, and have with the extra symbols one symbol more than there are of them. */
function findSubsets(
  position: Position,
  { cells, loose }: DeadlySet,
  extras: readonly SymbolNumber[],
): Cell[][] {
  const { shape, candidateCounts } = position;
  const [first, ...rest] = loose;
  const near = Array.from(seenFrom(shape, first)).filter(
    cell =>
      candidateCounts[cell] > 1 &&
      candidateCounts[cell] <= mostInSubset + 1 &&
      rest.every(other => sees(shape, other, cell)) &&
      !cells.includes(cell),
  );
  const masks = near.map(cell => [position.masks[2 * cell], position.masks[2 * cell + 1]]);
  const found: Cell[][] = [];
  const chosen: Cell[] = [];
  const extend = (from: number, low: number, high: number): void => {
    if (chosen.length > 0 && countBits(low) + countBits(high) === chosen.length + 1)
      found.push(chosen.slice());
    if (chosen.length === mostInSubset) return;
    for (let i = from; i < near.length; i++) {
      const [nextLow, nextHigh] = [low | masks[i][0], high | masks[i][1]];
      if (countBits(nextLow) + countBits(nextHigh) > mostInSubset + 1) continue;
      if (!chosen.every(cell => sees(shape, cell, near[i]))) continue;
      chosen.push(near[i]);
      extend(i + 1, nextLow, nextHigh);
      chosen.pop();
    }
  };
  let [low, high] = [0, 0];
  for (const symbol of extras) {
    if (symbol <= 32) low |= 1 << (symbol - 1);
    else high |= 1 << (symbol - 33);
  }
  extend(0, low, high);
  return found;
}
