/** What is said of constraints, on boards so small that one can check it in the head. */
import { expect, test } from 'vitest';
import { expectOk } from '../../base/result.js';
import { createGrid } from '../../board/grid.js';
import { asPuzzle } from '../../board/puzzle.js';
import { ladderUpTo } from '../../logic/ladder.js';
import { Position } from '../../logic/position.js';
import { makeStep } from '../../logic/step.js';
import { nextStep } from '../../logic/technique.js';
import type { TechniqueName } from '../../logic/techniqueNames.js';
import { parseShape } from '../../shape/shapes.js';
import { sayStep } from './steps.js';

/** The first step of one technique, said whole. */
function say(rule: object, technique: TechniqueName, clues: Record<number, number> = {}): string | undefined {
  const shape = expectOk(parseShape(JSON.stringify(rule)));
  const symbols = Array.from({ length: shape.cellCount }, (_, cell) => clues[cell] ?? 0);
  const position = Position.of(expectOk(asPuzzle(expectOk(createGrid(shape, symbols)))));
  const step = nextStep(
    position,
    ladderUpTo().filter(({ name }) => name === technique),
  );
  return step && sayStep(shape, step);
}

const cage = (sum: number, ...cells: number[]) => ({ kind: 'killer', cells, sum });

test.each([
  [
    say({ base: '2x2', constraints: [cage(6, 0, 4, 5)] }, 'last-in-constraint', { 0: 1, 5: 3 }),
    'Last cell. The cage 6 at r1c1 has one open cell left: r2c1 must be 2.',
  ],
  [
    say({ base: '3x3', constraints: [cage(17, 0, 1)] }, 'cage-combinations'),
    'Cage combinations. The cage 17 at r1c1 can only be 8+9, so r1c1 and r1c2 are not 1, 2, 3, 4, 5, 6 or 7.',
  ],
  [
    say(
      { base: '2x2', constraints: [cage(4, 0, 1), { kind: 'candidates', cells: [0, 1], symbols: [1, 3] }] },
      'cage-combinations',
    ),
    'Cage combinations. However the cage 4 at r1c1 is filled, 1 and 3 stand at r1c1 or r1c2, so r1c3, r1c4, r2c1 and r2c2 are not 1 or 3.',
  ],
  [say({ base: '3x3', constraints: [cage(20, 0, 1, 2, 9)] }, 'cage-combinations', { 40: 1 }), undefined],
  [
    say({ base: '3x3', constraints: [{ kind: 'renban', cells: [0, 1, 2] }] }, 'cage-combinations', { 3: 3 }),
    'Cage combinations. The renban line at r1c1 can only be 4 5 6, 5 6 7, 6 7 8 or 7 8 9, so r1c1, r1c2 and r1c3 are not 1 or 2.',
  ],
  [
    say({ base: '2x2', constraints: [{ kind: 'thermo', cells: [0, 1, 2] }] }, 'line-bounds'),
    'Bounds on a line. Symbols rise along the thermometer r1c1, r1c2 and r1c3; with the symbols that are left there, r1c1 is not 3 or 4, r1c2 is not 1 or 4 and r1c3 is not 1 or 2.',
  ],
  [
    say({ base: '2x2', constraints: [{ kind: 'non-consecutive' }] }, 'line-bounds', { 0: 1 }),
    'Bounds on a line. Neighbours never hold symbols that follow each other; with the symbols that are left there, r1c2 is not 2.',
  ],
  [
    say({ base: '2x2', constraints: [cage(7, 0, 1, 2)] }, 'house-sum'),
    'Sum of a row, column or box. Row 1 adds up to 10, the cage 7 at r1c1 to 7; so r1c4 is 3.',
  ],
  [
    say({ base: '2x2', constraints: [cage(5, 0, 1), cage(8, 2, 3, 6)] }, 'house-sum'),
    'Sum of a row, column or box. Row 1 adds up to 10, its cages 5 and 8 to 13; so r2c3, which lies outside, is 3.',
  ],
  [
    say({ base: '2x2', constraints: [cage(5, 0, 1), cage(6, 2, 6)] }, 'house-sum'),
    'Sum of a row, column or box. Row 1 adds up to 10, its cages 5 and 6 to 11; so r1c4 is 1 less than r2c3, which lies outside. Hence r1c4 is not 4 and r2c3 is not 1.',
  ],
  [
    say({ base: '2x2', constraints: [cage(5, 0, 1), cage(10, 2, 3, 6, 7), cage(3, 4, 8)] }, 'joint-sum'),
    'Sum of several rows, columns or boxes. Columns 1 and 2 add up to 20, their cages 5 and 3 to 8; so r4c1, r2c2, r3c2 and r4c2 add up to 12. Hence r4c1 and r2c2 are not 1 or 2.',
  ],
])('%s', (said, expected) => {
  expect(said).toBe(expected);
});

test('lines that fill a layer of a cube are called by it, and a first look gives only the place away', () => {
  const shape = expectOk(parseShape(JSON.stringify({ base: '4^3', constraints: [cage(7, 0, 1, 4)] })));
  const sum = { type: 'sum', cells: [15], weights: [1], least: 3, most: 3 } as const;
  const placements = [{ cell: 15, symbol: 3 }];
  const step = makeStep({
    technique: 'joint-sum',
    houses: [0, 1, 2, 3],
    constraints: [0],
    cells: [15],
    sum,
    placements,
  });
  expect(sayStep(shape, step)).toBe(
    'Sum of several houses. The layer z1 adds up to 40, the cage 7 at x1 y1 z1 to 37; so x4 y4 z1 is 3.',
  );
  expect(sayStep(shape, step, 1)).toBe('Look at the layer z1.');
  const last = makeStep({ technique: 'last-in-constraint', constraints: [0], cells: [4], symbols: [2] });
  expect(sayStep(shape, last, 1)).toBe('Look at the cage 7 at x1 y1 z1.');
});
