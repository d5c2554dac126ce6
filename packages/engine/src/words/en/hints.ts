/** The first two strengths of a hint: where to look, and what for. Neither names a cell that the step acts on. */
import type { HouseName } from '../../base/houseName.js';
import { makeSymbolText } from '../../board/symbols.js';
import { focusOf } from '../../logic/focus.js';
import type { Step } from '../../logic/step.js';
import { type TechniqueName, techniquesOfUniqueness } from '../../logic/techniqueNames.js';
import { houseNameOf, makeCellName } from '../../shape/names.js';
import { type Cell, cellsOf, type House, housesOf, type Shape } from '../../shape/shape.js';
import { nameUnion } from './constraintSteps.js';
import { labelConstraint } from './constraints.js';
import { count, listAll } from './grammar.js';
import { nameHouse, nameHouses } from './houses.js';
import { sayMeaning, sayTitle } from './techniques.js';

/** More houses than this are counted, not named. */
const mostHouses = 4;

/** `Look at row 3.` */
export const sayWhere = (shape: Shape, step: Step): string => `Look at ${nameFocus(shape, step)}.`;

/** `Hidden single: 7 in row 3. A symbol has only one place left in a house. It fills one cell.` */
export function sayHow(shape: Shape, step: Step): string {
  const named = techniquesOfUniqueness.includes(step.technique) ? step.symbols.slice(0, 2) : step.symbols;
  const symbols = named.map(symbol => makeSymbolText(symbol, shape.symbols));
  const about = telling.has(step.technique) || symbols.length === 0 ? '' : `: ${listAll(symbols)}`;
  const place = namePlaces(shape, step);
  const where = 'constraint' in focusOf(shape, step) ? `: ${place}` : `${about} in ${place}`;
  return `${sayTitle(step.technique, shape)}${where}. ${sayMeaning(step.technique, shape)} ${sayOutcome(step)}`;
}

/** Their symbol is the answer, or one of many that are tried out. */
const telling: ReadonlySet<TechniqueName> = new Set([
  'full-house',
  'naked-single',
  'last-in-constraint',
  'house-sum',
  'joint-sum',
  'cage-combinations',
  'bug',
  'short-trial',
  'long-trial',
  'nested-trial',
  'search',
]);

/** What it will do, and no more. */
function sayOutcome({ placements, eliminations }: Step): string {
  if (placements.length > 0)
    return placements.length === 1 ? 'It fills one cell.' : `It fills ${count(placements.length, 'cell')}.`;
  if (eliminations.length === 1) return 'It rules out one candidate.';
  const cells = new Set(eliminations.map(({ cell }) => cell)).size;
  return `It rules out ${count(eliminations.length, 'candidate')} in ${cells === 1 ? 'one cell' : count(cells, 'cell')}.`;
}

const affected = ({ placements, eliminations }: Step): Set<Cell> =>
  new Set([...placements, ...eliminations].map(({ cell }) => cell));

function nameFocus(shape: Shape, step: Step): string {
  const focus = focusOf(shape, step);
  if ('houses' in focus && focus.houses.length > 1) return nameUnion(shape, focus.houses).name;
  if ('houses' in focus) return nameHouse(nameWithout(shape, focus.houses[0], affected(step)));
  return 'constraint' in focus
    ? nameConstraintWithout(shape, focus.constraint, affected(step))
    : 'the whole board';
}

/** All its houses, or the one place that it points at. */
function namePlaces(shape: Shape, step: Step): string {
  const { houses, constraints } = step;
  if (houses.length < 2) return nameFocus(shape, step);
  if (constraints.length > 0) return nameUnion(shape, houses).name;
  const names = houses.map(house => nameWithout(shape, house, affected(step)));
  return houses.length <= mostHouses
    ? nameHouses(names)
    : `${nameHouse(names[0])} and ${count(houses.length - 1, 'other')}`;
}

/** What a house is called; where that names a cell that the step acts on, by another of its cells. */
function nameWithout(shape: Shape, house: House, hidden: ReadonlySet<Cell>): HouseName {
  const name = houseNameOf(shape, house);
  const cells = Array.from(cellsOf(shape, house));
  if (!('at' in name) || ![...hidden].some(cell => name.at === makeCellName(shape, cell))) return name;
  const other = cells.find(cell => !hidden.has(cell));
  return { ...name, at: makeCellName(shape, other ?? cells[0]) };
}

function nameConstraintWithout(shape: Shape, constraint: number, hidden: ReadonlySet<Cell>): string {
  const stated = shape.constraints[constraint];
  const label = `the ${labelConstraint(shape, stated)}`;
  const cells = stated.cells.toSorted((a, b) => a - b);
  const shown = cells.find(cell => !hidden.has(cell));
  if (shown !== undefined) return `${label} at ${makeCellName(shape, shown)}`;
  const line = Array.from(housesOf(shape, cells[0])).find(house => !('at' in houseNameOf(shape, house)));
  return line === undefined ? label : `${label} that begins in ${nameHouse(houseNameOf(shape, line))}`;
}
