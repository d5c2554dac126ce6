/**
 * Which assumptions lead to a contradiction within so many strong links, for all candidates at once. What a node leads to by k links
 * is what the nodes one link on lead to by k - 1; so a row of bits for each node and number of links, one for every candidate that holds and
 * one for every candidate that goes, is made of the rows of its neighbours. Mostly nothing fails, and to know that by rows costs a
 * fraction of following every assumption by itself; only what fails is then followed, to find its shortest chain.
 */
import type { LinkGraph, LinkKinds, Node } from '../links.js';

/** With more candidates than this the rows would take too much memory. */
const mostSingles = 4096;

/** The rows of one number of links, by node: the words of what holds, then the words of what goes. */
interface Rows {
  words: Int32Array;
  isKnown: Uint8Array;
}

export class ChainClosure {
  private readonly graph: LinkGraph;
  private readonly kinds: LinkKinds;
  private readonly rows: Rows[] = [];
  /** The words of half a row. */
  private readonly half: number;

  constructor(graph: LinkGraph, kinds: LinkKinds) {
    this.graph = graph;
    this.kinds = kinds;
    this.half = (graph.singles + 31) >> 5;
  }

  /** Whether it may lead to a contradiction that a candidate holds; where this is too much to know, it may. */
  mayRefute(node: Node, links: number): boolean {
    if (this.graph.singles > mostSingles) return true;
    this.know(node, links);
    return this.clashes(this.rows[links].words, node);
  }

  /** Whether it may lead to a contradiction that a candidate does not hold. */
  mayConfirm(node: Node, links: number): boolean {
    if (this.graph.singles > mostSingles) return true;
    const { half } = this;
    const united = new Int32Array(2 * half);
    this.unite(this.graph.edgesWithout(node, this.kinds), links - 1, united, 0);
    return this.clashes(united, 0);
  }

  private clashes(words: Int32Array, row: number): boolean {
    const { half } = this;
    const start = 2 * half * row;
    for (let i = start; i < start + half; i++) if ((words[i] & words[i + half]) !== 0) return true;
    return false;
  }

  private know(node: Node, links: number): void {
    const level = this.rowsOf(links);
    if (level.isKnown[node] === 1) return;
    const { graph, kinds, half } = this;
    const start = 2 * half * node;
    if (links === 0) {
      if (node < graph.singles) level.words[start + (node >> 5)] |= 1 << node;
      const off = graph.singlesOff(node);
      for (let i = 0; i < off.length; i++) level.words[start + half + (off[i] >> 5)] |= 1 << off[i];
    } else {
      this.unite([node, 0], 0, level.words, start);
      for (let kind = 1; kind <= kinds; kind *= 2)
        if ((kinds & kind) !== 0) this.unite(graph.edgesFrom(node, kind), links - 1, level.words, start);
    }
    level.isKnown[node] = 1;
  }

  /** Adds the rows of the nodes that edges lead to. */
  private unite(edges: readonly number[], links: number, into: Int32Array, start: number): void {
    const width = 2 * this.half;
    for (let i = 0; i < edges.length; i += 2) {
      this.know(edges[i], links);
      const { words } = this.rows[links];
      const from = width * edges[i];
      for (let k = 0; k < width; k++) into[start + k] |= words[from + k];
    }
  }

  /** Groups become nodes as they are met, so there is room for more than there are. */
  private rowsOf(links: number): Rows {
    const { rows, graph, half } = this;
    const room = rows[links]?.isKnown.length ?? 0;
    if (graph.nodes.length <= room) return rows[links];
    const larger = graph.nodes.length + (graph.nodes.length >> 1);
    const words = new Int32Array(2 * half * larger);
    const isKnown = new Uint8Array(larger);
    if (room > 0) {
      words.set(rows[links].words);
      isKnown.set(rows[links].isKnown);
    }
    rows[links] = { words, isKnown };
    return rows[links];
  }
}
