/** Axis lines only: Latin squares, cubes and hypercubes. The sum of the coordinates is always one. */
import { ok } from '../../base/result.js';
import { checkAxes, equalExtents, parsePower } from '../family.js';
import { fillByTerms } from '../fillByTerms.js';
import type { LatinSpec } from '../spec.js';
import { tiledFamily } from '../tiledFamily.js';
import { lineTilings } from '../tiling.js';

const extentsOf = (spec: LatinSpec): number[] => equalExtents(spec.symbols, spec.axes);
const makeLatin = (spec: LatinSpec): string => `latin:${spec.symbols}^${spec.axes}`;

export const latin = tiledFamily<LatinSpec>({
  name: 'latin',
  example: 'latin:4^3',
  parse: text => {
    const power = parsePower(text, 'latin:');
    return power && ok({ family: 'latin', symbols: power[0], axes: power[1] });
  },
  make: makeLatin,
  rule: ({ axes }) => ({ kind: 'lines', axes }),
  grid: spec => ({ symbols: spec.symbols, extents: extentsOf(spec) }),
  refuse: spec => checkAxes(makeLatin(spec), spec.axes, 2),
  tilings: spec => lineTilings(extentsOf(spec)),
  instantGrid: (_, outline) => {
    const { symbols, extents } = outline;
    const terms = extents.map(() => Array.from({ length: symbols }, (_, x) => x));
    return fillByTerms(outline, terms, (p, q) => (p + q) % symbols);
  },
});
