/**
 * Weighted sums, by layers of partial sums. Cell by cell, a variable says what the cells so far add up to; only partial sums count
 * that can be reached and from which the bounds can be reached, and those from which the same is left to do are one (a
 * decision diagram, `sumDiagram.ts`). Clauses lead from a partial sum and a symbol to the next partial sum, from that back
 * through the symbol, and from both sums to the symbol, so that unit propagation runs from both ends; a symbol that no
 * partial sum takes any more is struck out. The cells decide all of these variables, so that a formula has as many models as
 * its puzzle has solutions.
 *
 * Why this one: adders of binary numbers are smaller, but pass on almost nothing before the last cell is decided, and a list of
 * all fillings grows with the factorial. Partial sums next to the first and the last cell are its symbols, so a sum of three
 * cells needs no variable at all. A cage of nine cells that adds up to 45 takes 150 variables and 4,660 clauses while all is
 * open, less than half of what the houses of a 9×9 take.
 *
 * The layers of a long sum are wide. Where they would be too many, the sum is taken by its remainders instead: one diagram for
 * each of a few primes whose product exceeds all that the sum can be off by. That is weaker in propagation, but grows no
 * faster than the sum is long.
 */
import type { Sum } from '../../shape/constraint.js';
import { type Clauses, certain, type Literal } from './clauses.js';
import { type Diagram, diagramOf, remaindersOf, type Term } from './sumDiagram.js';
import type { Variables } from './variables.js';

/** More partial sums than these are not written one by one: a line of about 60 cells of a 9×9 has as many. */
const mostNodes = 10_000;

export function* writeSum(
  { cells, weights, least, most }: Sum,
  variables: Variables,
  clauses: Clauses,
): Generator<void> {
  const terms: Term[] = [];
  let known = 0;
  for (const [i, cell] of cells.entries()) {
    const symbols = variables.symbolsOf(cell);
    const values = symbols.map(v => weights[i] * (v + 1));
    const literals = symbols.map(v => variables.literalOf(cell, v));
    if (literals[0] === certain) known += values[0];
    else terms.push({ values, literals });
  }
  const whole = diagramOf(terms, least - known, most - known, mostNodes);
  if (whole) {
    yield* writeDiagram(terms, whole, variables, clauses);
    return;
  }
  const all = [...terms, ...slackUpTo(most - least, variables)];
  for (const diagram of remaindersOf(all, most - known))
    yield* writeDiagram(all, diagram, variables, clauses);
}

/** Terms that together add anything from 0 to this. They may do so in several ways. */
function slackUpTo(most: number, variables: Variables): Term[] {
  const terms: Term[] = [];
  for (let left = most, part = 1; left > 0; left -= part, part *= 2) {
    part = Math.min(part, left);
    const taken = variables.fresh();
    terms.push({ values: [0, part], literals: [-taken, taken] });
  }
  return terms;
}

function* writeDiagram(
  terms: readonly Term[],
  diagram: Diagram,
  variables: Variables,
  clauses: Clauses,
): Generator<void> {
  if (diagram.widths.includes(0)) {
    clauses.add([]);
    return;
  }
  const nodes = diagram.widths.map(
    (width, layer) =>
      nameNodes(terms, diagram, layer) ?? Array.from({ length: width }, () => variables.fresh()),
  );
  for (const [k, term] of terms.entries()) {
    writeStep(term, nodes[k], nodes[k + 1], diagram.next[k], clauses);
    if (clauses.makePart) yield;
  }
}

/** The partial sums of a layer, where no variables of their own are needed: a single one is certain, others may be symbols. */
function nameNodes(
  terms: readonly Term[],
  { widths, next }: Diagram,
  layer: number,
): readonly Literal[] | undefined {
  const width = widths[layer];
  if (width === 1) return [certain];
  const match = (k: number, goes: (node: number, i: number) => boolean): readonly Literal[] | undefined => {
    const { literals } = terms[k];
    const named = Array.from({ length: width }, (_, node) => literals.filter((_, i) => goes(node, i)));
    return named.every(own => own.length === 1) && new Set(named.flat()).size === width
      ? named.flat()
      : undefined;
  };
  const size = terms[layer].values.length;
  return (
    (widths[layer - 1] === 1 ? match(layer - 1, (node, i) => next[layer - 1][i] === node) : undefined) ??
    (widths[layer + 1] === 1 ? match(layer, (node, i) => next[layer][node * size + i] === 0) : undefined)
  );
}

/** From one layer to the next by the symbols of a cell. */
function writeStep(
  { literals }: Term,
  sources: readonly Literal[],
  targets: readonly Literal[],
  next: Int32Array,
  clauses: Clauses,
): void {
  const size = literals.length;
  /** The sources from which each value leads on, and the targets it leads to. */
  const from: Set<Literal>[] = literals.map(() => new Set());
  const to: Set<Literal>[] = literals.map(() => new Set());
  /** The sources of each target, by value. */
  const into: Literal[][][] = targets.map(() => literals.map(() => []));
  for (const [p, source] of sources.entries()) {
    for (let i = 0; i < size; i++) {
      const q = next[p * size + i];
      if (q < 0) continue;
      from[i].add(source);
      to[i].add(targets[q]);
      into[q][i].push(source);
    }
  }
  const usable = literals.flatMap((_, i) => (from[i].size > 0 ? [i] : []));
  for (const [i, literal] of literals.entries()) if (from[i].size === 0) clauses.add([-literal]);
  // Where the symbols are the sums, the cell itself says the rest.
  const isNamed = (sums: readonly Literal[]): boolean => sums.every(sum => literals.includes(sum));
  const begins = sources[0] === certain;
  const ends = targets[0] === certain;
  if (begins ? isNamed(targets) || ends : ends && isNamed(sources)) return;

  for (const [p, source] of sources.entries()) {
    const through = new Map<number, Literal[]>();
    for (const i of usable) {
      const q = next[p * size + i];
      clauses.add([-source, -literals[i], q < 0 ? -certain : targets[q]]);
      if (q >= 0) through.set(q, [...(through.get(q) ?? []), literals[i]]);
    }
    if (!begins) clauses.add([-source, ...[...through.values()].flat()]);
    if (ends) continue;
    if (!begins) clauses.add([-source, ...Array.from(through.keys(), q => targets[q])]);
    for (const [q, values] of through) clauses.add([-source, -targets[q], ...values]);
  }
  for (const i of usable) {
    if (!begins) clauses.add([-literals[i], ...from[i]]);
    if (!ends) clauses.add([-literals[i], ...to[i]]);
  }
  if (ends) return;
  for (const [q, target] of targets.entries()) {
    if (!begins) clauses.add([-target, ...new Set(into[q].flat())]);
    for (const i of usable) clauses.add([-target, -literals[i], ...into[q][i]]);
  }
}
