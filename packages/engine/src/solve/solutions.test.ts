import { expect, test } from 'vitest';
import { emptyPuzzle, type Solution } from '../board/puzzle.js';
import { Pace } from './budget.js';
import { askOracle, makeLine } from './oracle.testkit.js';
import { puzzleOf, shapeNamed } from './puzzles.testkit.js';
import { solutions } from './solutions.js';

const empty = (spec: string) => emptyPuzzle(shapeNamed(spec));

test.each([
  ['2x2', '.'.repeat(16), 288],
  ['4^3', '.'.repeat(64), 768],
  ['latin:4^2', '.'.repeat(16), 576],
  ['iso:4', '.24.......2...75..4..6.1.1.6.....6...4..7..1.2..', undefined],
  ['3x3', '8.3......9...58...1....6..3.8...7...6.....1..7..62...5.6.83...1.38....2.4..96....', 380],
  ['2x2', '12.. ..3. .... ....', 0],
])('%s %s: every solution comes once', async (spec, text, count) => {
  const puzzle = puzzleOf(spec, text);
  const expected = askOracle(puzzle, 10_000);
  if (count !== undefined) expect(expected.length).toBe(count);
  const all = solutions(puzzle);
  const given: string[] = [];
  for await (const { symbols } of all) given.push(makeLine(symbols));
  expect([all.end, all.count]).toEqual(['all', expected.length]);
  expect(given.sort()).toEqual(expected.sort());
});

test('each solution is its own to keep', async () => {
  const kept: Solution[] = [];
  for await (const solution of solutions(empty('2x2'))) kept.push(solution);
  expect(new Set(kept.map(({ symbols }) => makeLine(symbols))).size).toBe(288);
});

test.each([0, 1, 100, 288])('no more than %i when that is the limit', async limit => {
  const all = solutions(empty('2x2'), { limit });
  let given = 0;
  for await (const _ of all) given++;
  expect([all.end, all.count, given]).toEqual(['limit', limit, limit]);
});

test('leaving the loop stops the work', async () => {
  const pace = new Pace();
  const all = solutions(empty('3x3'), pace.part());
  for await (const _ of all) if (all.count === 3) break;
  const { nodes } = pace;
  expect([all.end, all.count]).toEqual(['left', 3]);
  await new Promise(resolve => setImmediate(resolve));
  expect(pace.nodes).toBe(nodes);
});

test('no solution comes after an abort', async () => {
  const controller = new AbortController();
  const all = solutions(empty('3x3'), { signal: controller.signal });
  let given = 0;
  for await (const _ of all) if (++given === 3) controller.abort();
  expect([all.end, all.count, given]).toEqual(['aborted', 3, 3]);
});

test('guesses are counted', async () => {
  const all = solutions(empty('3x3'), { nodes: 500 });
  for await (const _ of all);
  expect(all.end).toBe('nodes');
  expect(all.count).toBeGreaterThan(1);
});

test('a few solutions of an empty board come at once, however large it is', async () => {
  const given = new Set<string>();
  const all = solutions(empty('9^3'), { limit: 20 });
  for await (const { symbols } of all) given.add(symbols.slice().join(''));
  expect([all.end, given.size]).toEqual(['limit', 20]);
});
