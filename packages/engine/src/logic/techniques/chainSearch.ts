/**
 * The search that all chains share. It assumes a candidate, follows the graph of links breadth first, and looks whether some node
 * that then holds excludes it: then it goes. Told the other way round, from the first thing that has gone on: the chain starts
 * with something that is taken to be false and runs by turns over strong links (false, so the next is true) and weak links (true, so
 * the next is false); if it ends with a true one, then its first or its last holds, and whatever sees both goes. If first and last are the
 * same candidate, it holds. If the last excludes the first, the chain closes to a loop in which exactly one of every two neighbours
 * holds, so each weak link strikes out too.
 *
 * All candidates are tried with short chains before any is with longer ones: the shortest chain comes first, and each further chain
 * shows something new. What is found depends on distances in the graph and on the number of cells only, never on how cells and
 * symbols are numbered.
 */
import { type Edge, LinkGraph, type LinkKinds, type Node } from '../links.js';
import type { Position } from '../position.js';
import { type Candidate, type Link, makeStep, type Step } from '../step.js';
import { pausesEvery } from '../technique.js';
import type { TechniqueName } from '../techniqueNames.js';

/** Larger shapes have too many links for a person, and for a hint in time. */
const maxCells = 2000;
const smallShape = 200;
/** How many strong links a chain may have. */
const mostEdgesInSmall = 6;
const mostEdges = 4;
/** A single strong link is no chain: what it shows, locked candidates show. */
const leastEdges = 2;
const searchesBetweenPauses = 32;

export interface ChainKind {
  readonly technique: TechniqueName;
  readonly kinds: LinkKinds;
  /** So many strong links at most; as many as the shape allows if not said. */
  readonly most?: number;
  /** Whether chains that place a symbol are looked for. */
  readonly places?: boolean;
}

export function* findChains(position: Position, kind: ChainKind): Generator<Step | undefined> {
  const { cellCount } = position.shape;
  if (cellCount > maxCells) return;
  const most = kind.most ?? (cellCount <= smallShape ? mostEdgesInSmall : mostEdges);
  const { places = true } = kind;
  const graph = new LinkGraph(position, kind.kinds);
  const search = new ChainSearch(graph);
  const { singles } = graph;
  const placed = new Uint8Array(singles);
  // What is struck out, comes with a placement, or is seen by locked candidates, needs no further chain.
  const taken = new Uint8Array(singles);
  for (let node = 0; node < singles; node++) {
    if (node % pausesEvery === pausesEvery - 1) yield undefined;
    if (search.refute(node, 1)) taken[node] = 1;
  }
  search.cut = true;
  for (let edges = leastEdges; edges <= most && search.cut; edges++) {
    search.cut = false;
    for (let node = 0; places && node < singles; node++) {
      if (node % searchesBetweenPauses === 0) yield undefined;
      if (placed[node] === 1) continue;
      const chain = search.confirm(node, edges);
      if (!chain) continue;
      placed[node] = 1;
      const candidate = graph.candidateOf(node);
      for (const other of graph.singlesOff(node)) taken[other] = 1;
      yield makeChainStep(graph, kind.technique, chain, { placements: [candidate] });
    }
    for (let node = 0; node < singles; node++) {
      if (node % searchesBetweenPauses === 0) yield undefined;
      if (taken[node] === 1) continue;
      const chain = search.refute(node, edges);
      if (!chain) continue;
      const nodes = strike(graph, chain).filter(other => taken[other] === 0);
      for (const other of nodes) taken[other] = 1;
      if (nodes.length === 0) continue;
      yield makeChainStep(graph, kind.technique, chain, {
        eliminations: nodes.map(other => graph.candidateOf(other)),
      });
    }
  }
}

/** Whether a candidate excludes every one of these. */
const excludesAll = (graph: LinkGraph, candidate: Candidate, all: readonly Candidate[]): boolean =>
  all.every(other => graph.areExclusive(candidate, other));

const isLoop = (graph: LinkGraph, chain: readonly Edge[]): boolean =>
  chain[0].off.every(({ cell, symbol }) => graph.excludes(chain[chain.length - 1].to, cell, symbol));

/** The candidates that a chain excludes, as nodes, rising. */
function strike(graph: LinkGraph, chain: readonly Edge[]): Node[] {
  const first = chain[0].off;
  const last = chain[chain.length - 1].to;
  const struck = new Set<Node>();
  /** What sees a node that holds, and all of what goes by that. */
  const strikeBetween = (node: Node, off: readonly Candidate[]): void => {
    for (const other of graph.singlesOff(node))
      if (excludesAll(graph, graph.candidateOf(other), off)) struck.add(other);
  };
  strikeBetween(last, first);
  if (isLoop(graph, chain)) {
    for (const [i, { to }] of chain.slice(0, -1).entries()) strikeBetween(to, chain[i + 1].off);
  }
  return [...struck].sort((a, b) => a - b);
}

function makeChainStep(
  graph: LinkGraph,
  technique: TechniqueName,
  chain: readonly Edge[],
  effect: Partial<Step>,
): Step {
  const links = chain.flatMap(({ off, to, because }): Link[] => {
    const { symbol, cells } = graph.nodes[to];
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

/** One breadth-first search after another over the same graph; what was met is marked with the number of the search. */
class ChainSearch {
  /** Whether a search ended at its limit, so that a longer one might find more. */
  cut = false;
  private readonly graph: LinkGraph;
  private readonly metIn: number[] = [];
  /** The reason for which a node was met, and the node before it; -1 at the start. */
  private readonly reasons: number[] = [];
  private readonly before: Node[] = [];
  private frontier: Node[] = [];
  private next: Node[] = [];
  private run = 0;

  constructor(graph: LinkGraph) {
    this.graph = graph;
  }

  /** The shortest chain that shows that a candidate does not hold. */
  refute(node: Node, most: number): Edge[] | undefined {
    const { cell, symbol } = this.graph.candidateOf(node);
    const goal = this.find(this.graph.edgesFrom(node), most, node, to =>
      this.graph.excludes(to, cell, symbol),
    );
    return goal < 0 ? undefined : this.trace(goal);
  }

  /** The shortest chain that shows that a candidate holds. */
  confirm(node: Node, most: number): Edge[] | undefined {
    const goal = this.find(this.graph.edgesWithout(node), most, -1, to => to === node);
    return goal < 0 ? undefined : this.trace(goal);
  }

  private find(starts: readonly number[], most: number, avoid: Node, isGoal: (node: Node) => boolean): Node {
    this.run++;
    if (avoid >= 0) this.metIn[avoid] = this.run;
    this.next = [];
    let goal = this.meet(starts, -1, isGoal);
    for (let edges = 1; goal < 0 && this.next.length > 0; edges++) {
      if (edges >= most) {
        this.cut = true;
        return -1;
      }
      this.frontier = this.next;
      this.next = [];
      for (let i = 0; i < this.frontier.length && goal < 0; i++)
        goal = this.meet(this.graph.edgesFrom(this.frontier[i]), this.frontier[i], isGoal);
    }
    return goal;
  }

  /** Meets what edges lead to; the first goal among that, or -1. */
  private meet(edges: readonly number[], from: Node, isGoal: (node: Node) => boolean): Node {
    const { metIn, reasons, before, next, run } = this;
    for (let i = 0; i < edges.length; i += 2) {
      const to = edges[i];
      if (metIn[to] === run) continue;
      metIn[to] = run;
      reasons[to] = edges[i + 1];
      before[to] = from;
      next.push(to);
      if (isGoal(to)) return to;
    }
    return -1;
  }

  private trace(last: Node): Edge[] {
    const chain: Edge[] = [];
    for (let node = last; node >= 0; node = this.before[node])
      chain.push(this.graph.tell(node, this.reasons[node]));
    return chain.reverse();
  }
}
