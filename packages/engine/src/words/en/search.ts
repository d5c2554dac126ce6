/** What a search finds out. */
import { makeSymbolText } from '../../board/symbols.js';
import type { Candidate } from '../../logic/step.js';
import { houseNameOf, makeCellName } from '../../shape/names.js';
import type { Shape } from '../../shape/shape.js';
import type { Contradiction } from '../../solve/contradiction.js';
import type { SolutionLeaf } from '../../solve/solutionTree.js';
import { sayConstraint } from './constraints.js';
import { nameHouse } from './houses.js';

export function sayContradiction(shape: Shape, contradiction: Contradiction): string {
  if (contradiction.kind === 'cell')
    return `No symbol is left for ${makeCellName(shape, contradiction.cell)}.`;
  if (contradiction.kind === 'constraint')
    return `This cannot be met: ${sayConstraint(shape, shape.constraints[contradiction.constraint])}`;
  const symbol = makeSymbolText(contradiction.symbol, shape.symbols);
  return `No place is left for ${symbol} in ${nameHouse(houseNameOf(shape, contradiction.house))}.`;
}

export const sayAnswer = (shape: Shape, { cell, symbol }: Candidate, holds: boolean): string =>
  `${makeCellName(shape, cell)} is ${holds ? '' : 'not '}${makeSymbolText(symbol, shape.symbols)}`;

export function sayLeaf(leaf: SolutionLeaf): string {
  if (leaf.kind === 'solution') return `solution ${leaf.number}`;
  return leaf.kind === 'none' ? 'no solution' : 'not looked at';
}
