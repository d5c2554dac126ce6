/**
 * Which assumptions lead to a contradiction within so many strong links, for all candidates at once. What a node leads to by k links
 * is what the nodes one link on lead to by k - 1; so a row of bits for each node and number of links, one for every candidate that holds and
 * one for every candidate that goes, is made of the rows of its neighbours. Mostly nothing fails, and to know that by rows costs a
 * fraction of following every assumption by itself; only what fails is then followed, to find its shortest chain.
 */
import type { Node } from '../linkNodes.js';
import { type LinkGraph, type LinkKinds, linkKinds } from '../links.js';

/** With more candidates than this the rows would take too much memory. */
const mostSingles = 4096;

/** The rows of one number of links, by node: the words of what holds, then the words of what goes. */
interface Rows {
  words: Int32Array;
  isKnown: Uint8Array;
}

/** Chains of one symbol and of cells are alternating chains; those, chains of groups and chains of sets are chains through anything. */
const plainKinds = linkKinds.sameSymbol | linkKinds.otherSymbol | linkKinds.cells;
const allKinds = plainKinds | linkKinds.groups | linkKinds.sets;

/** Those that nobody uses now, the latest last: what one knows of a graph serves the next technique, and its memory the next graph. */
const idle: ChainClosure[] = [];
const mostIdle = 4;

/**
 * Lends the closure that tells for these kinds of links where there may be chains. It is that of the widest kind that they are a part of:
 * where that finds nothing, which is most often so, none of its parts has to be looked at. It is to be given back.
 */
export function borrowClosure(graph: LinkGraph, kinds: LinkKinds): ChainClosure {
  const widest = (kinds & ~plainKinds) === 0 ? plainKinds : allKinds;
  const same = idle.findIndex(closure => closure.isOf(graph, widest));
  const [closure = new ChainClosure()] = idle.splice(
    Math.max(same, 0),
    same < 0 && idle.length < mostIdle ? 0 : 1,
  );
  if (same < 0) closure.begin(graph, widest);
  return closure;
}

export function giveBack(closure: ChainClosure): void {
  idle.push(closure);
  if (idle.length > mostIdle) idle.shift();
}

export class ChainClosure {
  private graph!: LinkGraph;
  private changes = -1;
  private kinds: LinkKinds = 0;
  private readonly rows: Rows[] = [];
  /** The words of half a row. */
  private half = 0;

  /** Forgets all it knows, and begins with a graph. */
  begin(graph: LinkGraph, kinds: LinkKinds): void {
    this.graph = graph;
    this.changes = graph.changes;
    this.kinds = kinds;
    this.half = (graph.singles + 31) >> 5;
    for (const { isKnown } of this.rows) isKnown.fill(0);
  }

  isOf(graph: LinkGraph, kinds: LinkKinds): boolean {
    return this.graph === graph && this.changes === graph.changes && this.kinds === kinds;
  }

  /** Whether it may lead to a contradiction that a candidate holds; where this is too much to know, it may. */
  mayRefute(node: Node, links: number): boolean {
    if (this.graph.singles > mostSingles) return true;
    this.know(node, links);
    return this.clashes(this.rows[links].words, node);
  }

  /** Whether it may lead to a contradiction that a candidate does not hold. */
  mayConfirm(node: Node, links: number): boolean {
    const { graph, half } = this;
    if (graph.singles > mostSingles) return true;
    // Each candidate that excludes this one leads to all that follows without it.
    graph.knowOff(node);
    const { off } = graph;
    for (let i = off.starts[node]; i < off.ends[node]; i++)
      if (!this.mayRefute(off.data[i], links)) return false;
    const united = new Int32Array(2 * half);
    const edges = graph.edgesWithout(node, this.kinds);
    for (let i = 0; i < edges.length; i += 2) this.unite(edges[i], links - 1, united, 0);
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
    level.words.fill(0, start, start + 2 * half);
    if (links === 0) {
      if (node < graph.singles) level.words[start + (node >> 5)] |= 1 << node;
      graph.knowOff(node);
      const { data, starts, ends } = graph.off;
      for (let i = starts[node]; i < ends[node]; i++)
        level.words[start + half + (data[i] >> 5)] |= 1 << data[i];
    } else {
      this.unite(node, 0, level.words, start);
      for (let kind = 1; kind <= kinds; kind *= 2) {
        if ((kinds & kind) === 0) continue;
        const edges = graph.edgesFrom(node, kind);
        // What is found on the way may move the lists.
        for (let i = edges.starts[node]; i < edges.ends[node]; i += 2)
          this.unite(edges.data[i], links - 1, level.words, start);
      }
    }
    level.isKnown[node] = 1;
  }

  /** Adds the row of a node. */
  private unite(node: Node, links: number, into: Int32Array, start: number): void {
    this.know(node, links);
    const { words } = this.rows[links];
    const width = 2 * this.half;
    const from = width * node;
    for (let k = 0; k < width; k++) into[start + k] |= words[from + k];
  }

  /** Groups become nodes as they are met, so there is room for more than there are. */
  private rowsOf(links: number): Rows {
    const { rows, graph, half } = this;
    const count = graph.nodeCount;
    const old = rows[links];
    if (old && count <= old.isKnown.length && 2 * half * count <= old.words.length) return old;
    const larger = count + (count >> 1);
    const words = new Int32Array(2 * half * larger);
    const isKnown = new Uint8Array(larger);
    if (old) {
      words.set(old.words.subarray(0, words.length));
      isKnown.set(old.isKnown.subarray(0, larger));
    }
    rows[links] = { words, isKnown };
    return rows[links];
  }
}
