/** However long the input, no more of it is in hand than keeps everybody busy. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { main } from '../main.js';
import { classic } from '../run.testkit.js';
import { Workers } from './workers.js';

/** Those that were told to leave do no more, so whoever is left by Ctrl-C has their own. */
const [workers, leavers] = [new Workers(2), new Workers(2)];
beforeAll(() => Promise.all([workers.begin(), leavers.begin()]));
afterAll(() => Promise.all([workers.close(), leavers.close()]));

/** Some parts for each job, of at most 4,096 puzzles each, and a piece of the input. */
const mostInHand = 6 * 4096;

test('an endless input is read only as fast as its answers are taken', async () => {
  let [read, written, most] = [0, 0, 0];
  const leaving = new AbortController();
  const piece = `${classic}\n`.repeat(200);
  const input = new Readable({
    read() {
      read += 200;
      this.push(Buffer.from(piece));
    },
  });
  const output = new Writable({
    highWaterMark: 1,
    write(chunk, _encoding, done) {
      written += String(chunk).split('\n').length - 1;
      most = Math.max(most, read - written);
      if (written >= 5000) leaving.abort();
      setImmediate(done);
    },
  });
  const errors = new Writable({ write: (_chunk, _encoding, done) => done() });
  const io = { input, output, errors, env: {}, signal: leaving.signal, workers: leavers };
  await main(['check', '--jobs', '2'], io);
  expect(written).toBeGreaterThanOrEqual(5000);
  expect(most).toBeLessThan(mostInHand);
});

test.each([
  ['solve', 1],
  ['solve', 2],
  ['check', 1],
])(
  '%s by %i jobs ends quietly when whoever reads its answers has gone, and says so where they cannot be written',
  async (command, jobs) => {
    const endings = [
      ['EPIPE', 0, ''],
      ['ENOSPC', 1, expect.stringMatching(/^hyperdoku: The output could not be written: no room\n$/)],
    ] as const;
    for (const [code, exitCode, sentence] of endings) {
      const piece = Buffer.from(`${classic}\n`.repeat(200));
      const input = new Readable({
        read() {
          this.push(piece);
        },
      });
      let written = 0;
      let said = '';
      const output = new Writable({
        highWaterMark: 1,
        write(chunk, _encoding, done) {
          written += chunk.length;
          done(written > 20_000 ? Object.assign(new Error('no room'), { code }) : null);
        },
      }).on('error', () => undefined);
      const errors = new Writable({
        write(chunk, _encoding, done) {
          said += chunk;
          done();
        },
      });
      const io = { input, output, errors, env: {}, ...(jobs > 1 && { workers }) };
      expect([await main([command, '--jobs', String(jobs)], io), said]).toEqual([exitCode, sentence]);
    }
  },
);

test.runIf(campaign(0, 1) && existsSync('/proc/self/status'))(
  'a million lines take hardly more memory than the first third of them, by when all workers are warm',
  async () => {
    const bin = fileURLToPath(new URL('../../bin/hyperdoku.js', import.meta.url));
    const child = spawn(process.execPath, [bin, 'solve', '--jobs', '2'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const peak = (): number =>
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
    const lines = 1_000_000;
    let [answers, early, late] = [0, 0, 0];
    child.stdout.on('data', (data: Buffer) => {
      for (const byte of data) if (byte === 10) answers++;
      if (answers < lines / 3) early = peak();
      else if (answers < lines) late = peak();
    });
    function* write() {
      const piece = `${classic}\n`.repeat(1000);
      for (let i = 0; i < lines; i += 1000) yield piece;
    }
    Readable.from(write()).pipe(child.stdin);
    await new Promise(done => child.on('close', done));
    expect(answers).toBe(lines);
    expect(late).toBeGreaterThan(0);
    expect(late - early).toBeLessThan(64);
  },
);
