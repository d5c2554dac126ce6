/**
 * How candidates force each other, as one graph for all chains. A node says "one of these cells holds the symbol": a single candidate, a
 * group of places in the overlap of two houses, or the places of a symbol in an almost locked set, that is a number of cells with one
 * symbol more than there are cells. If a node holds, whatever it sees goes; and where that leaves a house one place or one
 * group for a symbol, a cell one candidate, or an almost locked set without one of its symbols, another node holds. Each such step
 * is an edge. Which cells and houses there are depends on the shape alone, so the graph is the same thing in every dimension.
 */
import type { Symbol } from '../board/symbols.js';
import type { Cell, House } from '../shape/shape.js';
import { findAlmostLockedSets } from './almostLocked.js';
import type { Position } from './position.js';
import { housesWithAll, overlapsOf, seenFrom, sees } from './sight.js';
import type { Because, Candidate } from './step.js';

/** Number of a node. The first are the candidates of open cells, rising by cell, then by symbol. */
export type Node = number;

/** What chains may run over. */
export interface LinkKinds {
  /** Cells with two candidates. */
  readonly cells: boolean;
  readonly houses: boolean;
  /** Whether the candidates of a cell exclude each other. Without that every chain keeps to one symbol. */
  readonly manySymbols: boolean;
  /** Groups of places, and houses that fall apart into two of them. */
  readonly groups: boolean;
  /** The largest almost locked set, in cells; 0 for none. */
  readonly mostInSet: number;
}

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
  readonly places: ReadonlyMap<Symbol, readonly Cell[]>;
  /** By symbol, that one of these holds it. */
  readonly nodes: readonly Node[];
}

export class LinkGraph {
  readonly nodes: NodeOf[] = [];
  /** How many of the nodes are single candidates. */
  readonly singles: number;
  private readonly position: Position;
  private readonly kinds: LinkKinds;
  private readonly nodeOfOption: Int32Array;
  private readonly larger = new Map<string, Node>();
  private readonly knownOff: (readonly number[] | undefined)[] = [];
  private readonly knownEdges: (readonly number[] | undefined)[] = [];
  private readonly sets: readonly LockedSet[];
  /** By option: which sets have it, as the index of the set. */
  private readonly setsOf: ReadonlyMap<number, readonly number[]>;
  /** Marks and counts of one search for edges; all zero in between. */
  private readonly isOff: Uint8Array;
  private readonly lostByItem: Uint8Array;
  private readonly touched: number[] = [];
  private readonly lookedIn: number[] = [];
  private looks = 0;
  private readonly overlaps: Uint8Array;

  constructor(position: Position, kinds: LinkKinds) {
    const { shape, live } = position;
    const { symbols: n, cellCount, houseCount } = shape;
    this.position = position;
    this.kinds = kinds;
    this.nodeOfOption = new Int32Array(cellCount * n).fill(-1);
    this.isOff = new Uint8Array(cellCount * n);
    this.lostByItem = new Uint8Array(houseCount * n);
    this.overlaps = overlapsOf(shape);
    for (let cell = 0; cell < cellCount; cell++) {
      if (!position.isOpen(cell)) continue;
      for (let symbol = 1, option = cell * n; symbol <= n; symbol++, option++)
        if (live[option] === 1) this.nodeOfOption[option] = this.nodes.push({ symbol, cells: [cell] }) - 1;
    }
    this.singles = this.nodes.length;
    this.sets =
      kinds.mostInSet > 1
        ? findAlmostLockedSets(position, kinds.mostInSet).map(set => this.readSet(set))
        : [];
    const setsOf = new Map<number, number[]>();
    for (const [index, { places }] of this.sets.entries())
      for (const [symbol, cells] of places)
        for (const cell of cells) {
          const option = cell * n + symbol - 1;
          const known = setsOf.get(option);
          if (known) known.push(index);
          else setsOf.set(option, [index]);
        }
    this.setsOf = setsOf;
  }

  private readSet(cells: readonly Cell[]): LockedSet {
    const places = new Map<Symbol, Cell[]>();
    for (const cell of cells)
      for (const symbol of this.position.candidatesOf(cell)) {
        const known = places.get(symbol);
        if (known) known.push(cell);
        else places.set(symbol, [cell]);
      }
    return { cells, places, nodes: [...places].map(([symbol, own]) => this.nodeFor(symbol, own)) };
  }

  candidateOf(node: Node): Candidate {
    const { cells, symbol } = this.nodes[node];
    return { cell: cells[0], symbol };
  }

  private nodeFor(symbol: Symbol, cells: readonly Cell[]): Node {
    if (cells.length === 1) return this.nodeOfOption[cells[0] * this.position.shape.symbols + symbol - 1];
    const key = `${symbol}:${cells.join()}`;
    const known = this.larger.get(key);
    if (known !== undefined) return known;
    const node = this.nodes.push({ symbol, cells }) - 1;
    this.larger.set(key, node);
    return node;
  }

  /** Whether not both the candidate and the node can hold. */
  excludes(node: Node, cell: Cell, symbol: Symbol): boolean {
    const own = this.nodes[node];
    if (own.symbol !== symbol)
      return this.kinds.manySymbols && own.cells.length === 1 && own.cells[0] === cell;
    return own.cells.every(other => sees(this.position.shape, other, cell));
  }

  /** The options that go when a node holds, rising. */
  private offOf(node: Node): readonly number[] {
    const known = this.knownOff[node];
    if (known) return known;
    const { shape, live } = this.position;
    const { symbols: n } = shape;
    const { symbol, cells } = this.nodes[node];
    const [first, ...rest] = cells;
    const off: number[] = [];
    if (this.kinds.manySymbols && rest.length === 0)
      for (let option = first * n; option < (first + 1) * n; option++)
        if (live[option] === 1 && option !== first * n + symbol - 1) off.push(option);
    for (const cell of seenFrom(shape, first)) {
      const option = cell * n + symbol - 1;
      if (live[option] === 1 && rest.every(other => sees(shape, other, cell))) off.push(option);
    }
    this.knownOff[node] = off;
    return off;
  }

  /** Not both can hold. */
  areExclusive(a: Candidate, b: Candidate): boolean {
    if (a.symbol !== b.symbol) return this.kinds.manySymbols && a.cell === b.cell;
    return sees(this.position.shape, a.cell, b.cell);
  }

  /** The single candidates that go when a node holds, as nodes. */
  singlesOff(node: Node): Node[] {
    return this.offOf(node).map(option => this.nodeOfOption[option]);
  }

  /** The nodes that hold if this one does, each followed by its reason. */
  edgesFrom(node: Node): readonly number[] {
    const known = this.knownEdges[node] ?? this.follow(this.offOf(node), node);
    this.knownEdges[node] = known;
    return known;
  }

  /** The nodes that hold if a candidate does not, each followed by its reason. */
  edgesWithout(node: Node): readonly number[] {
    const { cell, symbol } = this.candidateOf(node);
    return this.follow([cell * this.position.shape.symbols + symbol - 1], -1);
  }

  /** What has gone, and where, for a reason to make a node hold. */
  tell(to: Node, reason: Reason): Edge {
    const { position, nodes } = this;
    const { symbols: n, houseCount, cellCount } = position.shape;
    const { symbol, cells } = nodes[to];
    const items = houseCount * n;
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
    return { to, off: (places.get(x) ?? []).map(cell => ({ cell, symbol: x })), because: { set } };
  }

  private follow(off: readonly number[], from: Node): number[] {
    const { isOff } = this;
    const edges: number[] = [];
    for (const option of off) isOff[option] = 1;
    if (this.kinds.houses) this.followHouses(off, from, edges);
    if (this.kinds.cells) this.followCells(off, from, edges);
    if (this.sets.length > 0) this.followSets(off, edges);
    for (const option of off) isOff[option] = 0;
    return edges;
  }

  private followHouses(off: readonly number[], from: Node, edges: number[]): void {
    const { lostByItem, touched, kinds } = this;
    const { shape, placeCounts } = this.position;
    const { symbols: n, cellHouses, cellHouseStart } = shape;
    let count = 0;
    for (const option of off) {
      const cell = Math.floor(option / n);
      for (let k = cellHouseStart[cell]; k < cellHouseStart[cell + 1]; k++) {
        const item = cellHouses[k] * n + (option % n);
        if (lostByItem[item]++ === 0) touched[count++] = item;
      }
    }
    for (let i = 0; i < count; i++) {
      const item = touched[i];
      const left = placeCounts[item] - lostByItem[item];
      lostByItem[item] = 0;
      if (
        kinds.groups
          ? placeCounts[item] < 2 || left > this.overlaps[Math.floor(item / n)]
          : placeCounts[item] !== 2
      )
        continue;
      this.followHouse(item, left, from, edges);
    }
  }

  private followHouse(item: number, left: number, from: Node, edges: number[]): void {
    const { isOff, position, nodeOfOption } = this;
    const { shape, live } = position;
    const { symbols: n, houses } = shape;
    const house = Math.floor(item / n);
    const index = item % n;
    const cells: Cell[] = [];
    for (let i = house * n; i < (house + 1) * n; i++) {
      const option = houses[i] * n + index;
      // Where no place is left, whichever one likes holds: that what was assumed cannot be is then shown by the next link.
      if (live[option] === 0 || (left > 0 && isOff[option] === 1)) continue;
      if (left > 1) cells.push(houses[i]);
      else if (nodeOfOption[option] !== from) edges.push(nodeOfOption[option], item);
    }
    // A group says something outside its house only where another house, too, has all of it.
    if (left < 2 || housesWithAll(shape, cells).length < 2) return;
    const to = this.nodeFor(index + 1, cells);
    if (to !== from) edges.push(to, item);
  }

  private followCells(off: readonly number[], from: Node, edges: number[]): void {
    const { position, isOff, nodeOfOption } = this;
    const { symbols: n, houseCount } = position.shape;
    for (const option of off) {
      const cell = Math.floor(option / n);
      if (position.candidateCounts[cell] !== 2) continue;
      for (let other = cell * n; other < (cell + 1) * n; other++) {
        const to = nodeOfOption[other];
        if (to >= 0 && to !== from && isOff[other] === 0) edges.push(to, houseCount * n + cell);
      }
    }
  }

  /** A set that has lost all places of a symbol holds all its others. */
  private followSets(off: readonly number[], edges: number[]): void {
    const { isOff, sets, lookedIn } = this;
    const { symbols: n, houseCount, cellCount } = this.position.shape;
    const run = ++this.looks;
    for (const option of off) {
      const x = (option % n) + 1;
      for (const index of this.setsOf.get(option) ?? []) {
        const key = index * n + x - 1;
        if (lookedIn[key] === run) continue;
        lookedIn[key] = run;
        const { places, nodes } = sets[index];
        if (!places.get(x)?.every(cell => isOff[cell * n + x - 1] === 1)) continue;
        for (const node of nodes)
          if (this.nodes[node].symbol !== x) edges.push(node, houseCount * n + cellCount + key);
      }
    }
  }
}

/** Every house and symbol with exactly two places, both open. */
export function* housesWithTwoPlaces(position: Position): Generator<[House, number]> {
  const { symbols: n } = position.shape;
  for (let item = 0; item < position.placeCounts.length; item++)
    if (position.placeCounts[item] === 2) yield [Math.floor(item / n), (item % n) + 1];
}
