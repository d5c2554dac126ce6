/**
 * Cages on a finished grid: connected cells that repeat no symbol. A *cutting* is a list of cages that share no cell and cover the
 * whole board. All ways to change one keep it a cutting: cages are cut again, alone or together with a neighbour, or joined.
 */
import type { Random } from '../../base/random.js';
import type { Cell, Shape } from '../../shape/shape.js';
import { areDistinct, type Ground, shuffled } from './ground.js';

export type Cage = readonly Cell[];
export type Cutting = readonly Cage[];

type CageGround = Pick<Ground, 'symbols' | 'random' | 'bySide'>;

/** Larger cages are no fun; one with all symbols says nothing that one with no symbol twice does not say. */
export const mostInCage = ({ symbols }: Shape): number => Math.max(2, Math.min(5, symbols - 1));
/** A cell that is left over joins a cage even if that is full. */
const mostWithLeftover = ({ symbols }: Shape): number => Math.min(6, symbols);

/** Adds free neighbours without a symbol that is there already, at random, up to a size. */
export function growCage(
  { symbols, random, bySide }: CageGround,
  start: Cell,
  isFree: (cell: Cell) => boolean,
  size: number,
): Cell[] {
  const cage = [start];
  const held = new Set([symbols[start]]);
  const fits = (cell: Cell): boolean => isFree(cell) && !held.has(symbols[cell]) && !cage.includes(cell);
  const edge = bySide[start].filter(fits);
  while (cage.length < size && edge.length > 0) {
    const at = random.below(edge.length);
    const [cell] = edge.splice(at, 1);
    if (!fits(cell)) continue;
    cage.push(cell);
    held.add(symbols[cell]);
    edge.push(...bySide[cell].filter(fits));
  }
  return cage;
}

/** Cuts the whole board into cages, of sizes drawn from the list for their first cells. */
export function cutBoard(
  ground: CageGround,
  shape: Shape,
  sizesAt: (cell: Cell) => readonly number[],
): Cutting {
  const { random, bySide } = ground;
  const none = -1;
  const owner = new Int32Array(shape.cellCount).fill(none);
  const cages: Cell[][] = [];
  const isFree = (cell: Cell): boolean => owner[cell] === none;
  for (const start of random.permutation(shape.cellCount)) {
    if (!isFree(start)) continue;
    const sizes = sizesAt(start);
    const cage = growCage(ground, start, isFree, sizes[random.below(sizes.length)]);
    for (const cell of cage) owner[cell] = cages.length;
    cages.push(cage);
  }
  // What is left alone joins the smallest cage beside it that takes it.
  for (const [index, [cell, ...others]] of cages.entries()) {
    if (others.length > 0) continue;
    const hosts = bySide[cell]
      .map(next => cages[owner[next]])
      .filter(
        host =>
          host !== cages[index] &&
          host.length < mostWithLeftover(shape) &&
          areDistinct(ground, [...host, cell]),
      )
      .sort((a, b) => a.length - b.length);
    if (hosts.length === 0) continue;
    owner[cell] = owner[hosts[0][0]];
    hosts[0].push(cell);
    cages[index] = [];
  }
  return recutSingles(
    ground,
    cages.filter(cage => cage.length > 0),
    mostInCage(shape),
  );
}

/** How often a cell that is alone is cut again together with one cage beside it. */
const triesPerHost = 8;

/** What no cage takes is cut again together with one of them. */
function recutSingles(ground: CageGround, cutting: Cutting, most: number): Cutting {
  let next = cutting;
  for (const single of cutting.filter(({ length }) => length === 1)) {
    // Two that lie side by side may have gone together.
    if (!next.includes(single)) continue;
    for (const host of permute(ground.random, cagesBeside(ground, ownersOf(next), single))) {
      let pieces: Cage[] | undefined;
      for (let tries = 0; tries < triesPerHost && !pieces; tries++)
        pieces = cutAgain(ground, [...host, ...single], most);
      if (!pieces) continue;
      next = replaceCages(next, [host, single], pieces);
      break;
    }
  }
  return next;
}

/** The cells of a few cages in cages of two or more, cut at random; undefined when a cell would be left alone. */
export function cutAgain(ground: CageGround, cells: Cage, most: number): Cage[] | undefined {
  const { random } = ground;
  const left = new Set(cells);
  const cages: Cage[] = [];
  for (const start of shuffled(random, cells)) {
    if (!left.has(start)) continue;
    const cage = growCage(ground, start, cell => left.has(cell), 2 + random.below(most - 1));
    if (cage.length < 2) return undefined;
    for (const cell of cage) left.delete(cell);
    cages.push(cage);
  }
  return cages;
}

/** By cell the cage that it is in. */
export type Owners = ReadonlyMap<Cell, Cage>;

export const ownersOf = (cutting: Cutting): Owners =>
  new Map(cutting.flatMap(cage => cage.map((cell): [Cell, Cage] => [cell, cage])));

/** The cages that touch this one, each once. */
export function cagesBeside({ bySide }: CageGround, owners: Owners, cage: Cage): Cage[] {
  const found = new Set<Cage>();
  for (const cell of cage)
    for (const next of bySide[cell]) {
      const owner = owners.get(next);
      if (owner && owner !== cage) found.add(owner);
    }
  return [...found];
}

export const replaceCages = (cutting: Cutting, old: readonly Cage[], by: readonly Cage[]): Cutting => [
  ...cutting.filter(cage => !old.includes(cage)),
  ...by,
];

/** Whether a full grid meets cages that were cut on this one. */
export const meetsCages = (
  { symbols }: Pick<Ground, 'symbols'>,
  cutting: Cutting,
  other: ArrayLike<number>,
): boolean =>
  cutting.every(cage => {
    let difference = 0;
    for (const cell of cage) difference += other[cell] - symbols[cell];
    return difference === 0 && areDistinct({ symbols: other }, cage);
  });

/** Neighbouring cages that make one when joined, in random order. */
export function listJoints(ground: CageGround, cutting: Cutting, most: number): (readonly [Cage, Cage])[] {
  const owners = ownersOf(cutting);
  const indexOf = new Map(cutting.map((cage, index) => [cage, index]));
  const joints = cutting.flatMap((cage, index) =>
    cagesBeside(ground, owners, cage)
      .filter(
        other =>
          (indexOf.get(other) ?? 0) > index &&
          cage.length + other.length <= most &&
          areDistinct(ground, [...cage, ...other]),
      )
      .map(other => [cage, other] as const),
  );
  return permute(ground.random, joints);
}

export const permute = <T>(random: Random, items: readonly T[]): T[] =>
  Array.from(random.permutation(items.length), at => items[at]);
