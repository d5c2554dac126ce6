import { expect, test } from 'vitest';
import { emptyPuzzle } from '../board/puzzle.js';
import { decide } from './decide.js';
import { noItem } from './kernel.js';
import { KernelPool, sharedKernels } from './kernelPool.js';
import { shapeNamed, sparsePuzzle } from './puzzles.testkit.js';

const cube = shapeNamed('4^3');

test('what is given back is lent again, by role and shape', () => {
  const pool = new KernelPool();
  const tree = pool.lend('tree', cube);
  expect(pool.lend('tree', cube)).not.toBe(tree);
  pool.giveBack('tree', cube, tree);
  expect(pool.lend('solver', cube)).not.toBe(tree);
  expect(pool.lend('tree', shapeNamed('2x2x1'))).not.toBe(tree);
  expect(pool.lend('tree', cube)).toBe(tree);
});

test('a kernel comes back as if it were new', () => {
  const pool = new KernelPool();
  pool.use('tree', cube, kernel => {
    kernel.random = () => 0.5;
    kernel.trace = () => undefined;
    kernel.load(new Uint8Array(64));
    kernel.run(3);
  });
  const kernel = pool.lend('tree', cube);
  expect([kernel.random, kernel.trace]).toEqual([null, null]);
  expect(kernel.load(new Uint8Array(64))).toBe(noItem);
  expect(kernel.stats).toMatchObject({ nodes: 0, depth: 0, solutions: 0 });
});

test('of kernels that take hardly any room a few are kept, the latest', () => {
  const pool = new KernelPool();
  const lent = Array.from({ length: 200 }, () => pool.lend('tree', cube));
  pool.giveBack('tree', cube, lent[0]);
  const { bytes } = pool;
  for (const kernel of lent.slice(1)) pool.giveBack('tree', cube, kernel);
  expect(pool.bytes / bytes).toBe(64);
  expect(pool.lend('tree', cube)).toBe(lent.at(-1));
});

test('a kernel is given back when the work throws', async () => {
  const pool = new KernelPool();
  const kernel = pool.lend('tree', cube);
  pool.giveBack('tree', cube, kernel);
  const fail = () => {
    throw new Error('a bug');
  };
  expect(() => pool.use('tree', cube, fail)).toThrow('a bug');
  await expect(pool.useWhile('tree', cube, async () => fail())).rejects.toThrow('a bug');
  expect(pool.lend('tree', cube)).toBe(kernel);
});

test('idle kernels take no more bytes than allowed, the longest idle goes first', () => {
  const one = new KernelPool();
  one.giveBack('tree', cube, one.lend('tree', cube));
  const pool = new KernelPool(2.5 * one.bytes);
  const kernels = [1, 2, 3].map(() => pool.lend('tree', cube));
  for (const kernel of kernels) pool.giveBack('tree', cube, kernel);
  expect(pool.bytes).toBe(2 * one.bytes);
  expect([pool.lend('tree', cube), pool.lend('tree', cube)]).toEqual([kernels[2], kernels[1]]);
});

test('its owner can let go of everything', async () => {
  const pool = new KernelPool();
  await decide(sparsePuzzle('9^3', 200, 1), { kernels: pool });
  expect(pool.bytes).toBeGreaterThan(0);
  pool.release();
  expect(pool.bytes).toBe(0);
});

test('work with a pool of its own leaves the shared one alone', async () => {
  sharedKernels.release();
  await decide(sparsePuzzle('2x2x2', 400, 1), { kernels: new KernelPool() });
  expect(sharedKernels.bytes).toBe(0);
});

test('of a large board nothing is kept by the shared pool', async () => {
  sharedKernels.release();
  const empty = emptyPuzzle(shapeNamed('64^3'));
  const symbols = Uint8Array.from(empty.symbols);
  symbols[0] = 1;
  await decide({ ...empty, symbols }, { nodes: 1 });
  expect(sharedKernels.bytes).toBe(0);
});
