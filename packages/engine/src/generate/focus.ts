/**
 * Where patterns may show. Large subsets need a house with hardly a clue, large fish a symbol with hardly one; clues taken away anywhere
 * seldom leave either. So where a technique is ordered, some attempts empty a house first, or take a symbol off the board.
 */
import type { Random } from '../base/random.js';
import type { Solution } from '../board/puzzle.js';
import { levels, scale } from '../grade/scale.js';
import { type Cell, cellsOf } from '../shape/shape.js';
import type { Order } from './order.js';
import type { CellGroup } from './sample.js';

const kinds = ['nothing', 'house', 'symbol'] as const;

export function chooseFocus(
  { shape, symbols }: Solution,
  { technique }: Order,
  random: Random,
): ReadonlySet<Cell> {
  const isRare = technique !== undefined && levels.indexOf(scale[technique].level) >= levels.indexOf('hard');
  const kind = !isRare ? 'nothing' : kinds[random.below(kinds.length)];
  if (kind === 'nothing') return new Set();
  if (kind === 'house') return new Set(cellsOf(shape, random.below(shape.houseCount)));
  const symbol = 1 + random.below(shape.symbols);
  const cells: Cell[] = [];
  for (let cell = 0; cell < symbols.length; cell++) if (symbols[cell] === symbol) cells.push(cell);
  return new Set(cells);
}

/** The groups in focus before the others. */
export const focusFirst = (groups: readonly CellGroup[], focus: ReadonlySet<Cell>): readonly CellGroup[] =>
  focus.size === 0
    ? groups
    : [true, false].flatMap(wanted => groups.filter(group => group.some(cell => focus.has(cell)) === wanted));
