import type { ProblemWords } from '../words.js';
import { sayStated } from './constraints.js';
import { capital, count, list, number, quote } from './grammar.js';
import { nameHouse } from './houses.js';

/** What to do about a text that did not name its shape. */
const advice = (named: boolean): string =>
  named ? '' : ' If it has another shape, put the shape in front of the cells, as in "4x4:…".';

export const boardProblems: Pick<ProblemWords, 'symbol-range' | 'cell-count' | 'conflict' | 'clue-locked'> = {
  'symbol-range': {
    'in-cell': ({ cell, symbol, symbols }) =>
      `${cell} holds ${symbol}; symbols run from 1 to ${symbols}, and 0 is blank.`,
    move: ({ symbol, symbols }) => `Symbols run from 1 to ${symbols}, and 0 is blank; ${symbol} is neither.`,
    entry: ({ symbol, symbols }) => `Symbols run from 1 to ${symbols}; ${symbol} is not one of them.`,
    text: ({ text, symbols, shape }) =>
      `${capital(quote(text))} is not one of the ${count(symbols, 'symbol')} of ${shape}.`,
    colour: ({ colour, colours }) => `Colours run from 1 to ${colours}; ${colour} is not one of them.`,
    notes: ({ kind, kinds }) => `Notes are of the kinds ${list(kinds)}; ${quote(kind)} is none of them.`,
    option: ({ option, options, shape }) =>
      `${shape} has ${count(options, 'option')}; there is no option ${option}.`,
  },
  'cell-count': {
    given: ({ shape, cells, given }) =>
      `${shape} has ${count(cells, 'cell')}, but ${number(given)} ${given === 1 ? 'is' : 'are'} given.`,
    blank: ({ cell }) => `${cell} is blank, and a solution has no blanks.`,
    'too-many': ({ cells }) => `There are more than ${count(cells, 'cell')}.`,
    wrong: ({ cells, given }) =>
      `There ${given === 1 ? 'is' : 'are'} ${count(given, 'cell')} instead of ${number(cells)}.`,
    'cut-short': ({ shape, cells, given, named }) =>
      `This puzzle ends after ${count(given, 'cell')}; ${shape} has ${number(cells)}.${advice(named)}`,
    'one-more': ({ shape, cells, named }) =>
      `${shape} has ${count(cells, 'cell')}; here is one too many.${advice(named)}`,
    'too-many-values': ({ cells }) => `There are more than ${count(cells, 'value')}.`,
    lengths: ({ lengths, shapes }) => {
      const size = lengths.map(number).join(' × ');
      return shapes.length === 0
        ? `No shape has the lengths ${size}; say which is meant.`
        : `Several shapes have the lengths ${size}: ${list(shapes)}. Say which is meant.`;
    },
    'other-shape': ({ given, wanted }) => `This filling is for ${given}, but the puzzle is ${wanted}.`,
  },
  conflict: {
    house: ({ symbol, house, cells }) => {
      const often = cells.length === 2 ? 'twice' : `${cells.length} times`;
      return `${symbol} stands ${often} in ${nameHouse(house)}: at ${list(cells)}.`;
    },
    constraint: ({ constraint, cells, symbols }) => {
      const held = cells.map((cell, i) => `${symbols[i]} at ${cell}`);
      return `${sayStated(constraint).replace(/\.$/, '')}: ${list(held)} ${cells.length === 1 ? 'breaks' : 'break'} this rule.`;
    },
    formula: ({ cell, symbols }) => `The formula gives ${cell} both ${list(symbols)}.`,
    solution: ({ cell }) => `The solution contradicts the clue at ${cell}.`,
    entry: ({ cell }) => `The entry at ${cell} contradicts the clue there.`,
    'no-candidate': ({ cell }) => `No candidate is left at ${cell}.`,
  },
  'clue-locked': {
    cell: ({ cell }) => `${cell} is a clue and stays as it is.`,
    cells: ({ count: n }) =>
      n === 1
        ? 'This cell is a clue and stays as it is.'
        : `These ${count(n, 'cell')} are clues and stay as they are.`,
    filling: ({ cell }) => `${cell} is a clue of the puzzle, and this filling has something else there.`,
  },
};
