/** What follows from there being one solution only, as a player reads it. */
import { makeSymbolText, type SymbolNumber } from '../../board/symbols.js';
import type { Step } from '../../logic/step.js';
import { houseNameOf, makeCellName } from '../../shape/names.js';
import { type Cell, cellsOf, type House, type Shape } from '../../shape/shape.js';
import { groupEliminations } from '../stepParts.js';
import { capital, list } from './grammar.js';
import { nameHouse } from './houses.js';
import { houseTermsOf } from './houseTerms.js';

const sayCells = (shape: Shape, cells: readonly Cell[], joint?: 'and' | 'or'): string =>
  list(
    cells.map(cell => makeCellName(shape, cell)),
    joint,
  );
const saySymbols = (shape: Shape, symbols: readonly SymbolNumber[], joint?: 'and' | 'or'): string =>
  list(
    symbols.map(symbol => makeSymbolText(symbol, shape.symbols)),
    joint,
  );
const sayHouse = (shape: Shape, house: House): string => nameHouse(houseNameOf(shape, house));

const twins = 'these two could change places, and there would be two solutions';

export function tellRectangle(shape: Shape, step: Step, effect: string): string {
  if (step.branches.length > 0) return tellForced(shape, step, effect);
  const { cells, symbols } = step;
  const all = sayCells(shape, cells);
  const only = `held only ${saySymbols(shape, symbols.slice(0, 2))}, ${twins}`;
  const isFilled = step.technique === 'avoidable-rectangle';
  const claim = isFilled ? `None of ${all} is a clue. If they ${only}` : `If ${all} ${only}`;
  return `${claim}; so ${tellLoose(shape, step, effect)}.`;
}

/** Of the cells that may hold something else, one does. */
function tellLoose(shape: Shape, { fins, symbols, subset, eliminations }: Step, effect: string): string {
  const [x, y, ...others] = symbols;
  if (fins.length === 1)
    return eliminations.length === 1
      ? effect
      : `${sayCells(shape, fins)} is neither ${saySymbols(shape, [x])} nor ${saySymbols(shape, [y])}`;
  const one = sayCells(shape, fins, 'or');
  return subset
    ? `${one} is something else. That cell and ${sayCells(shape, subset)} have only ${saySymbols(shape, others)} between them, so ${effect}`
    : `${one} is ${saySymbols(shape, others)}, and ${effect}`;
}

/** `In row 4, 6 fits only at r4c4 or r4c7. If r4c4 or r4c7 were 7, …`. */
function tellForced(shape: Shape, step: Step, effect: string): string {
  const { cells, symbols, branches, eliminations } = step;
  const reasons = branches
    .flatMap(({ links }) => links)
    .flatMap(({ symbol, because }) => {
      if (!because || !('house' in because)) return [];
      const members = new Set(cellsOf(shape, because.house));
      const places = sayCells(
        shape,
        cells.filter(cell => members.has(cell)),
        'or',
      );
      return [`in ${sayHouse(shape, because.house)}, ${saySymbols(shape, [symbol])} fits only at ${places}`];
    });
  const cases = groupEliminations(eliminations).map(
    group => `${sayCells(shape, group.cells, 'or')} were ${saySymbols(shape, group.symbols, 'or')}`,
  );
  const why = capital([...new Set(reasons)].join('; '));
  return `${why}. If ${cases.join(', or ')}, then ${sayCells(shape, cells)} would hold only ${saySymbols(shape, symbols)}; ${twins}; so ${effect}.`;
}

export function tellBug(shape: Shape, { cells, symbols }: Step): string {
  const cell = sayCells(shape, cells);
  const [third, ...pair] = symbols;
  const symbol = saySymbols(shape, [third]);
  return `Every open cell has two symbols left, but ${cell} has ${symbol} beside ${saySymbols(shape, pair)}. If ${cell} were not ${symbol}, every symbol would have two places in each ${houseTermsOf(shape).one} where it is missing; all open cells could take their other symbol, and there would be two solutions; so ${cell} is ${symbol}.`;
}
