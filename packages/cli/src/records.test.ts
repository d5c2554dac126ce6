import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expectOk, parsePuzzle } from '@hyperdoku/engine';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { fixturePath, readFixture } from '../../../tools/fixtures.testkit.js';
import { withLock } from './fileLock.js';
import { main } from './main.js';
import { keepRecord, type RecordEntry, type Records, readRecords } from './records.js';
import { run } from './run.testkit.js';

const base = realpathSync(mkdtempSync(join(tmpdir(), 'hyperdoku-')));
afterAll(() => rmSync(base, { recursive: true }));
let folders = 0;
let folder = '';
let save = '';
beforeEach(() => {
  folder = join(base, String(++folders));
  mkdirSync(folder);
  save = join(folder, 'records.json');
});

const entry = (clues: number): RecordEntry => ({ clues, puzzle: '', seed: '1', proof: 'search' });
const read = (): Records => JSON.parse(readFileSync(save, 'utf8'));
const lock = () => `${save}.lock`;
const solved = '3x2:123456456123231564564231312645645312';
/** The hunt, left as soon as it says something. */
const hunt = (...args: string[]) => run(['hunt', '3x2', '--save', save, ...args], '', {}, /\S/);

const sourceOf = (path: string): string => new URL(path, import.meta.url).href;

/** Runs a program with the built command beside it; all that it writes. */
function runProcess(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, args);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', data => {
      text += data;
    });
  return new Promise(done => child.on('close', () => done(text)));
}

describe('several processes with one file', () => {
  test('keep the best record of each shape, whatever the timing', async () => {
    const writes = campaign(40, 2000);
    const program = (own: number): string => `
      import { keepRecord } from ${JSON.stringify(sourceOf('../dist/records.js'))};
      for (let i = 0; i < ${writes}; i++) {
        const clues = 1000000 - ((i * 7919) % ${writes}) * 3 - ${own};
        await keepRecord(${JSON.stringify(save)}, 's' + (i % 2), { clues, puzzle: '', seed: '', proof: '' });
        await keepRecord(${JSON.stringify(save)}, 'own' + ${own}, { clues: 1000 - i, puzzle: '', seed: '', proof: '' });
      }`;
    const run = (own: number) => runProcess(['--input-type=module', '-e', program(own)]);
    expect(await Promise.all([run(0), run(1), run(2)])).toEqual(['', '', '']);
    const least = (parity: number): number => {
      const steps = Array.from({ length: writes }, (_, i) => i).filter(i => i % 2 === parity);
      return Math.min(...steps.map(i => 1000000 - ((i * 7919) % writes) * 3 - 2));
    };
    const records = read();
    expect(Object.fromEntries(Object.entries(records).map(([name, { clues }]) => [name, clues]))).toEqual({
      own0: 1001 - writes,
      own1: 1001 - writes,
      own2: 1001 - writes,
      s0: least(0),
      s1: least(1),
    });
    expect(readdirSync(folder)).toEqual(['records.json']);
  });

  test('that are killed while they write leave a whole file, and a lock that holds up nobody', async () => {
    const program = `
      import { keepRecord } from ${JSON.stringify(sourceOf('../dist/records.js'))};
      for (let clues = Number(process.argv[1]); ; clues--) {
        await keepRecord(${JSON.stringify(save)}, '3x2', { clues, puzzle: '', seed: '', proof: '' });
        process.stdout.write(clues + '\\n');
      }`;
    let saved = 1_000_000;
    for (let round = 0; round < campaign(2, 100); round++) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', program, String(saved - 1)]);
      let text = '';
      child.stdout.on('data', data => {
        text += data;
        if (text.length > 50 + 37 * (round % 5)) child.kill('SIGKILL');
      });
      await new Promise(done => child.on('close', done));
      saved = read()['3x2'].clues;
      expect(saved).toBeLessThanOrEqual(Number(/(\d+)\n(?:\d*)$/.exec(text)?.[1]));
      await keepRecord(save, '3x2', entry(saved - 1));
      expect(read()['3x2'].clues).toBe(--saved);
    }
  });

  test('that hunt leave the best that either has printed', async () => {
    const bin = fileURLToPath(new URL('../bin/hyperdoku.js', import.meta.url));
    const huntFrom = (seed: string) =>
      runProcess([bin, 'hunt', '2x2x1', '--timeout', '2s', '--seed', seed, '--save', save]);
    const printed = (await Promise.all([huntFrom('a'), huntFrom('b')])).join('');
    const clues = [...printed.matchAll(/^(\d+)\t/gm)].map(([, number]) => Number(number));
    expect(read()['2x2x1'].clues).toBe(Math.min(...clues));
    expect(readdirSync(folder)).toEqual(['records.json']);
  });
});

describe('the lock', () => {
  const dead = async (): Promise<number> =>
    Number(await runProcess(['-e', 'process.stdout.write(String(process.pid))']));
  const mark = '01234567-89ab-cdef-0123-456789abcdef';

  test('of a process that has died is taken away', async () => {
    writeFileSync(lock(), `${await dead()} ${mark} ${hostname()}\n`);
    await keepRecord(save, '3x2', entry(9));
    expect(read()).toEqual({ '3x2': entry(9) });
    expect(readdirSync(folder)).toEqual(['records.json']);
  });
  test.each([
    ['of a living process', () => `${process.pid} ${mark} ${hostname()}\n`],
    ['of another machine', () => `1 ${mark} not-${hostname()}\n`],
    ['of nobody known', () => ''],
  ])('%s is left alone', async (_, text) => {
    writeFileSync(lock(), text());
    let worked = false;
    const took = await withLock(
      lock(),
      () => {
        worked = true;
      },
      20,
    );
    expect([took, worked, readFileSync(lock(), 'utf8')]).toEqual([false, false, text()]);
  });
  test('of a dead process is left to the one that has begun to remove it', async () => {
    writeFileSync(lock(), `${await dead()} ${mark} ${hostname()}\n`);
    writeFileSync(`${lock()}.${mark}`, '');
    expect(await withLock(lock(), () => undefined, 20)).toBe(false);
    expect(existsSync(lock())).toBe(true);
  });
  test('that is a link is not followed', async () => {
    const precious = join(folder, 'precious');
    writeFileSync(precious, 'precious');
    symlinkSync(precious, lock());
    expect(await withLock(lock(), () => undefined, 20)).toBe(false);
    expect(readFileSync(precious, 'utf8')).toBe('precious');
  });
  test('goes when the work fails', async () => {
    const fails = () => {
      throw new Error('no');
    };
    await expect(withLock(lock(), fails)).rejects.toThrow('no');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('saving', () => {
  test('keeps the other shapes, and a better record', async () => {
    await keepRecord(save, '3x3', entry(20));
    await keepRecord(save, '2x2', entry(4));
    expect(await keepRecord(save, '3x3', entry(21))).toEqual(entry(20));
    expect(await keepRecord(save, '3x3', entry(19))).toEqual(entry(19));
    expect(read()).toEqual({ '2x2': entry(4), '3x3': entry(19) });
  });
  test('follows no link that lies where a file on the way would be', async () => {
    const precious = join(folder, 'precious');
    writeFileSync(precious, 'precious');
    for (const ending of ['.new', '.tmp', '~']) symlinkSync(precious, `${save}${ending}`);
    await keepRecord(save, '3x2', entry(9));
    expect(readFileSync(precious, 'utf8')).toBe('precious');
    expect(read()).toEqual({ '3x2': entry(9) });
  });
  test('through a link writes the file that it leads to', async () => {
    const real = join(folder, 'real.json');
    writeFileSync(real, '{}');
    symlinkSync(real, save);
    await hunt();
    expect(Object.keys(readRecords(real))).toEqual(['3x2']);
    expect(realpathSync(save)).toBe(real);
  });
  test('comes after printing, and when the reader has gone away too', async () => {
    const seen: boolean[] = [];
    const leaving = new AbortController();
    const output = new Writable({
      write(_chunk, _encoding, done) {
        seen.push(existsSync(save));
        leaving.abort();
        done();
      },
    });
    const errors = new Writable({ write: (_chunk, _encoding, done) => done() });
    const io = { input: Readable.from([]), output, errors, env: {}, signal: leaving.signal };
    await main(['hunt', '3x2', '--save', save], io);
    expect([seen, Object.keys(read())]).toEqual([[false], ['3x2']]);
    rmSync(save);
    output.destroy();
    expect(await main(['hunt', '3x2', '--save', save], { ...io, signal: new AbortController().signal })).toBe(
      0,
    );
    expect(Object.keys(read())).toEqual(['3x2']);
  });
});

describe('before any work is refused', () => {
  /** Progress would be shown once the work has begun. */
  const refused = async (path: string) => {
    const { code, out, err } = await run(['hunt', '3x2', '--save', path]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^hyperdoku: .+\.\n$/);
    return err;
  };
  test.each([
    ['a folder that is not there', () => join(folder, 'no', 'records.json'), /ENOENT/],
    ['a folder', () => folder, /not a file/],
    ['a place below a file', () => join(save, 'records.json'), /ENOTDIR/],
    ['a device', () => '/dev/null', /not a file/],
    ['a name that is too long', () => join(folder, 'a'.repeat(5000)), /ENAMETOOLONG/],
    ['a name that cannot be', () => `${save}\0`, /cannot be saved/],
  ])('%s', async (_, path, sentence) => {
    writeFileSync(save, '{}');
    expect(await refused(path())).toMatch(sentence);
    expect(readdirSync(folder)).toEqual(['records.json']);
  });
  test.each([
    ['not JSON', 'not records'],
    ['nothing', ''],
    ['half a file', '{"3x2": {"clues": 9, "puz'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an entry that is none', '{"3x3": 20}'],
    ['an entry of null', '{"3x3": null}'],
    ['clues that are no number', JSON.stringify({ '3x3': { ...entry(1), clues: '20' } })],
    ['a puzzle that is no text', JSON.stringify({ '3x3': { ...entry(1), puzzle: 5 } })],
    ['a puzzle that cannot be read', JSON.stringify({ '3x2': { ...entry(1), puzzle: '3x2:1' } })],
    [
      'the puzzle of another shape',
      JSON.stringify({ '3x2': { ...entry(0), puzzle: `2x2:${'.'.repeat(16)}` } }),
    ],
    ['another number of clues', JSON.stringify({ '3x2': { ...entry(8), puzzle: solved } })],
    [
      'a puzzle of many solutions',
      JSON.stringify({ '3x2': { ...entry(0), puzzle: `3x2:${'.'.repeat(36)}` } }),
    ],
  ])('a file that holds %s, and it is left as it is', async (_, text) => {
    writeFileSync(save, text);
    await refused(save);
    expect(readFileSync(save, 'utf8')).toBe(text);
    expect(readdirSync(folder)).toEqual(['records.json']);
  });
});

test('a file that is damaged while the hunt goes on is left as it is, and the find has been printed', async () => {
  const leaving = new AbortController();
  let printed = '';
  let said = '';
  const output = new Writable({
    write(chunk, _encoding, done) {
      printed += chunk;
      writeFileSync(save, 'not records');
      done();
    },
  });
  const errors = new Writable({
    write(chunk, _encoding, done) {
      said += chunk;
      done();
    },
  });
  const io = { input: Readable.from([]), output, errors, env: {}, signal: leaving.signal };
  expect(await main(['hunt', '3x2', '--save', save], io)).toBe(1);
  expect(printed).toMatch(/^\d+\t3x2:/);
  expect(said).toContain('not a file of records');
  expect(readFileSync(save, 'utf8')).toBe('not records');
  expect(readdirSync(folder)).toEqual(['records.json']);
});

test.each(['2026-11/records.json'])('the file of records as it was in %s', name => {
  const records = readRecords(fixturePath(name));
  expect(records).toEqual(readFixture(name));
  for (const [spec, { puzzle, clues }] of Object.entries(records)) {
    const { shape, symbols } = expectOk(parsePuzzle(puzzle));
    expect([shape.name, [...symbols].filter(symbol => symbol !== 0).length]).toEqual([spec, clues]);
  }
});
