/** Houses with two places left for a symbol: one of the two holds it. */
import type { SymbolNumber } from '../../board/symbols.js';
import { type Cell, type House, orientationOf, type Shape } from '../../shape/shape.js';
import type { Position } from '../position.js';
import type { Link } from '../step.js';

export interface StrongPair {
  readonly house: House;
  readonly places: readonly Cell[];
}

export function findStrongPairs(position: Position, symbol: SymbolNumber): StrongPair[] {
  const pairs: StrongPair[] = [];
  for (let house = 0; house < position.shape.houseCount; house++)
    if (position.countPlaces(house, symbol) === 2)
      pairs.push({ house, places: position.placesOf(house, symbol) });
  return pairs;
}

/** A pair both ways round, as it stands in a chain: if the first place does not hold the symbol, the second does. */
export const bothWays = ({ places: [a, b] }: StrongPair): readonly (readonly [Cell, Cell])[] => [
  [a, b],
  [b, a],
];

/** Whether a house runs through the board, as rows and columns do, instead of filling a part of it. */
export const isRun = (shape: Shape, house: House): boolean =>
  ['line', 'strip', 'hoop'].includes(orientationOf(shape, house).kind);

/** A strong link of a chain: the first does not hold the symbol, so the other does, since the house has no other place. */
export const linkPair = (
  symbol: SymbolNumber,
  off: readonly Cell[],
  on: readonly Cell[],
  house: House,
): readonly [Link, Link] => [
  { cell: off[0], symbol, holds: false, ...(off.length > 1 && { cells: off }) },
  { cell: on[0], symbol, holds: true, ...(on.length > 1 && { cells: on }), because: { house } },
];
