/**
 * If a candidate held, the symbol could not be put once into every house. The houses that show it are as few as leaving them out
 * one by one allows; where it takes a fish to show it, mixed fish have said so.
 */
import { makeStep } from '../step.js';
import type { Technique } from '../technique.js';
import { findStray, mostTemplateCells } from './templateSearch.js';

export const template: Technique<'template'> = {
  name: 'template',
  *find(position) {
    if (position.shape.cellCount > mostTemplateCells) return;
    for (const found of findStray(position)) {
      if (!found) {
        yield undefined;
        continue;
      }
      const { cells, houses, placesOf, symbol } = found.places;
      const ascending = (a: number, b: number): number => a - b;
      for (const place of found.listRefuted()) {
        const lacks = yield* found.findBlocked(place);
        const shown = new Set(lacks.flatMap(lack => placesOf[lack]));
        yield makeStep({
          technique: 'template',
          houses: lacks.map(lack => houses[lack]).sort(ascending),
          cells: [...shown].sort(ascending).map(other => cells[other]),
          symbols: [symbol],
          eliminations: [{ cell: cells[place], symbol }],
        });
      }
    }
  },
};
