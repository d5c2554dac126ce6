/**
 * Few tints, such that hulls that touch or overlap have different ones. The most constrained hull chooses first; it takes the rarest
 * of the usual tints, so that none colours the whole, and a further one only where it must.
 */
import type { Cell } from '@hyperdoku/engine';
import type { Touching } from './touching.js';

/** So many are enough for most boards. */
const usual = 4;

/** For each set of cells the number of its tint, from 0; the same for the same sets. */
export function chooseTints(sets: readonly ReadonlySet<Cell>[], touching: Touching): number[] {
  const neighbours = neighboursAmong(sets, touching);
  const tints = sets.map(() => -1);
  const taken = sets.map(() => new Set<number>());
  const left = new Set(sets.keys());
  const counts = Array<number>(usual).fill(0);
  while (left.size > 0) {
    const next = mostConstrained(left, taken, neighbours);
    left.delete(next);
    const tint = rarest(taken[next], counts);
    counts[tint] = (counts[tint] ?? 0) + 1;
    tints[next] = tint;
    for (const other of neighbours[next]) taken[other].add(tint);
  }
  return tints;
}

/** Among the usual tints the rarest that is free, else the first that is. */
function rarest(taken: ReadonlySet<number>, counts: readonly number[]): number {
  let best = usual;
  for (let tint = 0; tint < usual; tint++)
    if (!taken.has(tint) && (best === usual || counts[tint] < counts[best])) best = tint;
  while (taken.has(best)) best++;
  return best;
}

function mostConstrained(
  left: ReadonlySet<number>,
  taken: readonly ReadonlySet<number>[],
  neighbours: readonly ReadonlySet<number>[],
): number {
  let best = -1;
  for (const set of left) {
    const isMore =
      best < 0 ||
      taken[set].size > taken[best].size ||
      (taken[set].size === taken[best].size && neighbours[set].size > neighbours[best].size);
    if (isMore) best = set;
  }
  return best;
}

function neighboursAmong(sets: readonly ReadonlySet<Cell>[], touching: Touching): Set<number>[] {
  const setsOf = new Map<Cell, number[]>();
  for (const [set, cells] of sets.entries())
    for (const cell of cells) setsOf.set(cell, [...(setsOf.get(cell) ?? []), set]);
  return sets.map((cells, set) => {
    const near = new Set<number>();
    for (const cell of cells)
      for (const place of [cell, ...touching(cell)])
        for (const other of setsOf.get(place) ?? []) near.add(other);
    near.delete(set);
    return near;
  });
}
