/**
 * Every house adds up to the same, and cages say what they add up to: what lies in the houses and in no cage, or in a cage and outside
 * the houses, has a known sum. With one house that is the rule of 45, as it is called where symbols go up to 9; with several, such as
 * two rows or a whole plane of a cube, it is the same.
 */
import { blank } from '../../board/symbols.js';
import type { Shape } from '../../shape/shape.js';
import { type ImpliedSum, impliedSums } from '../../solve/propagators/impliedSums.js';
import type { Position } from '../position.js';
import { makeStep, type Step } from '../step.js';
import { impossibleIn } from '../sums/possible.js';
import { unionsOf } from '../sums/unions.js';
import { pausesEvery, type Technique } from '../technique.js';

/** Cells of a sum at most, filled ones included. */
const mostCells = 8;

const known = new WeakMap<Shape, readonly ImpliedSum[]>();

/** Fewer houses first, then fewer cells. */
function impliedIn(shape: Shape): readonly ImpliedSum[] {
  const found =
    known.get(shape) ??
    impliedSums(shape, unionsOf(shape), mostCells).sort(
      (a, b) => a.houses.length - b.houses.length || a.sum.cells.length - b.sum.cells.length,
    );
  known.set(shape, found);
  return found;
}

type SumTechnique = 'house-sum' | 'joint-sum';

const sumOfHouses = <Name extends SumTechnique>(
  technique: Name,
  fits: (houses: number) => boolean,
): Technique<Name> => ({
  name: technique,
  *find(position) {
    if (position.shape.constraints.length === 0) return;
    let looked = 0;
    for (const implied of impliedIn(position.shape)) {
      if (!fits(implied.houses.length)) continue;
      if (++looked % pausesEvery === 0) yield undefined;
      const step = takeSum(position, technique, implied);
      if (step) yield step;
    }
  },
});

function takeSum(position: Position, technique: SumTechnique, implied: ImpliedSum): Step | undefined {
  const { sum, houses, constraints } = implied;
  const eliminations = impossibleIn(position, sum);
  if (!eliminations || eliminations.length === 0) return undefined;
  const cells = sum.cells.filter(cell => position.symbols[cell] === blank);
  const [cell] = cells;
  const left = position
    .candidatesOf(cell)
    .filter(symbol => !eliminations.some(gone => gone.cell === cell && gone.symbol === symbol));
  const effect =
    cells.length === 1 && left.length === 1
      ? { symbols: left, placements: [{ cell, symbol: left[0] }] }
      : { eliminations };
  return makeStep({ technique, houses, constraints, cells, sum, ...effect });
}

export const houseSum = sumOfHouses('house-sum', houses => houses === 1);
export const jointSum = sumOfHouses('joint-sum', houses => houses > 1);
