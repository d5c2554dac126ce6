/**
 * Why a step is right, in terms of cells that see each other. A single rests on filled cells that keep symbols out: the witnesses. A
 * candidate goes because, of some others, one holds, and each of them excludes it: the holders. Whatever the pattern, the holders are
 * among its own candidates, and the candidate that goes is seen from each; so all of the pattern that sees it will do, and where a
 * technique says more exactly which, as chains do by their ends, only these are taken.
 */
import type { SymbolNumber } from '../board/symbols.js';
import { demandsOf } from '../shape/demands.js';
import { type Cell, cellsOf, type House, housesOf, type Shape } from '../shape/shape.js';
import type { Position } from './position.js';
import { areExclusive, seenFrom, sees } from './sight.js';
import type { Candidate, Evidence, Holder, Link, Sight, Step, Witness } from './step.js';
import { tellSearch } from './techniques/search.js';

/** The step with its evidence. It is found in the position before the step is taken. */
export const withEvidence = (position: Position, step: Step): Step => ({
  ...(step.technique === 'search' ? tellSearch(position, step) : step),
  evidence: findEvidence(position, step),
});

/** What a step rests on at a position: what keeps other places and symbols out, and how each elimination is seen. */
export function findEvidence(position: Position, step: Step): Evidence {
  return {
    ...findWitnesses(position, step),
    seen: step.eliminations.map(gone => ({ ...gone, holders: findHolders(position, step, gone) })),
  };
}

/** By what two candidates exclude each other; a house before a constraint. */
function sightBetween(shape: Shape, a: Candidate, b: Candidate): Sight | undefined {
  if (!areExclusive(shape, a, b)) return undefined;
  if (a.cell === b.cell) return { cell: a.cell };
  const other = housesOf(shape, b.cell);
  for (const house of housesOf(shape, a.cell)) if (other.includes(house)) return { house };
  const { primitives, constraintOf, start, ofCells } = demandsOf(shape);
  for (let i = start[a.cell]; i < start[a.cell + 1]; i++) {
    const { type, cells } = primitives[ofCells[i]];
    if (type === 'different' && cells.includes(b.cell)) return { constraint: constraintOf[ofCells[i]] };
  }
  return undefined;
}

/** What keeps the rest out, where a symbol has one place left in a house, or a cell one symbol. */
function findWitnesses(position: Position, { technique, houses, placements }: Step): Omit<Evidence, 'seen'> {
  const [placed] = placements;
  const rest =
    technique === 'hidden-single'
      ? otherPlaces(position, houses[0], placed)
      : technique === 'full-house' || technique === 'naked-single'
        ? otherSymbols(position, placed)
        : [];
  const witnesses: Witness[] = [];
  const struck: Candidate[] = [];
  for (const { cell, symbol } of rest) {
    const witness = findWitness(position, cell, symbol, witnesses);
    if (witness) witnesses.push(witness);
    else struck.push({ cell, symbol });
  }
  return { witnesses, struck };
}

const otherPlaces = (position: Position, house: House, { cell, symbol }: Candidate): Candidate[] =>
  Array.from(cellsOf(position.shape, house))
    .filter(other => other !== cell && position.isOpen(other))
    .map(other => ({ cell: other, symbol }));

function otherSymbols({ shape }: Position, { cell, symbol }: Candidate): Candidate[] {
  const others: Candidate[] = [];
  for (let other = 1; other <= shape.symbols; other++)
    if (other !== symbol) others.push({ cell, symbol: other });
  return others;
}

/** Of the filled cells that keep a symbol out of a place, one that does so elsewhere already, or the first. */
function findWitness(
  { shape, symbols }: Position,
  place: Cell,
  symbol: SymbolNumber,
  known: readonly Witness[],
): Witness | undefined {
  const witness = known.find(other => other.symbol === symbol && sees(shape, other.cell, place))?.cell;
  const cell = witness ?? seenFrom(shape, place).find(other => symbols[other] === symbol);
  if (cell === undefined) return undefined;
  const by = sightBetween(shape, { cell, symbol }, { cell: place, symbol });
  return by && { cell, symbol, place, by };
}

function findHolders(position: Position, step: Step, gone: Candidate): Holder[] {
  const { shape } = position;
  return listHolders(position, step, gone).flatMap(({ cell, symbol }) => {
    const by = sightBetween(shape, { cell, symbol }, gone);
    return by ? [{ cell, symbol, by }] : [];
  });
}

function listHolders(position: Position, step: Step, gone: Candidate): readonly Candidate[] {
  switch (step.technique) {
    // These follow from what cells add up to, or from a contradiction, not from what a cell sees.
    case 'line-bounds':
    case 'house-sum':
    case 'joint-sum':
    case 'short-trial':
    case 'long-trial':
    case 'nested-trial':
    case 'search':
      return [];
    case 'cage-combinations':
      return step.cells.includes(gone.cell) ? [] : holdersInPattern(position, step, gone);
    case 'xy-wing':
      return step.cells.slice(1).map(cell => ({ cell, symbol: gone.symbol }));
    case 'w-wing':
      return step.cells.slice(0, 2).map(cell => ({ cell, symbol: gone.symbol }));
    case 'simple-colouring':
    case 'multi-colouring':
      return holdersInColours(position.shape, step, gone);
    case 'forcing-chain':
      return holdersInCases(step);
  }
  if (step.branches.length > 0) return [];
  if (step.chain.length > 0) return holdersInChain(position.shape, step.chain, gone);
  return holdersInPattern(position, step, gone);
}

/** The cells of the pattern that could hold the symbol and see the candidate; for fish those in its cover, and the fins. */
function holdersInPattern(position: Position, step: Step, gone: Candidate): Candidate[] {
  const { shape } = position;
  const { cells, fins, subset = [], covers } = step;
  if (isInPattern(step, gone)) return othersInCell(position, step, gone);
  const inSight = [...new Set([...cells, ...fins, ...subset])]
    .map(cell => ({ cell, symbol: gone.symbol }))
    .filter(holder => position.has(holder.cell, holder.symbol) && areExclusive(shape, holder, gone));
  const cover = covers.find(house => cellsOf(shape, house).includes(gone.cell));
  if (cover === undefined) return inSight;
  return inSight.filter(({ cell }) => fins.includes(cell) || housesOf(shape, cell).includes(cover));
}

/** Whether it goes because its own cell holds something else: one of the hidden symbols, or what spoils a deadly pattern. */
const isInPattern = ({ cells, covers, fins, symbols }: Step, { cell, symbol }: Candidate): boolean =>
  cells.includes(cell) &&
  covers.length === 0 &&
  (!symbols.includes(symbol) || (fins.length === 1 && fins[0] === cell));

function othersInCell(position: Position, { eliminations }: Step, { cell }: Candidate): Candidate[] {
  const gone = eliminations.filter(other => other.cell === cell).map(({ symbol }) => symbol);
  return position
    .candidatesOf(cell)
    .filter(symbol => !gone.includes(symbol))
    .map(symbol => ({ cell, symbol }));
}

const candidatesIn = ({ cell, cells = [cell], symbol }: Link): Candidate[] =>
  cells.map(one => ({ cell: one, symbol }));

/** Its two ends; or, in a loop, two neighbours on it, one of which holds. */
function holdersInChain(shape: Shape, chain: readonly Link[], gone: Candidate): Candidate[] {
  const pairs = [[chain[0], chain[chain.length - 1]]];
  for (let i = 1; i + 1 < chain.length; i += 2) pairs.push([chain[i], chain[i + 1]]);
  const both = pairs
    .map(pair => pair.flatMap(candidatesIn))
    .find(candidates => candidates.every(candidate => areExclusive(shape, candidate, gone)));
  return both ?? [];
}

/** One place of each colour, of which one holds; for a colour that is wrong, a place of the right one. */
function holdersInColours(shape: Shape, { technique, cells, chain }: Step, gone: Candidate): Candidate[] {
  const inSight = chain.filter(link => areExclusive(shape, link, gone));
  const held = inSight.filter(({ holds }) => holds);
  if (cells.includes(gone.cell)) return held.slice(0, 1);
  if (technique === 'multi-colouring') return held;
  return [...held.slice(0, 1), ...inSight.filter(({ holds }) => !holds).slice(0, 1)];
}

/** What excludes it in each of the cases, where something does; constraints have their own reasons. */
function holdersInCases({ branches }: Step): Candidate[] {
  const lasts = branches.filter(({ failsAt }) => !failsAt);
  const holders = lasts.flatMap(({ links }) => {
    const last = links[links.length - 1];
    return last.holds || last.because ? [] : (last.from ?? []).map(i => links[i]).slice(0, 1);
  });
  return holders.length === lasts.length ? holders : [];
}
