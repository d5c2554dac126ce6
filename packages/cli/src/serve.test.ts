import { expect, test } from 'vitest';
import { run } from './run.testkit.js';

test('a setting that cannot be is refused, from a flag or from the environment', async () => {
  const flag = await run(['serve', '--per-client', 'many']);
  expect([flag.code, flag.out]).toEqual([1, '']);
  expect(flag.err).toContain('--per-client cannot be "many"; what fits is 1..100000.');
  const variable = await run(['serve'], '', { HYPERDOKU_PORT: '70000' });
  expect(variable.err).toContain('--port cannot be "70000"');
});

test('an address on which nobody can listen is refused with a sentence', async () => {
  const { code, err } = await run(['serve', '--host', '203.0.113.1', '--port', '1', '--workers', '1']);
  expect(code).toBe(1);
  expect(err).toContain('The server cannot start: ');
});

test('it says where it listens, and ends when it is told to', async () => {
  const { code, out } = await run(['serve', '--port', '0', '--workers', '1'], '', {}, /Hyperdoku is at http/);
  expect(code).toBe(130);
  expect(out).toContain('"msg":"stopped"');
});

test('a library or a queue that cannot be is refused with a sentence before anything starts', async () => {
  const library = await run(['serve', '--library', 'nowhere.db']);
  expect([library.code, library.out, library.err]).toEqual([1, '', expect.stringContaining('nowhere.db')]);
  const queue = await run(['serve', '--queue', 'foo']);
  expect([queue.code, queue.err]).toEqual([1, expect.stringContaining('no address of a queue')]);
});

test('a queue that is not there yet is told of, without its password', async () => {
  const args = ['serve', '--port', '0', '--workers', '1', '--queue', 'redis://me:secret@127.0.0.1:1'];
  const { err } = await run(args, '', {}, /Hyperdoku is at http/);
  expect(err).toContain('The queue redis://me:…@127.0.0.1:1 cannot be reached');
  expect(err).toContain('Jobs are refused until it is there.');
});
