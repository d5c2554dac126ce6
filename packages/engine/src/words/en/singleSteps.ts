/** Singles as a player reads them: what has one place or one symbol left, and what keeps the others out. */
import { makeSymbolText, type SymbolNumber } from '../../board/symbols.js';
import type { Step } from '../../logic/step.js';
import { houseNameOf, makeCellName } from '../../shape/names.js';
import type { Cell, Shape } from '../../shape/shape.js';
import { makePlaceName } from '../stepParts.js';
import { listAll } from './grammar.js';
import { nameHouse } from './houses.js';

const distinct = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** `In row 2, 3 fits only at r2c2: the other open cells see 3 at r1c5 or r4c1.` */
export function tellHiddenSingle(shape: Shape, { houses: [house], placements, evidence }: Step): string {
  const [{ cell, symbol }] = placements;
  const it = makeSymbolText(symbol, shape.symbols);
  const nameAll = (cells: readonly Cell[], joint?: 'and' | 'or'): string =>
    listAll(
      cells.map(one => makePlaceName(shape, house, one)),
      joint,
    );
  const claim = `In ${nameHouse(houseNameOf(shape, house))}, ${it} fits only at ${nameAll([cell])}`;
  if (!evidence) return `${claim}.`;
  const { witnesses, struck } = evidence;
  const places = witnesses.map(({ place }) => place);
  const lost = struck.map(({ cell: place }) => place);
  const holders = listAll(
    distinct(witnesses.map(witness => witness.cell)).map(one => makeCellName(shape, one)),
    'or',
  );
  const see = (who: string, many: boolean): string => `${who} ${many ? 'see' : 'sees'} ${it} at ${holders}`;
  const others = places.length + lost.length > 1 ? 'the other open cells' : 'the other open cell';
  if (lost.length === 0) return `${claim}: ${see(others, places.length > 1)}.`;
  const before = `it has been ruled out ${lost.length > 1 || places.length > 0 ? `for ${nameAll(lost)}` : 'there'} already`;
  return places.length === 0
    ? `${claim}: for ${others} it has been ruled out already.`
    : `${claim}: ${see(nameAll(places), places.length > 1)}, and ${before}.`;
}

/** `r1c1 can only be 9: it sees every other symbol but 5, which has been ruled out already.` */
export function tellNakedSingle(shape: Shape, { cells, symbols, evidence }: Step): string {
  const text = (some: readonly SymbolNumber[]): string =>
    listAll(some.map(symbol => makeSymbolText(symbol, shape.symbols)));
  const claim = `${makeCellName(shape, cells[0])} can only be ${text(symbols.slice(0, 1))}`;
  if (!evidence) return `${claim}.`;
  const struck = evidence.struck.map(({ symbol }) => symbol);
  const seen = evidence.witnesses.map(({ symbol }) => symbol);
  if (struck.length === 0) return `${claim}: it sees every other symbol.`;
  const have = struck.length === 1 ? 'has' : 'have';
  if (seen.length === 0) return `${claim}: every other symbol has been ruled out there already.`;
  return struck.length <= seen.length
    ? `${claim}: it sees every other symbol but ${text(struck)}, which ${have} been ruled out there already.`
    : `${claim}: it sees ${text(seen)}, and every other symbol has been ruled out there already.`;
}
