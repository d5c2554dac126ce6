/**
 * The links between candidates, as a graph. A strong link says "one of the two at least": the two candidates of a cell that
 * has no more, or the two places of a symbol in a house. A weak link says "not both": two candidates of one cell, or one
 * symbol in two cells that must differ. Which cells and houses there are depends on the shape alone, so the graph is the same thing
 * in every dimension. Candidates of open cells are renumbered, as nodes, so that a search walks short lists.
 */
import { blank } from '../board/symbols.js';
import { otherPeersOf } from '../shape/otherPeers.js';
import type { House } from '../shape/shape.js';
import type { Position } from './position.js';
import type { Candidate } from './step.js';

/** Number of a candidate in a graph of links. */
export type Node = number;

export interface LinkKinds {
  /** Strong links of cells with two candidates. */
  readonly strongInCells: boolean;
  /** Strong links of houses with two places. */
  readonly strongInHouses: boolean;
  /** Weak links between the candidates of a cell. Without them every chain keeps to one symbol. */
  readonly weakInCells: boolean;
}

export interface LinkGraph {
  /** The candidate of each node; nodes rise by cell, then by symbol. */
  readonly candidates: readonly Candidate[];
  readonly strong: readonly (readonly Node[])[];
  readonly weak: readonly (readonly Node[])[];
}

export function buildLinks(position: Position, kinds: LinkKinds): LinkGraph {
  const { shape, live, symbols, candidateCounts } = position;
  const { symbols: n, cellCount } = shape;
  const nodeOf = new Int32Array(cellCount * n).fill(-1);
  const candidates: Candidate[] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    if (symbols[cell] !== blank) continue;
    for (let symbol = 1, option = cell * n; symbol <= n; symbol++, option++) {
      if (live[option] === 1) nodeOf[option] = candidates.push({ cell, symbol }) - 1;
    }
  }
  const strong: Node[][] = candidates.map(() => []);
  const weak: Node[][] = candidates.map(() => []);
  const metBy = new Int32Array(candidates.length).fill(-1);
  const join = (lists: Node[][], a: Node, b: Node): void => {
    // Two houses may share the same pair.
    if (!lists[a].includes(b)) lists[a].push(b);
    if (!lists[b].includes(a)) lists[b].push(a);
  };
  candidates.forEach(({ cell, symbol }, node) => {
    if (kinds.strongInCells && candidateCounts[cell] === 2 && candidates[node + 1]?.cell === cell)
      join(strong, node, node + 1);
    linkWeakly(position, nodeOf, node, cell * n + symbol - 1, kinds.weakInCells, weak[node], metBy);
  });
  if (kinds.strongInHouses) {
    for (const [house, symbol] of housesWithTwoPlaces(position)) {
      const [a, b] = position.placesOf(house, symbol).map(cell => nodeOf[cell * n + symbol - 1]);
      join(strong, a, b);
    }
  }
  return { candidates, strong, weak };
}

/** Two cells may share several houses: `metBy` remembers for each node who met it last. */
function linkWeakly(
  { shape }: Position,
  nodeOf: Int32Array,
  node: Node,
  option: number,
  inCell: boolean,
  found: Node[],
  metBy: Int32Array,
): void {
  const { symbols: n, houses, cellHouses, cellHouseStart } = shape;
  const cell = Math.floor(option / n);
  const index = option % n;
  const meet = (other: Node): void => {
    if (other < 0 || other === node || metBy[other] === node) return;
    metBy[other] = node;
    found.push(other);
  };
  if (inCell) for (let other = cell * n; other < (cell + 1) * n; other++) meet(nodeOf[other]);
  for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++) {
    for (let i = cellHouses[k] * n; i < (cellHouses[k] + 1) * n; i++) meet(nodeOf[houses[i] * n + index]);
  }
  if (shape.constraints.length === 0) return;
  const { start, cells } = otherPeersOf(shape);
  for (let i = start[cell]; i < start[cell + 1]; i++) meet(nodeOf[cells[i] * n + index]);
}

/** Every house and symbol with exactly two places, both open. */
export function* housesWithTwoPlaces(position: Position): Generator<[House, number]> {
  const { symbols: n } = position.shape;
  for (let item = 0; item < position.placeCounts.length; item++)
    if (position.placeCounts[item] === 2) yield [Math.floor(item / n), (item % n) + 1];
}

/** A house in which these two are the only places of their symbol. */
export function houseWithTwo(
  { shape, placeCounts }: Position,
  a: Candidate,
  b: Candidate,
): House | undefined {
  const { symbols: n, cellHouses, cellHouseStart } = shape;
  if (a.symbol !== b.symbol || a.cell === b.cell) return undefined;
  for (let k = cellHouseStart[a.cell]; k < cellHouseStart[a.cell + 1]; k++) {
    const house = cellHouses[k];
    if (placeCounts[house * n + a.symbol - 1] !== 2) continue;
    for (let other = cellHouseStart[b.cell]; other < cellHouseStart[b.cell + 1]; other++)
      if (cellHouses[other] === house) return house;
  }
  return undefined;
}
