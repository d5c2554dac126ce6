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
