/**
 * Clusters of one symbol: places that are connected by houses in which the symbol has two places only. Painted by turns in
 * two colours, a cluster holds the symbol in all cells of one colour and in no cell of the other. Everything is found by
 * walking the houses, not by comparing cells with cells, so that boards of a million cells are walked once.
 */
import type { SymbolNumber } from '../../board/symbols.js';
import { type Cell, type House, housesOf } from '../../shape/shape.js';
import type { Position } from '../position.js';
import { seenFrom } from '../sight.js';
import type { Link } from '../step.js';

export type Colour = 0 | 1;

export interface Cluster {
  readonly symbol: SymbolNumber;
  /** In the order in which they are connected, with their colours. */
  readonly colours: ReadonlyMap<Cell, Colour>;
  /** The houses that join them. */
  readonly houses: readonly House[];
}

/** The clusters of a symbol. */
export function findClusters(position: Position, symbol: SymbolNumber): Cluster[] {
  const pairs = new Map<House, Cell[]>();
  for (let house = 0; house < position.shape.houseCount; house++)
    if (position.countPlaces(house, symbol) === 2) pairs.set(house, position.placesOf(house, symbol));
  const painted = new Set<Cell>();
  const clusters: Cluster[] = [];
  for (const [start] of pairs.values()) {
    if (painted.has(start)) continue;
    const colours = new Map<Cell, Colour>([[start, 0]]);
    const houses = new Set<House>();
    // The map grows while it is walked.
    for (const [cell, colour] of colours) {
      painted.add(cell);
      for (const house of housesOf(position.shape, cell)) {
        const pair = pairs.get(house);
        if (!pair) continue;
        houses.add(house);
        const other = pair[0] === cell ? pair[1] : pair[0];
        if (!colours.has(other)) colours.set(other, colour === 0 ? 1 : 0);
      }
    }
    clusters.push({ symbol, colours, houses: [...houses] });
  }
  return clusters;
}

/** By cell that has the candidate: which colours of the cluster it sees, as bits. */
export function viewOf(position: Position, { symbol, colours }: Cluster): Map<Cell, number> {
  const view = new Map<Cell, number>();
  for (const [cell, colour] of colours)
    for (const other of seenFrom(position.shape, cell))
      if (position.has(other, symbol)) view.set(other, (view.get(other) ?? 0) | (1 << colour));
  return view;
}

/** The cluster as links, with one colour taken to be true. */
export const linksOf = ({ symbol, colours }: Cluster, colourThatHolds: Colour): Link[] =>
  [...colours].map(([cell, colour]) => ({ cell, symbol, holds: colour === colourThatHolds }));

export const otherColour = (colour: Colour): Colour => (colour === 0 ? 1 : 0);
export const bothColours: readonly Colour[] = [0, 1];
