/**
 * The symbols of a cage are one of few sets. What is in none that its cells can still share out goes from the cage; and a symbol that is
 * in all of them stands in the cage, so it goes from every cell that sees all its places there. A renban line is such a cage too.
 */
import type { SymbolNumber } from '../../board/symbols.js';
import type { Cell } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { makeStep } from '../step.js';
import { demandsIn, waysToFill } from '../sums/cages.js';
import { pausesEvery, type Technique } from '../technique.js';
import { excludedFrom } from './wings.js';

export const cageCombinations: Technique<'cage-combinations'> = {
  name: 'cage-combinations',
  *find(position) {
    for (const { constraint, cages } of demandsIn(position.shape)) {
      if (constraint % pausesEvery === pausesEvery - 1) yield undefined;
      for (const cage of cages) {
        const open = cage.cells.filter(cell => position.isOpen(cell));
        if (open.length < 2) continue;
        const { sets, impossible, needed } = waysToFill(position, cage);
        const about = { technique: 'cage-combinations', constraints: [constraint], ways: sets } as const;
        if (impossible.length > 0) {
          const symbols = [...new Set(sets.flat())].sort((a, b) => a - b);
          yield makeStep({ ...about, cells: open, symbols, eliminations: impossible });
          continue;
        }
        for (const [cells, symbols] of groupByPlaces(position, open, needed)) {
          const eliminations = symbols.flatMap(symbol => excludedFrom(position, cells, symbol));
          if (eliminations.length > 0) yield makeStep({ ...about, cells, symbols, eliminations });
        }
      }
    }
  },
};

/** Symbols that have the same places in a cage, together. */
function groupByPlaces(
  position: Position,
  open: readonly Cell[],
  symbols: readonly SymbolNumber[],
): Iterable<[readonly Cell[], SymbolNumber[]]> {
  const groups = new Map<string, [readonly Cell[], SymbolNumber[]]>();
  for (const symbol of symbols) {
    const cells = open.filter(cell => position.has(cell, symbol));
    const group = groups.get(cells.join());
    if (group) group[1].push(symbol);
    else groups.set(cells.join(), [cells, [symbol]]);
  }
  return groups.values();
}
