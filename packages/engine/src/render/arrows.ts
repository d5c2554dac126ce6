/**
 * The argument of a chain as arrows from candidate to candidate. A strong arrow says "if this one does not hold, that one
 * does", a weak one "if this one holds, that one does not".
 *
 * A chain is a row of such arrows. The members of a colouring hang together in the houses that have two places for
 * its symbol. A branch lists what follows from its first link without saying from what; so the reason is found again:
 * a candidate falls by one that holds and sees it, and holds when it is the last of a cell or of a house.
 */
import type { Position } from '../logic/position.js';
import { sees } from '../logic/sight.js';
import type { Candidate, Link, Step } from '../logic/step.js';
import { cellsOf, housesOf } from '../shape/shape.js';

export interface Arrow {
  readonly from: Candidate;
  readonly to: Candidate;
  readonly kind: 'strong' | 'weak';
}

export function arrowsOf(position: Position, step: Step): Arrow[] {
  const chain = step.technique.endsWith('colouring')
    ? arrowsOfColouring(position, step)
    : step.chain.slice(1).map((to, i) => makeArrow(step.chain[i], to));
  return [...chain, ...step.branches.flatMap(({ links }) => arrowsOfBranch(position, links))];
}

const makeArrow = (from: Link, to: Link): Arrow => ({ from, to, kind: to.holds ? 'strong' : 'weak' });

function arrowsOfColouring({ shape }: Position, { chain, houses }: Step): Arrow[] {
  return houses.flatMap(house => {
    const members = new Set(cellsOf(shape, house));
    const inHouse = chain.filter(({ cell }) => members.has(cell));
    const [from, to] = [inHouse.find(link => !link.holds), inHouse.find(link => link.holds)];
    return from && to ? [makeArrow(from, to)] : [];
  });
}

const arrowsOfBranch = (position: Position, links: readonly Link[]): Arrow[] =>
  links.flatMap((to, i) => {
    const before = links.slice(0, i);
    const reasons = to.holds ? reasonsToHold(position, to, before) : reasonsToFall(position, to, before);
    return reasons.map(from => makeArrow(from, to));
  });

/** The last one before that excludes it. */
function reasonsToFall({ shape }: Position, to: Link, before: readonly Link[]): Link[] {
  const reason = before.findLast(
    from =>
      from.holds &&
      (from.cell === to.cell
        ? from.symbol !== to.symbol
        : from.symbol === to.symbol && sees(shape, from.cell, to.cell)),
  );
  return reason ? [reason] : [];
}

/** The fewest that fell and left it alone in its cell, or in one of its houses. */
function reasonsToHold(position: Position, to: Link, before: readonly Link[]): Link[] {
  const { shape } = position;
  const inCell = position
    .candidatesOf(to.cell)
    .filter(symbol => symbol !== to.symbol)
    .map(symbol => ({ cell: to.cell, symbol }));
  const inHouses = [...housesOf(shape, to.cell)].map(house =>
    position
      .placesOf(house, to.symbol)
      .filter(cell => cell !== to.cell)
      .map(cell => ({ cell, symbol: to.symbol })),
  );
  const fallen = (candidate: Candidate): Link | undefined =>
    before.find(
      ({ cell, symbol, holds }) => !holds && cell === candidate.cell && symbol === candidate.symbol,
    );
  const [fewest = []] = [inCell, ...inHouses]
    .map(others => others.map(fallen))
    .filter(others => others.length > 0 && !others.includes(undefined))
    .sort((a, b) => a.length - b.length);
  return fewest.filter(link => link !== undefined);
}
