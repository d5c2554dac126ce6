/**
 * The search that all chains share. It assumes that a candidate holds, or that it does not, follows the graph of links breadth first, and
 * looks whether something then both holds and goes: then the assumption is wrong. The two ways to that place, one followed forwards and
 * the other backwards, are one chain: it starts with something that is taken to be false and runs by turns over strong links (false, so
 * the next is true) and weak links (true, so the next is false); it ends with a true one, so its first or its last holds, and whatever
 * both exclude goes. If first and last are the same candidate, it holds. If the last excludes the first, the chain closes to a
 * loop in which exactly one of every two neighbours holds, so each weak link strikes out too.
 *
 * All candidates are tried with short chains before any is with longer ones, and only the shortest chains there are, are shown, each of
 * which shows something new. What is found depends on distances in the graph and on the number of cells only, never on how cells and
 * symbols are numbered.
 */

import { grown } from '../../base/ints.js';
import type { SymbolNumber } from '../../board/symbols.js';
import type { Shape } from '../../shape/shape.js';
import type { Edge, Node } from '../linkNodes.js';
import { type LinkGraph, type LinkKinds, linksOf } from '../links.js';
import type { Position } from '../position.js';
import { areExclusive } from '../sight.js';
import { type Candidate, type Link, makeStep, type Step } from '../step.js';
import type { TechniqueName } from '../techniqueNames.js';
import { borrowClosure, type ChainClosure, giveBack } from './chainClosure.js';

/** Larger shapes have too many links for a person, and for a hint in time. */
const maxCells = 2000;
/** How many strong links the ways to a contradiction may have, each; the chain has as many as both. */
const mostEdges = 3;
const searchesBetweenPauses = 32;

export interface ChainKind {
  readonly technique: TechniqueName;
  readonly kinds: LinkKinds;
  /** So many strong links on each way at most. */
  readonly most?: number;
  /** So many strong links in all at least and at most, on both ways together. A single one is no chain: it shows what locked candidates do. */
  readonly leastInAll?: number;
  readonly mostInAll?: number;
  /** For chains of one symbol: no others than these. */
  readonly symbols?: ReadonlySet<SymbolNumber>;
  /** Whether chains are looked for that place a symbol, too; what these show, chains that strike out show in several steps. */
  readonly confirms?: boolean;
}

export function* findChains(position: Position, kind: ChainKind): Generator<Step | undefined> {
  if (position.shape.cellCount > maxCells) return;
  const graph = linksOf(position);
  const closure = borrowClosure(graph, kind.kinds);
  try {
    yield* findShortest(position, kind, graph, closure);
  } finally {
    giveBack(closure);
  }
}

function* findShortest(
  position: Position,
  {
    technique,
    kinds,
    most = mostEdges,
    leastInAll = 2,
    mostInAll = Number.POSITIVE_INFINITY,
    confirms = true,
    symbols,
  }: ChainKind,
  graph: LinkGraph,
  closure: ChainClosure,
): Generator<Step | undefined> {
  const search = new ChainSearch(graph, kinds);
  const { singles } = graph;
  // What is seen by locked candidates needs no chain.
  const taken = new Uint8Array(singles);
  for (let node = 0; symbols && node < singles; node++)
    if (!symbols.has(graph.symbolOf(node))) taken[node] = 1;
  for (let depth = 1; depth <= most; depth++) {
    const refuted: Contradiction[] = [];
    const confirmed: Contradiction[] = [];
    for (let node = 0; node < singles; node++) {
      if (node % searchesBetweenPauses === searchesBetweenPauses - 1) yield undefined;
      if (taken[node] === 1) continue;
      const against = closure.mayRefute(node, depth) ? search.refute(node, depth) : undefined;
      if (against && against.edges < leastInAll) taken[node] = 1;
      else if (against && against.edges <= mostInAll) refuted.push(against);
      else if (against) continue;
      else if (confirms && closure.mayConfirm(node, depth)) {
        const pro = search.confirm(node, depth);
        if (pro) confirmed.push(pro);
      }
    }
    if (refuted.length + confirmed.length === 0) continue;
    yield* tellShortest(position, graph, technique, search, refuted, confirmed, taken);
    return;
  }
}

/** The shortest chains, each of which shows something new. */
function* tellShortest(
  { shape }: Position,
  graph: LinkGraph,
  technique: TechniqueName,
  search: ChainSearch,
  refuted: readonly Contradiction[],
  confirmed: readonly Contradiction[],
  taken: Uint8Array,
): Generator<Step> {
  const least = Math.min(...[...refuted, ...confirmed].map(({ edges }) => edges));
  for (const found of confirmed) {
    if (found.edges > least) continue;
    for (const other of graph.singlesOff(found.node)) taken[other] = 1;
    const placements = [graph.candidateOf(found.node)];
    yield makeChainStep(graph, technique, search.tell(found), { placements });
  }
  // What a chain strikes out beside depends on which of several it is; so it counts only where it falls by as short a chain itself.
  const falls = new Set(refuted.filter(({ edges }) => edges === least).map(({ node }) => node));
  for (const found of refuted) {
    if (found.edges > least || taken[found.node] === 1) continue;
    const chain = search.tell(found);
    const nodes = strike(shape, graph, chain).filter(other => taken[other] === 0 && falls.has(other));
    for (const other of nodes) taken[other] = 1;
    if (nodes.length > 0)
      yield makeChainStep(graph, technique, chain, {
        eliminations: nodes.map(other => graph.candidateOf(other)),
      });
  }
}

/** Whether every one of the first excludes every one of the others. */
const excludeAll = (shape: Shape, some: readonly Candidate[], others: readonly Candidate[]): boolean =>
  some.every(one => others.every(other => areExclusive(shape, one, other)));

/** The candidates that a chain excludes, as nodes, rising. */
function strike(shape: Shape, graph: LinkGraph, chain: readonly Edge[]): Node[] {
  const first = chain[0].off;
  const last = chain[chain.length - 1].to;
  const symbol = graph.symbolOf(last);
  const cells = graph.cellsOf(last);
  const struck = new Set<Node>();
  /** What sees a node that holds, and all of what goes by that. */
  const strikeBetween = (node: Node, off: readonly Candidate[]): void => {
    for (const other of graph.singlesOff(node))
      if (excludeAll(shape, [graph.candidateOf(other)], off)) struck.add(other);
  };
  strikeBetween(last, first);
  const isLoop = excludeAll(
    shape,
    first,
    cells.map(cell => ({ cell, symbol })),
  );
  if (isLoop) for (const [i, { to }] of chain.slice(0, -1).entries()) strikeBetween(to, chain[i + 1].off);
  return [...struck].sort((a, b) => a - b);
}

function makeChainStep(
  graph: LinkGraph,
  technique: TechniqueName,
  chain: readonly Edge[],
  effect: Partial<Step>,
): Step {
  const links = chain.flatMap(({ off, to, because }): Link[] => {
    const symbol = graph.symbolOf(to);
    const cells = graph.cellsOf(to);
    const gone = off.map(({ cell }) => cell);
    return [
      { ...off[0], holds: false, ...(gone.length > 1 && { cells: gone }) },
      { cell: cells[0], symbol, holds: true, ...(cells.length > 1 && { cells }), because },
    ];
  });
  const houses = chain.flatMap(({ because }) => ('house' in because ? [because.house] : []));
  const sets = chain.flatMap(({ because }) => ('set' in because ? because.set : []));
  return makeStep({
    technique,
    houses: [...new Set(houses)],
    cells: [...new Set([...links.flatMap(({ cell, cells = [cell] }) => cells), ...sets])],
    symbols: [...new Set(links.map(({ symbol }) => symbol))].sort((a, b) => a - b),
    chain: links,
    ...effect,
  });
}

/** An assumption that leads to something that both holds and goes. */
interface Contradiction {
  /** The candidate that was assumed, and whether it was to hold. */
  readonly node: Node;
  readonly holds: boolean;
  /** The strong links on both ways together. */
  readonly edges: number;
}

/** One breadth-first search after another over the same graph; what was met is marked with the number of the search. */
class ChainSearch {
  private readonly graph: LinkGraph;
  private readonly kinds: LinkKinds;
  private metIn: Int32Array;
  /** The reason for which a node was met, the node before it, and how many strong links lead to it. */
  private reasons: Int32Array;
  private before: Int32Array;
  private depths: Uint8Array;
  /** By single candidate: what excludes it, met with the fewest strong links. */
  private readonly goneIn: Int32Array;
  private readonly excluders: Int32Array;
  private run = 0;
  /** The shortest contradiction so far: its strong links, what holds by one way, and what excludes it by the other. */
  private edges = Number.POSITIVE_INFINITY;
  private held: Node = 0;
  private excluder: Node = 0;

  constructor(graph: LinkGraph, kinds: LinkKinds) {
    this.graph = graph;
    this.kinds = kinds;
    const room = 2 * graph.nodeCount;
    this.metIn = new Int32Array(room);
    this.reasons = new Int32Array(room);
    this.before = new Int32Array(room);
    this.depths = new Uint8Array(room);
    this.goneIn = new Int32Array(graph.singles);
    this.excluders = new Int32Array(graph.singles);
  }

  /** The shortest contradiction from the assumption that a candidate holds. */
  refute(node: Node, most: number): Contradiction | undefined {
    this.begin();
    this.hold(node, -1, 0, 0);
    return this.spread([node], 1, most, node, true);
  }

  /** The shortest contradiction from the assumption that a candidate does not hold. */
  confirm(node: Node, most: number): Contradiction | undefined {
    this.begin();
    const next: Node[] = [];
    const edges = this.graph.edgesWithout(node, this.kinds);
    for (let i = 0; i < edges.length; i += 2) this.meet(edges[i], -1, edges[i + 1], 1, next);
    return this.spread(next, 2, most, node, false);
  }

  private begin(): void {
    this.run++;
    this.edges = Number.POSITIVE_INFINITY;
  }

  private spread(
    start: Node[],
    first: number,
    most: number,
    node: Node,
    holds: boolean,
  ): Contradiction | undefined {
    const { graph, kinds } = this;
    let frontier = start;
    for (let depth = first; depth <= most && !Number.isFinite(this.edges) && frontier.length > 0; depth++) {
      const next: Node[] = [];
      for (let i = 0; i < frontier.length; i++)
        for (let kind = 1; kind <= kinds; kind *= 2) {
          if ((kinds & kind) === 0) continue;
          const { data, starts, ends } = graph.edgesFrom(frontier[i], kind);
          for (let k = starts[frontier[i]]; k < ends[frontier[i]]; k += 2)
            this.meet(data[k], frontier[i], data[k + 1], depth, next);
        }
      frontier = next;
    }
    const { edges } = this;
    return Number.isFinite(edges) ? { node, holds, edges } : undefined;
  }

  /** Meets a node, if that is the first time. */
  private meet(to: Node, from: Node, reason: number, depth: number, next: Node[]): void {
    if (to >= this.metIn.length) this.grow();
    if (this.metIn[to] === this.run) return;
    this.hold(to, from, reason, depth);
    next.push(to);
  }

  /** Takes a node to hold, and looks whether it goes too, or excludes something that holds. */
  private hold(to: Node, from: Node, reason: number, depth: number): void {
    const { graph, metIn, goneIn, excluders, run } = this;
    metIn[to] = run;
    this.reasons[to] = reason;
    this.before[to] = from;
    this.depths[to] = depth;
    if (to < graph.singles && goneIn[to] === run) this.consider(to, excluders[to]);
    graph.knowOff(to);
    const { data, starts, ends } = graph.off;
    for (let i = starts[to]; i < ends[to]; i++) {
      const other = data[i];
      if (metIn[other] === run) this.consider(other, to);
      if (goneIn[other] === run) continue;
      goneIn[other] = run;
      excluders[other] = to;
    }
  }

  private consider(held: Node, excluder: Node): void {
    const edges = this.depths[held] + this.depths[excluder];
    if (edges >= this.edges) return;
    this.edges = edges;
    this.held = held;
    this.excluder = excluder;
  }

  /** Groups become nodes as they are met. */
  private grow(): void {
    const room = 2 * this.graph.nodeCount;
    this.metIn = grown(this.metIn, room);
    this.reasons = grown(this.reasons, room);
    this.before = grown(this.before, room);
    const depths = new Uint8Array(room);
    depths.set(this.depths);
    this.depths = depths;
  }

  /** The chain: forwards to what holds, and backwards from what excludes it. */
  tell({ node, holds, edges }: Contradiction): Edge[] {
    // Searches since then have written over its marks.
    if (holds) this.refute(node, edges);
    else this.confirm(node, edges);
    const forwards = this.wayTo(this.held).reverse();
    const backwards = this.wayTo(this.excluder).map(({ to, off, because }): Edge => {
      const symbol = this.graph.symbolOf(to);
      const cells = this.graph.cellsOf(to);
      return {
        to: this.graph.nodeFor(
          off[0].symbol,
          off.map(({ cell }) => cell),
        ),
        off: cells.map(cell => ({ cell, symbol })),
        because,
      };
    });
    return [...forwards, ...backwards];
  }

  /** The edges that lead to a node, the last first. */
  private wayTo(node: Node): Edge[] {
    const way: Edge[] = [];
    for (let at = node; at >= 0 && this.depths[at] > 0; at = this.before[at])
      way.push(this.graph.tell(at, this.reasons[at]));
    return way;
  }
}
