/**
 * What texts about any house call it. Everybody knows rows, columns and boxes, so a flat board speaks of these; elsewhere a line is
 * one of many kinds, and "house" is the word for all.
 */
import type { Shape } from '../../shape/shape.js';
import { listAll } from './grammar.js';
import { nounsOnFlat } from './houses.js';

export interface HouseTerms {
  /** `house`, `row, column or box`. */
  readonly one: string;
  readonly a: string;
  readonly many: string;
  /** Two lines of one direction, and of two, at the beginning of a sentence. */
  readonly alike: string;
  readonly crossing: string;
  /** Another house, beside a box. */
  readonly besideBox: string;
}

/** A text that speaks of houses says them as the shape does. */
export type HouseText = string | ((terms: HouseTerms) => string);

export const sayOf = (text: HouseText, shape?: Shape): string =>
  typeof text === 'string' ? text : text(houseTermsOf(shape));

const anywhere: HouseTerms = {
  one: 'house',
  a: 'a house',
  many: 'houses',
  alike: 'Two lines that run alike',
  crossing: 'Two lines that cross',
  besideBox: 'another house',
};

const known = new WeakMap<Shape, HouseTerms>();

export function houseTermsOf(shape?: Shape): HouseTerms {
  if (shape?.extents.length !== 2) return anywhere;
  const found = known.get(shape) ?? makeTerms(shape);
  known.set(shape, found);
  return found;
}

function makeTerms(shape: Shape): HouseTerms {
  const nouns = nounsOnFlat(shape);
  const one = listAll(
    nouns.map(([noun]) => noun),
    'or',
  );
  return {
    one,
    a: `a ${one}`,
    many: listAll(
      nouns.map(([, noun]) => noun),
      'or',
    ),
    alike: 'Two rows, or two columns,',
    crossing: 'A row and a column',
    besideBox: 'a row, a column or another box',
  };
}
