/**
 * One cluster in two colours. Wrap: two cells of one colour see each other, so that colour is false throughout. Trap: a cell
 * outside sees both colours, one of which is true, so it loses the symbol.
 */
import type { SymbolNumber } from '../../board/symbols.js';
import type { Position } from '../position.js';
import { makeStep, type Step } from '../step.js';
import type { Technique } from '../technique.js';
import { vainBySymbol } from '../vainLooks.js';
import { bothColours, findClusters, linksOf, otherColour, viewOf } from './clusters.js';
import { strayBySymbol } from './templateSearch.js';

const vain = vainBySymbol();

export const simpleColouring: Technique<'simple-colouring'> = {
  name: 'simple-colouring',
  find: position => strayBySymbol(position, vain, symbol => stepsOf(position, symbol)),
};

function* stepsOf(position: Position, symbol: SymbolNumber): Generator<Step> {
  for (const cluster of findClusters(position, symbol)) {
    const { colours, houses } = cluster;
    const cells = [...colours.keys()];
    const view = viewOf(position, cluster);
    const evidence = { technique: 'simple-colouring', houses, cells, symbols: [symbol] } as const;
    for (const colour of bothColours) {
      const members = cells.filter(cell => colours.get(cell) === colour);
      if (!members.some(cell => (view.get(cell) ?? 0) & (1 << colour))) continue;
      yield makeStep({
        ...evidence,
        chain: linksOf(cluster, otherColour(colour)),
        eliminations: members.map(cell => ({ cell, symbol })),
      });
    }
    const trapped = [...view.keys()].filter(cell => view.get(cell) === 3 && !colours.has(cell));
    if (trapped.length === 0) continue;
    yield makeStep({
      ...evidence,
      chain: linksOf(cluster, 0),
      eliminations: trapped.sort((a, b) => a - b).map(cell => ({ cell, symbol })),
    });
  }
}
