/**
 * How candidates force each other, as one graph for all chains. A node says "one of these cells holds the symbol": a single candidate, a
 * group of places in the overlap of two houses, or the places of a symbol in an almost locked set, that is a number of cells with one
 * symbol more than there are cells. If a node holds, whatever it sees goes; and where that leaves a house one place or one
 * group for a symbol, a cell one candidate, or an almost locked set without one of its symbols, another node holds. Each such step
 * is an edge. Which cells and houses there are depends on the shape alone, so the graph is the same thing in every dimension.
 */
import type { Symbol } from '../board/symbols.js';
import { type Cell, type House, housesOf } from '../shape/shape.js';
import { findAlmostLockedSets } from './almostLocked.js';
import type { Position } from './position.js';
import { housesWithAll, seenFrom, sees } from './sight.js';
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

export interface Edge {
  readonly to: Node;
  /** The candidates that have gone, and why that makes the node hold. */
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
  private readonly knownEdges: (readonly Edge[] | undefined)[] = [];
  private readonly sets: readonly LockedSet[];
  /** By option: which sets have it, as the index of the set. */
  private readonly setsOf: ReadonlyMap<number, readonly number[]>;
  /** Marks and counts of one search for edges; all zero in between. */
  private readonly isOff: Uint8Array;
  private readonly lostByItem: Uint8Array;

  constructor(position: Position, kinds: LinkKinds) {
    const { shape, live } = position;
    const { symbols: n, cellCount, houseCount } = shape;
    this.position = position;
    this.kinds = kinds;
    this.nodeOfOption = new Int32Array(cellCount * n).fill(-1);
    this.isOff = new Uint8Array(cellCount * n);
    this.lostByItem = new Uint8Array(houseCount * n);
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
    return { cells, places };
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
  excludes(node: Node, { cell, symbol }: Candidate): boolean {
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

  private candidate(option: number): Candidate {
    const { symbols: n } = this.position.shape;
    return { cell: Math.floor(option / n), symbol: (option % n) + 1 };
  }

  /** The nodes that hold if this one does. */
  edgesFrom(node: Node): readonly Edge[] {
    const known = this.knownEdges[node] ?? this.follow(this.offOf(node), node);
    this.knownEdges[node] = known;
    return known;
  }

  /** The nodes that hold if a candidate does not. */
  edgesWithout(node: Node): readonly Edge[] {
    const { cell, symbol } = this.candidateOf(node);
    return this.follow([cell * this.position.shape.symbols + symbol - 1], -1);
  }

  private follow(off: readonly number[], from: Node): Edge[] {
    const { isOff } = this;
    const edges: Edge[] = [];
    for (const option of off) isOff[option] = 1;
    if (this.kinds.houses) this.followHouses(off, from, edges);
    if (this.kinds.cells) this.followCells(off, from, edges);
    if (this.sets.length > 0) this.followSets(off, edges);
    for (const option of off) isOff[option] = 0;
    return edges;
  }

  private followHouses(off: readonly number[], from: Node, edges: Edge[]): void {
    const { lostByItem, position, kinds } = this;
    const { shape, placeCounts } = position;
    const { symbols: n } = shape;
    const touched: number[] = [];
    for (const option of off)
      for (const house of housesOf(shape, Math.floor(option / n))) {
        const item = house * n + (option % n);
        if (lostByItem[item]++ === 0) touched.push(item);
      }
    for (const item of touched) {
      const left = placeCounts[item] - lostByItem[item];
      lostByItem[item] = 0;
      if (kinds.groups ? placeCounts[item] < 2 : placeCounts[item] !== 2) continue;
      this.followHouse(Math.floor(item / n), (item % n) + 1, left, from, edges);
    }
  }

  private followHouse(house: House, symbol: Symbol, left: number, from: Node, edges: Edge[]): void {
    const { isOff, position } = this;
    const { symbols: n } = position.shape;
    const places = position.placesOf(house, symbol);
    if (left === 0) {
      // No place is left, so whichever one likes holds: that what was assumed cannot be is then shown by the next link.
      for (const cell of places)
        edges.push({
          to: this.nodeFor(symbol, [cell]),
          off: places.filter(other => other !== cell).map(other => ({ cell: other, symbol })),
          because: { house },
        });
      return;
    }
    const isGone = (cell: Cell): boolean => isOff[cell * n + symbol - 1] === 1;
    const cells = places.filter(cell => !isGone(cell));
    // A group says something outside its house only where another house, too, has all of it.
    if (left > 1 && housesWithAll(position.shape, cells).length < 2) return;
    const to = this.nodeFor(symbol, cells);
    if (to === from || to < 0) return;
    edges.push({
      to,
      off: places.filter(isGone).map(cell => ({ cell, symbol })),
      because: { house },
    });
  }

  private followCells(off: readonly number[], from: Node, edges: Edge[]): void {
    const { position, isOff } = this;
    const { symbols: n } = position.shape;
    for (const option of off) {
      const cell = Math.floor(option / n);
      if (position.candidateCounts[cell] !== 2) continue;
      const symbol = position.candidatesOf(cell).find(other => isOff[cell * n + other - 1] === 0);
      const to = symbol === undefined ? -1 : this.nodeFor(symbol, [cell]);
      if (symbol === undefined || to === from || to < 0) continue;
      edges.push({ to, off: [this.candidate(option)], because: { cell } });
    }
  }

  /** A set that has lost all places of a symbol holds all its others. */
  private followSets(off: readonly number[], edges: Edge[]): void {
    const { position, isOff, sets } = this;
    const { symbols: n } = position.shape;
    const looked = new Set<number>();
    for (const option of off) {
      const x = (option % n) + 1;
      for (const index of this.setsOf.get(option) ?? []) {
        const key = index * n + x - 1;
        if (looked.has(key)) continue;
        looked.add(key);
        const { cells, places } = sets[index];
        const gone = places.get(x) ?? [];
        if (!gone.every(cell => isOff[cell * n + x - 1] === 1)) continue;
        for (const [symbol, own] of places) {
          if (symbol === x) continue;
          edges.push({
            to: this.nodeFor(symbol, own),
            off: gone.map(cell => ({ cell, symbol: x })),
            because: { set: cells },
          });
        }
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
