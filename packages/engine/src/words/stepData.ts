/** A step as plain data for programs, with names instead of numbers; what is empty is left out. */
import { makeSymbolText } from '../board/symbols.js';
import type { Sight, Step } from '../logic/step.js';
import { makeCellName } from '../shape/names.js';
import type { Shape } from '../shape/shape.js';
import type { Words } from './words.js';

/** A step with names in place of numbers and with its sentence, as data for JSON. */
export function describeStep(say: Words, shape: Shape, step: Step): Record<string, unknown> {
  const candidate = ({ cell, symbol }: { cell: number; symbol: number }) => ({
    cell: makeCellName(shape, cell),
    symbol: makeSymbolText(symbol, shape.symbols),
  });
  const sight = (by: Sight): string =>
    'house' in by
      ? say.house(shape, by.house)
      : 'cell' in by
        ? makeCellName(shape, by.cell)
        : say.constraintLabel(shape, shape.constraints[by.constraint]);
  const { witnesses = [], struck = [], seen = [] } = step.evidence ?? {};
  const link = (item: Step['chain'][number]) => ({ ...candidate(item), holds: item.holds });
  const describeBranch = ({ links, cases, guesses }: Step['branches'][number]): Record<string, unknown> => ({
    links: links.map(link),
    ...(cases && { cases: cases.map(describeBranch) }),
    ...(guesses !== undefined && { guesses }),
  });
  const named = {
    technique: step.technique,
    title: say.technique(step.technique, shape).title,
    houses: step.houses.map(house => say.house(shape, house)),
    covers: step.covers.map(house => say.house(shape, house)),
    cells: step.cells.map(cell => makeCellName(shape, cell)),
    fins: step.fins.map(cell => makeCellName(shape, cell)),
    subset: (step.subset ?? []).map(cell => makeCellName(shape, cell)),
    symbols: step.symbols.map(symbol => makeSymbolText(symbol, shape.symbols)),
    chain: step.chain.map(link),
    branches: step.branches.map(branch => branch.links.map(link)),
    cases: step.branches.some(({ cases }) => cases) ? step.branches.map(describeBranch) : [],
    witnesses: witnesses.map(witness => ({
      ...candidate(witness),
      place: makeCellName(shape, witness.place),
      by: sight(witness.by),
    })),
    ruledOutBefore: struck.map(candidate),
    seen: seen.map(gone => ({
      ...candidate(gone),
      from: gone.holders.map(holder => ({ ...candidate(holder), by: sight(holder.by) })),
    })),
    placements: step.placements.map(candidate),
    eliminations: step.eliminations.map(candidate),
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value.length > 0));
}
