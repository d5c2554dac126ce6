/** The partial sums of a weighted sum, layer by layer: a decision diagram. */
import type { Literal } from './clauses.js';

/** What a cell may add to a sum, and what says so. */
export interface Term {
  readonly values: readonly number[];
  readonly literals: readonly Literal[];
}

/** Nodes are partial sums, those after k terms in layer k; the first layer and the last have one, or none where nothing fits. */
export interface Diagram {
  readonly widths: readonly number[];
  /** For each term the node of the next layer at node · values + index of the value, or -1 where none is. */
  readonly next: readonly Int32Array[];
}

/** The diagram of all sums within the bounds; undefined where it has more nodes than wanted. */
export function diagramOf(
  terms: readonly Term[],
  least: number,
  most: number,
  mostNodes: number,
): Diagram | undefined {
  const rests = restsFrom(terms);
  const fits = (sum: number, k: number): boolean =>
    sum + rests[k].most >= least && sum + rests[k].least <= most;
  let nodes = 0;
  const layers: number[][] = [fits(0, 0) ? [0] : []];
  for (const [k, { values }] of terms.entries()) {
    const sums = new Set<number>();
    for (const sum of layers[k])
      for (const value of values) if (fits(sum + value, k + 1)) sums.add(sum + value);
    nodes += sums.size;
    if (nodes > mostNodes) return undefined;
    layers.push([...sums]);
  }
  return join(terms, layers, sum => sum);
}

/** Diagrams that together allow exactly this sum, each by the remainders of a prime. */
export function* remaindersOf(terms: readonly Term[], sum: number): Generator<Diagram> {
  const [{ least, most }] = restsFrom(terms);
  const span = Math.max(most, sum) - Math.min(least, sum);
  for (let prime = 2, product = 1; product <= span; product *= prime, prime = nextPrime(prime)) {
    const remainder = (value: number): number => ((value % prime) + prime) % prime;
    const layers: number[][] = [[0]];
    for (const [k, { values }] of terms.entries())
      layers.push([...new Set(layers[k].flatMap(before => values.map(value => remainder(before + value))))]);
    layers[terms.length] = layers[terms.length].filter(last => last === remainder(sum));
    yield join(terms, layers, remainder);
  }
}

function nextPrime(prime: number): number {
  for (let next = prime + 1; ; next++) {
    let divisor = 2;
    while (divisor * divisor <= next && next % divisor !== 0) divisor++;
    if (divisor * divisor > next) return next;
  }
}

/** What the terms from each on add at least and at most. */
function restsFrom(terms: readonly Term[]): { least: number; most: number }[] {
  const rests = [{ least: 0, most: 0 }];
  for (const { values } of [...terms].reverse()) {
    const { least, most } = rests[rests.length - 1];
    rests.push({ least: least + Math.min(...values), most: most + Math.max(...values) });
  }
  return rests.reverse();
}

/** From the last layer back: sums that lead nowhere are left out, and those that lead to the same nodes are one. */
function join(
  terms: readonly Term[],
  layers: readonly (readonly number[])[],
  normal: (sum: number) => number,
): Diagram {
  const last = layers[terms.length];
  const widths = [Math.min(1, last.length)];
  const next: Int32Array[] = [];
  let after = new Map(last.map(sum => [sum, 0]));
  for (let k = terms.length - 1; k >= 0; k--) {
    const nodes = new Map<string, number>();
    const rows: number[] = [];
    const nodeOf = new Map<number, number>();
    for (const sum of layers[k]) {
      const row = terms[k].values.map(value => after.get(normal(sum + value)) ?? -1);
      if (row.every(node => node < 0)) continue;
      const key = row.join();
      const node = nodes.get(key) ?? nodes.size;
      if (node === nodes.size) rows.push(...row);
      nodes.set(key, node);
      nodeOf.set(sum, node);
    }
    widths.push(nodes.size);
    next.push(Int32Array.from(rows));
    after = nodeOf;
  }
  return { widths: widths.reverse(), next: next.reverse() };
}
