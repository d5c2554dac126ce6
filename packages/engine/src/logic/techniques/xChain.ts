/**
 * A chain of one symbol: by turns a house in which it has two places only, and two places that see each other. Its first
 * place or its last holds the symbol.
 */
import { linkKinds } from '../links.js';
import type { Technique } from '../technique.js';
import { vainBySymbol } from '../vainLooks.js';
import { findChains } from './chainSearch.js';

const vain = vainBySymbol();

export const xChain: Technique<'x-chain'> = {
  name: 'x-chain',
  find: position =>
    findChains(position, {
      technique: 'x-chain',
      kinds: linkKinds.sameSymbol,
      vain,
    }),
};
