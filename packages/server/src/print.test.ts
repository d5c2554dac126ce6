import { expect, test } from 'vitest';
import { loadPrint } from './print.js';
import { refuse } from './problem.js';

test('a package that is not there is no failure, and what else goes wrong is', async () => {
  const absent = Object.assign(new Error('none'), { code: 'ERR_MODULE_NOT_FOUND' });
  expect(await loadPrint(() => Promise.reject(absent))).toBe(undefined);
  await expect(loadPrint(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(refuse('print-absent')).toMatchObject({ status: 501, problem: { code: 'request' } });
});

test('fonts are read once, when the package is loaded', async () => {
  let read = 0;
  const print = await loadPrint(async () => ({
    readFontFiles: () => ++read,
    makePng: async (_, width, fonts) => Uint8Array.of(width, Number(fonts)),
    makePdfPicture: async (_, { fonts }) => Uint8Array.of(Number(fonts)),
  }));
  expect([...((await print?.makePng('<svg/>', 20)) ?? [])]).toEqual([20, 1]);
  expect([...((await print?.makePng('<svg/>', 30)) ?? [])]).toEqual([30, 1]);
});
