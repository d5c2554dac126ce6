/**
 * What a line, an arrow, a dot or any other constraint that is no cage leaves to its cells, by the symbols that they have left: a
 * candidate goes when the others have none that go with it. A constraint that names its cells is followed along all of them at once;
 * of one that holds on the whole board each demand is looked at alone.
 */
import type { Sum } from '../../shape/constraint.js';
import type { Propagator } from '../../solve/propagators/propagator.js';
import type { Position } from '../position.js';
import { type Candidate, makeStep, type Step } from '../step.js';
import { StruckDomains } from '../struckDomains.js';
import { type Demand, demandsIn } from '../sums/cages.js';
import { impossibleIn } from '../sums/possible.js';
import { pausesEvery, type Technique } from '../technique.js';

export const lineBounds: Technique<'line-bounds'> = {
  name: 'line-bounds',
  *find(position) {
    const { shape } = position;
    const demands = demandsIn(shape).filter(({ others }) => others.length > 0);
    if (demands.length === 0) return;
    const domains = new StruckDomains(position);
    let looked = 0;
    for (const demand of demands) {
      const isWhole = shape.constraints[demand.constraint].cells.length > 0;
      for (const propagators of isWhole ? [demand.others] : demand.others.map(one => [one])) {
        if (++looked % pausesEvery === 0) yield undefined;
        if (!propagators.some(({ cells }) => cells.some(cell => position.isOpen(cell)))) continue;
        const eliminations = settle(domains, propagators);
        if (eliminations.length > 0) yield makeBoundStep(demand, propagators, eliminations);
      }
      const further = impossibleInSums(position, demand);
      if (further.length > 0) yield makeBoundStep(demand, demand.others, further);
    }
  },
};

/** All that these strike out together. */
function settle(domains: StruckDomains, propagators: readonly Propagator[]): Candidate[] {
  for (let before = -1; before < domains.strikes; ) {
    before = domains.strikes;
    if (!propagators.every(propagator => propagator.propagate(domains))) break;
  }
  return domains.takeBack();
}

/** Sums of few open cells are gone through way by way, which shows more than their bounds. */
function impossibleInSums(position: Position, { constraint, cages }: Demand): Candidate[] {
  if (cages.length > 0) return [];
  const sums = position.shape.constraints[constraint].primitives.filter(
    (primitive): primitive is Sum => primitive.type === 'sum',
  );
  return sums.flatMap(sum => impossibleIn(position, sum) ?? []);
}

const makeBoundStep = (
  { constraint }: Demand,
  propagators: readonly Propagator[],
  eliminations: readonly Candidate[],
): Step =>
  makeStep({
    technique: 'line-bounds',
    constraints: [constraint],
    cells: [...new Set(propagators.flatMap(({ cells }) => cells))].sort((a, b) => a - b),
    eliminations,
  });
