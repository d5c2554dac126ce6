import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { drawBars, gatherNumbers } from './library/histogram.js';
import { loadPackage } from './optionalPackage.js';
import { classic, run } from './run.testkit.js';

const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => join(folder, name);

describe('library', () => {
  const db = file('puzzles.db');
  /** A puzzle, the same with its symbols renamed, another one, and what is none. */
  const renamed = classic.replaceAll(/\d/g, digit => String((Number(digit) % 9) + 1));
  const input = [
    classic,
    renamed,
    '2x2:......42.41..3..',
    '2x2:11..............',
    'what?',
    '2x2:1...............',
  ];

  test('add has a word for every puzzle, and knows what is the same but for a symmetry', async () => {
    const { code, lines, err } = await run(['library', 'add', db], input.join('\n'));
    expect(lines).toEqual(['new', 'known', 'new', 'conflict', 'unreadable', 'many']);
    expect(code).toBe(1);
    expect(err).toContain('3 puzzles for the library, 2 of them new.');
    const again = await run(['library', 'add', db, '--json', classic]);
    expect(JSON.parse(again.out)).toEqual({ number: 1, status: 'known' });
  });

  test('what is only near what was ordered is printed, and not kept', async () => {
    const call = ['generate', '3x3,clues=17', '--seed', '2', '--attempts', '1', '--library', file('near.db')];
    const { code, lines, err } = await run(call);
    expect([code, lines.length]).toEqual([2, 1]);
    expect(err).toContain('0 puzzles for the library');
  });

  test('list, export, show and stats tell of what is there, by the filters', async () => {
    const list = await run(['library', 'list', db]);
    expect(list.lines).toEqual([
      '1\t3x3\t30\tgentle\t195\thidden-single\t-',
      expect.stringMatching(/^2\t2x2\t5\tgentle\t/),
    ]);
    expect((await run(['library', 'list', db, '--clues', '..5'])).lines.length).toBe(1);
    expect((await run(['library', 'list', db, '--level', 'hard..expert'])).out).toBe('');
    expect((await run(['library', 'list', db, '--technique', 'x-wing'])).out).toBe('');
    expect(
      (await run(['library', 'list', db, '--technique', 'hidden-single', '--limit', '1'])).lines.length,
    ).toBe(1);
    expect((await run(['library', 'export', db, '--shape', '2x2'])).out).toBe(`${input[2]}\n`);
    const shown = await run(['library', 'show', db, '1']);
    expect(shown.out).toMatch(
      /│ 5 3 \. │[\s\S]*techniques +.*Hidden single \(\d+ rounds\)[\s\S]*canonical form/,
    );
    const stats = JSON.parse((await run(['library', 'stats', db, '--json'])).out);
    expect(stats).toEqual({
      puzzles: 2,
      byText: 0,
      shape: { '3x3': 1, '2x2': 1 },
      level: { gentle: 2 },
      hardest: { 'hidden-single': 2 },
      clues: { 5: 1, 30: 1 },
    });
    expect((await run(['library', 'stats', db])).out).toMatch(/^2 puzzles\.\n\nShapes\n {2}\S+ +1 {2}█+/);
  });

  test('check finds nothing wrong, and what has been changed behind its back', async () => {
    expect(await run(['library', 'check', db])).toMatchObject({ code: 0, out: '' });
    const bytes = readFileSync(db).toString('latin1');
    const other = file('changed.db');
    writeFileSync(other, bytes.replaceAll('2x2:......42.41..3..', '2x2:......42.41.23..'), 'latin1');
    const { code, lines } = await run(['library', 'check', other]);
    expect([code, lines]).toEqual([2, ['2\tIts number of clues is not the one that is noted.']]);
    writeFileSync(other, bytes.replaceAll('gentle', 'expert'), 'latin1');
    expect((await run(['library', 'check', other])).lines).toHaveLength(2);
  });

  test.each([
    [['list', file('none.db')], /There is no file/],
    [['list', folder], /is a folder/],
    [['show', db, '99'], /no puzzle 99/],
    [['show', db, 'x'], /no puzzle x/],
    [['list', db, '--clues', '5-7'], /a range such as/],
    [['list', db, '--level', 'hard..easy'], /not a level/],
    [['add', join(folder, 'no', 'x.db'), classic], /cannot be used/],
  ])('%j is refused with a sentence', async (args, sentence) => {
    const { code, out, err } = await run(['library', ...args]);
    expect(code).toBeGreaterThan(0);
    expect([out, err]).toEqual(['', expect.stringMatching(sentence)]);
    expect(existsSync(file('none.db'))).toBe(false);
  });
});

describe('--library', () => {
  const db = file('made.db');
  test('keeps what generate makes, with its name, and says how many were new', async () => {
    const args = ['generate', '2x2', '-n', '5', '--seed', '1', '--grade', '--library', db];
    const first = await run(args);
    expect(first.lines.length).toBe(5);
    const fresh = Number(/5 puzzles for the library, (\d) of them new/.exec(first.err)?.[1]);
    expect(fresh).toBeGreaterThan(0);
    expect((await run(args)).err).toContain('5 puzzles for the library, 0 of them new.');
    const { lines } = await run(['library', 'list', db, '--json']);
    expect(lines.length).toBe(fresh);
    expect(JSON.parse(lines[0])).toMatchObject({
      shape: '2x2',
      source: expect.stringMatching(/^2x2#1-1,g=/),
    });
    expect(JSON.parse(lines[0]).level).not.toBeNull();
  });
  test('keeps the grades that grade finds', async () => {
    await run(['grade', '--library', db, classic]);
    expect((await run(['library', 'list', db, '--shape', '3x3'])).out).toContain('\tgentle\t');
  });
  test('holds the records of a hunt, which goes on from there', async () => {
    const hunt = () => run(['hunt', '3x2', '--library', db], '', {}, /\S/);
    const first = Number((await hunt()).out.split('\t')[0]);
    expect((await hunt()).err).toContain(`the record is ${first} clues.`);
    expect(await run(['hunt', '3x2', '--library', db, '--save', 'x'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('--save and --library do not go together'),
    });
  });
  test('is refused before any work where there can be none', async () => {
    writeFileSync(file('text.db'), 'text');
    const { code, out, err } = await run(['generate', '2x2', '--library', file('text.db')]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('is not a library of puzzles');
    expect(readFileSync(file('text.db'), 'utf8')).toBe('text');
  });
});

/** A shell's limit on the size of files stands for a full disk: what goes beyond it is not written. */
test.runIf(process.platform === 'linux')(
  'a full disk ends the command with a sentence, and what was said is in the library',
  () => {
    const db = file('full.db');
    const bin = fileURLToPath(new URL('../bin/hyperdoku.js', import.meta.url));
    const call = (...args: string[]) => {
      const limit = 'trap "" XFSZ; ulimit -f 300; exec "$@"';
      return spawnSync('sh', ['-c', limit, 'sh', process.execPath, bin, ...args], { encoding: 'utf8' });
    };
    const made = call('generate', '3x3', '-n', '60', '--seed', 's', '--jobs', '1', '--library', db);
    expect([made.status, made.stderr]).toEqual([
      1,
      expect.stringMatching(/^hyperdoku: (.*)\nhyperdoku: .*cannot be used: (disk I\/O error|.* full)\.\n$/),
    ]);
    const said = new Set(made.stdout.trimEnd().split('\n'));
    const stored = call('library', 'export', db);
    expect([stored.status, stored.stderr]).toEqual([0, '']);
    expect([...said].filter(line => !stored.stdout.includes(line))).toEqual([]);
  },
);

test('a package that is not installed is named, with how to install it', async () => {
  const missing = () => Promise.reject(Object.assign(new Error('no'), { code: 'ERR_MODULE_NOT_FOUND' }));
  await expect(loadPackage('@hyperdoku/library', missing)).rejects.toThrow(
    /npm install @hyperdoku\/library$/,
  );
  const broken = () => Promise.reject(new Error('broken'));
  await expect(loadPackage('x', broken)).rejects.toThrow('broken');
});

describe('a histogram', () => {
  test('is as wide as its longest bar, and shows the least', () => {
    expect(
      drawBars([
        ['a', 1000],
        ['bb', 1],
        ['c', 0],
      ]),
    ).toEqual([`  a   1,000  ${'█'.repeat(40)}`, '  bb      1  ▏', '  c       0']);
  });
  test('gathers numbers into equal steps, with those that are empty', () => {
    expect(
      gatherNumbers([
        [3, 1],
        [5, 2],
      ]),
    ).toEqual([
      ['3', 1],
      ['4', 0],
      ['5', 2],
    ]);
    expect(
      gatherNumbers([
        [20, 1],
        [60, 2],
      ]),
    ).toHaveLength(21);
    expect(
      gatherNumbers([
        [20, 1],
        [60, 2],
      ])[0],
    ).toEqual(['20..21', 1]);
    expect(gatherNumbers([])).toEqual([]);
  });
});
