/** Steps as a player reads them, in three strengths: where to look, which technique, the whole deduction. */
import { makeSymbolText, type Symbol } from '../../board/symbols.js';
import type { Branch, Step } from '../../logic/step.js';
import { houseNameOf, makeCellName } from '../../shape/names.js';
import { type Cell, type House, housesOf, type Shape } from '../../shape/shape.js';
import { affectedSymbols, evidenceCells, groupEliminations, makePlaceName } from '../stepParts.js';
import type { Strength } from '../words.js';
import { ChainWords } from './chainWords.js';
import { placeOf, tellBounds, tellCage, tellLastCell, tellSum } from './constraintSteps.js';
import { capital, listAll } from './grammar.js';
import { nameHouse } from './houses.js';
import { techniques } from './techniques.js';
import { placeOfUniqueness, tellBug, tellRectangle } from './uniquenessSteps.js';

export function sayStep(shape: Shape, step: Step, strength: Strength = 3): string {
  const teller = new StepTeller(shape);
  if (strength === 1) return `Look at ${teller.where(step)}.`;
  const { title, what } = techniques[step.technique];
  if (strength === 2) return `${title} in ${teller.where(step)}. ${what}`;
  return `${title}. ${teller.deduction(step)}`;
}

class StepTeller {
  private readonly shape: Shape;
  private readonly words: ChainWords;

  constructor(shape: Shape) {
    this.shape = shape;
    this.words = new ChainWords(shape);
  }

  private cell = (cell: Cell): string => makeCellName(this.shape, cell);
  private symbol = (symbol: Symbol): string => makeSymbolText(symbol, this.shape.symbols);
  private house = (house: House): string => nameHouse(houseNameOf(this.shape, house));
  private cells = (cells: readonly Cell[], joint?: 'and' | 'or'): string =>
    listAll(cells.map(this.cell), joint);
  private symbols = (symbols: readonly Symbol[], joint?: 'and' | 'or'): string =>
    listAll(symbols.map(this.symbol), joint);
  private houses = (houses: readonly House[]): string => listAll(houses.map(this.house));

  where(step: Step): string {
    switch (step.technique) {
      case 'unique-rectangle':
      case 'hidden-rectangle':
      case 'avoidable-rectangle':
      case 'bug':
        return placeOfUniqueness(this.shape, step);
    }
    if (step.constraints.length > 0) return placeOf(this.shape, step);
    return step.houses.length > 0 ? this.houses(step.houses) : this.cells(evidenceCells(step));
  }

  /** `r1c1 is not 3 or 4 and r2c2 is not 3`. */
  private effect({ placements, eliminations }: Step): string {
    const placed = placements.map(({ cell, symbol }) => `${this.cell(cell)} is ${this.symbol(symbol)}`);
    const struck = groupEliminations(eliminations).map(
      ({ cells, symbols }) =>
        `${this.cells(cells)} ${cells.length === 1 ? 'is' : 'are'} not ${this.symbols(symbols, 'or')}`,
    );
    return listAll([...placed, ...struck]);
  }

  deduction(step: Step): string {
    const { houses, covers, cells, symbols, fins } = step;
    const so = `so ${this.effect(step)}`;
    switch (step.technique) {
      case 'full-house':
        return `${capital(this.house(houses[0]))} has one empty cell left: ${this.cell(cells[0])} is ${this.symbol(symbols[0])}.`;
      case 'hidden-single':
        return `In ${this.house(houses[0])}, ${this.symbol(symbols[0])} fits only at ${makePlaceName(this.shape, houses[0], cells[0])}.`;
      case 'naked-single':
        return `${this.cell(cells[0])} can only be ${this.symbol(symbols[0])}: every other symbol is ruled out there.`;
      case 'last-in-constraint':
        return tellLastCell(this.shape, step);
      case 'cage-combinations':
        return tellCage(this.shape, step, this.effect(step));
      case 'line-bounds':
        return tellBounds(this.shape, step, this.effect(step));
      case 'house-sum':
      case 'joint-sum':
        return tellSum(this.shape, step, this.effect(step));
      case 'locked-candidates':
        return this.locked(step);
      case 'naked-pair':
      case 'naked-triple':
      case 'naked-quad':
        return this.nakedSubset(step);
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
      case 'mixed-fish':
        return this.mixedFish(step);
      case 'template':
        return this.template(step);
      case 'xy-wing':
      case 'xyz-wing':
      case 'wxyz-wing':
        return `Whichever symbols ${this.cells(cells)} take, one of them is ${this.symbols(affectedSymbols(step), 'or')}, ${so}.`;
      case 'w-wing':
        return `If ${this.cells(cells.slice(0, 2))} were both ${this.symbol(symbols[0])}, ${this.house(houses[0])} would have no place left for it; so one of them is ${this.symbol(symbols[1])}, and ${this.effect(step)}.`;
      case 'sue-de-coq':
        return `${capital(this.cells(cells))} have only ${this.symbols(symbols)}, as many symbols as there are cells, and none of these can stand there twice; so each stands there once, and ${this.effect(step)}.`;
      case 'unique-rectangle':
      case 'hidden-rectangle':
      case 'avoidable-rectangle':
        return tellRectangle(this.shape, step, this.effect(step));
      case 'bug':
        return tellBug(this.shape, step);
      case 'simple-colouring':
        return this.simpleColouring(step);
      case 'multi-colouring':
        return this.multiColouring(step);
      case 'skyscraper':
      case 'two-string-kite':
      case 'turbot-fish':
      case 'empty-rectangle':
      case 'als-xz':
      case 'als-xy-wing':
      case 'x-chain':
      case 'xy-chain':
      case 'alternating-chain':
      case 'grouped-chain':
      case 'set-chain':
        return `${capital(this.words.chain(step.chain))}; ${so}.`;
      case 'forcing-chain':
        return `${this.branches(step)}. In every case ${this.effect(step)}.`;
      case 'short-trial':
      case 'long-trial':
      case 'nested-trial':
      case 'search':
        return `${this.branches(step)}; ${so}.`;
    }
  }

  private mixedFish(step: Step): string {
    const { houses, covers, fins, symbols } = step;
    const copies = `${capital(this.houses(houses))} take ${houses.length} copies of ${this.symbol(symbols[0])}`;
    return fins.length === 0
      ? `${copies}, which fit only in ${this.houses(covers)}; these hold no more than ${covers.length}, so ${this.effect(step)}.`
      : `${copies}. Unless one stands at ${this.cells(fins, 'or')}, they fit only in ${this.houses(covers)}, which hold no more than ${covers.length}; either way ${this.effect(step)}.`;
  }

  private template(step: Step): string {
    const [{ cell, symbol }] = step.eliminations;
    return `If ${this.cell(cell)} were ${this.symbol(symbol)}, ${this.symbol(symbol)} could not be put into each of ${this.houses(step.houses)}: wherever it stood in some of them, another would have no place left for it; so ${this.effect(step)}.`;
  }

  /** Whether the whole effect lies in these houses. */
  private isWithin({ eliminations }: Step, houses: readonly House[]): boolean {
    return eliminations.every(({ cell }) =>
      Array.from(housesOf(this.shape, cell)).some(house => houses.includes(house)),
    );
  }

  private locked(step: Step): string {
    const { houses, covers, cells, symbols } = step;
    const symbol = this.symbol(symbols[0]);
    const so = `so ${this.effect(step)}`;
    return this.isWithin(step, covers)
      ? `In ${this.house(houses[0])}, ${symbol} fits only where it meets ${this.houses(covers)}, ${so}.`
      : `In ${this.house(houses[0])}, ${symbol} fits only at ${this.cells(cells, 'or')}, and what sees all of these cannot be ${symbol}, ${so}.`;
  }

  private nakedSubset(step: Step): string {
    const { houses, cells, symbols } = step;
    const have = `have only the symbols ${this.symbols(symbols)} between them`;
    const so = `so ${this.effect(step)}`;
    return this.isWithin(step, houses)
      ? `In ${this.houses(houses)}, the ${cells.length} cells ${this.cells(cells)} ${have}, ${so}.`
      : `The ${cells.length} cells ${this.cells(cells)} see each other and ${have}; what sees all that could hold one of them cannot be it, ${so}.`;
  }

  /** The coloured places that hold the symbol as the step takes it, and the others. */
  private colours({ chain }: Step): [readonly Cell[], readonly Cell[]] {
    const cellsWhere = (holds: boolean) => chain.filter(link => link.holds === holds).map(({ cell }) => cell);
    return [cellsWhere(true), cellsWhere(false)];
  }

  private simpleColouring(step: Step): string {
    const [one, other] = this.colours(step).map(cells => this.cells(cells));
    const wrong = step.cells.includes(step.eliminations[0].cell);
    const why = wrong ? 'two of the latter see each other' : 'no cell that sees both can hold it';
    return `${this.symbol(step.symbols[0])} stands at ${one}, or else at ${other}; ${why}, so ${this.effect(step)}.`;
  }

  private multiColouring(step: Step): string {
    const symbol = this.symbol(step.symbols[0]);
    const dropped = step.eliminations.map(({ cell }) => cell);
    if (step.cells.includes(dropped[0]))
      return `If ${symbol} stood at ${this.cells(dropped)}, neither colour of another group could hold it, though one of them must, so ${this.effect(step)}.`;
    const [holding] = this.colours(step);
    return `Two coloured groups of places see each other, so that at least one of ${this.cells(holding)} is ${symbol}, and ${this.effect(step)}.`;
  }

  private branches({ branches }: Step): string {
    return branches.map(branch => capital(this.branch(branch))).join('. ');
  }

  private branch(branch: Branch): string {
    const { links, steps, failsAt } = branch;
    if (!steps) return this.words.branch(branch);
    const { cell, symbol } = links[0];
    const inside = steps.map(step => `${techniques[step.technique].title}: ${this.deduction(step)}`);
    return `suppose that ${this.cell(cell)} is ${this.symbol(symbol)}. ${inside.join(' ')} But then ${failsAt ? this.words.failure(failsAt) : ''}`;
  }
}
