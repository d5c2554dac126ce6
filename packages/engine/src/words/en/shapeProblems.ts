import type { ProblemWords } from '../words.js';
import { constraintProblems } from './constraints.js';
import { capital, count, list, number, quote } from './grammar.js';

/** A house of a custom rule at the beginning of a sentence. */
const house = (of: string | number): string => (typeof of === 'string' ? `House "${of}"` : `House ${of}`);

export const shapeProblems: Pick<
  ProblemWords,
  'spec-syntax' | 'shape-impossible' | 'shape-too-large' | 'custom-rule' | 'cell-syntax' | 'view-unfit'
> = {
  'spec-syntax': {
    unknown: ({ text, examples }) =>
      `${capital(quote(text))} is not a shape. Shapes look like ${list(examples, 'or')}.`,
    'custom-encoding': () => 'What follows custom: is neither JSON nor base64url text.',
  },
  'shape-impossible': {
    'few-symbols': ({ least }) => `A shape needs at least ${count(least, 'symbol')}.`,
    'few-axes': ({ shape, least }) =>
      `${shape} cannot exist: such a shape needs at least ${count(least, 'axis', 'axes')}.`,
    'boxes-not-square': ({ shape, symbols }) =>
      `${shape} cannot exist: its boxes are square, so the number of symbols must be a square, and ${number(symbols)} is not.`,
    'block-too-small': ({ shape, side, symbols, most }) =>
      `${shape} cannot exist: within one block of side ${side}, cells that differ in one or two coordinates need different symbols, and with ${count(symbols, 'symbol')} that is possible in at most ${count(most, 'dimension')}.`,
    'orthogonal-squares': ({ shape, axes, squares, order }) =>
      `${shape} cannot exist: ${count(axes, 'dimension')} would take ${count(squares, 'mutually orthogonal Latin square')} of order ${order}, and there are not even two.`,
    'side-odd': ({ shape }) =>
      `${shape} cannot exist: boxes two cells deep fill a face only when its side is even.`,
    'hoop-and-face': ({ shape, hoop, face, side }) =>
      `${shape} cannot exist: a hoop around the cube has ${count(hoop, 'cell')} and a face ${number(face)}, and they are equal only for side ${side}.`,
  },
  'shape-too-large': {
    symbols: ({ symbols, limit }) =>
      `This shape would have ${count(symbols, 'symbol')}; the limit is ${number(limit)}.`,
    axes: ({ limit }) => `This shape would have too many axes; the limit is ${limit}.`,
    cells: ({ cells, limit }) =>
      `This shape would have ${count(cells, 'cell')}; the limit is ${number(limit)}.`,
    cover: ({ ones, limit }) =>
      `The exact cover of this puzzle has ${count(ones, 'one')}; Algorithm X takes ${number(limit)} at most.`,
    unasked: ({ cells, most }) =>
      `This puzzle has ${count(cells, 'cell')}. Above ${number(most)}, a puzzle is only opened when that is confirmed.`,
  },
  'custom-rule': {
    'not-json': ({ line, column }) =>
      `The custom rule is not valid JSON from line ${number(line)}, column ${number(column)} on.`,
    'not-object': () => 'A custom rule is a JSON object with a list "houses".',
    'unknown-field': ({ field }) => `A custom rule has no field ${quote(field)}.`,
    'no-houses': () => 'A custom rule needs a list "houses".',
    title: ({ limit }) => `"title" must be a text of at most ${count(limit, 'character')}.`,
    base: () => '"base" must be the spec of a shape, such as "3x3".',
    'base-and-grid': () => 'A rule with a "base" takes its symbols, extents and cells from there.',
    symbols: () => '"symbols" must be the number of symbols, such as 9.',
    extents: () => '"extents" must list how many positions there are along each axis, such as [9, 9].',
    cells: () => '"cells" must list the positions that are cells.',
    'no-cells': () => 'A shape needs at least one cell.',
    'house-form': ({ house: at }) =>
      `House ${at} is neither a list of positions nor { "name", "kind", "cells" }.`,
    'house-name': ({ house: at, limit }) =>
      `The name of house ${at} must be a text of at most ${count(limit, 'character')}.`,
    'house-kind': ({ house: at, kinds }) => `The kind of house ${at} must be ${list(kinds, 'or')}.`,
    'cell-outside': ({ position, last }) =>
      `The list of cells names position ${position}, but the last is ${last}.`,
    'cell-twice': () => 'The list of cells names a position twice.',
    'house-size': ({ house: of, cells, symbols }) =>
      `${house(of)} has ${count(cells, 'cell')}; with ${count(symbols, 'symbol')} it needs ${symbols}.`,
    'house-cell-twice': ({ house: of }) => `${house(of)} names a cell twice.`,
    'house-cell-missing': ({ house: of, position }) =>
      `${house(of)} names position ${position}, where there is no cell.`,
    'cell-loose': ({ position }) => `Position ${position} lies in no house.`,
    ...constraintProblems,
  },
  'cell-syntax': {
    'axis-unknown': ({ shape, axis, axes }) =>
      `${shape} has no axis ${axis === '' ? 'without a name' : quote(axis)}; its axes are ${list(axes)}.`,
    form: ({ text, shape, example }) =>
      `${capital(quote(text))} names no cell of ${shape}: a cell looks like ${example}.`,
    'axis-twice': ({ text, shape, axis }) => `"${text}" names no cell of ${shape}: it gives ${axis} twice.`,
    'axis-missing': ({ text, shape, axis }) =>
      `"${text}" names no cell of ${shape}: it does not give ${axis}.`,
    'no-such-cell': ({ text, shape }) => `"${text}" names no cell of ${shape}: there is no cell there.`,
    number: ({ cell, shape, last }) => `${shape} has cells 0 to ${last}; there is no cell ${cell}.`,
    move: ({ example }) => `A move looks like ${example}.`,
  },
  'view-unfit': {
    view: ({ shape, view, views }) =>
      `${shape} cannot be drawn as ${quote(view)}; it can be drawn as ${list(views, 'or')}.`,
  },
};
