/**
 * Two clusters of one symbol. If a colour of the first sees a colour of the second, not both are true, so one of the two
 * opposite colours is: a cell that sees both of these loses the symbol. If a colour sees both colours of the other cluster,
 * one of which is true, it is false itself.
 */
import type { Cell } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { makeStep, type Step } from '../step.js';
import type { Technique } from '../technique.js';
import { vainBySymbol } from '../vainLooks.js';
import {
  bothColours,
  type Cluster,
  type Colour,
  findClusters,
  linksOf,
  otherColour,
  viewOf,
} from './clusters.js';
import { strayBySymbol } from './templateSearch.js';

const vain = vainBySymbol();

interface Viewed {
  readonly cluster: Cluster;
  readonly view: ReadonlyMap<Cell, number>;
}

export const multiColouring: Technique<'multi-colouring'> = {
  name: 'multi-colouring',
  find: position =>
    strayBySymbol(position, vain, symbol => comparePairs(position, findClusters(position, symbol))),
};

function* comparePairs(position: Position, clusters: readonly Cluster[]): Generator<Step> {
  const owner = new Map<Cell, number>();
  clusters.forEach(({ colours }, i) => {
    for (const cell of colours.keys()) owner.set(cell, i);
  });
  const views = clusters.map(cluster => viewOf(position, cluster));
  for (let i = 0; i < clusters.length; i++) {
    const first = { cluster: clusters[i], view: views[i] };
    for (const [j, meetings] of meetingsOf(clusters, owner, i, views[i])) {
      const second = { cluster: clusters[j], view: views[j] };
      for (const colour of bothColours) {
        if (meetings[colour] === 3) yield dropColour(first, second, colour);
        for (const other of bothColours) {
          // Seeing is mutual, so each pair of clusters is taken once.
          if (i > j || !(meetings[colour] & (1 << other))) continue;
          const step = trap(first, second, otherColour(colour), otherColour(other));
          if (step.eliminations.length > 0) yield step;
        }
      }
    }
  }
}

/** The clusters in sight of one, and for each of its colours the colours of theirs that it sees, as bits. */
function meetingsOf(
  clusters: readonly Cluster[],
  owner: ReadonlyMap<Cell, number>,
  from: number,
  view: ReadonlyMap<Cell, number>,
): Map<number, [number, number]> {
  const met = new Map<number, [number, number]>();
  for (const [cell, seen] of view) {
    const other = owner.get(cell);
    const colour = other === undefined ? undefined : clusters[other].colours.get(cell);
    if (other === undefined || colour === undefined || other === from) continue;
    const meetings = met.get(other) ?? [0, 0];
    for (const own of bothColours) if (seen & (1 << own)) meetings[own] |= 1 << colour;
    met.set(other, meetings);
  }
  return met;
}

const evidenceOf = (first: Cluster, second: Cluster) =>
  ({
    technique: 'multi-colouring',
    houses: [...new Set([...first.houses, ...second.houses])],
    cells: [...first.colours.keys(), ...second.colours.keys()],
    symbols: [first.symbol],
  }) as const;

function dropColour({ cluster: first }: Viewed, { cluster: second }: Viewed, colour: Colour): Step {
  const { symbol } = first;
  const cells = [...first.colours.keys()].filter(cell => first.colours.get(cell) === colour);
  return makeStep({
    ...evidenceOf(first, second),
    chain: [...linksOf(first, otherColour(colour)), ...linksOf(second, 0)],
    eliminations: cells.map(cell => ({ cell, symbol })),
  });
}

/** One of these two colours is true. */
function trap(first: Viewed, second: Viewed, colour: Colour, other: Colour): Step {
  const { symbol } = first.cluster;
  const cells = [...first.view.keys()].filter(
    cell =>
      (first.view.get(cell) ?? 0) & (1 << colour) &&
      (second.view.get(cell) ?? 0) & (1 << other) &&
      !first.cluster.colours.has(cell) &&
      !second.cluster.colours.has(cell),
  );
  return makeStep({
    ...evidenceOf(first.cluster, second.cluster),
    chain: [...linksOf(first.cluster, colour), ...linksOf(second.cluster, other)],
    eliminations: cells.sort((a, b) => a - b).map(cell => ({ cell, symbol })),
  });
}
