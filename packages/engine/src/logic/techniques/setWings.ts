/**
 * Short chains through almost locked sets alone, cells of two candidates among them: two sets that share a symbol which only one of them can
 * hold (ALS-XZ), or three, each sharing one with the next (ALS-XY-wing). The first or the last set holds all its other symbols, and what both
 * of these rule out goes.
 */
import { linkKinds } from '../links.js';
import type { Technique } from '../technique.js';
import { findChains } from './chainSearch.js';

const kinds = linkKinds.cells | linkKinds.sets;

export const alsXz: Technique<'als-xz'> = {
  name: 'als-xz',
  find: position =>
    findChains(position, { technique: 'als-xz', kinds, most: 2, mostInAll: 2, confirms: false }),
};

export const alsXyWing: Technique<'als-xy-wing'> = {
  name: 'als-xy-wing',
  find: position =>
    findChains(position, {
      technique: 'als-xy-wing',
      kinds,
      most: 2,
      leastInAll: 3,
      mostInAll: 3,
      confirms: false,
    }),
};
