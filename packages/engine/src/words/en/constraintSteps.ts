/** What follows from constraints, as a player reads it. */
import { makeSymbolText, type SymbolNumber } from '../../board/symbols.js';
import { layersOf } from '../../logic/focus.js';
import type { Step } from '../../logic/step.js';
import { axisName, houseNameOf, makeCellName } from '../../shape/names.js';
import type { Cell, House, Shape } from '../../shape/shape.js';
import { labelConstraint, sayConstraint } from './constraints.js';
import { capital, list, listAll, number } from './grammar.js';
import { nameHouses } from './houses.js';

/** A cage with more sets than this is told by their number. */
const mostWaysListed = 6;

/** `the cage 17 at r1c1`; of what holds on the whole board the name alone. */
function nameConstraintAt(shape: Shape, constraint: number): string {
  const stated = shape.constraints[constraint];
  const label = labelConstraint(shape, stated);
  return stated.cells.length > 0
    ? `the ${label} at ${makeCellName(shape, firstOf(stated.cells))}`
    : `the rule "${label}"`;
}

/** Where a player begins to read. */
const firstOf = (cells: readonly Cell[]): Cell => cells.reduce((a, b) => Math.min(a, b));

const cellList = (shape: Shape, cells: readonly Cell[], joint?: 'and' | 'or'): string =>
  listAll(
    cells.map(cell => makeCellName(shape, cell)),
    joint,
  );

export function tellLastCell(shape: Shape, { constraints, cells, symbols }: Step): string {
  return `${capital(nameConstraintAt(shape, constraints[0]))} has one open cell left: ${makeCellName(shape, cells[0])} must be ${makeSymbolText(symbols[0], shape.symbols)}.`;
}

export function tellCage(shape: Shape, step: Step, effect: string): string {
  const { constraints, cells, symbols, eliminations, ways = [] } = step;
  const cage = nameConstraintAt(shape, constraints[0]);
  if (ways.length === 0) return `Nothing that is left fills ${cage}, so ${effect}.`;
  const isInside = cells.includes(eliminations[0].cell);
  if (!isInside)
    return `However ${cage} is filled, ${list(symbols.map(symbol => makeSymbolText(symbol, shape.symbols)))} ${symbols.length === 1 ? 'stands' : 'stand'} at ${cellList(shape, cells, 'or')}, so ${effect}.`;
  const adds = shape.constraints[constraints[0]].primitives.some(({ type }) => type === 'sum');
  const write = (set: readonly SymbolNumber[]): string =>
    set.map(symbol => makeSymbolText(symbol, shape.symbols)).join(adds ? '+' : ' ');
  if (ways.length > mostWaysListed)
    return `${capital(cage)} can be filled in ${number(ways.length)} ways, apart from the order; in all of them ${effect}.`;
  return `${capital(cage)} can only be ${list(ways.map(write), 'or')}, so ${effect}.`;
}

export const tellBounds = (shape: Shape, { constraints }: Step, effect: string): string =>
  `${sayConstraint(shape, shape.constraints[constraints[0]]).slice(0, -1)}; with the symbols that are left there, ${effect}.`;

/** `Row 1 adds up to 45, the cages 10 and 28 to 38; so r1c9 is 7`. */
export function tellSum(shape: Shape, step: Step, effect: string): string {
  const { houses, constraints, sum, placements } = step;
  if (!sum) return `${capital(effect)}.`;
  const { symbols: n } = shape;
  const whole = (houses.length * n * (n + 1)) / 2;
  const away = whole - sum.most;
  const inside = sum.cells.filter((_, i) => sum.weights[i] > 0);
  const outside = sum.cells.filter((_, i) => sum.weights[i] < 0);
  const sums = constraints.map(index => {
    const { primitives } = shape.constraints[index];
    return `${primitives.find(primitive => primitive.type === 'sum')?.most}`;
  });
  const told = tellRest(shape, inside, outside, sum.most);
  const rest = placements.length > 0 && sum.cells.length === 1 ? told : `${told}. Hence ${effect}`;
  const { name, isOne } = nameUnion(shape, houses);
  const owner = isOne ? 'its' : 'their';
  const cages = sums.length === 1 ? nameConstraintAt(shape, constraints[0]) : `${owner} cages ${list(sums)}`;
  return `${capital(name)} ${isOne ? 'adds' : 'add'} up to ${number(whole)}, ${cages} to ${number(away)}; so ${rest}.`;
}

function tellRest(shape: Shape, inside: readonly Cell[], outside: readonly Cell[], rest: number): string {
  const adds = (cells: readonly Cell[]): string =>
    `${cellList(shape, cells)} ${cells.length === 1 ? 'is' : 'add up to'}`;
  if (outside.length === 0) return `${adds(inside)} ${number(rest)}`;
  if (inside.length === 0)
    return `${cellList(shape, outside)}, which ${outside.length === 1 ? 'lies' : 'lie'} outside, ${outside.length === 1 ? 'is' : 'add up to'} ${number(-rest)}`;
  const compared = rest === 0 ? 'as much as' : `${number(Math.abs(rest))} ${rest > 0 ? 'more' : 'less'} than`;
  return `${adds(inside)} ${compared} ${cellList(shape, outside)}, which ${outside.length === 1 ? 'lies' : 'lie'} outside`;
}

/** The houses, or the layers that they fill. */
export function nameUnion(shape: Shape, houses: readonly House[]): { name: string; isOne: boolean } {
  const filled = layersOf(shape, houses);
  if (!filled)
    return { name: nameHouses(houses.map(house => houseNameOf(shape, house))), isOne: houses.length === 1 };
  const { axis, layers } = filled;
  const names = layers.map(layer => `${axisName(shape, axis)}${layer + 1}`);
  return { name: `the ${names.length === 1 ? 'layer' : 'layers'} ${list(names)}`, isOne: names.length === 1 };
}
