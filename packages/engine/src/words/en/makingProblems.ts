import type { ProblemWords } from '../words.js';
import { count, number, quote } from './grammar.js';

/** What cannot be made, or is not there. */
export const makingProblems: Pick<ProblemWords, 'order-unfit' | 'not-found'> = {
  'order-unfit': {
    'too-many-clues': ({ shape, cells, clues }) =>
      `${shape} has ${number(cells)} cells, so there cannot be ${number(clues)} clues.`,
    'large-board': ({ limit }) =>
      `Boards of more than ${number(limit)} cells can be ordered by the number of clues only.`,
    method: ({ method, shape }) => `The method "${method}" does not work for ${shape}.`,
    symmetry: ({ sampler, shape }) => `${shape} has no ${sampler} symmetry.`,
  },
  'not-found': {
    'no-grid': ({ shape }) => `${shape} has no complete grid.`,
    grid: ({ shape, tries }) => `No complete grid of ${shape} was found in ${count(tries, 'try', 'tries')}.`,
    'valid-blocks': ({ tries }) => `None of ${count(tries, 'grid')} of random blocks was valid.`,
    puzzle: () => 'No puzzle was made in time.',
    'minimal-puzzle': () => 'No minimal puzzle of this solution was found in time.',
    position: ({ position, last }) => `The log has positions 0 to ${number(last)}; there is no ${position}.`,
    checkpoint: ({ name }) => `There is no checkpoint ${quote(name)} in this game.`,
  },
};
