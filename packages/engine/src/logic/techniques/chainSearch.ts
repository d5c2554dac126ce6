/**
 * The search that all chains share. A chain starts with a candidate that is taken to be false and runs by turns over strong
 * links (false, so the next is true) and weak links (true, so the next is false); if it ends with a true one, then its first
 * candidate or its last holds, and whatever is weakly linked with both goes. If first and last are the same candidate, it
 * holds. If first and last are weakly linked, the chain closes to a loop in which exactly one of every two weakly linked
 * neighbours holds, so each of these pairs strikes out too.
 *
 * The search runs from the candidate to be struck out, or placed, breadth first, and all candidates are tried with short
 * chains before any is with longer ones: the shortest chain comes first, and each further chain shows something new. What is
 * found depends on distances in the graph and on the number of cells only, never on how cells and symbols are numbered.
 */
import { buildLinks, houseWithTwo, type LinkGraph, type LinkKinds, type Node } from '../links.js';
import type { Position } from '../position.js';
import { type Link, makeStep, type Step } from '../step.js';
import { pausesEvery } from '../technique.js';
import type { TechniqueName } from '../techniqueNames.js';

/** Larger shapes have too many links for a person, and for a hint in time. */
const maxCells = 2000;
const smallShape = 200;
/** How long a chain may be; in a loop the link that closes it is counted too. */
const maxLinksInSmall = 12;
const maxLinks = 8;
/** A single strong link is no chain: what it shows, locked candidates show. */
const minLinks = 3;
const searchesBetweenPauses = 32;

export function* findChains(
  position: Position,
  technique: TechniqueName,
  kinds: LinkKinds,
): Generator<Step | undefined> {
  const { cellCount } = position.shape;
  if (cellCount > maxCells) return;
  const most = cellCount <= smallShape ? maxLinksInSmall : maxLinks;
  const graph = buildLinks(position, kinds);
  const { strong, weak } = graph;
  const search = new ChainSearch(graph);
  const placed = new Uint8Array(strong.length);
  const struck = new Uint8Array(strong.length);
  // What comes with a placement, or is seen by locked candidates, needs no chain to show it.
  const taken = new Uint8Array(strong.length);
  for (let node = 0; node < strong.length; node++) {
    if (node % pausesEvery === pausesEvery - 1) yield undefined;
    if (search.find(weak[node], weak[node], 1, node)) taken[node] = 1;
  }
  search.cut = true;
  for (let links = minLinks; links < most && search.cut; links += 2) {
    search.cut = false;
    for (let node = 0; node < strong.length; node++) {
      if (node % searchesBetweenPauses === 0) yield undefined;
      if (placed[node] === 1 || strong[node].length === 0) continue;
      const chain = search.find([node], [node], links);
      if (!chain) continue;
      placed[node] = 1;
      for (const other of weak[node]) taken[other] = 1;
      yield makeChainStep(position, technique, graph, chain, { placements: [graph.candidates[node]] });
    }
    for (let node = 0; node < strong.length; node++) {
      if (node % searchesBetweenPauses === 0) yield undefined;
      if (struck[node] === 1 || taken[node] === 1) continue;
      const chain = search.find(weak[node], weak[node], links, node);
      if (!chain) continue;
      const nodes = strike(graph, chain).filter(other => taken[other] === 0);
      for (const other of nodes) struck[other] = 1;
      yield makeChainStep(position, technique, graph, chain, {
        eliminations: nodes.map(i => graph.candidates[i]),
      });
    }
  }
}

/** Whatever is weakly linked with both ends, and in a loop with both of any two neighbours, rising. */
function strike({ weak }: LinkGraph, chain: readonly Node[]): Node[] {
  const first = chain[0];
  const last = chain[chain.length - 1];
  const struck = new Set(weak[first].filter(node => weak[last].includes(node)));
  if (weak[first].includes(last)) {
    for (let i = 1; i + 1 < chain.length; i += 2)
      for (const node of weak[chain[i]]) if (weak[chain[i + 1]].includes(node)) struck.add(node);
  }
  return [...struck].sort((a, b) => a - b);
}

function makeChainStep(
  position: Position,
  technique: TechniqueName,
  { candidates }: LinkGraph,
  chain: readonly Node[],
  effect: Partial<Step>,
): Step {
  const links: Link[] = chain.map((node, i) => ({ ...candidates[node], holds: i % 2 === 1 }));
  const houses = links.flatMap((link, i) =>
    i % 2 === 1 ? (houseWithTwo(position, links[i - 1], link) ?? []) : [],
  );
  return makeStep({
    technique,
    houses: [...new Set(houses)],
    cells: [...new Set(links.map(({ cell }) => cell))],
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
  private readonly trueIn: Int32Array;
  private readonly falseIn: Int32Array;
  private readonly goalOf: Int32Array;
  /** For a node met as true the false one before it, and the other way round; -1 at the start. */
  private readonly falseBefore: Int32Array;
  private readonly trueBefore: Int32Array;
  private run = 0;

  constructor(graph: LinkGraph) {
    const { length } = graph.candidates;
    this.graph = graph;
    this.trueIn = new Int32Array(length);
    this.falseIn = new Int32Array(length);
    this.goalOf = new Int32Array(length);
    this.falseBefore = new Int32Array(length);
    this.trueBefore = new Int32Array(length);
  }

  /** The shortest chain from one of the starts, false, to one of the goals, true. */
  find(starts: readonly Node[], goals: readonly Node[], most: number, avoid: Node = -1): Node[] | undefined {
    const { strong, weak } = this.graph;
    const { trueIn, falseIn, goalOf, falseBefore, trueBefore } = this;
    const run = ++this.run;
    for (const node of goals) goalOf[node] = run;
    if (avoid >= 0) trueIn[avoid] = run;
    let frontier: Node[] = [];
    for (const node of starts) {
      if (strong[node].length === 0) continue;
      falseIn[node] = run;
      trueBefore[node] = -1;
      frontier.push(node);
    }
    for (let links = 1; frontier.length > 0; links += 2) {
      if (links > most) {
        this.cut = true;
        return undefined;
      }
      const next: Node[] = [];
      for (const off of frontier) {
        for (const on of strong[off]) {
          if (trueIn[on] === run) continue;
          trueIn[on] = run;
          falseBefore[on] = off;
          if (goalOf[on] === run) return this.trace(on);
          for (const node of weak[on]) {
            if (falseIn[node] === run || strong[node].length === 0) continue;
            falseIn[node] = run;
            trueBefore[node] = on;
            next.push(node);
          }
        }
      }
      frontier = next;
    }
    return undefined;
  }

  private trace(last: Node): Node[] {
    const chain: Node[] = [];
    for (let on = last; on >= 0; ) {
      const off = this.falseBefore[on];
      chain.push(on, off);
      on = this.trueBefore[off];
    }
    return chain.reverse();
  }
}
