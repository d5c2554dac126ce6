/** Steps in words, for players: three strengths of hint, from where to look to the whole deduction. */
import { makeSymbolText, type Symbol } from '../board/symbols.js';
import type { Branch, Candidate, Link, Step } from '../logic/step.js';
import { coordinatesOf } from '../shape/coordinates.js';
import { axisName, makeCellName, makeHouseName } from '../shape/names.js';
import { type Cell, type House, orientationOf, type Shape } from '../shape/shape.js';
import { techniqueWords } from './techniqueWords.js';

/** 1: where to look; 2: which technique and where; 3: the whole step. */
export type Strength = 1 | 2 | 3;

export function explainStep(shape: Shape, step: Step, strength: Strength = 3): string {
  const words = new Words(shape);
  if (strength === 1) return `Look at ${words.where(step)}.`;
  const { title, what } = techniqueWords[step.technique];
  if (strength === 2) return `${title} in ${words.where(step)}. ${what}`;
  return `${title}. ${words.deduction(step)}`;
}

/** More than this many of anything are not listed one by one. */
const maxListed = 8;

class Words {
  private readonly shape: Shape;

  constructor(shape: Shape) {
    this.shape = shape;
  }

  private cell = (cell: Cell): string => makeCellName(this.shape, cell);
  private symbol = (symbol: Symbol): string => makeSymbolText(symbol, this.shape.symbols);
  private house = (house: House): string => makeHouseName(this.shape, house);

  private list(items: readonly string[], last = 'and'): string {
    if (items.length > maxListed)
      return `${items.slice(0, maxListed - 1).join(', ')} and ${items.length - maxListed + 1} more`;
    if (items.length < 2) return items.join('');
    return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
  }

  private cells = (cells: readonly Cell[], last?: string): string => this.list(cells.map(this.cell), last);
  private symbols = (symbols: readonly Symbol[], last?: string): string =>
    this.list(symbols.map(this.symbol), last);
  private houses = (houses: readonly House[]): string => this.list(houses.map(this.house));

  /** Where the evidence of a step lies. */
  where({ houses, cells, chain, branches }: Step): string {
    if (houses.length > 0) return this.houses(houses);
    if (cells.length > 0) return this.cells(cells);
    const links = chain.length > 0 ? chain : branches.flatMap(branch => branch.links.slice(0, 1));
    return this.cells([...new Set(links.map(link => link.cell))]);
  }

  /** A cell as seen in a house: along a line its one coordinate will do. */
  private placeIn(house: House, cell: Cell): string {
    const { kind, axes } = orientationOf(this.shape, house);
    if (kind !== 'line' || axes.length !== 1 || this.shape.extents.length === 2) return this.cell(cell);
    return `${axisName(this.shape, axes[0])}${coordinatesOf(this.shape, cell)[axes[0]] + 1}`;
  }

  /** `r1c1 is not 3 or 4, and r2c2 is not 3`. */
  private effect({ placements, eliminations }: Step): string {
    const placed = placements.map(({ cell, symbol }) => `${this.cell(cell)} is ${this.symbol(symbol)}`);
    const bySymbols = new Map<string, Cell[]>();
    for (const [cell, symbols] of groupByCell(eliminations)) {
      const key = this.symbols(symbols, 'or');
      bySymbols.set(key, [...(bySymbols.get(key) ?? []), cell]);
    }
    const struck = [...bySymbols].map(
      ([symbols, cells]) => `${this.cells(cells)} ${cells.length === 1 ? 'is' : 'are'} not ${symbols}`,
    );
    return this.list([...placed, ...struck]);
  }

  deduction(step: Step): string {
    const { houses, covers, cells, symbols, fins } = step;
    const so = `so ${this.effect(step)}`;
    switch (step.technique) {
      case 'full-house':
        return `${capital(this.house(houses[0]))} has one empty cell left: ${this.cell(cells[0])} is ${this.symbol(symbols[0])}.`;
      case 'hidden-single':
        return `In ${this.house(houses[0])}, ${this.symbol(symbols[0])} fits only at ${this.placeIn(houses[0], cells[0])}.`;
      case 'naked-single':
        return `${this.cell(cells[0])} can only be ${this.symbol(symbols[0])}: its houses rule out every other symbol.`;
      case 'locked-candidates':
        return `In ${this.house(houses[0])}, ${this.symbol(symbols[0])} fits only where it meets ${this.house(covers[0])}, ${so}.`;
      case 'naked-pair':
      case 'naked-triple':
      case 'naked-quad':
      case 'pigeonhole':
        return `In ${this.house(houses[0])}, the ${cells.length} cells ${this.cells(cells)} have only the symbols ${this.symbols(symbols)} between them, ${so}.`;
      case 'hidden-pair':
      case 'hidden-triple':
      case 'hidden-quad':
        return `In ${this.house(houses[0])}, ${this.symbols(symbols)} fit only in ${this.cells(cells)}, ${so}.`;
      case 'x-wing':
      case 'swordfish':
      case 'jellyfish':
        return `In ${this.houses(houses)}, ${this.symbol(symbols[0])} fits only where they meet ${this.houses(covers)}, ${so}.`;
      case 'finned-x-wing':
      case 'finned-swordfish':
        return `In ${this.houses(houses)}, ${this.symbol(symbols[0])} fits only where they meet ${this.houses(covers)}, or at ${this.cells(fins, 'or')}; either way ${this.effect(step)}.`;
      case 'xy-wing':
      case 'xyz-wing':
      case 'w-wing':
        return `Whichever symbols ${this.cells(cells)} take, one of them is ${this.symbols(sharedSymbols(step), 'or')}, ${so}.`;
      case 'uniqueness':
        return `If ${this.cells(cells)} held only ${this.symbols(symbols)}, these could change places and there would be two solutions, ${so}.`;
      case 'simple-colouring':
      case 'multi-colouring':
        return `The places ${this.cells(cells)} of ${this.symbol(symbols[0])} hold it in turn or not at all, ${so}.`;
      case 'x-chain':
      case 'xy-chain':
      case 'alternating-chain':
        return `${capital(this.chain(step.chain))}; ${so}.`;
      case 'forcing-chain':
        return `${step.branches.map(branch => capital(this.branch(branch))).join('. ')}. In every case ${this.effect(step)}.`;
      case 'trial':
        return `${step.branches.map(branch => capital(this.branch(branch))).join('. ')}, ${so}.`;
    }
  }

  private link = ({ cell, symbol, holds }: Link): string =>
    `${this.cell(cell)} is ${holds ? '' : 'not '}${this.symbol(symbol)}`;

  /** `if r1c1 is not 5, then r1c4 is 5, then …`; the middle of a long one is left out. */
  private chain(links: readonly Link[]): string {
    const [first, ...rest] = links.map(this.link);
    const shown = rest.length > maxListed ? [...rest.slice(0, maxListed - 2), '…', rest.at(-1)] : rest;
    return `if ${first}, then ${shown.join(', then ')}`;
  }

  private branch({ links, failsAt }: Branch): string {
    const fails =
      failsAt === undefined
        ? ''
        : failsAt.cell !== undefined
          ? `, and nothing is left for ${this.cell(failsAt.cell)}`
          : failsAt.house !== undefined && failsAt.symbol !== undefined
            ? `, and ${this.symbol(failsAt.symbol)} has no place in ${this.house(failsAt.house)}`
            : ', and no solution is left';
    return links.length > 1
      ? this.chain(links) + fails
      : `if ${this.link(links[0])}${fails.replace(/^, and/, ',')}`;
  }
}

function groupByCell(candidates: readonly Candidate[]): Map<Cell, Symbol[]> {
  const groups = new Map<Cell, Symbol[]>();
  for (const { cell, symbol } of candidates) groups.set(cell, [...(groups.get(cell) ?? []), symbol]);
  return groups;
}

/** The symbols that a wing excludes around it. */
const sharedSymbols = ({ eliminations }: Step): Symbol[] => [
  ...new Set(eliminations.map(({ symbol }) => symbol)),
];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
