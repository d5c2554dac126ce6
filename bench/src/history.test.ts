import { expect, test } from 'vitest';
import { marksOf, type Run, tellLosses } from './history.js';

const rowOf = (speed: number, spread: readonly [number, number], set = '9x9') => ({
  set,
  measured: 'puzzles a second',
  ours: { name: 'kernel', figure: 1 },
  peer: { name: 'other', figure: 1 },
  speed,
  spread,
});

const runOf = (commit: string, ...rows: Parameters<typeof marksOf>[0]): Run => ({
  commit,
  quick: false,
  marks: marksOf(rows),
});

const before = runOf('old', rowOf(2, [1.8, 2.2]));

test('a loss is told where it is beyond the spread of both runs, and only there', () => {
  const compared = '1 of 1 rows compared with old';
  const told = (speed: number, spread: readonly [number, number]): string =>
    tellLosses([before], runOf('new', rowOf(speed, spread)));
  expect(told(1.9, [1.7, 2.1])).toBe(`Nothing lost beyond the noise; ${compared}.`);
  expect(told(3, [2.9, 3.1])).toBe(`Nothing lost beyond the noise; ${compared}.`);
  expect(told(1.5, [1.4, 1.7])).toBe(
    `Lost beyond the noise; ${compared}:\n  9x9 | puzzles a second | kernel | other: 2.00x at old, 1.50x now`,
  );
});

test('each row is compared with the last run of another commit that has it', () => {
  const part = runOf('part', rowOf(5, [5, 5], '16x16'));
  const slow = runOf('new', rowOf(1, [1, 1]));
  expect(tellLosses([before, part, runOf('new', rowOf(1, [1, 1]))], slow)).toContain(
    '2.00x at old, 1.00x now',
  );
});

test('where nothing was compared, nothing is said to be kept', () => {
  for (const runs of [[], [{ ...before, quick: true }], [runOf('old', rowOf(2, [2, 2], '16x16'))]])
    expect(tellLosses(runs, runOf('new', rowOf(1, [1, 1])))).toContain('nothing is compared');
  const { spread: _, ...single } = rowOf(1, [1, 1]);
  expect(tellLosses([before], runOf('new', single))).toContain('nothing is compared');
});
