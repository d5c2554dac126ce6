/** Something that needs a place and has none, or a constraint that cannot be met: where the clues alone already show that there is no solution. */
import type { SymbolNumber } from '../board/symbols.js';
import type { Cell, House, Shape } from '../shape/shape.js';
import type { Item } from './kernel.js';

/** Why a puzzle has no solution, where that is seen without search. */
export type Contradiction =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'house'; readonly house: House; readonly symbol: SymbolNumber }
  /** By its index. */
  | { readonly kind: 'constraint'; readonly constraint: number };

export function contradictionOf(shape: Shape, item: Item): Contradiction {
  if (item < shape.cellCount) return { kind: 'cell', cell: item };
  const index = item - shape.cellCount;
  const ofHouses = shape.houseCount * shape.symbols;
  if (index >= ofHouses) return { kind: 'constraint', constraint: index - ofHouses };
  return { kind: 'house', house: Math.floor(index / shape.symbols), symbol: (index % shape.symbols) + 1 };
}
