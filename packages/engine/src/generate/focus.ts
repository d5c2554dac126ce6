/**
 * Where patterns may show. Large subsets need a house with hardly a clue, large fish a symbol with hardly one; clues taken away anywhere
 * seldom leave either. So where a technique is ordered, attempts empty a house first, or take a symbol off the board; and where that is not
 * enough, the ground is prepared for the pattern itself.
 */
import type { Random } from '../base/random.js';
import type { Solution } from '../board/puzzle.js';
import { levels, scale } from '../grade/scale.js';
import { type Cell, cellsOf } from '../shape/shape.js';
import { grounds } from './grounds.js';
import type { Order } from './order.js';
import type { Focus } from './patternGround.js';
import type { CellGroup } from './sample.js';

export const nowhere: Focus = { blanks: new Set(), clues: new Set() };
const kinds = ['nothing', 'house', 'symbol'] as const;

export function chooseFocus(solution: Solution, order: Order, random: Random): Focus {
  const { technique, region, using } = order;
  const isRare = technique !== undefined && levels.indexOf(scale[technique].level) >= levels.indexOf('hard');
  if (!isRare) return nowhere;
  const prepare = region === undefined && using === undefined ? grounds[technique] : undefined;
  const ground = prepare?.(solution, random);
  if (ground) return ground;
  const { shape } = solution;
  const kind = kinds[random.below(kinds.length)];
  if (kind === 'nothing') return nowhere;
  if (kind === 'house')
    return { ...nowhere, blanks: new Set(cellsOf(shape, random.below(shape.houseCount))) };
  const symbol = 1 + random.below(shape.symbols);
  const cells: Cell[] = [];
  for (let cell = 0; cell < shape.cellCount; cell++) if (solution.symbols[cell] === symbol) cells.push(cell);
  return { ...nowhere, blanks: new Set(cells) };
}

/** The groups in focus before the others, and none whose clues are to stay. */
export function focusFirst(
  groups: readonly CellGroup[],
  { blanks, clues }: Pick<Focus, 'blanks' | 'clues'>,
): readonly CellGroup[] {
  const free = groups.filter(group => !group.some(cell => clues.has(cell)));
  return [true, false].flatMap(wanted =>
    free.filter(group => group.some(cell => blanks.has(cell)) === wanted),
  );
}
