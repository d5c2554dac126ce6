import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Library } from '@hyperdoku/library';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { run } from '../run.testkit.js';
import { servers } from './servers.testkit.js';

const bin = fileURLToPath(new URL('../../bin/hyperdoku.js', import.meta.url));
const start = (...args: string[]): ChildProcess => spawn(process.execPath, [bin, 'farm', ...args]);
const ended = (child: ChildProcess) => new Promise<number | null>(done => child.on('close', done));

function open(path: string): Library {
  const opened = Library.open(path);
  if (!opened.ok) throw new Error(opened.failure.kind);
  return opened.value;
}
const puzzlesOf = (path: string): string[] => {
  const library = open(path);
  const puzzles = Array.from(library.list(), ({ puzzle }) => puzzle);
  library.close();
  return puzzles.sort();
};

// They mostly wait: for servers to start, and for the lock of a worker that is gone.
describe.concurrent.each(Object.entries(servers))('a farm on %s', (name, openServer) => {
  // Without the server the test is passed over, and its name says so.
  test.skipIf(!openServer)(
    openServer
      ? 'does each task once, though a worker is killed and the server restarted in mid-run'
      : `is passed over: there is no ${name} of Debian here`,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
      const here = join(tmpdir(), `${folder.split('/').at(-1)}-libraries`);
      const server = await openServer?.(folder);
      if (!server) return;
      await server.start();
      const tasks = campaign(6, 400);
      const args = ['run', '3x2', '-n', String(5 * tasks), '--batch', '5', '--library', `${here}.db`];
      const queue = ['--queue', server.address];
      const killed = start('work', ...queue, '--jobs', '1');
      const worker = start('work', ...queue, '--jobs', '1');
      const runner = start(...args, ...queue);
      const end = ended(runner);
      let said = '';
      runner.stderr?.on('data', data => {
        said += data;
      });
      // Killed once something has been stored, then the server goes and comes back.
      while (!(await isBegun(`${here}.db`))) await sleep(100);
      killed.kill('SIGKILL');
      await server.stop();
      await server.start();
      expect([await end, said.includes(`${tasks} of ${tasks} tasks done: ${5 * tasks} puzzles`)]).toEqual([
        0,
        true,
      ]);
      worker.kill('SIGKILL');
      await server.stop();
      await run(['farm', ...args.slice(0, -1), `${here}-local.db`]);
      expect(puzzlesOf(`${here}.db`).length).toBe(puzzlesOf(`${here}-local.db`).length);
      rmSync(folder, { recursive: true });
      for (const end of ['', '-wal', '-shm']) {
        rmSync(`${here}.db${end}`, { force: true });
        rmSync(`${here}-local.db${end}`, { force: true });
      }
    },
  );
});

async function isBegun(path: string): Promise<boolean> {
  const opened = Library.open(path, { mustExist: true });
  if (!opened.ok) return false;
  const count = opened.value.count();
  opened.value.close();
  return count > 0;
}

test.each([
  ['foo', /no address of a queue/],
  ['redis://127.0.0.1:1', /cannot be reached: .*ECONNREFUSED/],
  ['postgres://farm@127.0.0.1:1/x', /cannot be reached: .*ECONNREFUSED/],
])('%s is refused with a sentence', async (address, sentence) => {
  const { code, err } = await run(['farm', 'status', '--queue', address]);
  expect([code, err]).toEqual([1, expect.stringMatching(sentence)]);
});
