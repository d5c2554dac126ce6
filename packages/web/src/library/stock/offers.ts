/**
 * What can be had at once: of every shape of the catalog, the levels and lengths of which puzzles travel with the app. What is not
 * listed was not found when the stock was made, and is not offered. The list is small and comes with the start; the puzzles themselves
 * come when one of them is wanted.
 */
import { type Length, type Level, lengths, levels } from '@hyperdoku/engine';
import list from '../../../stock/list.json';

export interface Offer {
  readonly level: Level;
  readonly length: Length;
  /** On the average. */
  readonly blanks: number;
  readonly effort: number;
  /** How such a puzzle is ordered, without the shape. */
  readonly order: string;
}

const offers = new Map(Object.entries(list as Readonly<Record<string, readonly Offer[]>>));

/** Whether each of its puzzles has just as many blanks; of others that is an average. */
export const isExact = ({ order }: Offer): boolean => /\bclues=/.test(order);

/** Undefined where nothing of the shape is in stock. */
export const offersOf = (spec: string): readonly Offer[] | undefined => offers.get(spec);

/** Whether the shape has puzzles of no other length; then the length need not be said. */
export const isOnlyLength = (spec: string, { length }: Offer): boolean =>
  offers.get(spec)?.every(each => each.length === length) ?? true;

/** Boards that a player fills in one go are met whole; larger ones as short as there are. */
const mostCellsWhole = 100;
/** From the level that is best to begin with to the one that is worst. */
const firstLevels: readonly Level[] = ['easy', 'gentle', ...levels.slice(2)];

/** What a shape is met with when nothing else is chosen, and what its tile on the start opens. */
export function usualOffer(spec: string, cellCount: number): Offer | undefined {
  const wanted = cellCount <= mostCellsWhole ? 'long' : 'short';
  const there = offers.get(spec) ?? [];
  const ofLength = there.filter(({ length }) => length === wanted);
  const some = ofLength.length > 0 ? ofLength : there;
  return firstLevels.flatMap(wish => some.filter(({ level }) => level === wish))[0];
}

/** The offer of a level whose length is nearest to the one wished for. */
export function nearestOffer(
  some: readonly Offer[],
  level: Level,
  wished: Length | undefined,
): Offer | undefined {
  const away = ({ length }: Offer): number =>
    wished ? Math.abs(lengths.indexOf(length) - lengths.indexOf(wished)) : 0;
  return some.filter(offer => offer.level === level).sort((a, b) => away(a) - away(b))[0];
}
