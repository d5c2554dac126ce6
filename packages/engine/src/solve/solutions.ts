/** All solutions one after the other. */
import { permutations } from '../base/ints.js';
import { checkCounts } from '../base/limit.js';
import { countFilled } from '../board/grid.js';
import { type Puzzle, type Solution, trustSolution } from '../board/puzzle.js';
import { instantGrid } from '../shape/instantGrid.js';
import type { Shape } from '../shape/shape.js';
import { type Budget, Pace, type Shortage } from './budget.js';
import { noItem } from './kernel.js';

/** When the enumeration stops. */
export interface SolutionsOptions extends Budget {
  /** Stop after so many. */
  readonly limit?: number;
}

/** All were given, the limit was reached, the budget ended, or the reader stopped reading. */
export type SolutionsEnd = 'all' | 'limit' | Shortage | 'left';

/** `for await (const solution of solutions(puzzle))`: the search goes on when the next one is asked for. */
export interface Solutions extends AsyncIterable<Solution> {
  /** How many were given so far. */
  readonly count: number;
  /** Why no more came; undefined while more may come. */
  readonly end: SolutionsEnd | undefined;
}

/** The solutions of a puzzle. Leaving the loop stops the work; `end` then says how far it came. */
export function solutions(puzzle: Puzzle, options: SolutionsOptions = {}): Solutions {
  const pace = new Pace(options);
  const { limit = Number.POSITIVE_INFINITY } = options;
  checkCounts({ limit });
  let count = 0;
  let end: SolutionsEnd | undefined;

  async function* give(): AsyncGenerator<Solution> {
    try {
      if (limit <= 0) end = 'limit';
      if (limit <= 0) return;
      for await (const symbols of listGrids(puzzle, limit, pace)) {
        const shortage = pace.shortage();
        if (shortage) end = shortage;
        if (shortage) return;
        pace.report(++count, 'solutions', Number.isFinite(limit) ? limit : undefined);
        yield trustSolution(puzzle.shape, symbols);
        if (count >= limit) end = 'limit';
        if (count >= limit) return;
      }
      end = pace.shortage() ?? 'all';
    } finally {
      end ??= 'left';
    }
  }

  const given = give();
  return {
    [Symbol.asyncIterator]: () => given,
    get count() {
      return count;
    },
    get end() {
      return end;
    },
  };
}

/** Complete grids, until there are no more or the budget ends. */
async function* listGrids(puzzle: Puzzle, limit: number, pace: Pace): AsyncGenerator<Uint8Array> {
  const { shape, symbols } = puzzle;
  if (pace.shortage()) return;
  // An empty board may be too large to search, but a few of its solutions are at hand.
  if (countFilled(puzzle) === 0 && shape.symbols >= 7 && limit <= maxRelabellings) {
    for (const grid of relabellings(shape)) {
      yield grid;
      await pace.breathe();
    }
  }
  const kernel = pace.kernels.lend('tree', shape);
  try {
    if (kernel.load(symbols) !== noItem) return;
    while ((await pace.search(kernel)) === 'solution') {
      yield kernel.grid.slice();
      await pace.breathe();
    }
  } finally {
    pace.kernels.giveBack('tree', shape, kernel);
  }
}

/** With seven symbols or more there are at least so many ways to rename them. */
const maxRelabellings = 5040;

/** The instant solution, if there is one, with its symbols renamed in every way that keeps the rule, one after the other. */
function* relabellings(shape: Shape): Generator<Uint8Array> {
  const grid = shape.interchangeable ? instantGrid(shape) : undefined;
  if (!grid) return;
  for (const order of permutations(Array.from({ length: shape.symbols }, (_, i) => i + 1)))
    yield grid.map(symbol => order[symbol - 1]);
}
