/** Hunts and counts with a library go on where they were, however they ended. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expectOk, generatorVersion, parsePuzzle } from '@hyperdoku/engine';
import { Library, type LongWork } from '@hyperdoku/library';
import { afterAll, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { run } from './run.testkit.js';

const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
afterAll(() => rmSync(folder, { recursive: true }));
const bin = fileURLToPath(new URL('../bin/hyperdoku.js', import.meta.url));

/** What is noted in a library, while somebody else works with it; undefined before there is one. */
function look<T>(path: string, read: (work: LongWork) => T): T | undefined {
  const opened = Library.open(path, { mustExist: true });
  if (!opened.ok) return undefined;
  try {
    return read(opened.value.longWork);
  } finally {
    opened.value.close();
  }
}

/** Runs the command and kills it as soon as what is noted says so. */
async function killWhen(args: readonly string[], isTime: () => boolean): Promise<void> {
  const child = spawn(process.execPath, [bin, ...args]);
  const closed = new Promise(done => child.on('close', done));
  while (child.exitCode === null && !isTime()) await sleep(5);
  child.kill('SIGKILL');
  await closed;
  expect(child.signalCode).toBe('SIGKILL');
}

test('a count that was killed goes on with the branch it was at, and comes to the same number', async () => {
  const path = join(folder, 'count.db');
  const puzzle = 'latin:6^2:123456............3.................';
  const done = () => look(path, work => work.readCount(puzzle)?.done) ?? 0;
  const args = ['count', puzzle, '--library', path];
  for (let kills = 0, before = 0; kills < campaign(1, 8); kills++, before = done())
    await killWhen(args, () => done() > before + 20);
  const left = done();
  const { out, err } = await run(args);
  expect(out).toBe('225792\n');
  expect(err).toContain(`${left} of 256 branches were counted before`);
  expect(done()).toBe(256);
});

test('a hunt that was killed goes on with the grid it was at, and finds the same', async () => {
  const [path, other] = [join(folder, 'hunt.db'), join(folder, 'whole.db')];
  const grids = campaign(8, 60);
  const args = ['hunt', '3x2', '--grids', String(grids), '--seed', 'killed', '--jobs', '1', '--library'];
  const name = { shape: '3x2', seed: 'killed', way: JSON.stringify({ generator: generatorVersion }) };
  const passed = () => look(path, work => work.readHunt(name)?.passed) ?? 0;
  for (let kills = 0, before = 0; kills < campaign(1, 20); kills++, before = passed())
    await killWhen([...args, path], () => passed() > before);
  expect(passed()).toBeGreaterThan(0);
  expect(passed()).toBeLessThan(grids);
  const { err } = await run([...args, path]);
  expect(err).toContain('this hunt has been through');
  await run([...args, other]);
  expect(passed()).toBe(grids);
  const recordIn = (file: string) => {
    const opened = Library.open(file);
    if (!opened.ok) throw new Error(opened.failure.kind);
    const record = opened.value.record('3x2');
    opened.value.close();
    expectOk(parsePuzzle(record?.puzzle ?? ''));
    return record;
  };
  expect(recordIn(path)).toEqual(recordIn(other));
});
