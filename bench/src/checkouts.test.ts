import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readCheckouts } from './checkouts.js';

test('a peer is named with its folder, in any case; anything else is refused by a sentence', () => {
  expect(readCheckouts([])).toEqual({});
  expect(readCheckouts(['TDOKU=.', 'schoku=bench'])).toEqual({
    tdoku: resolve('.'),
    Schoku: resolve('bench'),
  });
  expect(() => readCheckouts(['tdoku'])).toThrow('name=path');
  expect(() => readCheckouts(['other=.'])).toThrow('Interactive-Sudoku-Solver');
  expect(() => readCheckouts(['tdoku=./nowhere'])).toThrow('no such folder');
});
