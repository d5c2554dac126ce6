/** The edges of a graph of links that run through almost locked sets: a set that has lost all places of a symbol holds all its others. */
import { IntLists } from '../base/intLists.js';
import type { Cell } from '../shape/shape.js';
import { findAlmostLockedSets } from './almostLocked.js';
import { type Edge, type LinkNodes, type Node, none } from './linkNodes.js';

/** The largest almost locked set, in cells. */
const mostInSet = 4;
const mostInSetOfLarge = 3;
const smallShape = 200;

/** A symbol of a set: the index of the set · symbols + symbol - 1. */
type Part = number;

export class SetLinks {
  private readonly nodes: LinkNodes;
  /** From which number on reasons are parts of sets. */
  private readonly firstReason: number;
  private sets: readonly (readonly Cell[])[] | undefined;
  /** By set: for each of its symbols, that one of its cells holds it. */
  private readonly ends = new IntLists(0);
  /** By part: how many places it has, and how many of them have gone; the latter zero in between. */
  private places = new Uint8Array(0);
  private lost = new Uint8Array(0);
  /** By single candidate: the last of its entries; by entry, its part and the entry before. */
  private latest = new Int32Array(0);
  private readonly partOf: Part[] = [];
  private readonly before: number[] = [];
  private entries = 0;

  constructor(nodes: LinkNodes, firstReason: number) {
    this.nodes = nodes;
    this.firstReason = firstReason;
  }

  /** Forgets the sets, since the position has changed. */
  clear(): void {
    this.sets = undefined;
  }

  /** Adds an edge for whatever holds if a node does, since sets lose a symbol. */
  follow(from: Node, add: (to: Node, reason: number) => void): void {
    this.read();
    const { lost, places, latest, before, partOf, ends, firstReason } = this;
    const { off, position } = this.nodes;
    const { symbols: n } = position.shape;
    for (let i = off.starts[from]; i < off.ends[from]; i++)
      for (let entry = latest[off.data[i]]; entry !== none; entry = before[entry]) {
        const part = partOf[entry];
        if (++lost[part] < places[part]) continue;
        const set = Math.floor(part / n);
        const symbol = (part % n) + 1;
        for (let k = ends.starts[set]; k < ends.ends[set]; k++)
          if (this.nodes.symbolOf(ends.data[k]) !== symbol) add(ends.data[k], firstReason + part);
      }
    for (let i = off.starts[from]; i < off.ends[from]; i++)
      for (let entry = latest[off.data[i]]; entry !== none; entry = before[entry]) lost[partOf[entry]] = 0;
  }

  /** What a set has lost, for its other symbols to hold. */
  tell(reason: number): Omit<Edge, 'to'> {
    const { nodes } = this;
    const { symbols: n } = nodes.position.shape;
    const part = reason - this.firstReason;
    const set = this.sets?.[Math.floor(part / n)] ?? [];
    const symbol = (part % n) + 1;
    const off = set.filter(cell => nodes.nodeAt(cell, symbol) >= 0).map(cell => ({ cell, symbol }));
    return { off, because: { set } };
  }

  private read(): void {
    if (this.sets) return;
    const { nodes } = this;
    const { shape } = nodes.position;
    const sets = findAlmostLockedSets(
      nodes.position,
      shape.cellCount > smallShape ? mostInSetOfLarge : mostInSet,
    );
    this.sets = sets;
    this.entries = 0;
    this.ends.clear();
    if (this.latest.length < nodes.singles) this.latest = new Int32Array(nodes.singles);
    this.latest.fill(none);
    const parts = sets.length * shape.symbols;
    if (this.places.length < parts) {
      this.places = new Uint8Array(2 * parts);
      this.lost = new Uint8Array(2 * parts);
    }
    for (let set = 0; set < sets.length; set++) this.readSet(sets[set], set);
  }

  private readSet(cells: readonly Cell[], set: number): void {
    const { nodes, ends, places } = this;
    const { symbols: n } = nodes.position.shape;
    ends.open(set);
    for (let symbol = 1; symbol <= n; symbol++) {
      const part = set * n + symbol - 1;
      const own: Cell[] = [];
      for (let i = 0; i < cells.length; i++) {
        const node = nodes.nodeAt(cells[i], symbol);
        if (node < 0) continue;
        own.push(cells[i]);
        this.before[this.entries] = this.latest[node];
        this.partOf[this.entries] = part;
        this.latest[node] = this.entries++;
      }
      places[part] = own.length;
      if (own.length > 0) ends.push(nodes.nodeFor(symbol, own));
    }
    ends.close(set);
  }
}
