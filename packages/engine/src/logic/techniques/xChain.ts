/**
 * A chain of one symbol: by turns a house in which it has two places only, and two places that see each other. Its first
 * place or its last holds the symbol.
 */
import type { SymbolNumber } from '../../board/symbols.js';
import { linkKinds } from '../links.js';
import type { Technique } from '../technique.js';
import { vainBySymbol } from '../vainLooks.js';
import { findChains } from './chainSearch.js';
import { findStray } from './templateSearch.js';

const vain = vainBySymbol();

export const xChain: Technique<'x-chain'> = {
  name: 'x-chain',
  *find(position) {
    const symbols = new Set<SymbolNumber>();
    for (const found of findStray(position)) {
      if (!found) yield undefined;
      else if (!vain.has(position, found.places.symbol)) symbols.add(found.places.symbol);
    }
    if (symbols.size === 0) return;
    let isVain = true;
    for (const step of findChains(position, { technique: 'x-chain', kinds: linkKinds.sameSymbol, symbols })) {
      if (step) isVain = false;
      yield step;
    }
    if (isVain) for (const symbol of symbols) vain.add(position, symbol);
  },
};
