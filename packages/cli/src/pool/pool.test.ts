import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import type { Io } from '../io.js';
import { main } from '../main.js';
import { classic } from '../run.testkit.js';
import { createPlainReader, createPlainTest, type PlainLines } from './plainLines.js';
import { Workers } from './workers.js';

const bin = fileURLToPath(new URL('../../bin/hyperdoku.js', import.meta.url));
const workers = new Workers(2);
beforeAll(() => workers.begin());
afterAll(() => workers.close());

/** All that a command writes, in order, by one job or by workers. */
async function runBy(
  by: Workers | undefined,
  args: readonly string[],
  input = '',
  untilLines = Number.POSITIVE_INFINITY,
  addsJobs = args[0] !== 'library',
) {
  let text = '';
  let lines = 0;
  const leaving = new AbortController();
  const write = (mark: string) =>
    new Writable({
      write(chunk, _encoding, done) {
        text += `${mark}${chunk}`;
        lines += String(chunk).split('\n').length - 1;
        if (lines >= untilLines) leaving.abort();
        done();
      },
    });
  const io: Io = {
    input: Readable.from([Buffer.from(input)]),
    output: write(''),
    errors: write('! '),
    env: {},
    signal: leaving.signal,
    ...(by && { workers: by }),
  };
  const code = await main(addsJobs ? [...args, '--jobs', by ? '2' : '1'] : args, io);
  // What was written at once to one stream may be written at several times to it.
  return { code, text: text.replaceAll(/("milliseconds":)\d+/g, '$1…').replaceAll(/^! /gm, '') };
}

/** Puzzles of several shapes, some with many solutions or none. */
const list = [
  ...Array.from({ length: 8 }, (_, i) =>
    classic.replaceAll(/\d/g, digit => String(((Number(digit) + i) % 9) + 1)),
  ),
  '2x2:......42.41..3..',
  '2x2:1...............',
  '2x2:11..............',
  `3x3:${classic}`,
  '4^3:..4.4..............2...42.......4......3....341...3..4.....1..4.',
];
/** The same with what is no puzzle, and with a rule that is stated once. */
const mixed = [
  ...list,
  'what?',
  '2x2:12',
  ...list,
  'custom:x={"base":"2x2","constraints":[]}:1...............',
  'custom:x:.2..............',
  ...list,
];

describe('the same bytes by one job and by workers', () => {
  test.each([
    [['solve']],
    [['solve', '--json']],
    [['solve', '--show']],
    [['check']],
    [['grade', '--json']],
    [['canon', '--automorphisms']],
    [['dedupe']],
    [['dedupe', '--json']],
  ])('%j', async args => {
    for (const text of [`${list.join('\n')}\n`, mixed.join('\r\n')])
      expect(await runBy(workers, args, text)).toEqual(await runBy(undefined, args, text));
  });

  test.each([
    [['generate', '3x3', '-n', '40', '--seed', '7']],
    [['generate', '3x3', '-n', '10', '--seed', '7', '--json', '--grade']],
    [['generate', '2x2', '-n', '6', '--seed', '7', '--with', 'killer']],
    [['generate', '2x2', '-n', '6', '--seed', '7', '--clues', '3']],
    [['fill', '3x3', '-n', '20', '--seed', '7']],
    [['solve', '--shape', '2x2', '1...............']],
  ])('%j', async args => {
    expect(await runBy(workers, args)).toEqual(await runBy(undefined, args));
  });

  test('of many puzzles', async () => {
    const { text } = await runBy(undefined, [
      'generate',
      '3x3',
      '-n',
      String(campaign(60, 3000)),
      '--seed',
      'm',
    ]);
    for (const command of ['solve', 'grade', 'canon'])
      expect(await runBy(workers, [command], text)).toEqual(await runBy(undefined, [command], text));
  });
});

test('what workers make comes into the library in order, and the summary counts what is new', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
  const make = (by: Workers | undefined, name: string) =>
    runBy(by, ['generate', '2x2', '-n', '30', '--seed', '1', '--library', join(folder, name)]);
  expect(await make(workers, 'many.db')).toEqual(await make(undefined, 'one.db'));
  const listed = async (name: string) => {
    const { text } = await runBy(undefined, ['library', 'list', join(folder, name)]);
    return text;
  };
  expect(await listed('many.db')).toBe(await listed('one.db'));
  rmSync(folder, { recursive: true });
});

test('hunters find and tell the same, in order, however many they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
  const hunt = async (jobs: number) => {
    const save = join(folder, `${jobs}.json`);
    const args = ['hunt', '3x2', '--grids', String(campaign(8, 200)), '--seed', '5', '--save', save];
    const { code, text } = await runBy(undefined, [...args, '--jobs', String(jobs)], '', undefined, false);
    return { code, text, records: readFileSync(save, 'utf8') };
  };
  expect(await hunt(3)).toEqual(await hunt(1));
  rmSync(folder, { recursive: true });
});

test('Ctrl-C keeps what is finished: a beginning of what would have come', async () => {
  const own = new Workers(2);
  await own.begin();
  const args = ['generate', '3x3', '-n', '2000', '--seed', 'left'];
  const { code, text } = await runBy(own, args, '', 20);
  await own.close();
  const lines = text.split('\n').slice(0, -1);
  expect(code).toBe(130);
  expect(lines.length).toBeGreaterThanOrEqual(20);
  expect(lines.length).toBeLessThan(1000);
  // The puzzle in hand of a worker is left half done, and that is said; between two puzzles there is none.
  const stopped = lines.findIndex(line => line.includes('stopped'));
  const whole = stopped < 0 ? lines : lines.slice(0, stopped - 1);
  expect(whole.length).toBeGreaterThanOrEqual(19);
  const { text: all } = await runBy(undefined, args, '', whole.length);
  expect(all.split('\n').slice(0, whole.length)).toEqual(whole);
});

test('Ctrl-C is heard by one job, too, though it never waits for anything', async () => {
  const leaving = new AbortController();
  // A timer has its turn only where the command lets go of the thread.
  const timer = setInterval(() => lines >= 20 && leaving.abort(), 1);
  let lines = 0;
  const output = new Writable({
    write(_chunk, _encoding, done) {
      lines++;
      done();
    },
  });
  const io = { input: Readable.from([]), output, errors: output, env: {}, signal: leaving.signal };
  expect(await main(['generate', '3x3', '-n', '3000', '--seed', '1', '--jobs', '1'], io)).toBe(130);
  clearInterval(timer);
  expect(lines).toBeLessThan(3000);
});

describe('workers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const source = (name: string, text: string): URL => {
    writeFileSync(join(folder, name), text);
    return pathToFileURL(join(folder, name));
  };
  test('that die are replaced, and what they had in hand is done again', async () => {
    const workers = new Workers(
      2,
      source(
        'once.mjs',
        `
        import { existsSync, writeFileSync } from 'node:fs';
        export const greet = () => true;
        export const task = ({ path, number }) => {
          const mark = path + number;
          if (number % 3 === 0 && !existsSync(mark)) { writeFileSync(mark, ''); process.exit(1); }
          return number * 10;
        };`,
      ),
    );
    const numbers = Array.from({ length: 12 }, (_, i) => i);
    const path = join(folder, 'dead');
    const answers = await Promise.all(numbers.map(number => workers.run<number>('task', { path, number })));
    expect(answers).toEqual(numbers.map(number => number * 10));
    await workers.close();
  });
  test('that always die at the same task are not sent to it for ever', async () => {
    const workers = new Workers(
      1,
      source('always.mjs', 'export const greet = () => true; export const task = () => process.exit(1);'),
    );
    await expect(workers.run('task', {})).rejects.toThrow(/die/);
    await workers.close();
  });
});

test('workers are let go at any moment of their start, and the process goes on', async () => {
  const rounds = campaign(6, 300);
  for (let round = 0; round < rounds; round++) {
    const workers = new Workers(2);
    const greeted = workers.begin();
    await new Promise(resolve => setTimeout(resolve, (60 * round) / rounds));
    await workers.close();
    await greeted;
  }
});

test('work that one core ends at once starts no worker, however long its input takes to come', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
  const watch = join(folder, 'watch.cjs');
  writeFileSync(
    watch,
    `const threads = require('node:worker_threads');
    const { Worker } = threads;
    threads.Worker = class extends Worker {
      constructor(...args) { super(...args); process.stderr.write('worker '); }
    };
    require('node:module').syncBuiltinESMExports();`,
  );
  const call = (...args: string[]) => {
    const child = spawn(process.execPath, ['-r', watch, bin, ...args, '--jobs', '2']);
    let said = '';
    child.stderr.on('data', data => {
      said += data;
    });
    child.stdout.resume();
    return { child, said: new Promise<string>(done => child.on('close', () => done(said))) };
  };
  const slow = call('solve');
  slow.child.stdin.write(`${classic}\n`);
  const [short, long] = [call('generate', '3x3', '-n', '20'), call('generate', '3x3', '-n', '2000')];
  expect([await short.said, await long.said]).toEqual(['', 'worker ']);
  slow.child.stdin.end(`${classic}\n`);
  expect(await slow.said).toBe('');
  rmSync(folder, { recursive: true });
});

describe('plain lines', () => {
  const isPlain = createPlainTest(undefined, undefined);
  test.each([
    [classic, true],
    [classic.replaceAll('.', '0'), true],
    ['2x2:......42.41..3..', true],
    ['2x2:......42.41..3..\r', true],
    ['latin:4^2:................', true],
    ['2x2:......42.41..3.', false],
    ['......42.41..3..', false],
    [`${classic} # easy`, false],
    ['custom:x:................', false],
    ['', false],
    ['{"shape":"2x2"}', false],
    ['rule.json:................', false],
  ])('%s: %j', (line, plain) => {
    expect(isPlain?.(line)).toBe(plain);
  });
  test('are none where the format is another', () => {
    expect(createPlainTest('json', undefined)).toBeUndefined();
  });
  test('are handed over however the text is cut, and the rest is read with its place', () => {
    const text = [...list.slice(0, 5), 'what?', classic, ''].join('\n');
    for (const size of [1, 7, 100, 10_000]) {
      const reader = createPlainReader(
        {},
        {
          taker: { isReady: true, look: async () => {}, sizeOf: () => 3 },
          isPlain: isPlain ?? (() => false),
        },
      );
      const found = [];
      for (let i = 0; i < text.length; i += size) found.push(...reader.push(text.slice(i, i + size)));
      found.push(...reader.end());
      const lines = found.filter((item): item is PlainLines => 'input' in item);
      expect(lines.map(({ input }) => input).join('')).toBe(`${list.slice(0, 5).join('\n')}\n`);
      expect(lines.at(-1)?.linesBefore).toBe(5 - (lines.at(-1)?.puzzles ?? 0));
      const rest = found.flatMap(item => ('ok' in item ? [item.ok ? 'puzzle' : item.problem.line] : []));
      expect(rest).toEqual([6, 'puzzle']);
    }
  });
});
