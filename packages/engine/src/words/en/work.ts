/** What becomes of an order or a budget. */
import type { Shortage } from '../../base/shortage.js';
import type { Shortfall } from '../../generate/order.js';
import type { Progress, ProgressUnit } from '../../solve/budget.js';
import { count, number } from './grammar.js';
import { levels } from './levels.js';
import { sayTitle } from './techniques.js';

export const shortages: Readonly<Record<Shortage, string>> = {
  aborted: 'The work was stopped.',
  nodes: 'As many guesses as allowed were made.',
  time: 'The time ran out.',
};

/** One and many. */
const units: Readonly<Record<ProgressUnit, readonly [string, string]>> = {
  guesses: ['guess', 'guesses'],
  solutions: ['solution', 'solutions'],
  branches: ['branch', 'branches'],
  cells: ['cell', 'cells'],
  clues: ['clue', 'clues'],
  grids: ['grid', 'grids'],
  steps: ['step', 'steps'],
  tries: ['try', 'tries'],
  refinements: ['refinement', 'refinements'],
  puzzles: ['puzzle', 'puzzles'],
};

export function sayProgress({ done, total, unit }: Progress): string {
  const [one, many] = units[unit];
  return total === undefined ? count(done, one, many) : `${number(done)} of ${count(total, one, many)}`;
}

export function sayShortfall(shortfall: Shortfall): string {
  switch (shortfall.kind) {
    case 'clues':
      return `${count(shortfall.got, 'clue')} instead of ${number(shortfall.wanted)}`;
    case 'constraints':
      return `${number(shortfall.got)} of kind ${shortfall.of} instead of ${number(shortfall.wanted)}`;
    case 'minimal':
      return `${count(shortfall.clues - shortfall.open, 'clue')} proved needed and ${number(shortfall.open)} that may not be needed`;
    case 'ungraded':
      return 'no grade';
    case 'level':
      return `the level ${levels[shortfall.got]} instead of ${levels[shortfall.wanted]}${
        shortfall.upTo === undefined ? '' : ` to ${levels[shortfall.upTo]}`
      }`;
    case 'technique': {
      const got = shortfall.got === undefined ? 'nothing' : sayTitle(shortfall.got);
      return `${got} as its hardest technique instead of ${sayTitle(shortfall.wanted)}`;
    }
  }
}
