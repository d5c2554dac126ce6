import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
      id: '3x3#5,clues=28,g=2',
      grade: { status: 'graded' },
    });
    expect((await run(['generate', made.id])).lines).toEqual([made.puzzle]);
    expect((await run(['solve', made.puzzle])).lines).toEqual([made.solution]);
    expect((await run(['generate', '9^3', '--blanks', '628', '--seed', '1', '--json'])).out).toContain(
      '"clues":101',
    );
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
      expect(code).toBe(2);
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
  test.each([
    ['generate', '3x3', '--clues', '3', '--blanks', '4'],
    ['generate', '9^5'],
    ['generate', '3x3#1,colour=red'],
    ['generate', '3x3', '--clues', '900'],
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
