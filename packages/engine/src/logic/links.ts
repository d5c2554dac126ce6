/**
 * How candidates force each other, as one graph for all chains. A node says "one of these cells holds the symbol": a single candidate, a
 * group of places in the overlap of two houses, or the places of a symbol in an almost locked set, that is a number of cells with one
 * symbol more than there are cells. If a node holds, whatever it sees goes; and where that leaves a house one place or one
 * group for a symbol, a cell one candidate, or an almost locked set without one of its symbols, another node holds. Each such step
 * is an edge. Which cells and houses there are depends on the shape alone, so the graph is the same thing in every dimension.
 */
import { IntLists } from '../base/intLists.js';
import { grown } from '../base/ints.js';
import type { Cell } from '../shape/shape.js';
import { type Edge, LinkNodes, type Node, none } from './linkNodes.js';
import type { Position } from './position.js';
import { SetLinks } from './setLinks.js';
import { areInTwoHouses, overlapsOf } from './sight.js';

/** What chains may run over, as bits: one for each kind of edge. */
export type LinkKinds = number;
export const linkKinds = {
  /** Houses with two places, where the symbol stays the same. */
  sameSymbol: 1,
  /** The same, after another symbol in the cell. */
  otherSymbol: 2,
  /** Cells with two candidates. */
  cells: 4,
  /** Houses with more places, all but one of which go, or all but a group; and groups themselves. */
  groups: 8,
  /** Almost locked sets. */
  sets: 16,
} as const;
const { sameSymbol, otherSymbol, cells: cellPairs, groups, sets: lockedSets } = linkKinds;

/**
 * Why a node holds, as a number: an item (house · symbols + symbol - 1), a cell, or a symbol that an almost locked set has lost.
 * Where nodes follow from each other they are listed with their reasons, each node followed by its own.
 */
type Reason = number;

/** The graph of a position as it is now, which the chains share until something changes. */
export function linksOf(position: Position): LinkGraph {
  const known = graphs.get(position) ?? new LinkGraph(position);
  graphs.set(position, known);
  known.bringUpToDate();
  return known;
}

const graphs = new WeakMap<Position, LinkGraph>();

export class LinkGraph extends LinkNodes {
  /** How much of the position had changed when the graph was made. */
  changes = -1;
  /** By single candidate: the other place of each of its houses with two places, followed by the item. */
  private readonly partners: IntLists;
  /** By single candidate: its houses with more than two places, as items. */
  private readonly wide: IntLists;
  /** By kind of edge. */
  private readonly edges: IntLists[] = [];
  /** By single candidate: the other one of a cell with two. */
  private readonly mates: Int32Array;
  /** How many items there are, houses times symbols. */
  private readonly items: number;
  private readonly sets: SetLinks;
  /** Marks and counts of one search for edges; all zero in between. */
  private readonly isOff: Uint8Array;
  private readonly lostByItem: Uint8Array;
  private readonly touched: number[] = [];
  private readonly left: Cell[] = [];
  private looks = 0;
  /** By node: the look in which an edge led there. */
  private endIn: Int32Array;
  private readonly overlaps: Uint8Array;

  constructor(position: Position) {
    const live = position.live.reduce((sum, one) => sum + one, 0);
    const room = 2 * live;
    super(position, room);
    const { shape } = position;
    this.items = shape.houseCount * shape.symbols;
    this.lostByItem = new Uint8Array(this.items);
    this.overlaps = overlapsOf(shape);
    this.endIn = new Int32Array(room);
    this.partners = new IntLists(live);
    this.wide = new IntLists(live);
    this.isOff = new Uint8Array(live);
    this.mates = new Int32Array(live);
    for (let kind = 1; kind <= lockedSets; kind *= 2) this.edges[kind] = new IntLists(room);
    this.sets = new SetLinks(this, this.items + shape.cellCount);
  }

  /** Reads the position again if it has changed. */
  bringUpToDate(): void {
    const { position, mates } = this;
    if (this.changes === position.changes) return;
    this.changes = position.changes;
    for (const lists of [this.partners, this.wide, ...Object.values(this.edges)]) lists.clear();
    this.sets.clear();
    this.readCandidates();
    mates.fill(none);
    const { firsts } = this;
    for (let node = 1; node < this.singles; node++) {
      if (position.candidateCounts[firsts[node]] !== 2 || firsts[node - 1] !== firsts[node]) continue;
      mates[node] = node - 1;
      mates[node - 1] = node;
    }
  }

  /** The nodes that hold if this one does, by edges of one kind, with their reasons: the lists of that kind, this one known. */
  edgesFrom(node: Node, kind: number): IntLists {
    const lists = this.edges[kind];
    if (!lists.has(node)) {
      this.knowOff(node);
      if (kind === groups) this.followGroups(node);
      else if (kind === lockedSets) this.followSets(node);
      else this.followPairs(node);
    }
    return lists;
  }

  /** The nodes that hold if a candidate does not, with their reasons. */
  edgesWithout(node: Node, kinds: LinkKinds): readonly number[] {
    const edges: number[] = [];
    this.looks++;
    if ((kinds & sameSymbol) !== 0) {
      const { starts, ends } = this.partnersOf(node);
      for (let k = starts[node]; k < ends[node]; k += 2) {
        const to = this.partners.data[k];
        if (this.isNewEnd(to)) edges.push(to, this.partners.data[k + 1]);
      }
    }
    const mate = this.mates[node];
    if ((kinds & cellPairs) !== 0 && mate >= 0) edges.push(mate, this.items + this.firsts[mate]);
    return edges;
  }

  /** What has gone, and where, for a reason to make a node hold. */
  tell(to: Node, reason: Reason): Edge {
    const { position, items } = this;
    const { symbols: n, cellCount } = position.shape;
    const symbol = this.symbols[to];
    if (reason < items) {
      const house = Math.floor(reason / n);
      const cells = this.cellsOf(to);
      const off = position.placesOf(house, symbol).filter(cell => !cells.includes(cell));
      return { to, off: off.map(cell => ({ cell, symbol })), because: { house } };
    }
    if (reason < items + cellCount) {
      const cell = reason - items;
      const off = position.candidatesOf(cell).filter(other => other !== symbol);
      return { to, off: off.map(other => ({ cell, symbol: other })), because: { cell } };
    }
    return { to, ...this.sets.tell(reason) };
  }

  /** Houses and cells of two, one of which has gone. */
  private followPairs(from: Node): void {
    const { symbols, edges, off, mates } = this;
    const same = edges[sameSymbol];
    const other = edges[otherSymbol];
    const inCells = edges[cellPairs];
    same.open(from);
    other.open(from);
    inCells.open(from);
    this.looks++;
    for (let i = off.starts[from]; i < off.ends[from]; i++) {
      const gone = off.data[i];
      const found = symbols[gone] === symbols[from] ? same : other;
      const { data, starts, ends } = this.partnersOf(gone);
      for (let k = starts[gone]; k < ends[gone]; k += 2) {
        if (data[k] === from || !this.isNewEnd(data[k])) continue;
        found.push(data[k]);
        found.push(data[k + 1]);
      }
      const mate = mates[gone];
      if (mate < 0 || mate === from) continue;
      inCells.push(mate);
      inCells.push(this.items + this.firsts[mate]);
    }
    same.close(from);
    other.close(from);
    inCells.close(from);
  }

  private partnersOf(node: Node): IntLists {
    const { partners, nodeOfOption, position } = this;
    if (partners.has(node)) return partners;
    const { shape, placeCounts } = position;
    const { symbols: n, houses, cellHouses, cellHouseStart } = shape;
    const index = this.symbols[node] - 1;
    const cell = this.firsts[node];
    partners.open(node);
    for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++) {
      const item = cellHouses[k] * n + index;
      if (placeCounts[item] !== 2) continue;
      for (let i = cellHouses[k] * n; i < (cellHouses[k] + 1) * n; i++) {
        const to = nodeOfOption[houses[i] * n + index];
        if (to < 0 || to === node) continue;
        partners.push(to);
        partners.push(item);
      }
    }
    partners.close(node);
    return partners;
  }

  private wideOf(node: Node): IntLists {
    const { wide, position } = this;
    if (wide.has(node)) return wide;
    const { symbols: n, cellHouses, cellHouseStart } = position.shape;
    const cell = this.firsts[node];
    wide.open(node);
    for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++) {
      const item = cellHouses[k] * n + this.symbols[node] - 1;
      if (position.placeCounts[item] > 2) wide.push(item);
    }
    wide.close(node);
    return wide;
  }

  /** Houses with more places: all but one have gone, or all but a group. */
  private followGroups(from: Node): void {
    const { lostByItem, touched, isOff, overlaps, off, position, edges } = this;
    const { placeCounts } = position;
    const { symbols: n } = position.shape;
    const { data } = off;
    const start = off.starts[from];
    const end = off.ends[from];
    let count = 0;
    this.looks++;
    edges[groups].open(from);
    for (let i = start; i < end; i++) {
      const gone = data[i];
      isOff[gone] = 1;
      const { data: items, starts, ends } = this.wideOf(gone);
      for (let k = starts[gone]; k < ends[gone]; k++)
        if (lostByItem[items[k]]++ === 0) touched[count++] = items[k];
    }
    for (let i = 0; i < count; i++) {
      const item = touched[i];
      const left = placeCounts[item] - lostByItem[item];
      lostByItem[item] = 0;
      if (left <= overlaps[Math.floor(item / n)]) this.followHouse(item, left, from);
    }
    for (let i = start; i < end; i++) isOff[data[i]] = 0;
    edges[groups].close(from);
  }

  private followHouse(item: number, left: number, from: Node): void {
    const { isOff, nodeOfOption, left: cells } = this;
    const { shape } = this.position;
    const { symbols: n, houses } = shape;
    const house = Math.floor(item / n);
    const index = item % n;
    let count = 0;
    for (let i = house * n; i < (house + 1) * n; i++) {
      const node = nodeOfOption[houses[i] * n + index];
      // Where no place is left, whichever one likes holds: that what was assumed cannot be is then shown by the next link.
      if (node < 0 || (left > 0 && isOff[node] === 1)) continue;
      if (left > 1) cells[count++] = houses[i];
      else this.addEdge(groups, from, node, item);
    }
    // A group says something outside its house only where another house, too, has all of it.
    if (left < 2) return;
    cells.length = count;
    if (areInTwoHouses(shape, cells)) this.addEdge(groups, from, this.nodeFor(index + 1, cells), item);
  }

  private followSets(from: Node): void {
    this.looks++;
    this.edges[lockedSets].open(from);
    this.sets.follow(from, (to, reason) => this.addEdge(lockedSets, from, to, reason));
    this.edges[lockedSets].close(from);
  }

  private addEdge(kind: number, from: Node, to: Node, reason: Reason): void {
    if (to === from || !this.isNewEnd(to)) return;
    this.edges[kind].push(to);
    this.edges[kind].push(reason);
  }

  /** Whether this is the first edge of the look to that node: one way there is enough. */
  private isNewEnd(node: Node): boolean {
    const { looks } = this;
    if (node >= this.endIn.length) this.endIn = grown(this.endIn, 2 * node);
    if (this.endIn[node] === looks) return false;
    this.endIn[node] = looks;
    return true;
  }
}
