import { expect, test } from 'vitest';
import { loadPrint } from './print.js';
import { refuse } from './problem.js';

test('a package that is not there is no failure, and what else goes wrong is', async () => {
  const absent = Object.assign(new Error('none'), { code: 'ERR_MODULE_NOT_FOUND' });
  expect(await loadPrint(() => Promise.reject(absent))).toBe(undefined);
  await expect(loadPrint(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(refuse('print-absent')).toMatchObject({ status: 501, problem: { code: 'request' } });
});

test('the package makes PNG files', async () => {
  const print = await loadPrint();
  const picture = await print?.makePng('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"/>', 20);
  expect([...(picture ?? [])].slice(1, 4)).toEqual([...Buffer.from('PNG')]);
});
