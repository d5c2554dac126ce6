import type { TechniqueName } from '../../logic/techniqueNames.js';
import type { Shape } from '../../shape/shape.js';
import { capital } from './grammar.js';
import { type HouseText, sayOf } from './houseTerms.js';

export const sayTitle = (name: TechniqueName, shape?: Shape): string => sayOf(techniques[name].title, shape);

export const sayMeaning = (name: TechniqueName, shape?: Shape): string => sayOf(techniques[name].what, shape);

const techniques: Readonly<Record<TechniqueName, { readonly title: HouseText; readonly what: HouseText }>> = {
  'full-house': {
    title: 'Full house',
    what: ({ a }) => `${capital(a)} with one empty cell takes its last symbol.`,
  },
  'hidden-single': { title: 'Hidden single', what: ({ a }) => `A symbol has only one place left in ${a}.` },
  'naked-single': { title: 'Naked single', what: 'A cell has only one symbol left.' },
  'last-in-constraint': {
    title: 'Last cell',
    what: 'A cage, a line or another constraint has one open cell left, and leaves it one symbol.',
  },
  'cage-combinations': {
    title: 'Cage combinations',
    what: 'Few sets of symbols add up to the sum of a cage: what is in none of them goes, and what is in all of them stands in the cage.',
  },
  'line-bounds': {
    title: 'Bounds on a line',
    what: 'What is left in the other cells of a line, an arrow or a dot rules symbols out.',
  },
  'locked-candidates': {
    title: 'Locked candidates',
    what: ({ one }) =>
      `All places of a symbol in one ${one} lie in another too, so the rest of that one cannot hold it.`,
  },
  'house-sum': {
    title: ({ a }) => `Sum of ${a}`,
    what: ({ one }) =>
      `Every ${one} adds up to the same; take away the cages, and what is left over, or lies outside, has a known sum.`,
  },
  'naked-pair': {
    title: 'Naked pair',
    what: ({ a }) => `Two cells of ${a} share the same two symbols, which no other cell there can hold.`,
  },
  'hidden-pair': {
    title: 'Hidden pair',
    what: ({ a }) => `Two symbols fit in only two cells of ${a}, which can hold nothing else.`,
  },
  'naked-triple': {
    title: 'Naked triple',
    what: ({ a }) => `Three cells of ${a} have just three symbols between them.`,
  },
  'hidden-triple': {
    title: 'Hidden triple',
    what: ({ a }) => `Three symbols fit in only three cells of ${a}.`,
  },
  'joint-sum': {
    title: ({ many }) => `Sum of several ${many}`,
    what: ({ many }) =>
      `Several ${many} add up to a known sum; take away their cages, and what is left over, or lies outside, has one too.`,
  },
  'x-wing': {
    title: 'X-wing',
    what: ({ many }) => `A symbol in two ${many} can stand only where two others cross them.`,
  },
  'xy-wing': {
    title: 'XY-wing',
    what: 'Whichever of its two symbols a cell takes, one of its two wings takes the same third symbol.',
  },
  'naked-quad': {
    title: 'Naked quad',
    what: ({ a }) => `Four cells of ${a} have just four symbols between them.`,
  },
  'hidden-quad': { title: 'Hidden quad', what: ({ a }) => `Four symbols fit in only four cells of ${a}.` },
  pigeonhole: {
    title: 'Pigeonhole',
    what: ({ a }) => `Some cells of ${a} have between them just as many symbols as there are cells.`,
  },
  swordfish: {
    title: 'Swordfish',
    what: ({ many }) => `A symbol in three ${many} can stand only where three others cross them.`,
  },
  'xyz-wing': {
    title: 'XYZ-wing',
    what: 'A cell of three symbols and its two wings: one of the three holds the symbol they share.',
  },
  'unique-rectangle': {
    title: 'Unique rectangle',
    what: 'If the corners of a rectangle, or the cells of a loop, held only two symbols, these could change places; a puzzle with one solution does not allow that.',
  },
  skyscraper: {
    title: 'Skyscraper',
    what: ({ alike }) =>
      `${alike} have two places each for a symbol, and one of each see each other; so one of the other two holds it.`,
  },
  'two-string-kite': {
    title: 'Two-string kite',
    what: ({ crossing }) =>
      `${crossing} have two places each for a symbol, and one of each see each other; so one of the other two holds it.`,
  },
  'turbot-fish': {
    title: 'Turbot fish',
    what: ({ besideBox }) =>
      `A box and ${besideBox} have two places each for a symbol, and one of each see each other; so one of the other two holds it.`,
  },
  'empty-rectangle': {
    title: 'Empty rectangle',
    what: ({ a }) =>
      `${capital(a)} has two places for a symbol. If it stands at one of them, it leaves a box only a few places; so it stands at the other, or at one of these.`,
  },
  'wxyz-wing': {
    title: 'WXYZ-wing',
    what: 'Four cells have four symbols together. All but one of these can stand there only once, so the last one stands there too.',
  },
  'sue-de-coq': {
    title: 'Sue de Coq',
    what: ({ many }) =>
      `Cells of two crossing ${many} have as many symbols as there are cells, and none can stand there twice; so each stands there once.`,
  },
  'als-xz': {
    title: 'ALS-XZ',
    what: 'Two sets of cells have one symbol more than cells each, and share a symbol that only one of them can hold; so one of the two holds all the rest of its own.',
  },
  'als-xy-wing': {
    title: 'ALS-XY-wing',
    what: 'Three sets of cells have one symbol more than cells each, and each shares with the next a symbol that only one of the two can hold; so the first or the last holds all the rest of its own.',
  },
  'w-wing': {
    title: 'W-wing',
    what: ({ a }) =>
      `Two cells have the same two symbols, and ${a} with two places for one of these joins them.`,
  },
  'hidden-rectangle': {
    title: 'Hidden rectangle',
    what: 'A symbol would force the corners of a rectangle to hold two symbols that could change places; a puzzle with one solution does not allow that.',
  },
  'avoidable-rectangle': {
    title: 'Avoidable rectangle',
    what: 'Some corners of a rectangle are filled but are no clues; if the others completed the pattern, two symbols could change places, and there would be two solutions.',
  },
  'simple-colouring': {
    title: 'Simple colouring',
    what: ({ a }) =>
      `Where ${a} has two places for a symbol, one holds it and the other does not: coloured in turn from one to the next, one colour is right.`,
  },
  'multi-colouring': {
    title: 'Multi-colouring',
    what: 'Two coloured groups of one symbol see each other, so the colours of one restrict those of the other.',
  },
  'finned-x-wing': {
    title: 'Finned X-wing',
    what: 'An X-wing with extra places, the fins: what it rules out in sight of all of them goes either way.',
  },
  jellyfish: {
    title: 'Jellyfish',
    what: ({ many }) => `A symbol in four ${many} can stand only where four others cross them.`,
  },
  'finned-swordfish': {
    title: 'Finned swordfish',
    what: 'A swordfish with extra places, the fins: what it rules out in sight of all of them goes either way.',
  },
  bug: {
    title: 'BUG+1',
    what: 'Every open cell has two symbols left, but one has a third; without it all cells could take their other symbol, and there would be two solutions.',
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
    what: 'Candidates that force each other, out and in by turns, show that one of the two ends holds.',
  },
  'mixed-fish': {
    title: 'Mixed fish',
    what: ({ many }) =>
      `A few ${many}, of whatever kind, have places for a symbol only in as many others, so these cannot hold it elsewhere; extra places, the fins, do no harm where all that goes sees them.`,
  },
  template: {
    title: 'Template',
    what: ({ many }) =>
      `If a symbol stood in a certain cell, some ${many} could not all get it: wherever it stood in some of them, another would be left without a place.`,
  },
  'grouped-chain': {
    title: 'Grouped chain',
    what: ({ many }) =>
      `A chain that also runs over groups: places of a symbol where two ${many} overlap, one of which holds it.`,
  },
  'set-chain': {
    title: 'Chain of sets',
    what: 'A chain that also runs over cells with one symbol more than there are cells: if one symbol goes, they hold all the others.',
  },
  'forcing-chain': {
    title: 'Forcing chain',
    what: 'Every case for a cell or a symbol leads to the same conclusion.',
  },
  'short-trial': {
    title: 'Short trial',
    what: 'A candidate is tried out, and what follows cell by cell leads to a contradiction soon.',
  },
  'long-trial': {
    title: 'Long trial',
    what: 'A candidate is tried out, and what follows cell by cell leads to a contradiction in the end.',
  },
  'nested-trial': {
    title: 'Nested trial',
    what: 'A candidate is tried out; only with other techniques, and trials inside the trial, a contradiction is found.',
  },
  search: {
    title: 'Search',
    what: 'A candidate is tried out, and so is everything that it leaves open, until every case has failed.',
  },
};
