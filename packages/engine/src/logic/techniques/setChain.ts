/**
 * An alternating chain through almost locked sets: cells that have one symbol more than there are of them hold all their others as soon
 * as one symbol has gone. All other chains are a special case.
 */
import { linkKinds } from '../links.js';
import type { Technique } from '../technique.js';
import { findChains } from './chainSearch.js';

export const setChain: Technique<'set-chain'> = {
  name: 'set-chain',
  find: position =>
    findChains(position, {
      technique: 'set-chain',
      kinds:
        linkKinds.sameSymbol | linkKinds.otherSymbol | linkKinds.cells | linkKinds.groups | linkKinds.sets,
      most: 2,
      confirms: false,
    }),
};
