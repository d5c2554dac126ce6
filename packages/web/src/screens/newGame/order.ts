/** What a player wants made: as it is typed, and, once it makes sense, as an order for the engine. */
import {
  hasStrata,
  type KindName,
  type Length,
  type Level,
  largeBoard,
  levels,
  makePuzzleId,
  makeSpec,
  type Order,
  type Outline,
  outlineOf,
  parseSpec,
  type Result,
  type Sampler,
  type Spec,
} from '@hyperdoku/engine';
import { nearestOffer, type Offer, offersOf, usualOffer } from '../../library/stock/offers.js';
import { orderOf } from '../../library/stock/orderOf.js';

/** A shape that is known by its sizes alone: even the largest is checked while its name is typed. */
export interface KnownShape {
  readonly spec: Spec;
  readonly name: string;
  readonly outline: Outline;
}

export function readShape(text: string): Result<KnownShape> {
  const spec = parseSpec(text);
  if (!spec.ok) return spec;
  const outline = outlineOf(spec.value);
  if (!outline.ok) return outline;
  return { ok: true, value: { spec: spec.value, name: makeSpec(spec.value), outline: outline.value } };
}

export interface Wish {
  readonly by: 'level' | 'blanks';
  /** Undefined for what the shape is usually met with. */
  readonly level: Level | undefined;
  readonly length: Length | undefined;
  /** As typed; undefined for the usual number. */
  readonly blanks: string | undefined;
  /** Constraints that the puzzle should have. */
  readonly kinds: readonly KindName[];
  readonly seed: string;
  readonly sampler: Sampler;
  readonly minimal: boolean;
  readonly logicOnly: boolean;
}

export const firstWish: Wish = {
  by: 'level',
  level: undefined,
  length: undefined,
  blanks: undefined,
  kinds: [],
  seed: '',
  sampler: 'uniform',
  minimal: false,
  logicOnly: false,
};

export const longestSeed = 64;

/** Above this, finding a level takes minutes rather than seconds. */
const quickByLevel = 2_000;

/** The engine digs large boards in bulk and takes no order there but the number of clues. */
export const isLarge = ({ outline }: KnownShape): boolean => outline.cellCount > largeBoard;
export const isSlow = ({ outline }: KnownShape): boolean => outline.cellCount > quickByLevel;

/**
 * With two symbols missing from the clues they could be swapped, so at least all but one must be there; constraints may tell symbols
 * apart.
 */
export const mostBlanks = ({ outline }: KnownShape, kinds: readonly KindName[]): number =>
  outline.cellCount - (kinds.length > 0 ? 0 : outline.symbols - 1);

const usualShare = 0.55;
/** Cages say so much that a killer has no clues. */
export const usualBlanks = (shape: KnownShape, kinds: readonly KindName[]): number =>
  kinds.includes('killer')
    ? shape.outline.cellCount
    : Math.max(1, Math.min(mostBlanks(shape, kinds), Math.round(shape.outline.cellCount * usualShare)));

/** The number of blanks typed, or undefined where it is none that can be. */
export function readBlanks(text: string, shape: KnownShape, kinds: readonly KindName[]): number | undefined {
  const blanks = /^\s*\d{1,7}\s*$/.test(text) ? Number(text) : 0;
  return blanks >= 1 && blanks <= mostBlanks(shape, kinds) ? blanks : undefined;
}

/** On boards as small as this an easy puzzle is rare, or there is none, and it would be looked for in vain. */
const mostCellsGentle = 64;

/** Of shapes of which nothing is in stock. */
export const usualLevel = ({ outline }: KnownShape): Level =>
  outline.cellCount <= mostCellsGentle ? 'gentle' : 'easy';

/** The level wished for, or the one nearest to it that there is, the easier first. */
export function nearestLevel(wished: Level, absent: ReadonlySet<Level>): Level {
  const at = levels.indexOf(wished);
  const distance = (level: Level): number => Math.abs(levels.indexOf(level) - at);
  const there = levels.filter(level => !absent.has(level));
  return there.reduce((best, level) => (distance(level) < distance(best) ? level : best), there[0] ?? wished);
}

/** An even spread needs blocks; patterns with a symmetry need a grid without gaps, and those that turn need equal sides. */
export function fitsShape(sampler: Sampler, { spec, outline: { extents, cellCount } }: KnownShape): boolean {
  if (sampler === 'uniform') return true;
  if (sampler === 'lhs') return hasStrata(spec);
  if (extents.reduce((product, extent) => product * extent, 1) !== cellCount) return false;
  return sampler !== 'rotation' || (extents.length > 1 && extents[0] === extents[1]);
}

/** What there is in stock of a shape; constraints are always made to order. */
export const offersFor = ({ name }: KnownShape, { kinds }: Wish): readonly Offer[] | undefined =>
  kinds.length > 0 ? undefined : offersOf(name);

/** What of it comes nearest to the wish. */
export function chooseOffer(
  wish: Wish,
  { name, outline }: KnownShape,
  offers: readonly Offer[] | undefined,
): Offer | undefined {
  if (wish.by !== 'level' || !offers) return undefined;
  const usual = usualOffer(name, outline.cellCount);
  if (!usual || (wish.level === undefined && wish.length === undefined)) return usual;
  const level = nearestLevel(wish.level ?? usual.level, absentFrom(offers));
  return nearestOffer(offers, level, wish.length ?? usual.length);
}

/** The levels of which there is nothing. */
export const absentFrom = (offers: readonly Offer[]): ReadonlySet<Level> =>
  new Set(levels.filter(each => !offers.some(({ level }) => level === each)));

/** Whether any puzzle of the offer will do; a seed or a pattern of one's own is made to order. */
export const isAnyPuzzle = ({ seed, sampler, minimal }: Wish): boolean =>
  seed.trim() === '' && sampler === 'uniform' && !minimal;

export const wishesOf = ({ kinds }: Wish) => kinds.map(kind => ({ kind }));

/** The order, or undefined while a field holds what cannot be; the field itself says so. */
export function orderWish(
  wish: Wish,
  shape: KnownShape,
  absent: ReadonlySet<Level>,
  offer: Offer | undefined,
): Order | undefined {
  const large = isLarge(shape);
  const sampler = fitsShape(wish.sampler, shape) ? wish.sampler : 'uniform';
  const { kinds } = wish;
  const further = {
    ...(kinds.length > 0 && { with: wishesOf(wish) }),
    ...(sampler !== 'uniform' && { sampler }),
    ...(wish.minimal && { minimal: true }),
  };
  if (offer) {
    const { clues, ...order } = orderOf(shape.name, offer);
    return { ...(clues !== undefined && !wish.minimal && { clues }), ...order, ...further };
  }
  if (wish.by === 'level' && !large)
    return { level: nearestLevel(wish.level ?? usualLevel(shape), absent), ...further };
  const blanks =
    wish.blanks === undefined ? usualBlanks(shape, kinds) : readBlanks(wish.blanks, shape, kinds);
  if (blanks === undefined) return undefined;
  const clues = shape.outline.cellCount - blanks;
  return large ? { clues } : { clues, ...further, ...(wish.logicOnly && { logicOnly: true }) };
}

export const nameOrder = ({ spec }: KnownShape, seed: string, order: Order): string =>
  makePuzzleId({ spec, seed, order });
