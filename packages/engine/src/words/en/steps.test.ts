import { describe, expect, test } from 'vitest';
import { expectOk } from '../../base/result.js';
import { parsePuzzle } from '../../format/ownText.js';
import { deduceSteps } from '../../logic/deduce.js';
import { ladderUpTo } from '../../logic/ladder.js';
import { Position } from '../../logic/position.js';
import { makeStep } from '../../logic/step.js';
import { nextStep } from '../../logic/technique.js';
import { techniqueNames } from '../../logic/techniqueNames.js';
import { parseShape } from '../../shape/shapes.js';
import { flatten, outlineTelling } from '../stepParts.js';
import { english } from './index.js';
import { sayStep, tellStep } from './steps.js';

const cube = expectOk(parseShape('9^3'));
const flat = expectOk(parseShape('3x3'));

describe('three strengths of hint', () => {
  // The line along z through x3 y5 is the third orientation; its first cell is x3 y5 z1.
  const step = makeStep({
    technique: 'hidden-single',
    houses: [2 * 81 + 4 * 9 + 2],
    cells: [119],
    symbols: [7],
    placements: [{ cell: 119, symbol: 7 }],
  });
  test.each([
    [1, 'Look at the line along z through x3 y5.'],
    [
      2,
      'Hidden single: 7 in the line along z through x3 y5. A symbol has only one place left in a house. It fills one cell.',
    ],
    [3, 'Hidden single. In the line along z through x3 y5, 7 fits only at z2.'],
  ] as const)('strength %i', (strength, words) => {
    expect(sayStep(cube, step, strength)).toBe(words);
  });
});

describe('steps in words', () => {
  test.each([
    [
      makeStep({
        technique: 'full-house',
        houses: [18],
        cells: [10],
        symbols: [4],
        placements: [{ cell: 10, symbol: 4 }],
      }),
      'Full house. The box at r1c1 has one empty cell left, and only 4 is missing there: r2c2 is 4.',
    ],
    [
      makeStep({ technique: 'naked-single', cells: [0], symbols: [9], placements: [{ cell: 0, symbol: 9 }] }),
      'Naked single. r1c1 can only be 9.',
    ],
    [
      makeStep({
        technique: 'locked-candidates',
        houses: [0],
        covers: [18],
        cells: [0, 1],
        symbols: [3],
        eliminations: [
          { cell: 9, symbol: 3 },
          { cell: 10, symbol: 3 },
        ],
      }),
      'Locked candidates. In row 1, 3 fits only in the part that lies in the box at r1c1, so r2c1 and r2c2 are not 3.',
    ],
    [
      makeStep({
        technique: 'naked-pair',
        houses: [0],
        cells: [0, 1],
        symbols: [3, 4],
        eliminations: [
          { cell: 5, symbol: 3 },
          { cell: 5, symbol: 4 },
          { cell: 6, symbol: 3 },
        ],
      }),
      'Naked pair. In row 1, the cells r1c1 and r1c2 have only the symbols 3 and 4 between them, so r1c6 is not 3 or 4 and r1c7 is not 3.',
    ],
    [
      makeStep({
        technique: 'finned-x-wing',
        houses: [0, 4],
        covers: [9, 13],
        cells: [0, 4, 36, 40],
        fins: [1],
        symbols: [5],
        eliminations: [{ cell: 9, symbol: 5 }],
      }),
      'Finned X-wing. In rows 1 and 5, 5 fits only where they meet columns 1 and 5, or at r1c2. Either way r2c1, which sees r1c2, is not 5.',
    ],
    [
      makeStep({
        technique: 'mixed-fish',
        houses: [0, 22],
        covers: [9, 13],
        cells: [0, 4, 30, 40],
        symbols: [5],
        eliminations: [{ cell: 9, symbol: 5 }],
      }),
      'Mixed fish. Row 1 and the box at r4c4 each need 5, and have places for it only in columns 1 and 5; these take it no more than once each, and so have no room for another: r2c1 is not 5.',
    ],
    [
      makeStep({
        technique: 'mixed-fish',
        houses: [0, 22],
        covers: [9, 13],
        cells: [0, 4, 30, 40],
        fins: [30],
        symbols: [5],
        eliminations: [{ cell: 27, symbol: 5 }],
      }),
      'Mixed fish. Row 1 and the box at r4c4 each need 5. Unless it stands at r4c4, they have places for it only in columns 1 and 5; these take it no more than once each, and so have no room for another. Either way r4c1, which sees r4c4, is not 5.',
    ],
    [
      makeStep({
        technique: 'template',
        houses: [1, 12, 22],
        cells: [9, 12, 39, 40],
        symbols: [5],
        eliminations: [{ cell: 0, symbol: 5 }],
      }),
      'Template. If r1c1 were 5, 5 could not be put into each of row 2, column 4 and the box at r4c4: wherever it stood in some of them, another would have no place left for it; so r1c1 is not 5.',
    ],
    [
      makeStep({
        technique: 'x-chain',
        symbols: [5],
        chain: [
          { cell: 0, symbol: 5, holds: false },
          { cell: 4, symbol: 5, holds: true },
          { cell: 40, symbol: 5, holds: false },
          { cell: 36, symbol: 5, holds: true },
        ],
        eliminations: [{ cell: 27, symbol: 5 }],
      }),
      'X-chain. If r1c1 is not 5, then r1c5 is 5, so r5c5 is not 5, then r5c1 is 5; so 5 stands at r1c1 or r5c1, and either way r4c1 is not 5.',
    ],
    [
      makeStep({
        technique: 'w-wing',
        houses: [4],
        cells: [0, 8, 36, 44],
        symbols: [3, 7],
        eliminations: [{ cell: 4, symbol: 7 }],
      }),
      'W-wing. r1c1 and r1c9 are each 3 or 7. If both were 3, neither r5c1 nor r5c9 could be 3, and row 5 has no other place for it. So 7 stands at r1c1 or r1c9, and r1c5, which sees both, is not 7.',
    ],
    [
      makeStep({
        technique: 'simple-colouring',
        houses: [0, 9],
        cells: [0, 4, 36],
        symbols: [5],
        chain: [
          { cell: 0, symbol: 5, holds: true },
          { cell: 4, symbol: 5, holds: false },
          { cell: 36, symbol: 5, holds: false },
        ],
        eliminations: [{ cell: 40, symbol: 5 }],
      }),
      'Simple colouring. Where a row, column or box has just two places for 5, one of them holds it. Followed from one to the next, 5 stands either at r1c1, or at both r1c5 and r5c1; so r5c5, which sees a place of each kind, is not 5.',
    ],
    [
      makeStep({
        technique: 'simple-colouring',
        houses: [0, 9],
        cells: [0, 4, 36],
        symbols: [5],
        chain: [
          { cell: 0, symbol: 5, holds: true },
          { cell: 4, symbol: 5, holds: false },
          { cell: 13, symbol: 5, holds: false },
        ],
        eliminations: [
          { cell: 4, symbol: 5 },
          { cell: 13, symbol: 5 },
        ],
      }),
      'Simple colouring. Where a row, column or box has just two places for 5, one of them holds it. Followed from one to the next, 5 stands either at r1c1, or at both r1c5 and r2c5. But r1c5 and r2c5 see each other; so r1c5 and r2c5 are not 5.',
    ],
    [
      makeStep({
        technique: 'multi-colouring',
        houses: [0, 4],
        cells: [0, 4, 40, 44],
        symbols: [5],
        chain: [
          { cell: 0, symbol: 5, holds: true },
          { cell: 4, symbol: 5, holds: false },
          { cell: 40, symbol: 5, holds: false },
          { cell: 44, symbol: 5, holds: true },
        ],
        eliminations: [{ cell: 8, symbol: 5 }],
      }),
      'Multi-colouring. Where a row, column or box has just two places for 5, one of them holds it. Followed from one to the next, 5 stands either at r1c1, or at r1c5; and it stands either at r5c9, or at r5c5. As r1c5 and r5c5 see each other, not both hold it. So 5 stands at r1c1, or at r5c9; and r1c9, which sees a place of each kind, is not 5.',
    ],
    [
      makeStep({
        technique: 'multi-colouring',
        houses: [0, 9, 4, 23, 16],
        cells: [0, 4, 63, 40, 42, 34, 70],
        symbols: [5],
        chain: [
          { cell: 4, symbol: 5, holds: false },
          { cell: 0, symbol: 5, holds: true },
          { cell: 63, symbol: 5, holds: false },
          { cell: 40, symbol: 5, holds: true },
          { cell: 42, symbol: 5, holds: false },
          { cell: 34, symbol: 5, holds: true },
          { cell: 70, symbol: 5, holds: false },
        ],
        eliminations: [
          { cell: 4, symbol: 5 },
          { cell: 63, symbol: 5 },
        ],
      }),
      'Multi-colouring. Where a row, column or box has just two places for 5, one of them holds it. Followed from one to the next, 5 stands either at r1c1, or at both r1c5 and r8c1; and it stands either at both r5c5 and r4c8, or at both r5c7 and r8c8. But r1c5 sees r5c5 and r8c1 sees r8c8: if it stood at both r1c5 and r8c1, neither of the last two ways would be left; so r1c5 and r8c1 are not 5.',
    ],
    [
      makeStep({
        technique: 'short-trial',
        branches: [{ links: [{ cell: 0, symbol: 5, holds: true }], failsAt: { cell: 1 } }],
        eliminations: [{ cell: 0, symbol: 5 }],
      }),
      'Short trial. If r1c1 is 5, nothing is left for r1c2. So r1c1 is not 5.',
    ],
    [
      makeStep({
        technique: 'short-trial',
        branches: [
          {
            links: [
              { cell: 0, symbol: 5, holds: true },
              { cell: 1, symbol: 6, holds: true },
            ],
            failsAt: { house: 9, symbol: 2 },
          },
        ],
        eliminations: [{ cell: 0, symbol: 5 }],
      }),
      'Short trial. If r1c1 is 5, then r1c2 is 6, then 2 has no place in column 1. So r1c1 is not 5.',
    ],
  ])('%#', (step, words) => {
    expect(sayStep(flat, step)).toBe(words);
  });

  test('nothing is cut short', () => {
    const eliminations = Array.from({ length: 30 }, (_, cell) => ({ cell, symbol: 1 }));
    expect(
      sayStep(
        flat,
        makeStep({ technique: 'swordfish', houses: [0], covers: [9], symbols: [1], eliminations }),
      ),
    ).toContain('r4c2 and r4c3 are not 1');
  });
});

test('every technique has a name and a sentence', () => {
  for (const name of techniqueNames) {
    const { title, what } = english.technique(name);
    expect(title).toMatch(/^[A-Z]/);
    expect(what).toMatch(/^[A-Z].*\.$/);
    expect(english.technique(name).why).toMatch(/^[A-Z].*\.$/);
  }
});

test.each([
  ['3x3', 'row, column or box'],
  ['latin:4^2', 'row or column'],
  ['custom:{"base":"3x3","houses":[[0,10,20,30,40,50,60,70,80]]}', 'row, column, box or region'],
  ['custom:{"base":"3x3","constraints":[{"kind":"windoku"}]}', 'row, column, box or window'],
])('techniques on the flat board %s speak of a %s, never of a house', (spec, words) => {
  const shape = expectOk(parseShape(spec));
  const told = techniqueNames.map(name => Object.values(english.technique(name, shape)).join(' '));
  for (const text of told) expect(text.replace('Full house', '')).not.toMatch(/house/i);
  expect(told.join(' ')).toContain(`A symbol has only one place left in a ${words}.`);
  expect(english.technique('hidden-single', cube).what).toBe('A symbol has only one place left in a house.');
});

test('a whole path is told without a gap, at every strength', async () => {
  const puzzle = expectOk(
    parsePuzzle('4^3:..4.4..............2...42.......4......3....341...3..4.....1..4.'),
  );
  const first = nextStep(Position.of(puzzle), ladderUpTo());
  expect(first).toBeDefined();
  for await (const step of deduceSteps(Position.of(puzzle))) {
    for (const strength of [1, 2, 3] as const)
      expect(sayStep(puzzle.shape, step, strength)).toMatch(/^[A-Z].*\.$/);
  }
});

describe('cases are a tree', () => {
  /** A search that asks one question: r1c2 is 6 or 7, and neither can be. */
  const step = makeStep({
    technique: 'search',
    cells: [0],
    symbols: [5],
    branches: [
      {
        links: [
          { cell: 0, symbol: 5, holds: true },
          { cell: 4, symbol: 5, holds: false },
          { cell: 8, symbol: 3, holds: true, because: { house: 0 } },
        ],
        cases: [
          { links: [{ cell: 1, symbol: 6, holds: true }], failsAt: { cell: 2 } },
          {
            links: [
              { cell: 1, symbol: 7, holds: true },
              { cell: 9, symbol: 7, holds: false },
              { cell: 9, symbol: 2, holds: true, because: { cell: 9 } },
            ],
            failsAt: { house: 9, symbol: 7 },
          },
        ],
      },
    ],
    eliminations: [{ cell: 0, symbol: 5 }],
  });

  test('told whole, each case on a line of its own', () => {
    expect(outlineTelling(tellStep(flat, step))).toEqual([
      { depth: 0, text: 'Search. If r1c1 is 5, then r1c9 is 3 (the only place left in row 1),' },
      { depth: 1, text: 'then r1c2 is 6 or 7.' },
      { depth: 2, text: 'If r1c2 is 6, nothing is left for r1c3.' },
      {
        depth: 2,
        text: 'If r1c2 is 7, then r2c1 is 2 (the only symbol left there), then 7 has no place in column 1.',
      },
      { depth: 1, text: 'So none of these can be.' },
      { depth: 0, text: 'So r1c1 is not 5.' },
    ]);
  });

  test('as a text it says the same', () => {
    const lines = outlineTelling(tellStep(flat, step)).map(({ text }) => text);
    expect(sayStep(flat, step)).toBe(lines.join(' '));
    expect(flatten(tellStep(flat, step))).toBe(lines.join(' '));
  });

  test('a tree that is too large is given by its size, not cut', () => {
    const [{ links }] = step.branches;
    const large = { ...step, branches: [{ links: links.slice(0, 1), failsAt: {}, guesses: 1277 }] };
    expect(sayStep(flat, large)).toBe(
      'Search. If r1c1 is 5, no solution is left: a search that tries all cases takes 1,277 guesses to show it, more than anybody would read. So r1c1 is not 5.',
    );
  });

  test('a case that is what was to be shown says so', () => {
    const forcing = makeStep({
      technique: 'forcing-chain',
      houses: [0],
      cells: [0, 1],
      symbols: [5],
      branches: [
        { links: [{ cell: 0, symbol: 5, holds: true }] },
        { links: [{ cell: 1, symbol: 5, holds: true }], failsAt: { cell: 2 } },
      ],
      placements: [{ cell: 0, symbol: 5 }],
    });
    expect(sayStep(flat, forcing)).toBe(
      'Forcing chain. In row 1, 5 fits only at r1c1 or r1c2. If r1c1 is 5, it is so already. If r1c2 is 5, nothing is left for r1c3. In every case that is left r1c1 is 5.',
    );
  });
});

describe('singles say what keeps the rest out', () => {
  const placed = { cell: 10, symbol: 3 };
  const single = makeStep({
    technique: 'hidden-single',
    houses: [1],
    cells: [10],
    symbols: [3],
    placements: [placed],
  });
  const witness = (place: number) => ({ cell: 4, symbol: 3, place, by: { house: 19 } });
  test.each([
    [[9], [], 'the other open cell sees 3 at r1c5'],
    [[12, 13], [], 'the other open cells see 3 at r1c5'],
    [[12], [17], 'r2c4 sees 3 at r1c5, and it has been ruled out for r2c9 already'],
    [[], [16, 17], 'for the other open cells it has been ruled out already'],
  ])('a hidden single: %j %j', (places, lost, why) => {
    const evidence = {
      witnesses: places.map(witness),
      struck: lost.map(cell => ({ cell, symbol: 3 })),
      seen: [],
    };
    expect(sayStep(flat, { ...single, evidence })).toBe(
      `Hidden single. In row 2, 3 fits only at r2c2: ${why}.`,
    );
  });

  test.each([
    [[1, 2], [], 'it sees every other symbol'],
    [[1, 2], [4], 'it sees every other symbol but 4, which has been ruled out there already'],
    [[1], [2, 4], 'it sees 1, and every other symbol has been ruled out there already'],
    [[], [1, 2], 'every other symbol has been ruled out there already'],
  ])('a naked single: %j %j', (seen, lost, why) => {
    const evidence = {
      witnesses: seen.map(symbol => ({ cell: 4, symbol, place: 10, by: { house: 19 } })),
      struck: lost.map(symbol => ({ cell: 10, symbol })),
      seen: [],
    };
    expect(sayStep(flat, { ...single, technique: 'naked-single', evidence })).toBe(
      `Naked single. r2c2 can only be 3: ${why}.`,
    );
  });
});

test('houses that lie alike are named together', () => {
  const step = (houses: number[], covers: number[]) =>
    makeStep({
      technique: 'swordfish',
      houses,
      covers,
      symbols: [1],
      eliminations: [{ cell: 0, symbol: 1 }],
    });
  expect(sayStep(flat, step([4, 0, 8], [9, 18, 21]))).toContain(
    'In rows 1, 5 and 9, 1 fits only where they meet column 1 and the boxes at r1c1 and r4c1;',
  );
});
