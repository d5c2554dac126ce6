/**
 * A chain through cells with two candidates, each of which sees the next and shares a symbol with it: if the first is not
 * what the chain starts with, the second is not what they share, and so on to the end. The first or the last holds.
 */
import { linkKinds } from '../links.js';
import type { Technique } from '../technique.js';
import { findChains } from './chainSearch.js';

export const xyChain: Technique<'xy-chain'> = {
  name: 'xy-chain',
  find: position =>
    findChains(position, {
      technique: 'xy-chain',
      kinds: linkKinds.cells,
    }),
};
