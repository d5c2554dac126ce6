/** Every command on puzzles of rules with constraints. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectOk, parseCellName, parseShape } from '@hyperdoku/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { malformedRules } from '../../../tools/malformedRules.testkit.js';
import { run } from './run.testkit.js';

const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The rows of a 9×9 cut into cages of two and three cells, by a solution. */
const grid = '215647398368952174794381652586274931142593867973816425821739546659428713437165289';
const cages = Array.from({ length: 36 }, (_, i) => {
  const [row, piece] = [Math.floor(i / 4), i % 4];
  const from = row * 9 + 2 * piece;
  const cells = Array.from({ length: piece === 3 ? 3 : 2 }, (_, k) => from + k);
  return { kind: 'killer', cells, sum: cells.reduce((sum, cell) => sum + Number(grid[cell]), 0) };
});

const killer = JSON.stringify({ title: 'Killer', base: '3x3', constraints: cages });
const thermo = JSON.stringify({
  title: 'Thermometers',
  base: '3x3',
  constraints: [
    { kind: 'thermo', name: 'Rise', cells: [0, 10, 20] },
    { kind: 'thermo', cells: [80, 70, 60] },
  ],
});
const knight = JSON.stringify({ title: 'Knights', base: '3x3', constraints: [{ kind: 'anti-knight' }] });
const cage = (cells: number[], sum: number) => ({ kind: 'killer', cells, sum });
const cube = JSON.stringify({
  title: 'Cube',
  base: '4^3',
  constraints: [cage([0, 1, 4], 6), cage([21, 42], 5), cage([62, 63], 3)],
});
const slabs = JSON.stringify({
  title: 'Slabs',
  base: '2x2x1',
  constraints: [cage([0, 1], 3), cage([21, 42], 5)],
});

const knights = '.3..41..7...5........8.9...6......7.........4.4.......3............6..5..643.....';
const blanks = (cells: number): string => '.'.repeat(cells);
/** A rule with the first of its cells filled. */
const begun = (rule: string, clues: string, cells: number): string[] => [
  '--shape',
  rule,
  `${clues}${blanks(cells - clues.length)}`,
];
const boards = [
  { name: 'killer', rule: killer, cells: 81 },
  { name: 'thermometers', rule: thermo, cells: 81 },
  { name: 'anti-knight', rule: knight, cells: 81 },
  { name: 'a cube with cages', rule: cube, cells: 64 },
  { name: 'slabs with cages', rule: slabs, cells: 64 },
];

describe('shape', () => {
  test('explains each constraint, by kind', async () => {
    const { lines, code } = await run(['shape', thermo]);
    expect(lines.slice(1, 2)).toEqual([
      'Every row, every column and every 3×3 box holds each symbol once, and 2 constraints must be met.',
    ]);
    expect(lines.slice(-4)).toEqual([
      '',
      'thermometer: 2',
      '  Rise: Symbols rise along the thermometer r1c1, r2c2 and r3c3.',
      '  Symbols rise along the thermometer r9c9, r8c8 and r7c7.',
    ]);
    expect(code).toBe(0);
  });
  test('counts what is more than can be read', async () => {
    const { lines } = await run(['shape', killer]);
    expect(lines.filter(line => line.startsWith('  The cage '))).toHaveLength(30);
    expect(lines.at(-1)).toBe('  and 6 more; --json lists all.');
    const few = JSON.stringify({ base: '3x3', constraints: cages.slice(0, 31) });
    expect((await run(['shape', few])).lines.filter(line => line.startsWith('  The cage '))).toHaveLength(31);
  });
  test('gives all of them as data', async () => {
    const { constraints } = JSON.parse((await run(['shape', '--json', killer])).out);
    expect(constraints).toHaveLength(36);
    expect(constraints[3]).toEqual({
      kind: 'killer',
      cells: ['r1c7', 'r1c8', 'r1c9'],
      fields: { cells: ['r1c7', 'r1c8', 'r1c9'], sum: 20 },
      sentence: 'The cage r1c7, r1c8 and r1c9 adds up to 20 and repeats no symbol.',
    });
    const named = JSON.parse((await run(['shape', '--json', thermo])).out).constraints;
    expect(named.map(({ name }: { name?: string }) => name)).toEqual(['Rise', undefined]);
    expect(JSON.parse((await run(['shape', '--json', '3x3'])).out).constraints).toBeUndefined();
  });
  test.each(Object.entries(malformedRules))('refuses a malformed rule by name: %s', async (_, rule) => {
    const { base = '2x2', constraints, says } = rule;
    const { code, out, err } = await run(['shape', JSON.stringify({ base, constraints })]);
    expect(out).toBe('');
    expect(err.replace(/^hyperdoku: /, '')).toMatch(says);
    expect(code).toBe(1);
  });
});

describe('show', () => {
  test('names constraints below the board, and reads its own picture', async () => {
    const shown = await run(['show', thermo]);
    expect(shown.lines.slice(-2)).toEqual([
      '# thermometer "Rise"   r1c1, r2c2, r3c3',
      '# thermometer          r9c9, r8c8, r7c7',
    ]);
    expect(shown.code).toBe(0);
    expect(await run(['show', '--shape', thermo, '-'], shown.out)).toEqual(shown);
    expect((await run(['show', cube])).lines.at(-1)).toBe('# cage 3   x3 y4 z4, x4 y4 z4');
  });
  test('keeps a name from doing anything to the terminal', async () => {
    const rule = { base: '2x2', constraints: [{ kind: 'killer', name: '\u001b[31m', cells: [0] }] };
    const { out } = await run(['show', JSON.stringify(rule)]);
    expect(out).not.toContain('\u001b');
    expect(out).toContain('<U+001B>');
  });
});

describe('conflicts name the constraint', () => {
  const broken = [
    ['killer', begun(killer, '24', 81), 'The cage r1c1 and r1c2 adds up to 3 and repeats no symbol'],
    ['thermo', begun(thermo, '3.........2', 81), 'Symbols rise along the thermometer r1c1, r2c2 and r3c3'],
    ['knight', begun(knight, '..5..........5', 81), "Cells a knight's move apart hold different symbols"],
    [
      'cube',
      begun(cube, '12..4', 64),
      'The cage x1 y1 z1, x2 y1 z1 and x1 y2 z1 adds up to 6 and repeats no symbol',
    ],
    ['slabs', begun(slabs, '14', 64), 'The cage x1 y1 z1 and x2 y1 z1 adds up to 3 and repeats no symbol'],
  ] as const;
  test('a sum that is not met is one', async () => {
    const { out, code } = await run(['check', ...begun(slabs, '14', 64)]);
    expect(out).toBe(
      '1: conflict: Slabs, 2 of 64 cells filled; The cage x1 y1 z1 and x2 y1 z1 adds up to 3 and repeats no symbol: 1 at x1 y1 z1 and 4 at x2 y1 z1 break this rule.\n',
    );
    expect(code).toBe(2);
  });
  test.each(broken)('%s, in check, as JSON and elsewhere', async (_, args, says) => {
    const text = await run(['check', ...args]);
    expect(text.out).toContain(`; ${says}: `);
    expect(text.code).toBe(2);
    const json = await run(['check', '--json', ...args]);
    const { status, conflicts, problem } = JSON.parse(json.out);
    expect(status).toBe('conflict');
    expect(conflicts[0].constraint).toBe(`${says}.`);
    expect(conflicts[0].cells.length).toBeGreaterThan(1);
    expect(problem).toMatchObject({ code: 'conflict', detail: 'constraint' });
    expect(problem.message).toContain(says);
    expect(json.code).toBe(2);
    for (const command of ['solve', 'count', 'hint', 'grade', 'explain', 'minimise']) {
      const { out, err, code } = await run([command, ...args]);
      expect([command, out, code]).toEqual([command, 'conflict\n', 2]);
      expect(err).toContain(says);
    }
    const shown = await run(['show', ...args]);
    expect(shown.err).toContain(says);
    expect(shown.out).toContain('\n# ');
    expect(shown.code).toBe(2);
  });
  test('a cage that no symbols of its cells can meet is a contradiction', async () => {
    const rule = JSON.stringify({ base: '2x2', constraints: [cage([0, 1], 3), cage([0, 4], 7)] });
    const { out, code } = await run(['check', '--shape', rule, blanks(16)]);
    expect(out).toMatch(/^1: none: .*; This cannot be met: The cage r1c1 and r[12]c[12] adds up to [37] /);
    expect(code).toBe(2);
  });
});

describe.each(boards)('$name', ({ rule, cells }) => {
  test('fill obeys the rule, and check and count agree', async () => {
    const { out, code } = await run(['fill', rule, '--seed', '1']);
    expect(code).toBe(0);
    expect((await run(['check'], out)).out).toMatch(/^1: solved: /);
    expect((await run(['count'], out)).out).toBe('1\n');
  });
  test('what generate makes is unique, and what solve, grade, hint and explain say of it is true', async () => {
    const { out, code } = await run(['generate', rule, '--seed', '1']);
    expect(code).toBe(0);
    expect((await run(['check'], out)).out).toMatch(/^1: unique: /);
    expect((await run(['count'], out)).out).toBe('1\n');
    const solved = await run(['solve', '--json'], out);
    const { solution } = JSON.parse(solved.out);
    const line: string = solution.slice(solution.lastIndexOf(':') + 1);
    expect(line).toMatch(new RegExp(`^[1-9]{${cells}}$`));
    const graded = await run(['grade', '--json'], out);
    expect(JSON.parse(graded.out).number).toBe(1);
    expect(graded.code).toBe(0);
    expect((await run(['hint'], out)).code).toBe(0);
    const explained = await run(['explain', '--json'], out);
    expect(explained.code).toBe(0);
    const shape = expectOk(parseShape(rule));
    const solutionAt = (cell: string): string => line[expectOk(parseCellName(shape, cell))];
    for (const text of explained.lines) {
      const { placements = [], eliminations = [] }: Record<string, { cell: string; symbol: string }[]> =
        JSON.parse(text);
      expect(placements.length + eliminations.length).toBeGreaterThan(0);
      for (const { cell, symbol } of placements) expect(solutionAt(cell)).toBe(symbol);
      for (const { cell, symbol } of eliminations) expect(solutionAt(cell)).not.toBe(symbol);
    }
  });
  test('convert keeps the rule in text, links and JSON', async () => {
    const { out } = await run(['generate', rule, '--seed', '1']);
    for (const format of ['text', 'link', 'json']) {
      const there = await run(['convert', '--to', format], out);
      expect(there.code).toBe(0);
      expect((await run(['convert', '--to', 'text'], there.out)).out).toBe(out);
    }
  });
});

test('minimise and hunt keep to the rule', async () => {
  const { out } = await run(['fill', slabs, '--seed', '1']);
  const reduced = await run(['minimise'], out);
  expect(reduced.code).toBe(0);
  expect((await run(['check'], reduced.out)).out).toMatch(/^1: unique: /);
  const hunted = await run(['hunt', slabs, '--save', join(folder, 'records.json')], '', {}, /\t/);
  const [clues, puzzle] = hunted.lines[0].split('\t');
  expect((await run(['check'], `${puzzle}\n`)).out).toMatch(
    new RegExp(`^1: unique: Slabs, ${clues} of 64 cells`),
  );
});

test('puzzles of a rule file are solved to their solution', async () => {
  writeFileSync(join(folder, 'knights.json'), knight);
  writeFileSync(join(folder, 'list.txt'), `knights.json:${knights}\n`);
  const { out, code } = await run(['solve', join(folder, 'list.txt')]);
  expect(
    out
      .trimEnd()
      .endsWith(':536241897978536241421879635613485972789623514245917368357198426892764153164352789'),
  ).toBe(true);
  expect(code).toBe(0);
  // Without its rule the same clues have many solutions.
  expect((await run(['check', knights])).out).toMatch(/^1: many: /);
});
