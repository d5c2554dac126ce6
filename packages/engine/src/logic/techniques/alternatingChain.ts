/**
 * A chain of strong and weak links by turns, through cells with two candidates and houses with two places alike. Chains of
 * one symbol, chains of cells only, and most wings are special cases.
 */
import { linkKinds } from '../links.js';
import type { Technique } from '../technique.js';
import { findChains } from './chainSearch.js';

export const alternatingChain: Technique<'alternating-chain'> = {
  name: 'alternating-chain',
  find: position =>
    findChains(position, {
      technique: 'alternating-chain',
      kinds: linkKinds.sameSymbol | linkKinds.otherSymbol | linkKinds.cells,
    }),
};
