/**
 * A candidate of a deadly set that would force the whole set to hold two symbols by turns cannot be right. Within the set a
 * cell forces its partner in a house if this has no third symbol, or if their house has no third place for the symbol. With
 * one such house for two loose cells these are the types 4 and 6 of unique rectangles, with two for three loose cells
 * the hidden rectangle.
 */
import type { SymbolNumber } from '../../../board/symbols.js';
import { type Cell, type House, housesOf } from '../../../shape/shape.js';
import type { Position } from '../../position.js';
import { type Branch, type Link, makeStep, type Step } from '../../step.js';
import type { TechniqueName } from '../../techniqueNames.js';
import type { DeadlySet, Side } from './deadlySets.js';
import type { Pair } from './openSets.js';

/** One step for all candidates that fall for the same reasons. */
export function* stepsFromForcing(
  position: Position,
  technique: TechniqueName,
  set: DeadlySet,
  pair: Pair,
): Generator<Step> {
  if (!mayForce(position, set.loose, pair)) return;
  const byReasons = new Map<string, { houses: House[]; branches: Branch[] }>();
  for (const cell of set.cells) {
    for (const side of [0, 1] as const) {
      const forced = follow(position, set, pair, cell, side);
      if (!forced) continue;
      const { links, houses } = forced;
      const key = reasonsOf(links);
      const group = byReasons.get(key);
      if (group) group.branches.push({ links });
      else byReasons.set(key, { houses, branches: [{ links }] });
    }
  }
  for (const { houses, branches } of byReasons.values()) {
    const eliminations = branches.map(({ links: [{ cell, symbol }] }) => ({ cell, symbol }));
    yield makeStep({
      technique,
      houses,
      cells: set.cells,
      fins: set.loose,
      symbols: pair,
      branches,
      eliminations,
    });
  }
}

/** The houses by which something is forced, each with its symbol. */
const reasonsOf = (links: readonly Link[]): string =>
  links
    .flatMap(({ symbol, because }) => (because && 'house' in because ? [`${because.house}:${symbol}`] : []))
    .sort()
    .join();

/** Whether all loose cells but the first that is followed could be forced, since each is in a house with two places for a symbol. */
export function mayForce(position: Position, loose: readonly Cell[], [x, y]: Pair): boolean {
  const { cellHouseStart, cellHouses } = position.shape;
  let free = 0;
  for (const cell of loose) {
    let isBound = false;
    for (let i = cellHouseStart[cell]; i < cellHouseStart[cell + 1] && !isBound; i++)
      isBound = position.countPlaces(cellHouses[i], x) === 2 || position.countPlaces(cellHouses[i], y) === 2;
    if (!isBound && ++free > 1) return false;
  }
  return true;
}

interface Forced {
  readonly links: Link[];
  /** Rising. */
  readonly houses: House[];
}

/** What follows in the set if a cell holds the first of the two symbols on this side; undefined unless that is all of it. */
function follow(
  position: Position,
  { cells, sideOf }: DeadlySet,
  pair: Pair,
  start: Cell,
  first: Side,
): Forced | undefined {
  const { shape, candidateCounts } = position;
  const symbolOf = (cell: Cell): SymbolNumber => pair[sideOf(cell) === first ? 0 : 1];
  const links: Link[] = [{ cell: start, symbol: symbolOf(start), holds: true }];
  const houses = new Set<House>();
  const reached = [start];
  for (const cell of reached) {
    for (const house of housesOf(shape, cell)) {
      const partner = cells.find(other => other !== cell && housesOf(shape, other).includes(house));
      if (partner === undefined || reached.includes(partner)) continue;
      const symbol = symbolOf(partner);
      if (candidateCounts[partner] === 2)
        links.push(
          { cell: partner, symbol: symbolOf(cell), holds: false },
          { cell: partner, symbol, holds: true, because: { cell: partner } },
        );
      else if (position.countPlaces(house, symbol) === 2) {
        links.push(
          { cell, symbol, holds: false },
          { cell: partner, symbol, holds: true, because: { house } },
        );
        houses.add(house);
      } else continue;
      reached.push(partner);
    }
  }
  if (reached.length < cells.length) return undefined;
  return { links, houses: [...houses].sort((a, b) => a - b) };
}
