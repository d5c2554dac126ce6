/** What a player wants made: as it is typed, and, once it makes sense, as an order for the engine. */
import {
  hasStrata,
  type KindName,
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
  readonly level: Level;
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
  level: 'easy',
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

export const wishesOf = ({ kinds }: Wish) => kinds.map(kind => ({ kind }));

/** The order, or undefined while a field holds what cannot be; the field itself says so. */
export function orderWish(wish: Wish, shape: KnownShape, absent: ReadonlySet<Level>): Order | undefined {
  const large = isLarge(shape);
  const sampler = fitsShape(wish.sampler, shape) ? wish.sampler : 'uniform';
  const { kinds } = wish;
  const further = {
    ...(kinds.length > 0 && { with: wishesOf(wish) }),
    ...(sampler !== 'uniform' && { sampler }),
    ...(wish.minimal && { minimal: true }),
  };
  if (wish.by === 'level' && !large) return { level: nearestLevel(wish.level, absent), ...further };
  const blanks =
    wish.blanks === undefined ? usualBlanks(shape, kinds) : readBlanks(wish.blanks, shape, kinds);
  if (blanks === undefined) return undefined;
  const clues = shape.outline.cellCount - blanks;
  return large ? { clues } : { clues, ...further, ...(wish.logicOnly && { logicOnly: true }) };
}

export const nameOrder = ({ spec }: KnownShape, seed: string, order: Order): string =>
  makePuzzleId({ spec, seed, order });
