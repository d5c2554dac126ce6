/**
 * The nodes of a graph of links, each of which says "one of these cells holds the symbol", and what goes when they hold. The single
 * candidates are all there from the start; groups of cells become nodes as they are met.
 */
import { IntLists } from '../base/intLists.js';
import { grown } from '../base/ints.js';
import type { SymbolNumber } from '../board/symbols.js';
import type { Cell } from '../shape/shape.js';
import type { Position } from './position.js';
import { seenFrom, sees } from './sight.js';
import type { Because, Candidate } from './step.js';

/** Number of a node. The first are the candidates of open cells, rising by cell, then by symbol. */
export type Node = number;

/** A step of a chain: what has gone, what holds therefore, and why. */
export interface Edge {
  readonly to: Node;
  readonly off: readonly Candidate[];
  readonly because: Because;
}

export const none = -1;

export class LinkNodes {
  /** How many of the nodes are single candidates. */
  singles = 0;
  /** How many nodes there are so far. */
  nodeCount = 0;
  /** By node: the single candidates that go when it holds; known once they have been asked for. */
  readonly off: IntLists;
  readonly position: Position;
  /** By node: its symbol, and its cells or the first of them. */
  protected symbols: Int32Array;
  protected firsts: Int32Array;
  private readonly cells: IntLists;
  protected readonly nodeOfOption: Int32Array;
  /** By node: another of several cells that begins with the same candidate; by single candidate, the first of them. */
  private alike: Int32Array;

  /** There is room for so many nodes at first. */
  constructor(position: Position, room: number) {
    const { cellCount, symbols } = position.shape;
    this.position = position;
    this.nodeOfOption = new Int32Array(cellCount * symbols);
    this.symbols = new Int32Array(room);
    this.firsts = new Int32Array(room);
    this.alike = new Int32Array(room);
    this.cells = new IntLists(room);
    this.off = new IntLists(room);
  }

  /** Begins anew with the candidates that the position has now. */
  protected readCandidates(): void {
    const { position, nodeOfOption } = this;
    const { symbols: n, cellCount } = position.shape;
    this.nodeCount = 0;
    this.cells.clear();
    this.off.clear();
    nodeOfOption.fill(none);
    for (let cell = 0; cell < cellCount; cell++) {
      if (!position.isOpen(cell)) continue;
      for (let symbol = 1, option = cell * n; symbol <= n; symbol++, option++)
        if (position.live[option] === 1) nodeOfOption[option] = this.addNode(symbol, cell);
    }
    this.singles = this.nodeCount;
  }

  symbolOf(node: Node): SymbolNumber {
    return this.symbols[node];
  }

  cellsOf(node: Node): readonly Cell[] {
    return node < this.singles ? [this.firsts[node]] : this.cells.read(node);
  }

  candidateOf(node: Node): Candidate {
    return { cell: this.firsts[node], symbol: this.symbols[node] };
  }

  /** The node of a candidate of an open cell. */
  nodeAt(cell: Cell, symbol: SymbolNumber): Node {
    return this.nodeOfOption[cell * this.position.shape.symbols + symbol - 1];
  }

  /** The node that says that one of these cells holds the symbol. */
  nodeFor(symbol: SymbolNumber, cells: readonly Cell[]): Node {
    const single = this.nodeAt(cells[0], symbol);
    if (cells.length === 1) return single;
    for (let node = this.alike[single]; node !== none; node = this.alike[node])
      if (this.hasCells(node, cells)) return node;
    const node = this.addNode(symbol, cells[0]);
    this.alike[node] = this.alike[single];
    this.alike[single] = node;
    this.cells.open(node);
    for (let i = 0; i < cells.length; i++) this.cells.push(cells[i]);
    this.cells.close(node);
    return node;
  }

  private hasCells(node: Node, cells: readonly Cell[]): boolean {
    const { data, starts } = this.cells;
    if (this.cells.lengthOf(node) !== cells.length) return false;
    for (let i = 0; i < cells.length; i++) if (data[starts[node] + i] !== cells[i]) return false;
    return true;
  }

  private addNode(symbol: SymbolNumber, first: Cell): Node {
    const node = this.nodeCount++;
    if (node === this.symbols.length) {
      this.symbols = grown(this.symbols, 2 * this.symbols.length);
      this.firsts = grown(this.firsts, 2 * this.firsts.length);
      this.alike = grown(this.alike, 2 * this.alike.length);
    }
    this.symbols[node] = symbol;
    this.firsts[node] = first;
    this.alike[node] = none;
    return node;
  }

  /** The single candidates that go when a node holds, as a list of `off`. */
  knowOff(node: Node): void {
    const { off, nodeOfOption, position, singles } = this;
    if (off.has(node)) return;
    const { shape } = position;
    const { symbols: n } = shape;
    const symbol = this.symbols[node];
    const first = this.firsts[node];
    const isSingle = node < singles;
    off.open(node);
    if (isSingle)
      for (let option = first * n; option < (first + 1) * n; option++)
        if (nodeOfOption[option] >= 0 && nodeOfOption[option] !== node) off.push(nodeOfOption[option]);
    const seen = seenFrom(shape, first);
    for (let i = 0; i < seen.length; i++) {
      const other = nodeOfOption[seen[i] * n + symbol - 1];
      if (other >= 0 && (isSingle || this.isSeenWhole(node, seen[i]))) off.push(other);
    }
    off.close(node);
  }

  /** Whether a cell that sees the first cell of a group sees the others too. */
  private isSeenWhole(group: Node, cell: Cell): boolean {
    const { data, starts, ends } = this.cells;
    for (let i = starts[group] + 1; i < ends[group]; i++)
      if (!sees(this.position.shape, data[i], cell)) return false;
    return true;
  }

  /** The same as an array. */
  singlesOff(node: Node): readonly Node[] {
    this.knowOff(node);
    return this.off.read(node);
  }
}
