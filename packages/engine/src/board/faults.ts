/** What in a filling breaks a primitive of the rule. Cells that are blank are never at fault. */
import type { Ints } from '../base/ints.js';
import { areAllowed } from '../shape/combinations.js';
import type { Primitive, Sum } from '../shape/constraint.js';
import { mustDiffer } from '../shape/otherPeers.js';
import type { Cell, Shape } from '../shape/shape.js';
import { type Clique, cliquesOf, reachOf } from '../shape/sumReach.js';
import { blank } from './symbols.js';

const nothing: readonly Cell[] = [];

/** The cells by which it cannot be met any more; none where it still can, as far as one look at its cells tells. */
export function faultsOf(shape: Shape, primitive: Primitive, symbols: Ints): readonly Cell[] {
  const { cells } = primitive;
  const isFilled = (cell: Cell): boolean => symbols[cell] !== blank;
  switch (primitive.type) {
    case 'different': {
      const repeats = (cell: Cell): boolean =>
        isFilled(cell) && cells.some(other => other !== cell && symbols[other] === symbols[cell]);
      return cells.some(repeats) ? cells.filter(repeats) : nothing;
    }
    case 'relation':
      if (!cells.every(isFilled)) return nothing;
      return areAllowed(
        primitive.allowed,
        cells.map(cell => symbols[cell]),
      )
        ? nothing
        : cells;
    case 'sum': {
      const [least, most] = reachOf(cliquesIn(shape, primitive), shape.symbols, cell => symbols[cell]);
      return most < primitive.least || least > primitive.most ? cells.filter(isFilled) : nothing;
    }
  }
}

const known = new WeakMap<Sum, readonly Clique[]>();

/** A primitive belongs to one shape, so its cliques are found once. */
function cliquesIn(shape: Shape, sum: Sum): readonly Clique[] {
  const found = known.get(sum) ?? cliquesOf(sum, (a, b) => mustDiffer(shape, a, b));
  known.set(sum, found);
  return found;
}
