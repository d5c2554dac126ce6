import { expect, test } from 'vitest';
import { expectOk } from '../base/result.js';
import { makeStep } from '../logic/step.js';
import { parseShape } from '../shape/shapes.js';
import { cellsOfStep, fatesOf, groundsOf } from './stepEvidence.js';

test('the cells of a subset belong to the pattern, and keep its symbols', () => {
  const shape = expectOk(parseShape('3x3'));
  const step = makeStep({
    technique: 'unique-rectangle',
    cells: [0, 4, 9, 13],
    fins: [4, 13],
    subset: [40],
    symbols: [1, 2, 3, 4],
    eliminations: [{ cell: 49, symbol: 3 }],
  });
  expect([...cellsOfStep(step)].sort((a, b) => a - b)).toEqual([0, 4, 9, 13, 40, 49]);
  expect(new Map(groundsOf(shape, step)).get('pattern')).toContain(40);
  expect(fatesOf(step, 40, [3, 4])).toEqual({ gone: [], kept: [3, 4] });
});

test('what keeps a symbol out is lit, and so are the houses by which something is seen', () => {
  const shape = expectOk(parseShape('3x3'));
  const witness = { cell: 40, symbol: 5, place: 4, by: { house: 13 } };
  const single = makeStep({
    technique: 'hidden-single',
    houses: [0],
    cells: [0],
    symbols: [5],
    placements: [{ cell: 0, symbol: 5 }],
    evidence: { witnesses: [witness], struck: [], seen: [] },
  });
  expect(new Map(groundsOf(shape, single)).get('cover')).toEqual([40]);
  expect(cellsOfStep(single)).toContain(40);
  const holders = [{ cell: 4, symbol: 5, by: { house: 13 } }];
  const wing = makeStep({
    technique: 'xy-wing',
    cells: [0, 4, 36],
    symbols: [1, 2, 5],
    eliminations: [{ cell: 40, symbol: 5 }],
    evidence: { witnesses: [], struck: [], seen: [{ cell: 40, symbol: 5, holders }] },
  });
  // Column 5.
  expect(new Map(groundsOf(shape, wing)).get('cover')).toEqual([4, 13, 22, 31, 40, 49, 58, 67, 76]);
});
