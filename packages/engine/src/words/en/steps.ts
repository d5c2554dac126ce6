/** Steps as a player reads them, in three strengths: where to look, which technique, the whole deduction. */
import { makeSymbolText, type SymbolNumber } from '../../board/symbols.js';
import type { Strength } from '../../logic/focus.js';
import type { Branch, Step } from '../../logic/step.js';
import { houseNameOf, makeCellName } from '../../shape/names.js';
import { type Cell, type House, housesOf, type Shape } from '../../shape/shape.js';
import { flatten, groupEliminations } from '../stepParts.js';
import type { Telling } from '../words.js';
import { ChainWords } from './chainWords.js';
import { tellColouring } from './colouringSteps.js';
import { tellBounds, tellCage, tellLastCell, tellSum } from './constraintSteps.js';
import { capital, listAll } from './grammar.js';
import { sayHow, sayWhere } from './hints.js';
import { nameHouse, nameHouses } from './houses.js';
import { tellHiddenSingle, tellNakedSingle } from './singleSteps.js';
import { sayTitle } from './techniques.js';
import { tellBug, tellRectangle } from './uniquenessSteps.js';
import { tellWWing, tellXyWing, tellXyzWing } from './wingSteps.js';

export function sayStep(shape: Shape, step: Step, strength: Strength = 3): string {
  if (strength === 1) return sayWhere(shape, step);
  return strength === 2 ? sayHow(shape, step) : flatten(tellStep(shape, step));
}

/** The whole step as a tree: cases in it can be folded. */
export function tellStep(shape: Shape, step: Step): Telling {
  const { text, ...rest } = new StepTeller(shape).tell(step);
  return { text: `${sayTitle(step.technique, shape)}. ${text}`, ...rest };
}

class StepTeller {
  private readonly shape: Shape;
  private readonly words: ChainWords;

  constructor(shape: Shape) {
    this.shape = shape;
    this.words = new ChainWords(shape);
  }

  private cell = (cell: Cell): string => makeCellName(this.shape, cell);
  private symbol = (symbol: SymbolNumber): string => makeSymbolText(symbol, this.shape.symbols);
  private house = (house: House): string => nameHouse(houseNameOf(this.shape, house));
  private cells = (cells: readonly Cell[], joint?: 'and' | 'or'): string =>
    listAll(cells.map(this.cell), joint);
  private symbols = (symbols: readonly SymbolNumber[], joint?: 'and' | 'or'): string =>
    listAll(symbols.map(this.symbol), joint);
  private houses = (houses: readonly House[]): string =>
    nameHouses(houses.map(house => houseNameOf(this.shape, house)));

  /** `r1c1 is not 3 or 4 and r2c2 is not 3`. */
  private effect({ placements, eliminations }: Step, seen?: string): string {
    const placed = placements.map(({ cell, symbol }) => `${this.cell(cell)} is ${this.symbol(symbol)}`);
    const struck = groupEliminations(eliminations).map(
      ({ cells, symbols }) =>
        `${this.cells(cells)}${seen ? `, which ${cells.length === 1 ? 'sees' : 'see'} ${seen},` : ''} ${cells.length === 1 ? 'is' : 'are'} not ${this.symbols(symbols, 'or')}`,
    );
    return listAll([...placed, ...struck]);
  }

  tell(step: Step): Telling {
    switch (step.technique) {
      case 'forcing-chain':
        return this.forcing(step);
      case 'short-trial':
      case 'long-trial':
      case 'nested-trial':
      case 'search':
        return this.trial(step);
      default:
        return { text: this.deduction(step), parts: [] };
    }
  }

  private deduction(step: Step): string {
    const { houses, covers, cells, symbols, fins } = step;
    const so = `so ${this.effect(step)}`;
    switch (step.technique) {
      case 'full-house':
        return `${capital(this.house(houses[0]))} has one empty cell left, and only ${this.symbol(symbols[0])} is missing there: ${this.cell(cells[0])} is ${this.symbol(symbols[0])}.`;
      case 'hidden-single':
        return tellHiddenSingle(this.shape, step);
      case 'naked-single':
        return tellNakedSingle(this.shape, step);
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
        return `In ${this.house(houses[0])}, the cells ${this.cells(cells)} have only the symbols ${this.symbols(symbols)} between them, ${so}.`;
      case 'hidden-pair':
      case 'hidden-triple':
      case 'hidden-quad':
        return `In ${this.house(houses[0])}, ${this.symbols(symbols)} fit only in ${this.cells(cells)}, which have no room for anything else, ${so}.`;
      case 'x-wing':
      case 'swordfish':
      case 'jellyfish':
        return `In ${this.houses(houses)}, ${this.symbol(symbols[0])} fits only where they meet ${this.houses(covers)}; these take their ${this.symbol(symbols[0])} there, ${so}.`;
      case 'finned-x-wing':
      case 'finned-swordfish':
        return `In ${this.houses(houses)}, ${this.symbol(symbols[0])} fits only where they meet ${this.houses(covers)}, or at ${this.cells(fins, 'or')}. Either way ${this.effect(step, this.cells(fins))}.`;
      case 'mixed-fish':
        return this.mixedFish(step);
      case 'template':
        return this.template(step);
      case 'xy-wing':
        return tellXyWing(this.shape, step, this.effect(step, 'both'));
      case 'xyz-wing':
        return tellXyzWing(this.shape, step, this.effect(step, 'all three'));
      case 'wxyz-wing': {
        const last = this.symbol(symbols[symbols.length - 1]);
        return `The cells ${this.cells(cells)} have only ${this.symbols(symbols)} between them. All of these but ${last} can stand there only once, which leaves a cell for ${last}; so ${last} is in one of them, and ${this.effect(step)}.`;
      }
      case 'w-wing':
        return tellWWing(this.shape, step, this.effect(step, 'both'));
      case 'sue-de-coq':
        return `The cells ${this.cells(cells)} have only ${this.symbols(symbols)} between them, as many symbols as cells, and none of these can stand there twice; so each stands there once, and ${this.effect(step)}.`;
      case 'unique-rectangle':
      case 'hidden-rectangle':
      case 'avoidable-rectangle':
        return tellRectangle(this.shape, step, this.effect(step));
      case 'bug':
        return tellBug(this.shape, step);
      case 'simple-colouring':
      case 'multi-colouring':
        return tellColouring(this.shape, step, (seen?: string) => this.effect(step, seen));
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
        return `${capital(this.words.chain(step.chain))}; ${this.words.upshot(step)}${this.effect(step)}.`;
      case 'forcing-chain':
      case 'short-trial':
      case 'long-trial':
      case 'nested-trial':
      case 'search':
        return flatten(this.tell(step));
    }
  }

  private mixedFish(step: Step): string {
    const { houses, covers, fins, symbols } = step;
    const symbol = this.symbol(symbols[0]);
    const need = `${capital(this.houses(houses))} each need ${symbol}`;
    const room = `these take it no more than once each, and so have no room for another`;
    return fins.length === 0
      ? `${need}, and have places for it only in ${this.houses(covers)}; ${room}: ${this.effect(step)}.`
      : `${need}. Unless it stands at ${this.cells(fins, 'or')}, they have places for it only in ${this.houses(covers)}; ${room}. Either way ${this.effect(step, this.cells(fins))}.`;
  }

  private template(step: Step): string {
    const [{ cell, symbol }] = step.eliminations;
    if (step.houses.length === 1)
      return `If ${this.cell(cell)} were ${this.symbol(symbol)}, ${this.house(step.houses[0])} would have no place left for it; so ${this.effect(step)}.`;
    const where =
      step.houses.length === 2
        ? 'wherever it stood in the one, the other'
        : 'wherever it stood in some of them, another';
    return `If ${this.cell(cell)} were ${this.symbol(symbol)}, ${this.symbol(symbol)} could not be put into each of ${this.houses(step.houses)}: ${where} would have no place left for it; so ${this.effect(step)}.`;
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
      ? `In ${this.house(houses[0])}, ${symbol} fits only in the part that lies in ${this.houses(covers)}, ${so}.`
      : `In ${this.house(houses[0])}, ${symbol} fits only at ${this.cells(cells, 'or')}, so ${this.effect(step, cells.length === 2 ? 'both' : 'all of these')}.`;
  }

  private nakedSubset(step: Step): string {
    const { houses, cells, symbols } = step;
    const have = `have only the symbols ${this.symbols(symbols)} between them`;
    const so = `so ${this.effect(step)}`;
    return this.isWithin(step, houses)
      ? `In ${this.houses(houses)}, the cells ${this.cells(cells)} ${have}, ${so}.`
      : `The cells ${this.cells(cells)} see each other and ${have}. So each of these symbols stands in one of them, and goes from every cell that sees all its places there: ${this.effect(step)}.`;
  }

  private forcing(step: Step): Telling {
    const { houses, cells, symbols, branches } = step;
    const choice =
      houses.length > 0
        ? `In ${this.house(houses[0])}, ${this.symbol(symbols[0])} fits only at ${this.cells(cells, 'or')}.`
        : `${this.cell(cells[0])} can only be ${this.symbols(symbols, 'or')}.`;
    const fails = branches.some(({ failsAt }) => failsAt);
    return {
      text: choice,
      parts: branches.map(branch => this.branch(branch)),
      end: `${fails ? 'In every case that is left' : 'In every case'} ${this.effect(step)}.`,
    };
  }

  private trial(step: Step): Telling {
    const [branch] = step.branches;
    const { text, parts, end } = this.branch(branch);
    return { text, parts, end: [end ?? '', `So ${this.effect(step)}.`].filter(Boolean).join(' ') };
  }

  /** What follows, then a choice of which every case fails in turn. */
  private choice(branch: Branch, cases: readonly Branch[]): Telling {
    const { text, parts, end = '' } = this.words.branch(branch);
    const firsts = cases.map(({ links: [first] }) => first);
    const [{ cell, symbol }] = firsts;
    const split = firsts.every(first => first.cell === cell)
      ? `${this.cell(cell)} is ${this.symbols(
          firsts.map(first => first.symbol),
          'or',
        )}`
      : `${this.symbol(symbol)} stands at ${this.cells(
          firsts.map(first => first.cell),
          'or',
        )}`;
    const before = end.length > 1 ? [...parts, { text: `${end.slice(0, -1)},`, parts: [] }] : parts;
    const chosen = { text: `then ${split}.`, parts: cases.map(one => this.branch(one)) };
    return { text, parts: [...before, { ...chosen, end: 'So none of these can be.' }] };
  }

  private branch(branch: Branch): Telling {
    const { links, steps, cases, failsAt } = branch;
    if (cases) return this.choice(branch, cases);
    if (!steps) return this.words.branch(branch);
    const { cell, symbol } = links[0];
    const parts = steps.map(step => {
      const { text, ...rest } = this.tell(step);
      return { text: `${sayTitle(step.technique, this.shape)}. ${text}`, ...rest };
    });
    return {
      text: `Suppose that ${this.cell(cell)} is ${this.symbol(symbol)}.`,
      parts,
      end: `But then ${failsAt ? this.words.failure(failsAt) : 'no solution is left'}.`,
    };
  }
}
