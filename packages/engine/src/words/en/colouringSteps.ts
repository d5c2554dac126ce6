/**
 * Colourings as a player reads them. In houses with two places for a symbol the one or the other holds it; joined to a group, either all
 * places of the one colour hold it or all of the other.
 */
import { makeSymbolText } from '../../board/symbols.js';
import { sees } from '../../logic/sight.js';
import type { Step } from '../../logic/step.js';
import { makeCellName } from '../../shape/names.js';
import { type Cell, housesOf, type Shape } from '../../shape/shape.js';
import { listAll } from './grammar.js';
import { houseTermsOf } from './houseTerms.js';

/** The places of a group that hold the symbol as the step takes it, and the others. */
interface Group {
  readonly held: readonly Cell[];
  readonly other: readonly Cell[];
}

type SayEffect = (seen?: string) => string;

export function tellColouring(shape: Shape, step: Step, effect: SayEffect): string {
  const cellsWhere = (holds: boolean): Cell[] =>
    step.chain.filter(link => link.holds === holds).map(({ cell }) => cell);
  if (step.technique === 'simple-colouring')
    return tellOne(shape, step, { held: cellsWhere(true), other: cellsWhere(false) }, effect);
  const [first, second] = groupsIn(shape, step);
  return tellTwo(shape, step, first, second, effect);
}

/** The coloured places, group by group: the houses of the step join the members of each. */
function groupsIn(shape: Shape, { chain, houses }: Step): Group[] {
  const left = new Map(chain.map(({ cell, holds }) => [cell, holds]));
  const groups: Group[] = [];
  for (const { cell: start } of chain) {
    if (!left.has(start)) continue;
    const members: Cell[] = [start];
    const held: Cell[] = [];
    const other: Cell[] = [];
    for (const cell of members) {
      const holds = left.get(cell);
      if (holds === undefined) continue;
      left.delete(cell);
      (holds ? held : other).push(cell);
      const own = Array.from(housesOf(shape, cell)).filter(house => houses.includes(house));
      for (const [next, nextHolds] of left)
        if (nextHolds !== holds && own.some(house => housesOf(shape, next).includes(house)))
          members.push(next);
    }
    groups.push({ held, other });
  }
  return groups;
}

const nameAll = (shape: Shape, cells: readonly Cell[]): string =>
  listAll(cells.map(cell => makeCellName(shape, cell)));

/** `at r1c1`, `at both r1c5 and r5c1`. */
function at(shape: Shape, cells: readonly Cell[]): string {
  const all = nameAll(shape, cells);
  if (cells.length === 1) return `at ${all}`;
  return cells.length === 2 ? `at both ${all}` : `at all of ${all}`;
}

const either = (shape: Shape, { held, other }: Group): string =>
  `either ${at(shape, held)}, or ${at(shape, other)}`;

/** The first two of these that see each other. */
function findClash(shape: Shape, some: readonly Cell[], others: readonly Cell[]): readonly Cell[] {
  for (const a of some) for (const b of others) if (sees(shape, a, b)) return [a, b];
  return [];
}

const symbolIn = (shape: Shape, { symbols }: Step): string => makeSymbolText(symbols[0], shape.symbols);

function tellOne(shape: Shape, step: Step, group: Group, effect: SayEffect): string {
  const symbol = symbolIn(shape, step);
  const claim = `Where ${houseTermsOf(shape).a} has just two places for ${symbol}, one of them holds it. Followed from one to the next, ${symbol} stands ${either(shape, group)}`;
  if (!step.cells.includes(step.eliminations[0].cell))
    return `${claim}; so ${effect('a place of each kind')}.`;
  const clash = findClash(shape, group.other, group.other);
  return `${claim}. But ${nameAll(shape, clash)} see each other; so ${effect()}.`;
}

function tellTwo(shape: Shape, step: Step, first: Group, second: Group, effect: SayEffect): string {
  const symbol = symbolIn(shape, step);
  const claim = `Where ${houseTermsOf(shape).a} has just two places for ${symbol}, one of them holds it. Followed from one to the next, ${symbol} stands ${either(shape, first)}; and it stands ${either(shape, second)}`;
  if (step.cells.includes(step.eliminations[0].cell)) {
    const [a, b] = [second.held, second.other].map(cells => findClash(shape, first.other, cells));
    const seeing = `${makeCellName(shape, a[0])} sees ${makeCellName(shape, a[1])} and ${makeCellName(shape, b[0])} sees ${makeCellName(shape, b[1])}`;
    return `${claim}. But ${seeing}: if it stood ${at(shape, first.other)}, neither of the last two ways would be left; so ${effect()}.`;
  }
  const clash = findClash(shape, first.other, second.other);
  const stands = `${symbol} stands ${at(shape, first.held)}, or ${at(shape, second.held)}`;
  return `${claim}. As ${nameAll(shape, clash)} see each other, not both hold it. So ${stands}; and ${effect('a place of each kind')}.`;
}
