import { expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { permutations } from '../base/ints.js';
import { expectOk } from '../base/result.js';
import { firstConflict } from '../board/conflicts.js';
import { shapeNamed } from '../solve/puzzles.testkit.js';
import { sentenceOf } from '../words/sentences.testkit.js';
import { countRandomBlocks, shareOfValidBlocks } from './blockExperiment.js';

/** All ways to fill the four boxes of 2x2, counted without drawing any. */
function countAllBlocks() {
  const shape = shapeNamed('2x2');
  const orders = [...permutations([1, 2, 3, 4])].map(order => [...order]);
  let [valid, sums] = [0, 0];
  for (const a of orders)
    for (const b of orders)
      for (const c of orders)
        for (const d of orders) {
          const rows = [
            [a[0], a[1], b[0], b[1]],
            [a[2], a[3], b[2], b[3]],
            [c[0], c[1], d[0], d[1]],
            [c[2], c[3], d[2], d[3]],
          ];
          const columns = rows.map((_, i) => rows.map(row => row[i]));
          if (![...rows, ...columns].every(line => line.reduce((x, y) => x + y) === 10)) continue;
          sums++;
          if (!firstConflict({ shape, symbols: Uint8Array.from(rows.flat()) })) valid++;
        }
  return { ways: orders.length ** 4, valid, sumsAlone: sums - valid };
}

test('the shares are those of all ways to fill the boxes of 2x2', async () => {
  const all = countAllBlocks();
  expect(all.valid).toBe(288);
  expect(shareOfValidBlocks(shapeNamed('2x2'))).toBe(288 / all.ways);
  const tries = campaign(200_000, 20_000_000);
  const counted = expectOk(await countRandomBlocks(shapeNamed('2x2'), 'shares', { tries }));
  expect(counted.tries).toBe(tries);
  for (const kind of ['valid', 'sumsAlone'] as const) {
    const expected = (tries * all[kind]) / all.ways;
    expect(Math.abs(counted[kind] - expected)).toBeLessThan(4 * Math.sqrt(expected));
  }
});

test('the same seed counts the same, however often the work is interrupted', async () => {
  const count = async (seed: string, turn = false) => {
    const options = turn ? { signal: new AbortController().signal, milliseconds: 1e9 } : {};
    return expectOk(await countRandomBlocks(shapeNamed('2x2'), seed, { ...options, tries: 50_000 }));
  };
  expect(await count('a')).toEqual(await count('a', true));
  expect(await count('a')).not.toEqual(await count('b'));
});

test('what was counted before the budget ended is kept', async () => {
  const counted = expectOk(await countRandomBlocks(shapeNamed('3x3'), 1, { tries: 1e9, nodes: 5000 }));
  expect(counted).toMatchObject({ tries: 5000, valid: 0, shortage: 'nodes' });
});

test('of 9×9 grids of random blocks, one in sixteen billion billion billion is valid', () => {
  expect(shareOfValidBlocks(shapeNamed('3x3'))).toBeCloseTo(6.11e-29, 31);
  expect(shareOfValidBlocks(shapeNamed('4x4'))).toBeUndefined();
});

test('boxes need not be square, but the grid must be flat', async () => {
  expect(expectOk(await countRandomBlocks(shapeNamed('3x2'), 1, { tries: 1000 })).tries).toBe(1000);
  expect(sentenceOf(await countRandomBlocks(shapeNamed('9^3'), 1, { tries: 1 }))).toContain('blocks');
});
