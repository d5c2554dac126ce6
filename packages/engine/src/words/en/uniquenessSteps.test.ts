import { expect, test } from 'vitest';
import { expectOk } from '../../base/result.js';
import { makeStep } from '../../logic/step.js';
import { parseShape } from '../../shape/shapes.js';
import { sayStep } from './steps.js';

const flat = expectOk(parseShape('3x3'));
// r1c1, r1c5, r4c1 and r4c5; row 4 is house 3, column 5 house 13.
const corners = [0, 4, 27, 31];
const twins = 'these two could change places, and there would be two solutions';

test.each([
  [
    makeStep({
      technique: 'unique-rectangle',
      cells: corners,
      fins: [31],
      symbols: [6, 7],
      eliminations: [
        { cell: 31, symbol: 6 },
        { cell: 31, symbol: 7 },
      ],
    }),
    'row 4',
    `Unique rectangle. If r1c1, r1c5, r4c1 and r4c5 held only 6 and 7, ${twins}; so r4c5 is neither 6 nor 7.`,
  ],
  [
    makeStep({
      technique: 'unique-rectangle',
      cells: corners,
      fins: [4, 31],
      symbols: [6, 7, 4],
      eliminations: [{ cell: 40, symbol: 4 }],
    }),
    'column 5',
    `Unique rectangle. If r1c1, r1c5, r4c1 and r4c5 held only 6 and 7, ${twins}; so r1c5 or r4c5 is 4, and r5c5 is not 4.`,
  ],
  [
    makeStep({
      technique: 'unique-rectangle',
      cells: corners,
      fins: [4, 31],
      subset: [40],
      symbols: [6, 7, 3, 4],
      eliminations: [{ cell: 49, symbol: 4 }],
    }),
    'column 5',
    `Unique rectangle. If r1c1, r1c5, r4c1 and r4c5 held only 6 and 7, ${twins}; so r1c5 or r4c5 is something else. That cell and r5c5 have only 3 and 4 between them, so r6c5 is not 4.`,
  ],
  [
    makeStep({
      technique: 'unique-rectangle',
      houses: [13],
      cells: corners,
      fins: [4, 31],
      symbols: [6, 7],
      branches: [
        {
          links: [
            { cell: 4, symbol: 7, holds: true },
            { cell: 4, symbol: 6, holds: false },
            { cell: 31, symbol: 6, holds: true, because: { house: 13 } },
          ],
        },
        {
          links: [
            { cell: 31, symbol: 7, holds: true },
            { cell: 31, symbol: 6, holds: false },
            { cell: 4, symbol: 6, holds: true, because: { house: 13 } },
          ],
        },
      ],
      eliminations: [
        { cell: 4, symbol: 7 },
        { cell: 31, symbol: 7 },
      ],
    }),
    'column 5',
    `Unique rectangle. In column 5, 6 fits only at r1c5 or r4c5. If r1c5 or r4c5 were 7, then r1c1, r1c5, r4c1 and r4c5 would hold only 6 and 7; ${twins}; so r1c5 and r4c5 are not 7.`,
  ],
  [
    makeStep({
      technique: 'hidden-rectangle',
      houses: [3, 13],
      cells: corners,
      fins: [4, 27, 31],
      symbols: [6, 7],
      branches: [
        {
          links: [
            { cell: 31, symbol: 7, holds: true },
            { cell: 31, symbol: 6, holds: false },
            { cell: 27, symbol: 6, holds: true, because: { house: 3 } },
            { cell: 31, symbol: 6, holds: false },
            { cell: 4, symbol: 6, holds: true, because: { house: 13 } },
            { cell: 0, symbol: 6, holds: false },
            { cell: 0, symbol: 7, holds: true, because: { cell: 0 } },
          ],
        },
      ],
      eliminations: [{ cell: 31, symbol: 7 }],
    }),
    'row 4',
    `Hidden rectangle. In row 4, 6 fits only at r4c1 or r4c5; in column 5, 6 fits only at r1c5 or r4c5. If r4c5 were 7, then r1c1, r1c5, r4c1 and r4c5 would hold only 6 and 7; ${twins}; so r4c5 is not 7.`,
  ],
  [
    makeStep({
      technique: 'unique-rectangle',
      houses: [13],
      cells: corners,
      fins: [4, 31],
      symbols: [6, 7],
      branches: [
        {
          links: [
            { cell: 4, symbol: 7, holds: true },
            { cell: 31, symbol: 6, holds: true, because: { house: 13 } },
          ],
        },
        {
          links: [
            { cell: 27, symbol: 6, holds: true },
            { cell: 31, symbol: 6, holds: true, because: { house: 13 } },
          ],
        },
      ],
      eliminations: [
        { cell: 4, symbol: 7 },
        { cell: 27, symbol: 6 },
      ],
    }),
    'column 5',
    `Unique rectangle. In column 5, 6 fits only at r1c5 or r4c5. If r1c5 were 7, or r4c1 were 6, then r1c1, r1c5, r4c1 and r4c5 would hold only 6 and 7; ${twins}; so r1c5 is not 7 and r4c1 is not 6.`,
  ],
  [
    makeStep({
      technique: 'avoidable-rectangle',
      cells: corners,
      fins: [31],
      symbols: [6, 7],
      eliminations: [{ cell: 31, symbol: 6 }],
    }),
    'row 4',
    `Avoidable rectangle. None of r1c1, r1c5, r4c1 and r4c5 is a clue. If they held only 6 and 7, ${twins}; so r4c5 is not 6.`,
  ],
  [
    makeStep({
      technique: 'bug',
      cells: [40],
      symbols: [3, 1, 7],
      placements: [{ cell: 40, symbol: 3 }],
    }),
    'row 5',
    'BUG+1. Every open cell has two symbols left, but r5c5 has 3 beside 1 and 7. If r5c5 were not 3, every symbol would have two places in each row, column or box where it is missing; all open cells could take their other symbol, and there would be two solutions; so r5c5 is 3.',
  ],
] as const)('one place to look at, and the whole deduction: %#', (step, place, words) => {
  expect(sayStep(flat, step, 1)).toBe(`Look at ${place}.`);
  expect(sayStep(flat, step, 3)).toBe(words);
});
