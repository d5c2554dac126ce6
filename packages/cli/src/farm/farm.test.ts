import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseAddress, TaskQueue } from '@hyperdoku/farm';
import { Library } from '@hyperdoku/library';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { servers } from '../../../../tools/servers.testkit.js';
import { run } from '../run.testkit.js';

const bin = fileURLToPath(new URL('../../bin/hyperdoku.js', import.meta.url));

/** A process of the farm, and what it says. */
class Hand {
  readonly process: ChildProcess;
  readonly end: Promise<number | null>;
  said = '';

  constructor(...args: string[]) {
    this.process = spawn(process.execPath, [bin, 'farm', ...args]);
    this.process.stderr?.on('data', data => {
      this.said += data;
    });
    this.end = new Promise(done => this.process.on('close', done));
  }

  async hear(sentence: RegExp): Promise<void> {
    while (!sentence.test(this.said)) {
      if (this.process.exitCode !== null) throw new Error(`It has ended: ${this.said}`);
      await sleep(20);
    }
  }
}

function open(path: string): Library {
  const opened = Library.open(path);
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  return opened.value;
}

/** What tells puzzles apart: of those that are the same but for a symmetry, the first that came is kept. */
const keysOf = (path: string): string[] => {
  const library = open(path);
  const keys = Array.from(library.list(), ({ key }) => key);
  library.close();
  return keys.sort();
};

async function openQueue(address: string, version: string) {
  const parsed = parseAddress(address);
  const queue = parsed && (await TaskQueue.open(parsed, version));
  if (!queue || 'unreachable' in queue) throw new Error(`There is no queue at ${address}.`);
  return queue;
}

// They mostly wait: for servers to start, and for the lock of a worker that is gone.
describe.concurrent.each(Object.entries(servers))('a farm on %s', (name, openServer) => {
  // Without the server the test is passed over, and its name says so.
  test.skipIf(!openServer)(
    openServer
      ? 'does each task once, though a worker is killed in mid-job, the run left, and the server restarted'
      : `is passed over: there is no ${name} of Debian here`,
    async ({ onTestFinished }) => {
      const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
      const libraries = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
      const [path, local] = [join(libraries, 'farm.db'), join(libraries, 'local.db')];
      const server = await openServer?.(folder);
      if (!server) return;
      const hands: Hand[] = [];
      const call = (...args: string[]): Hand => {
        const hand = new Hand(...args);
        hands.push(hand);
        return hand;
      };
      onTestFinished(async () => {
        for (const { process } of hands) process.kill('SIGKILL');
        await server.stop();
        for (const place of [folder, libraries]) rmSync(place, { recursive: true });
      });
      await server.start();
      const tasks = campaign(12, 400);
      const number = 10 * tasks;
      const args = ['run', '3x3', '-n', String(number), '--batch', '10', '--library'];
      const queue = ['--queue', server.address];
      const old = await openQueue(server.address, 'old');
      await old.announce();
      await old.add([{ run: 'r', task: 1 }]);
      await old.close();

      const killed = call('work', ...queue, '--jobs', '1');
      await killed.hear(/work for version old; this is version 1-g\d+[\s\S]*Working on 1 task/);
      const left = call(...args, path, ...queue);
      while (countOf(path) === 0) await sleep(20);
      killed.process.kill('SIGKILL');
      left.process.kill('SIGINT');
      expect(await left.end).toBe(130);
      const [, done] = /(\d+) of \d+ tasks done/.exec(left.said) ?? [];
      expect(Number(done)).toBeGreaterThan(0);
      expect(Number(done)).toBeLessThan(tasks);

      const runner = call(...args, path, ...queue);
      await runner.hear(new RegExp(`${done} of ${tasks} tasks were done before`));
      for (let kill = 0; kill < campaign(0, 10); kill++) {
        const before = countOf(path);
        const another = call('work', ...queue, '--jobs', '2');
        while (countOf(path) === before) await sleep(20);
        another.process.kill('SIGKILL');
      }
      const worker = call('work', ...queue, '--jobs', '1');
      await worker.hear(/Working on 1 task/);
      await server.stop();
      await Promise.all([runner.hear(/cannot be reached/), worker.hear(/cannot be reached/)]);
      await server.start();
      await Promise.all([runner.hear(/is back/), worker.hear(/is back/)]);
      expect(await runner.end).toBe(0);
      const all = number.toLocaleString('en');
      expect(runner.said).toContain(`${tasks} of ${tasks} tasks done: ${all} puzzles`);
      worker.process.kill('SIGINT');
      expect(await worker.end).toBe(130);
      const status = await run(['farm', 'status', ...queue, '--json']);
      expect(JSON.parse(status.out)).toMatchObject({ waiting: 0, active: 0, completed: 0, failed: 0 });

      await run(['farm', ...args, local]);
      expect(keysOf(path)).toEqual(keysOf(local));
      const library = open(path);
      expect(library.tally('key_of').reduce((sum, [, count]) => sum + count, 0)).toBe(library.count());
      library.close();
    },
  );
});

/** How many puzzles there are by now. */
function countOf(path: string): number {
  const opened = Library.open(path, { mustExist: true });
  if (!opened.ok) return 0;
  const count = opened.value.count();
  opened.value.close();
  return count;
}

test('an order in batches comes to the same puzzles as generate, and is stored once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
  const [farm, plain] = [join(folder, 'farm.db'), join(folder, 'plain.db')];
  const order = ['2x2', '-n', '7', '--seed', 's', '--library'];
  const first = await run(['farm', 'run', ...order, farm, '--batch', '3', '--jobs', '2']);
  expect(first.err).toMatch(/3 of 3 tasks done: 7 puzzles, (\d) of them new/);
  await run(['generate', ...order, plain]);
  expect(keysOf(farm)).toEqual(keysOf(plain));
  const again = await run(['farm', 'run', ...order, farm, '--batch', '3', '--jobs', '2']);
  expect(again.err).toContain('3 of 3 tasks were done before');
  expect(keysOf(farm)).toEqual(keysOf(plain));
  rmSync(folder, { recursive: true });
});

test.concurrent.each([
  ['foo', /no address of a queue/],
  ['redis://127.0.0.1:1', /cannot be reached: .*ECONNREFUSED/],
  ['postgres://farm@127.0.0.1:1/x', /cannot be reached: .*ECONNREFUSED/],
])('%s is refused with a sentence', async (address, sentence) => {
  const { code, err } = await run(['farm', 'status', '--queue', address]);
  expect([code, err]).toEqual([1, expect.stringMatching(sentence)]);
});
