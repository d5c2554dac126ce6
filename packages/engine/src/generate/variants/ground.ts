/** A finished grid that constraints are laid on, and what lies on it already. */
import type { Random } from '../../base/random.js';
import type { Solution } from '../../board/puzzle.js';
import { type Neighbours, neighboursByEdge, neighboursBySide } from '../../shape/neighbours.js';
import type { Cell, Shape } from '../../shape/shape.js';

export interface Ground {
  readonly shape: Shape;
  readonly symbols: ArrayLike<number>;
  readonly random: Random;
  readonly bySide: Neighbours;
  readonly byEdge: Neighbours;
  /** Cells of cages; cells of lines and other areas; cells with a mark; pairs with a mark, as `pairKey` writes them. */
  readonly caged: Set<Cell>;
  readonly covered: Set<Cell>;
  readonly marked: Set<Cell>;
  readonly paired: Set<string>;
}

export const createGround = ({ shape, symbols }: Solution, random: Random): Ground => ({
  shape,
  symbols,
  random,
  bySide: neighboursBySide(shape),
  byEdge: neighboursByEdge(shape),
  caged: new Set(),
  covered: new Set(),
  marked: new Set(),
  paired: new Set(),
});

/** The same ground, where cells of a part are no neighbours of others: nothing that is grown there crosses its border. */
export const partGround = (ground: Ground, part: ReadonlySet<Cell>): Ground => ({
  ...ground,
  bySide: ground.bySide.map((beside, cell) => beside.filter(next => part.has(next) === part.has(cell))),
});

/** Rules name cells by where they lie in the grid. */
export const positionsOf = ({ positions }: Shape, cells: readonly Cell[]): number[] =>
  cells.map(cell => (positions ? positions[cell] : cell));

/** The first thing that can be made from a cell, cells in random order. */
export function fromAnyCell<T>(
  { shape, random }: Ground,
  make: (start: Cell) => T | undefined,
): T | undefined {
  for (const start of random.permutation(shape.cellCount)) {
    const made = make(start);
    if (made !== undefined) return made;
  }
  return undefined;
}

/** The same cells in random order. */
export const shuffled = (random: Random, cells: readonly Cell[]): Cell[] => random.shuffle([...cells]);

export const areDistinct = ({ symbols }: Pick<Ground, 'symbols'>, cells: readonly Cell[]): boolean =>
  new Set(cells.map(cell => symbols[cell])).size === cells.length;
