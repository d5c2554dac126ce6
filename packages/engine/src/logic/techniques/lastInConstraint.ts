/** A constraint with one open cell left, and what it demands leaves that cell one symbol. */
import type { Propagator } from '../../solve/propagators/propagator.js';
import { makeStep } from '../step.js';
import { StruckDomains } from '../struckDomains.js';
import { demandsIn } from '../sums/cages.js';
import { pausesEvery, type Technique } from '../technique.js';

export const lastInConstraint: Technique<'last-in-constraint'> = {
  name: 'last-in-constraint',
  *find(position) {
    const { constraints } = position.shape;
    if (constraints.length === 0) return;
    let domains: StruckDomains | undefined;
    for (const { constraint, cages, others } of demandsIn(position.shape)) {
      if (constraint % pausesEvery === pausesEvery - 1) yield undefined;
      const open = constraints[constraint].cells.filter(cell => position.isOpen(cell));
      if (open.length !== 1) continue;
      domains ??= new StruckDomains(position);
      const all: readonly Propagator[] = [...cages, ...others];
      if (!all.every(propagator => propagator.propagate(domains as StruckDomains))) {
        domains.takeBack();
        continue;
      }
      const [cell] = open;
      const gone = domains.takeBack().filter(candidate => candidate.cell === cell);
      const left = position
        .candidatesOf(cell)
        .filter(symbol => !gone.some(candidate => candidate.symbol === symbol));
      if (left.length !== 1 || gone.length === 0) continue;
      yield makeStep({
        technique: 'last-in-constraint',
        constraints: [constraint],
        cells: [cell],
        symbols: left,
        placements: [{ cell, symbol: left[0] }],
      });
    }
  },
};
