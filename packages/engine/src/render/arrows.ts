/**
 * The argument of a chain as arrows from candidate to candidate. A strong arrow says "if this one does not hold, that one
 * does", a weak one "if this one holds, that one does not".
 *
 * A chain is a row of such arrows. The members of a colouring hang together in the houses that have two places for
 * its symbol. The links of a branch say themselves what they come from.
 */
import { sees } from '../logic/sight.js';
import type { Candidate, Link, Step } from '../logic/step.js';
import { type Cell, cellsOf, type Shape } from '../shape/shape.js';

/** An arrow of a chain, from one candidate to the next. */
export interface Arrow {
  readonly from: Candidate;
  readonly to: Candidate;
  readonly kind: 'strong' | 'weak';
}

/** The arrows by which a step argues. */
export function arrowsOf(shape: Shape, step: Step): Arrow[] {
  const chain = step.technique.endsWith('colouring')
    ? arrowsOfColouring(shape, step)
    : step.chain.slice(1).map((to, i) => joinGroups(shape, step.chain[i], to));
  return [...chain, ...step.branches.flatMap(({ links }) => arrowsOfBranch(links))];
}

const makeArrow = (from: Link, to: Link): Arrow => ({ from, to, kind: to.holds ? 'strong' : 'weak' });

/** Between two that may be groups: from a cell of the first to one of the second that touches it. */
function joinGroups(shape: Shape, from: Link, to: Link): Arrow {
  const touch = (a: Cell, b: Cell): boolean => a === b || sees(shape, a, b);
  const { cells: starts = [from.cell] } = from;
  const { cells: ends = [to.cell] } = to;
  const start = starts.find(a => ends.some(b => touch(a, b))) ?? from.cell;
  const end = ends.find(b => touch(start, b)) ?? to.cell;
  return makeArrow({ ...from, cell: start }, { ...to, cell: end });
}

function arrowsOfColouring(shape: Shape, { chain, houses }: Step): Arrow[] {
  return houses.flatMap(house => {
    const members = new Set(cellsOf(shape, house));
    const inHouse = chain.filter(({ cell }) => members.has(cell));
    const [from, to] = [inHouse.find(link => !link.holds), inHouse.find(link => link.holds)];
    return from && to ? [makeArrow(from, to)] : [];
  });
}

/** What goes by what has gone, as constraints would have it, has no arrow. */
const arrowsOfBranch = (links: readonly Link[]): Arrow[] =>
  links.flatMap(to =>
    (to.from ?? []).flatMap(i => (links[i].holds === to.holds ? [] : [makeArrow(links[i], to)])),
  );
