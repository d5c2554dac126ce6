/**
 * The first of all solutions in lexicographic order: read cell by cell, each cell has the smallest symbol that any solution with
 * the same cells before it has. A search that guesses in this order would come to it first, but may be lost for ever below
 * an early guess that no solution follows. So every cell asks instead whether there is a solution with a smaller symbol
 * there; the answer comes from the kernels and the prover, which guess in the order that suits them.
 */
import { type Puzzle, type Solution, trustPuzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import { Pace } from './budget.js';
import { findSolution } from './decide.js';
import { propagate } from './propagate.js';
import type { DecideOptions, FindResult } from './verdict.js';

/** Finds a solution, whether or not there are others. */
export async function findFirstSolution(puzzle: Puzzle, options: DecideOptions = {}): Promise<FindResult> {
  const { shape } = puzzle;
  const pace = new Pace(options);
  const { prover, method } = options;
  const find = (symbols: Uint8Array): Promise<FindResult> =>
    findSolution(trustPuzzle(shape, Uint8Array.from(symbols)), {
      ...pace.part(),
      ...(prover && { prover }),
      ...(method && { method }),
    });
  const settled = Uint8Array.from(puzzle.symbols);
  let best = await find(settled);
  for (let cell = 0; cell < shape.cellCount && best.status === 'found'; cell++) {
    if (settled[cell] !== blank) continue;
    pace.report(cell, 'cells', shape.cellCount);
    for (const symbol of symbolsBelow(best.solution, cell)) {
      settled[cell] = symbol;
      const found = await find(settled);
      if (found.status === 'none') continue;
      best = found;
      break;
    }
    if (best.status === 'found') settled[cell] = best.solution.symbols[cell];
  }
  return { ...best, nodes: pace.nodes, milliseconds: pace.milliseconds };

  /** The symbols smaller than that of the best solution known, rising, that propagation leaves. */
  function symbolsBelow({ symbols }: Solution, cell: number): number[] {
    if (symbols[cell] === 1) return [];
    settled[cell] = blank;
    const { live } = propagate(trustPuzzle(shape, settled), pace.kernels);
    const first = cell * shape.symbols;
    return Array.from(live.filter(option => option >= first && option < first + symbols[cell] - 1)).map(
      option => option - first + 1,
    );
  }
}
