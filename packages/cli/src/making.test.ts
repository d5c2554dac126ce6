import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { run } from './run.testkit.js';

const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('generate, fill, minimise and hunt', () => {
  test('the same seed makes the same puzzles', async () => {
    const make = async (seed: string) => (await run(['generate', '3x3', '-n', '3', '--seed', seed])).lines;
    expect(await make('a')).toEqual(await make('a'));
    expect(await make('a')).not.toEqual(await make('b'));
    expect(
      (await run(['check'], (await make('a')).join('\n'))).lines.every(line => line.includes('unique')),
    ).toBe(true);
  });
  test('to order, with all that is known of it', async () => {
    const { out } = await run(['generate', '3x3', '--clues', '28', '--seed', '5', '--grade', '--json']);
    const made = JSON.parse(out);
    expect(made).toMatchObject({
      clues: 28,
      seed: '5',
      id: '3x3#5,clues=28,g=8',
      grade: { status: 'graded' },
    });
    expect((await run(['generate', made.id])).lines).toEqual([made.puzzle]);
    expect((await run(['solve', made.puzzle])).lines).toEqual([made.solution]);
    expect((await run(['generate', '9^3', '--blanks', '628', '--seed', '1', '--json'])).out).toContain(
      '"clues":101',
    );
  });
  test('with constraints, which the puzzle states', async () => {
    const order = [
      'generate',
      '4^3',
      '--with',
      'killer',
      '--with',
      'thermo=2',
      '--clues',
      '0',
      '--seed',
      '5',
    ];
    const { out } = await run([...order, '--json']);
    const made = JSON.parse(out);
    expect(made).toMatchObject({ id: '4^3#5,clues=0,with=killer+thermo=2,g=8', clues: 0, proof: 'singles' });
    expect(made.constraints.slice(0, 3)).toMatchObject([
      { kind: 'thermo', cells: expect.any(Array) },
      { kind: 'thermo', cells: expect.any(Array) },
      { kind: 'killer', cells: expect.any(Array), sum: expect.any(Number) },
    ]);
    const { lines } = await run(order);
    expect(lines[0]).toMatch(/^custom:rule=\w+:\.{64}$/);
    expect((await run(['generate', made.id])).lines).toEqual(lines);
    expect((await run(['solve'], lines[0])).lines[0].slice(-64)).toBe(made.solution.slice(-64));
    const shown = await run(['show'], lines[0]);
    expect(shown.lines.filter(line => line.includes('cage '))).toHaveLength(made.constraints.length - 2);
    const several = await run(['generate', '2x2', '--with', 'killer', '-n', '3', '--seed', '1']);
    expect((await run(['check'], several.out)).lines).toEqual(
      [1, 2, 3].map(n => expect.stringContaining(`${n}: unique`)),
    );
  });
  test('as the caged cube among the examples was', async () => {
    const path = fileURLToPath(new URL('../../../examples/caged-cube.txt', import.meta.url));
    const { code, out } = await run(['check', path]);
    expect([code, out]).toEqual([0, '1: unique: Caged cube, 0 of 64 cells filled\n']);
  });
  test.each([
    ['thermometer', 1, '"thermometer" is no kind of constraint. Kinds are region, '],
    ['thermo=0', 1, 'How many is a whole number from 1 up, as in thermo=3; "thermo=0" has none.'],
    ['thermo=99', 2, '3x3 has room for at most 27 of the kind thermo, not for 99.'],
  ])('--with %s exits with %i', async (kinds, code, sentence) => {
    const { err, ...refused } = await run(['generate', '3x3', '--with', kinds]);
    expect([refused.code, err]).toEqual([code, expect.stringContaining(sentence)]);
  });
  test('out of reach is said, with the best', async () => {
    const { code, lines, err } = await run([
      'generate',
      '2x2',
      '--clues',
      '3',
      '--attempts',
      '4',
      '--seed',
      '1',
    ]);
    expect([code, lines.length]).toEqual([2, 1]);
    expect(err).toContain('4 clues instead of 3, after 4 grids');
  });
  describe('what a time limit cuts short', () => {
    /** A clock that goes on by so much whenever it is read, so that the limit is met at the same place in every run. */
    const runClock = (step: number) => {
      let now = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => (now += step));
    };
    afterEach(() => {
      vi.restoreAllMocks();
    });
    test('says so, on the error stream and in JSON, and has no name', async () => {
      runClock(1);
      const { code, out, err } = await run([
        ...['generate', '9^3', '--clues', '30', '--seed', '1', '--timeout', '200ms', '--json'],
      ]);
      expect(code).toBe(3);
      expect(err).toContain('puzzle 1: The time ran out. The same seed may give another puzzle.');
      const made = JSON.parse(out);
      expect(made).toMatchObject({ shortage: 'time', shortfall: { kind: 'clues', wanted: 30 } });
      expect(made).not.toHaveProperty('id');
    });
    test('before there is anything is not known, rather than a no', async () => {
      runClock(100);
      expect(await run(['generate', '9^3', '--timeout', '50ms'])).toMatchObject({ code: 3, out: '' });
      expect(await run(['fill', '9^3', '--timeout', '50ms'])).toMatchObject({ code: 3, out: '' });
    });
    test('is a grid less mixed than usual', async () => {
      runClock(1);
      const { code, out, err } = await run(['fill', '9^3', '--timeout', '50ms', '--json']);
      expect([code, JSON.parse(out)]).toEqual([3, expect.objectContaining({ shortage: 'time' })]);
      expect(err).toContain('less mixed');
    });
  });
  test('what is wrong is said of what was typed, wherever that stands', async () => {
    for (const args of [['3x3,blanks=82'], ['3x3', '--blanks', '82'], ['3x3,blanks=82', '--level', 'easy']])
      expect(await run(['generate', ...args])).toMatchObject({
        code: 2,
        err: expect.stringContaining('there cannot be 82 blanks'),
      });
  });
  test.each([
    ['generate', '3x3', '--clues', '3', '--blanks', '4'],
    ['generate', '9^5'],
    ['generate', '3x3#1,colour=red,g=8'],
    ['generate', '3x3', '--level', 'gentle', '--technique', 'x-wing'],
    ['generate', '3x3', '--level', 'beyond logic', '--logic-only'],
    ['generate', '3x3#7,clues=25,g=8', '--seed', '3'],
    ['generate', '3x3#7,g=8', '--level', 'hard'],
    ['generate', '3x3,level=easy', '--level', 'hard'],
    ['generate', '3x3,n=2', '-n', '3'],
    ['generate', '3x3', '--from', 'packages/cli/nowhere.txt'],
    ['generate', '3x3', '--from', 'nowhere'],
    ['generate', '3x3', '--clues', '900'],
    ['generate', '3x3', '--with', 'thermometer'],
    ['generate', '3x3', '--with', 'thermo=0'],
    ['generate', '3x3', '--with', 'thermo=99'],
    ['generate', '3x3', '--with', 'killer', '--with', 'killer'],
    ['generate', '4^3', '--with', 'anti-knight'],
    ['fill', 'what'],
    ['fill', '9^3', '--method', 'pattern'],
    ['hunt', 'what'],
  ])('%s %s is refused', async (...args) => {
    const { code, out, err } = await run(args);
    expect(code).toBeGreaterThan(0);
    expect([out, err]).toEqual(['', expect.stringMatching(/^hyperdoku: .+\n$/)]);
  });
  test('full grids, and what is left of them', async () => {
    const { out } = await run(['fill', '3x3', '--seed', '2']);
    const grids = join(mkdtempSync(join(tmpdir(), 'hyperdoku-')), 'grids.txt');
    writeFileSync(grids, `${out}3x3:${'.'.repeat(81)}\n`);
    const told = (await run(['generate', '3x3', '--from', grids])).err;
    expect(told).toBe('hyperdoku: puzzle 2: r1c1 is blank, and a solution has no blanks.\n');
    expect((await run(['generate', '3x3#7,g=8', '--from', grids])).err).toContain('all that was ordered');
    rmSync(dirname(grids), { recursive: true });
    expect((await run(['check'], out)).out).toContain('solved');
    const least = await run(['minimise'], out);
    expect(least.code).toBe(0);
    expect((await run(['check'], least.out)).out).toMatch(/unique: 3x3, 2\d of 81/);
    expect((await run(['minimise', '2x2:1...............'])).code).toBe(2);
    const bySets = await run(['minimise', '--by', 'sets', '--json'], out);
    expect(JSON.parse(bySets.out)).toMatchObject({ minimal: true, open: 0 });
  });
  test('random blocks are measured, not made', async () => {
    const args = ['fill', '2x2', '--method', 'blocks', '--tries', '100000', '--seed', '1'];
    const { code, lines } = await run(args);
    expect([code, lines.length, lines[3]]).toEqual([0, 4, 'valid of all ways    0.0868 %']);
    const { valid, sumsAlone, ...counted } = JSON.parse((await run([...args, '--json'])).out);
    expect(counted).toMatchObject({
      shape: '2x2',
      seed: '1',
      method: 'blocks',
      tries: 100_000,
      exactShare: 288 / 24 ** 4,
    });
    expect([counted.validShare, counted.sumsAloneShare]).toEqual([valid / 100_000, sumsAlone / 100_000]);
    expect(lines[1]).toMatch(new RegExp(`^valid +${valid} of 100,000 \\(0\\.\\d+ %\\)$`));
    expect(await run(['fill', '2x2', '--tries', '5'])).toMatchObject({ code: 1, out: '' });
    const cut = await run([...args.slice(0, 4), '--tries', '1000000000', '--timeout', '1ms']);
    expect([cut.code, cut.err]).toEqual([
      3,
      expect.stringMatching(/The time ran out\. There were .* tries\./),
    ]);
  });
  test('search from nothing is given up, with advice', async () => {
    const { code, out, err } = await run(['fill', '9^3', '--method', 'backtrack', '--timeout', '1ms']);
    expect([code, out]).toEqual([3, '']);
    expect(err).toMatch(/No grid was made\. The time ran out\. .*mixed/);
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 500));
    expect((await run(['fill', '9^3', '--method', 'backtracking'])).err).toContain('The time ran out.');
    vi.restoreAllMocks();
  });
  test('the hunt saves every success and goes on from there', async () => {
    const save = join(folder, 'records.json');
    const first = await run(['hunt', '3x2', '--save', save], '', {}, /^\d+\t/m);
    const record = JSON.parse(readFileSync(save, 'utf8'))['3x2'];
    expect([first.code, first.lines.at(-1)]).toEqual([130, `${record.clues}\t${record.puzzle}`]);
    expect((await run(['check', record.puzzle])).code).toBe(0);
    const second = await run(['hunt', '3x2', '--save', save, '--seed', '2'], '', {}, /the record is/);
    expect(second.err).toContain(`the record is ${record.clues} clues`);
    writeFileSync(save, 'not records');
    expect(await run(['hunt', '3x2', '--save', save])).toMatchObject({ code: 1 });
    expect(readFileSync(save, 'utf8')).toBe('not records');
  });
});
