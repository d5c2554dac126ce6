/** What each technique is called, and what it is, in one sentence for somebody who has not met it. */
import type { TechniqueName } from '../logic/techniqueNames.js';

export interface TechniqueWords {
  readonly title: string;
  readonly what: string;
}

export const techniqueWords: Readonly<Record<TechniqueName, TechniqueWords>> = {
  'full-house': { title: 'Full house', what: 'A house with one empty cell takes its last symbol.' },
  'hidden-single': { title: 'Hidden single', what: 'A symbol has only one place left in a house.' },
  'naked-single': { title: 'Naked single', what: 'A cell has only one symbol left.' },
  'locked-candidates': {
    title: 'Locked candidates',
    what: 'All places of a symbol in one house lie in a second house, so the rest of the second cannot hold it.',
  },
  'naked-pair': {
    title: 'Naked pair',
    what: 'Two cells of a house share the same two symbols, which no other cell there can hold.',
  },
  'hidden-pair': {
    title: 'Hidden pair',
    what: 'Two symbols fit in only two cells of a house, which can hold nothing else.',
  },
  'naked-triple': {
    title: 'Naked triple',
    what: 'Three cells of a house have just three symbols between them.',
  },
  'hidden-triple': { title: 'Hidden triple', what: 'Three symbols fit in only three cells of a house.' },
  'x-wing': {
    title: 'X-wing',
    what: 'A symbol in two houses can stand only where two other houses cross them.',
  },
  'xy-wing': {
    title: 'XY-wing',
    what: 'A cell of two symbols sends one or the other of its wings to the same third symbol.',
  },
  'naked-quad': { title: 'Naked quad', what: 'Four cells of a house have just four symbols between them.' },
  'hidden-quad': { title: 'Hidden quad', what: 'Four symbols fit in only four cells of a house.' },
  pigeonhole: {
    title: 'Pigeonhole',
    what: 'Some cells of a house have just as many symbols between them as they are.',
  },
  swordfish: {
    title: 'Swordfish',
    what: 'A symbol in three houses can stand only where three other houses cross them.',
  },
  'xyz-wing': {
    title: 'XYZ-wing',
    what: 'A cell of three symbols and two wings leave one symbol to one of the three.',
  },
  'w-wing': {
    title: 'W-wing',
    what: 'Two cells of the same two symbols are joined by a house in which one symbol has two places.',
  },
  'simple-colouring': {
    title: 'Simple colouring',
    what: 'Places of a symbol are coloured in turn along houses with two places; one colour is right.',
  },
  'multi-colouring': {
    title: 'Multi-colouring',
    what: 'Two coloured groups of one symbol touch, and decide about each other.',
  },
  'finned-x-wing': {
    title: 'Finned X-wing',
    what: 'An X-wing with extra cells, the fins: what it excludes near them is excluded either way.',
  },
  jellyfish: {
    title: 'Jellyfish',
    what: 'A symbol in four houses can stand only where four other houses cross them.',
  },
  'finned-swordfish': { title: 'Finned swordfish', what: 'A swordfish with extra cells, the fins.' },
  uniqueness: {
    title: 'Uniqueness',
    what: 'Four cells would allow two symbols to change places; a puzzle with one solution avoids that.',
  },
  'x-chain': {
    title: 'X-chain',
    what: 'Places of one symbol, each forcing the next, show that one of the two ends holds it.',
  },
  'xy-chain': {
    title: 'XY-chain',
    what: 'Cells of two symbols, each forcing the next, show that one of the two ends holds a symbol.',
  },
  'alternating-chain': {
    title: 'Alternating chain',
    what: 'Candidates that force each other, in turn out and in, show that one of two ends holds.',
  },
  'forcing-chain': {
    title: 'Forcing chain',
    what: 'Every case for a cell or a symbol leads to the same conclusion.',
  },
  trial: { title: 'Trial', what: 'A candidate is tried out, and leads to a contradiction.' },
};
