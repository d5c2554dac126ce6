import type { ProblemWords } from '../words.js';
import { capital, count, list, number, quote } from './grammar.js';
import { shortages } from './work.js';

/** What cannot be made, or is not there. */
export const makingProblems: Pick<
  ProblemWords,
  'order-unfit' | 'generator-gone' | 'cut-short' | 'not-found'
> = {
  'order-unfit': {
    'too-many-clues': ({ shape, cells, clues }) =>
      `${shape} has ${count(cells, 'cell')}, so there cannot be ${clues < 0 ? count(cells - clues, 'blank') : count(clues, 'clue')}.`,
    'large-board': ({ limit }) =>
      `Boards of more than ${count(limit, 'cell')} can be ordered by the number of clues only.`,
    method: ({ method, shape }) => `The method "${method}" does not work for ${shape}.`,
    symmetry: ({ sampler, shape }) => `${shape} has no ${sampler} symmetry.`,
    strata: ({ sampler, family }) =>
      `The sampler ${sampler} takes its cells from the blocks of a straight grid, and ${family} shapes have none; use the sampler uniform.`,
    'option-twice': ({ option }) => `The option ${option} is given twice.`,
    'clues-and-blanks': () => 'An order says how many clues or how many blanks, not both.',
    'levels-fall': ({ level, upTo }) =>
      `Levels go from the easier to the harder one, and ${level} is harder than ${upTo}.`,
    'technique-of-level': ({ technique, of, level }) =>
      `A puzzle that needs the technique ${technique} is of the level ${of}, not ${level}.`,
    'trial-and-logic': ({ option }) => `The option logic-only forbids trial, and ${option} asks for it.`,
    'technique-unused': ({ technique }) =>
      `The technique ${technique} is to be needed, but is not among those that may be used.`,
    'using-too-easy': ({ level, hardest }) =>
      `What the techniques up to ${hardest} solve is easier than the level ${level}.`,
    'name-and-option': ({ option }) =>
      `The name of a puzzle says all that was ordered, so the option ${option} contradicts it.`,
    'level-absent': ({ level, shape }) => `No puzzle of ${shape} is of the level ${level}.`,
    'level-unknown': ({ level, shape }) => `No puzzle of ${shape} is known to be of the level ${level}.`,
    'killer-level-unknown': ({ level, shape }) =>
      `No killer of ${shape} is known to be of the level ${level}.`,
    'technique-absent': ({ technique, shape }) =>
      `No puzzle of ${shape} needs the technique ${technique}: easier ones always do.`,
    'technique-small': ({ technique, limit }) =>
      `The technique ${technique} is used on boards of up to ${count(limit, 'cell')} only.`,
    'level-too-short': ({ level, blanks, least }) =>
      `A puzzle of the level ${level} has at least ${count(least, 'blank')} here, so ${number(blanks)} cannot be.`,
    'level-length-unknown': ({ level, shape, blanks, vain }) =>
      `No puzzle of ${shape} with ${count(blanks, 'blank')} is known to be of the level ${level}; up to ${number(vain)} they were looked for in vain.`,
    'region-form': ({ region }) =>
      `${capital(quote(region))} is no region; one looks like r1..3c4..6 or x1..3z2.`,
    'region-past': ({ region, shape, axis, end }) =>
      `The region ${region} goes past the board: in ${shape}, ${axis} runs from 1 to ${number(end)}.`,
    'region-empty': ({ region, shape }) => `${shape} has no cell in the region ${region}.`,
    'region-small': ({ region, cells, blanks }) =>
      `The region ${region} has ${count(cells, 'cell')}, so there cannot be ${count(blanks, 'blank')} in it.`,
    'region-minimal': () =>
      'A region keeps clues around it that are not needed, so its puzzle is not minimal.',
    'solution-shape': ({ given, wanted }) => `The solution is one of ${given}, and ${wanted} is ordered.`,
    'solution-breaks': ({ kinds }) => `The solution does not obey ${list(kinds)}.`,
    'kind-twice': ({ kind }) => `The kind ${kind} is ordered twice; order it once, with its number.`,
    'kind-too-many': ({ kind, wanted, most, shape }) =>
      most === 0
        ? `${shape} has no room for the kind ${kind}.`
        : `${shape} has room for at most ${number(most)} of the kind ${kind}, not for ${number(wanted)}.`,
  },
  'generator-gone': {
    other: ({ generator, present }) =>
      `This name belongs to generator ${generator}, which is not here; generator ${present} makes other puzzles.`,
  },
  'cut-short': {
    grid: ({ reason }) => `No grid was made. ${shortages[reason]}`,
    puzzle: ({ reason }) => `No puzzle was made. ${shortages[reason]}`,
    'minimal-puzzle': ({ reason }) => `No minimal puzzle was found. ${shortages[reason]}`,
    symmetries: ({ reason }) => `The symmetries were not all found. ${shortages[reason]}`,
    'canonical-form': ({ reason }) => `The canonical form was not found. ${shortages[reason]}`,
  },
  'not-found': {
    'no-grid': ({ shape }) => `${shape} has no complete grid.`,
    grid: ({ shape, tries }) => `No complete grid of ${shape} was found in ${count(tries, 'try', 'tries')}.`,
    'no-variant': ({ shape, kinds }) => `${shape} has no complete grid with ${list(kinds)}.`,
    variant: ({ shape, kinds, tries }) =>
      `No complete grid of ${shape} with ${list(kinds)} was found in ${count(tries, 'try', 'tries')}.`,
    'valid-blocks': ({ tries }) => `None of ${count(tries, 'grid')} of random blocks was valid.`,
    attempt: () => 'No puzzle was made, because no attempt was allowed.',
    cages: () => 'No cages were found that leave one solution. Another number of clues may allow some.',
    'lone-clues': () => 'No clues were found that are each alone in an unavoidable set.',
    position: ({ position, last }) => `The log has positions 0 to ${number(last)}; there is no ${position}.`,
    checkpoint: ({ name }) => `There is no checkpoint ${quote(name)} in this game.`,
  },
};
