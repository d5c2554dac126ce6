/**
 * An alternating chain some links of which are groups: places of a symbol in the overlap of two houses, one of which holds it, or
 * none. Chains without groups are a special case.
 */
import { linkKinds } from '../links.js';
import type { Technique } from '../technique.js';
import { findChains } from './chainSearch.js';

export const groupedChain: Technique<'grouped-chain'> = {
  name: 'grouped-chain',
  find: position =>
    findChains(position, {
      technique: 'grouped-chain',
      kinds: linkKinds.sameSymbol | linkKinds.otherSymbol | linkKinds.cells | linkKinds.groups,
      most: 2,
      confirms: false,
    }),
};
