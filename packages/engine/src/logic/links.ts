/**
 * How candidates force each other, as one graph for all chains. A node says "one of these cells holds the symbol": a single candidate, a
 * group of places in the overlap of two houses, or the places of a symbol in an almost locked set, that is a number of cells with one
 * symbol more than there are cells. If a node holds, whatever it sees goes; and where that leaves a house one place or one
 * group for a symbol, a cell one candidate, or an almost locked set without one of its symbols, another node holds. Each such step
 * is an edge. Which cells and houses there are depends on the shape alone, so the graph is the same thing in every dimension.
 */
import type { Symbol } from '../board/symbols.js';
import type { Cell } from '../shape/shape.js';
import { findAlmostLockedSets } from './almostLocked.js';
import type { Position } from './position.js';
import { areInTwoHouses, overlapsOf, seenFrom, seesAll } from './sight.js';
import type { Because, Candidate } from './step.js';

/** Number of a node. The first are the candidates of open cells, rising by cell, then by symbol. */
export type Node = number;

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
const plain = [sameSymbol, otherSymbol, cellPairs];

/** The largest almost locked set, in cells. */
const mostInSet = 4;
const mostInSetOfLarge = 3;
const smallShape = 200;

/** Why a node holds, as a number: an item (house · symbols + symbol - 1), a cell, or a symbol that an almost locked set has lost. */
type Reason = number;

/** A step of a chain: what has gone, what holds therefore, and why. */
export interface Edge {
  readonly to: Node;
  readonly off: readonly Candidate[];
  readonly because: Because;
}

interface NodeOf {
  readonly symbol: Symbol;
  readonly cells: readonly Cell[];
}

/** The symbols of an almost locked set, and where in it each can stand. */
interface LockedSet {
  readonly cells: readonly Cell[];
  /** By symbol: its places in the set; none if the set has not got it. */
  readonly places: readonly (readonly Cell[] | undefined)[];
  /** For each of its symbols, that one of these holds it. */
  readonly nodes: readonly Node[];
}

/** The graph of a position as it is now, which the chains share until something changes. */
export function linksOf(position: Position): LinkGraph {
  const { changes } = position;
  const last = known.get(position);
  if (last?.changes === changes) return last.graph;
  const graph = new LinkGraph(position);
  known.set(position, { changes, graph });
  return graph;
}

const known = new WeakMap<Position, { readonly changes: number; readonly graph: LinkGraph }>();

export class LinkGraph {
  readonly nodes: NodeOf[] = [];
  /** How many of the nodes are single candidates. */
  readonly singles: number;
  private readonly position: Position;
  private readonly nodeOfOption: Int32Array;
  /** By the node of its first cell: the nodes of several cells. */
  private readonly larger: (Node[] | undefined)[] = [];
  /** By single candidate: the other place of each of its houses with two places, followed by the item. */
  private readonly partners: (readonly number[] | undefined)[] = [];
  private readonly knownOff: (readonly Node[] | undefined)[] = [];
  /** By kind of edge, then by node: the nodes that edges lead to, each followed by its reason. */
  private readonly knownEdges: (readonly number[])[][] = [];
  /** By single candidate: the other one of a cell with two; -1 elsewhere. */
  private readonly mates: Int32Array;
  /** How many items there are, houses times symbols. */
  private readonly items: number;
  private knownSets: readonly LockedSet[] | undefined;
  /** By single candidate: which sets have it, by their indices. */
  private readonly setsOf: (number[] | undefined)[] = [];
  /** Marks and counts of one search for edges; all zero in between. */
  private readonly isOff: Uint8Array;
  private readonly lostByItem: Uint8Array;
  private readonly touched: number[] = [];
  private lookedIn = new Int32Array(0);
  private looks = 0;
  /** By node: the look in which an edge led there. */
  private readonly endIn: number[] = [];
  private readonly overlaps: Uint8Array;

  constructor(position: Position) {
    const { shape, live } = position;
    const { symbols: n, cellCount, houseCount } = shape;
    this.position = position;
    this.nodeOfOption = new Int32Array(cellCount * n).fill(-1);
    this.lostByItem = new Uint8Array(houseCount * n);
    this.overlaps = overlapsOf(shape);
    for (let cell = 0; cell < cellCount; cell++) {
      if (!position.isOpen(cell)) continue;
      for (let symbol = 1, option = cell * n; symbol <= n; symbol++, option++)
        if (live[option] === 1) this.nodeOfOption[option] = this.nodes.push({ symbol, cells: [cell] }) - 1;
    }
    this.singles = this.nodes.length;
    this.isOff = new Uint8Array(this.singles);
    this.items = houseCount * n;
    this.mates = new Int32Array(this.singles).fill(-1);
    for (let node = 1; node < this.singles; node++) {
      const [cell] = this.nodes[node].cells;
      if (position.candidateCounts[cell] !== 2 || this.nodes[node - 1].cells[0] !== cell) continue;
      this.mates[node] = node - 1;
      this.mates[node - 1] = node;
    }
    for (let kind = 1; kind <= lockedSets; kind *= 2) this.knownEdges[kind] = [];
  }

  private get sets(): readonly LockedSet[] {
    if (this.knownSets) return this.knownSets;
    const { shape } = this.position;
    const most = shape.cellCount > smallShape ? mostInSetOfLarge : mostInSet;
    const sets = findAlmostLockedSets(this.position, most).map(set => this.readSet(set));
    for (const [index, { places }] of sets.entries())
      places.forEach((cells = [], symbol) => {
        for (const cell of cells) {
          const node = this.nodeOfOption[cell * shape.symbols + symbol - 1];
          const own = this.setsOf[node];
          if (own) own.push(index);
          else this.setsOf[node] = [index];
        }
      });
    this.knownSets = sets;
    this.lookedIn = new Int32Array(sets.length * shape.symbols);
    return sets;
  }

  private readSet(cells: readonly Cell[]): LockedSet {
    const places: (Cell[] | undefined)[] = [];
    for (const cell of cells)
      for (const symbol of this.position.candidatesOf(cell)) {
        const known = places[symbol];
        if (known) known.push(cell);
        else places[symbol] = [cell];
      }
    const nodes: Node[] = [];
    places.forEach((own, symbol) => {
      if (own) nodes.push(this.nodeFor(symbol, own));
    });
    return { cells, places, nodes };
  }

  candidateOf(node: Node): Candidate {
    const { cells, symbol } = this.nodes[node];
    return { cell: cells[0], symbol };
  }

  /** The node that says that one of these cells holds the symbol. */
  nodeFor(symbol: Symbol, cells: readonly Cell[]): Node {
    const first = this.nodeOfOption[cells[0] * this.position.shape.symbols + symbol - 1];
    if (cells.length === 1) return first;
    const known = this.larger[first];
    const found = known?.find(node => isSame(this.nodes[node].cells, cells));
    if (found !== undefined) return found;
    const node = this.nodes.push({ symbol, cells }) - 1;
    if (known) known.push(node);
    else this.larger[first] = [node];
    return node;
  }

  /** The single candidates that go when a node holds. */
  singlesOff(node: Node): readonly Node[] {
    const known = this.knownOff[node];
    if (known) return known;
    const { nodeOfOption } = this;
    const { shape } = this.position;
    const { symbols: n } = shape;
    const { symbol, cells } = this.nodes[node];
    const [first] = cells;
    const off: Node[] = [];
    if (cells.length === 1)
      for (let option = first * n; option < (first + 1) * n; option++)
        if (nodeOfOption[option] >= 0 && nodeOfOption[option] !== node) off.push(nodeOfOption[option]);
    const seen = seenFrom(shape, first);
    for (let i = 0; i < seen.length; i++) {
      const other = nodeOfOption[seen[i] * n + symbol - 1];
      if (other >= 0 && (cells.length === 1 || seesAll(shape, seen[i], cells))) off.push(other);
    }
    this.knownOff[node] = off;
    return off;
  }

  /** The nodes that hold if this one does, by edges of one kind, each followed by its reason. */
  edgesFrom(node: Node, kind: number): readonly number[] {
    return this.knownEdges[kind][node] ?? this.follow(node, kind);
  }

  private follow(node: Node, kind: number): readonly number[] {
    const { knownEdges } = this;
    const off = this.singlesOff(node);
    if (kind === groups) knownEdges[kind][node] = this.followGroups(off, node);
    else if (kind === lockedSets) knownEdges[kind][node] = this.followSets(off);
    else
      this.followPairs(off, node).forEach((edges, i) => {
        knownEdges[plain[i]][node] = edges;
      });
    return knownEdges[kind][node];
  }

  /** The nodes that hold if a candidate does not, each followed by its reason. */
  edgesWithout(node: Node, kinds: LinkKinds): readonly number[] {
    const [same, , mates] = this.followPairs([node], node);
    const edges = (kinds & sameSymbol) !== 0 ? same : [];
    if ((kinds & cellPairs) !== 0) edges.push(...mates);
    if ((kinds & lockedSets) !== 0) edges.push(...this.followSets([node]));
    return edges;
  }

  /** What has gone, and where, for a reason to make a node hold. */
  tell(to: Node, reason: Reason): Edge {
    const { position, nodes, items } = this;
    const { symbols: n, cellCount } = position.shape;
    const { symbol, cells } = nodes[to];
    if (reason < items) {
      const house = Math.floor(reason / n);
      const off = position.placesOf(house, symbol).filter(cell => !cells.includes(cell));
      return { to, off: off.map(cell => ({ cell, symbol })), because: { house } };
    }
    if (reason < items + cellCount) {
      const cell = reason - items;
      const off = position.candidatesOf(cell).filter(other => other !== symbol);
      return { to, off: off.map(other => ({ cell, symbol: other })), because: { cell } };
    }
    const { places, cells: set } = this.sets[Math.floor((reason - items - cellCount) / n)];
    const x = ((reason - items - cellCount) % n) + 1;
    return { to, off: (places[x] ?? []).map(cell => ({ cell, symbol: x })), because: { set } };
  }

  /** Houses and cells of two, one of which has gone: by kind of edge, in the order of `plain`. */
  private followPairs(off: readonly Node[], from: Node): number[][] {
    const { nodes } = this;
    const same: number[] = [];
    const other: number[] = [];
    const mates: number[] = [];
    const own = nodes[from].symbol;
    this.looks++;
    for (let i = 0; i < off.length; i++) {
      const found = nodes[off[i]].symbol === own ? same : other;
      const partners = this.partnersOf(off[i]);
      for (let k = 0; k < partners.length; k += 2)
        if (partners[k] !== from && this.isNewEnd(partners[k])) found.push(partners[k], partners[k + 1]);
      const mate = this.mates[off[i]];
      if (mate >= 0 && mate !== from) mates.push(mate, this.items + nodes[mate].cells[0]);
    }
    return [same, other, mates];
  }

  private partnersOf(node: Node): readonly number[] {
    const known = this.partners[node];
    if (known) return known;
    const { nodes, nodeOfOption, position } = this;
    const { shape, placeCounts } = position;
    const { symbols: n, houses, cellHouses, cellHouseStart } = shape;
    const { symbol, cells } = nodes[node];
    const found: number[] = [];
    for (let k = cellHouseStart[cells[0]]; k < cellHouseStart[cells[0] + 1]; k++) {
      const item = cellHouses[k] * n + symbol - 1;
      if (placeCounts[item] !== 2) continue;
      for (let i = cellHouses[k] * n; i < (cellHouses[k] + 1) * n; i++) {
        const to = nodeOfOption[houses[i] * n + symbol - 1];
        if (to >= 0 && to !== node) found.push(to, item);
      }
    }
    this.partners[node] = found;
    return found;
  }

  /** Houses with more places: all but one have gone, or all but a group. */
  private followGroups(off: readonly Node[], from: Node): number[] {
    const { lostByItem, touched, isOff, nodes, overlaps } = this;
    const { shape, placeCounts } = this.position;
    const { symbols: n, cellHouses, cellHouseStart } = shape;
    const edges: number[] = [];
    let count = 0;
    this.looks++;
    for (let i = 0; i < off.length; i++) {
      isOff[off[i]] = 1;
      const { symbol, cells } = nodes[off[i]];
      for (let k = cellHouseStart[cells[0]]; k < cellHouseStart[cells[0] + 1]; k++) {
        const item = cellHouses[k] * n + symbol - 1;
        if (placeCounts[item] > 2 && lostByItem[item]++ === 0) touched[count++] = item;
      }
    }
    for (let i = 0; i < count; i++) {
      const item = touched[i];
      const left = placeCounts[item] - lostByItem[item];
      lostByItem[item] = 0;
      if (left <= overlaps[Math.floor(item / n)]) this.followHouse(item, left, from, edges);
    }
    for (let i = 0; i < off.length; i++) isOff[off[i]] = 0;
    return edges;
  }

  private followHouse(item: number, left: number, from: Node, edges: number[]): void {
    const { isOff, nodeOfOption } = this;
    const { shape } = this.position;
    const { symbols: n, houses } = shape;
    const house = Math.floor(item / n);
    const index = item % n;
    const cells: Cell[] = [];
    for (let i = house * n; i < (house + 1) * n; i++) {
      const node = nodeOfOption[houses[i] * n + index];
      // Where no place is left, whichever one likes holds: that what was assumed cannot be is then shown by the next link.
      if (node < 0 || (left > 0 && isOff[node] === 1)) continue;
      if (left > 1) cells.push(houses[i]);
      else if (node !== from && this.isNewEnd(node)) edges.push(node, item);
    }
    // A group says something outside its house only where another house, too, has all of it.
    if (left < 2 || !areInTwoHouses(shape, cells)) return;
    const to = this.nodeFor(index + 1, cells);
    if (to !== from && this.isNewEnd(to)) edges.push(to, item);
  }

  /** A set that has lost all places of a symbol holds all its others. */
  private followSets(off: readonly Node[]): number[] {
    const { isOff, sets, nodes, setsOf, items } = this;
    // Known only once the sets are.
    const { lookedIn } = this;
    const { symbols: n, cellCount } = this.position.shape;
    const edges: number[] = [];
    const run = ++this.looks;
    for (let i = 0; i < off.length; i++) isOff[off[i]] = 1;
    for (let i = 0; i < off.length; i++) {
      const { symbol: x } = nodes[off[i]];
      for (const index of setsOf[off[i]] ?? []) {
        const key = index * n + x - 1;
        if (lookedIn[key] === run) continue;
        lookedIn[key] = run;
        const { places, nodes: own } = sets[index];
        if (!this.haveAllGone(x, places[x] ?? [])) continue;
        for (const node of own)
          if (nodes[node].symbol !== x && this.isNewEnd(node)) edges.push(node, items + cellCount + key);
      }
    }
    for (let i = 0; i < off.length; i++) isOff[off[i]] = 0;
    return edges;
  }

  /** Whether this is the first edge of the look to that node: one way there is enough. */
  private isNewEnd(node: Node): boolean {
    const { endIn, looks } = this;
    if (endIn[node] === looks) return false;
    endIn[node] = looks;
    return true;
  }

  private haveAllGone(symbol: Symbol, cells: readonly Cell[]): boolean {
    const { isOff, nodeOfOption, position } = this;
    for (let i = 0; i < cells.length; i++)
      if (isOff[nodeOfOption[cells[i] * position.shape.symbols + symbol - 1]] === 0) return false;
    return true;
  }
}

function isSame(some: readonly Cell[], others: readonly Cell[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}
