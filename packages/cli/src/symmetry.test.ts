/** The commands on symmetries: symmetries, canon, same and dedupe. */
import { describe, expect, test } from 'vitest';
import { classic, run } from './run.testkit.js';

/** A puzzle and what a symmetry makes of it, and one that differs. */
const one = '2x2:......42.41..3..';
const moved = '2x2:2..4...341......';
const other = '2x2:......42.41..2..';

describe('symmetries', () => {
  test('tells order, orbits and generators', async () => {
    const { code, out } = await run(['symmetries', '3x3']);
    expect(code).toBe(0);
    for (const part of [
      '3,359,232',
      '362,880',
      '1,218,998,108,160',
      '18 with row 1',
      'Exchange rows and columns.',
    ])
      expect(out).toContain(part);
  });
  test('as JSON with all orbits, and orders of any length', async () => {
    const found = JSON.parse((await run(['symmetries', '--json', 'latin:40^2'])).out);
    expect(found).toMatchObject({ spec: 'latin:40^2', renamings: { which: 'all' } });
    expect(found.motions.length).toBeGreaterThan(90);
    expect(found.cellOrbits[0].length).toBe(1600);
    expect(found.generators[0]).toMatchObject({ kind: 'layers', sentence: 'Exchange columns 1 and 2.' });
  });
  test('of a rule with symbols that are told apart', async () => {
    const rule = { base: '2x2', houses: [], constraints: [{ kind: 'killer', cells: [0, 1], sum: 4 }] };
    const { out } = await run(['symmetries', JSON.stringify(rule)]);
    expect(out).toMatch(/renamings +1: the rule tells symbols apart/);
  });
  test('of a shape that cannot exist, or in no time', async () => {
    expect((await run(['symmetries', '4^4'])).code).toBe(2);
    const { code, err } = await run(['symmetries', 'latin:9^3', '--timeout', '0ms']);
    expect([code, err]).toEqual([3, 'hyperdoku: The symmetries were not all found. The time ran out.\n']);
  });
});

describe('canon', () => {
  test('has one form for what is the same', async () => {
    const { lines } = await run(['canon'], [one, moved, other].join('\n'));
    expect(lines[0]).toMatch(/^2x2:/);
    expect(lines[1]).toBe(lines[0]);
    expect(lines[2]).not.toBe(lines[0]);
    expect((await run(['canon'], lines.join('\n'))).lines).toEqual(lines);
  });
  test('counts automorphisms', async () => {
    const { lines } = await run(['canon', '--automorphisms', '2x2:1234341221434321', classic]);
    expect(lines.map(line => line.split(' ')[1])).toEqual(['32', '1']);
    const { out } = await run(['canon', '--json', '2x2:................']);
    expect(JSON.parse(out)).toEqual({ number: 1, canonical: '2x2:................', automorphisms: '3072' });
  });
  test('in no time is unknown', async () => {
    const { code, lines, err } = await run(['canon', '--timeout', '0ms', one]);
    expect([code, lines]).toEqual([3, ['unknown']]);
    expect(err).toContain('puzzle 1: The canonical form was not found. The time ran out.');
  });
});

describe('same', () => {
  test('says so, and how', async () => {
    expect(await run(['same', one, moved])).toMatchObject({ code: 0, out: 'same\n', err: '' });
    const { symmetry } = JSON.parse((await run(['same', '--json', one, moved])).out);
    expect(new Set(Object.values(symmetry.cells)).size).toBe(16);
    expect(Object.keys(symmetry.symbols)).toEqual(['1', '2', '3', '4']);
  });
  test('or that they differ, with the reason where it is the shape', async () => {
    expect(await run(['same', one, other])).toMatchObject({ code: 2, out: 'different\n' });
    const { code, out, err } = await run(['same', one, classic]);
    expect([code, out]).toEqual([2, 'different\n']);
    expect(err).toBe('');
    expect(await run(['same', one, moved, '--timeout', '0ms'])).toMatchObject({ code: 3, out: 'unknown\n' });
  });
  test('wants just two puzzles', async () => {
    expect((await run(['same', one])).code).toBe(1);
    expect((await run(['same', '-', one], `${one}\n${moved}`)).err).toContain(
      'Two puzzles are compared, not 3.',
    );
    expect((await run(['same', one, '2x2:11..............'])).code).toBe(2);
  });
});

describe('rules that a motion takes to each other', () => {
  const killer = (...cells: number[]) =>
    JSON.stringify({ base: '2x2', constraints: [{ kind: 'killer', cells, sum: 4 }] });
  const puzzle = (rule: string, clues: string) => JSON.stringify({ shape: JSON.parse(rule), clues });
  const turned = [
    puzzle(killer(0, 1), '...............2'),
    puzzle(killer(3, 7), '............2...'),
    puzzle(killer(0, 1), '...............1'),
  ];
  test('are compared', async () => {
    expect(await run(['same', turned[0], turned[1]])).toMatchObject({ code: 0, out: 'same\n' });
    expect(await run(['same', turned[1], turned[2]])).toMatchObject({ code: 2, out: 'different\n' });
    expect(
      await run([
        'same',
        '3x2:12..................................',
        '2x3:1.....2.............................',
      ]),
    ).toMatchObject({ code: 0 });
  });
  test('in lists, too', async () => {
    const { lines } = await run(['dedupe', '--json'], turned.join('\n'));
    expect(lines.map(line => JSON.parse(line).status)).toEqual(['new', 'repeated', 'new']);
  });
});

describe('dedupe', () => {
  const input = [one, other, moved, 'what is this?', other].join('\n');
  test('lets the first of each kind through, and says how many', async () => {
    const { code, lines, err } = await run(['dedupe'], input);
    expect([code, lines]).toEqual([1, [one, other]]);
    expect(err).toContain('puzzle 4: ');
    expect(err).toMatch(/4 puzzles, 2 different\.\n$/);
  });
  test('as JSON tells of every puzzle', async () => {
    const { lines } = await run(['dedupe', '--json'], input);
    expect(lines.map(line => JSON.parse(line)).map(({ number, status, of }) => [number, status, of])).toEqual(
      [
        [1, 'new', undefined],
        [2, 'new', undefined],
        [3, 'repeated', 1],
        [4, 'unreadable', undefined],
        [5, 'repeated', 2],
      ],
    );
  });
  test('keeps what it could not compare', async () => {
    const { code, lines } = await run(['dedupe', '--timeout', '0ms', one, moved]);
    expect([code, lines]).toEqual([3, [one, moved]]);
  });
});
