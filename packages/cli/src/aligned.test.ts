/** Answers stand in the order of the puzzles, one for each, whatever the puzzles are. */
import { describe, expect, test } from 'vitest';
import { classic, run } from './run.testkit.js';

/** Good ones, and between them all that can be wrong. */
const input = [
  classic,
  '2x2:12',
  '2x2:1234341221434321',
  '2x2:11..............',
  '2x2:1...............',
  'what is this?',
  '2x2:123........4....',
  '{"shape":"2x2","clues":"1...............","solution":"2143341212344321"}',
  classic,
];
const unreadable = [1, 5];
const conflicts = [3, 7];
const fine = input.map((_, i) => i).filter(i => ![...unreadable, ...conflicts].includes(i));

/** Commands with a line for each puzzle, and whether they have JSON. */
const byLine: readonly (readonly string[])[] = [
  ['solve'],
  ['solve', '--count'],
  ['solve', '--random'],
  ['solve', '--first', 'lexicographic'],
  ['solve', '--mode', 'tier2'],
  ['solve', '--mode', 'logic'],
  ['solve', '--all', '--limit', '1'],
  ['count'],
  ['hint'],
  ['hint', '--strength', '1'],
  ['grade'],
  ['minimise'],
  ['canon'],
  ['canon', '--automorphisms'],
];

/** Commands with several lines for a puzzle. */
const byBlock: readonly (readonly string[])[] = [
  ['show'],
  ['show', '--candidates'],
  ['explain'],
  ['hint', '--all'],
  ['solve', '--show'],
  ['solve', '--all'],
  ['solve', '--tree'],
  ['solve', '--trace'],
];

const text = input.join('\n');
const problems = (err: string) => err.match(/puzzle \d+: .*(?:line \d|stands twice|contradicts)/g) ?? [];

describe.each(byLine)('%s %s %s', (...args) => {
  test('as text', async () => {
    const { code, lines, err } = await run([...args.filter(Boolean)], text);
    expect(code).toBe(1);
    expect(lines.length).toBe(input.length);
    for (const i of unreadable) expect(lines[i]).toBe('unreadable');
    for (const i of conflicts) expect(lines[i]).toBe('conflict');
    for (const i of fine) expect(lines[i]).not.toMatch(/^(?:unreadable|conflict)?$/);
    expect(problems(err).map(line => Number(line.match(/\d+/)?.[0]))).toEqual([2, 4, 6, 8]);
  });
  test('as JSON', async () => {
    const { code, lines } = await run([...args.filter(Boolean), '--json'], text);
    expect(code).toBe(1);
    const answers = lines.map(line => JSON.parse(line));
    expect(answers.map(({ number }) => number)).toEqual(input.map((_, i) => i + 1));
    const isWrong = (status: string) => ({ status, problem: { message: expect.stringMatching(/\.$/) } });
    for (const i of unreadable) expect(answers[i]).toMatchObject(isWrong('unreadable'));
    for (const i of conflicts) expect(answers[i]).toMatchObject(isWrong('conflict'));
    for (const i of fine) expect(answers[i]).not.toHaveProperty('problem');
  });
});

describe.each(byBlock)('%s %s', (...args) => {
  test('as text, in the same order', async () => {
    const { code, lines, err } = await run([...args.filter(Boolean)], text);
    expect(code).toBe(1);
    const words = lines.filter(line => line === 'unreadable' || line === 'conflict');
    expect(words).toEqual(['unreadable', 'conflict', 'unreadable', 'conflict']);
    expect(problems(err).length).toBe(4);
  });
});

describe.each(byBlock.filter(([name]) => name !== 'show'))('%s %s', (...args) => {
  test('as JSON, in the same order', async () => {
    const { code, lines } = await run([...args.filter(Boolean), '--json'], text);
    expect(code).toBe(1);
    const answers = lines.map(line => JSON.parse(line));
    const numbers = answers.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect([...new Set(numbers)]).toEqual(input.map((_, i) => i + 1));
    expect(answers.filter(({ problem }) => problem).map(({ number, status }) => [number, status])).toEqual([
      [2, 'unreadable'],
      [4, 'conflict'],
      [6, 'unreadable'],
      [8, 'conflict'],
    ]);
  });
});

test('check has a line for each, with all it knows', async () => {
  const { code, lines } = await run(['check'], text);
  expect(code).toBe(1);
  expect(lines.map(line => line.match(/^(\d+): ([a-z]+): ./)?.slice(1))).toEqual(
    ['unique', 'unreadable', 'solved', 'conflict', 'many', 'unreadable', 'none', 'conflict', 'unique'].map(
      (status, i) => [String(i + 1), status],
    ),
  );
});

describe('convert', () => {
  test.each(['text', 'line', 'link'])('to %s: what cannot be read has its line', async format => {
    const { code, lines } = await run(['convert', '--to', format], text);
    expect([code, lines.length]).toEqual([1, input.length]);
    for (const i of unreadable) expect(lines[i]).toBe('unreadable');
    // A contradiction within a filling is converted as it is; one with its own solution leaves nothing to convert.
    expect([lines[3], lines[7]]).toEqual([expect.not.stringContaining('conflict'), 'conflict']);
  });
  test('to a format that does not hold every shape', async () => {
    const { lines } = await run(['convert', '--to', 'sdm'], text);
    expect(lines.map(line => line.slice(0, 10))).toEqual([
      '5300700006',
      'unreadable',
      'unfit',
      'unfit',
      'unfit',
      'unreadable',
      'unfit',
      'conflict',
      '5300700006',
    ]);
  });
  test('to JSON: an object in its line', async () => {
    const { lines } = await run(['convert', '--to', 'json'], text);
    const answers = lines.map(line => JSON.parse(line));
    expect(answers.map(({ status }) => status)).toEqual(
      input.map((_, i) => (unreadable.includes(i) ? 'unreadable' : i === 7 ? 'conflict' : undefined)),
    );
    expect(answers[1]).toMatchObject({ number: 2, problem: { message: expect.any(String) } });
  });
  test('to a format of one puzzle a file: nothing but puzzles is written', async () => {
    expect(await run(['convert', '--to', 'integers', '2x2:12'])).toMatchObject({ code: 1, out: '' });
  });
});

test('count has a line for each shape, too', async () => {
  const { code, lines } = await run(['count', '2x2', '4^4', '64^4', 'latin:3^2']);
  expect([code, lines]).toEqual([1, ['288', '0', 'unreadable', '12']]);
  const answers = (await run(['count', '--json', '2x2', '4^4', '64^4'])).lines.map(line => JSON.parse(line));
  expect(answers).toMatchObject([
    { number: 1, count: '288', exact: true },
    { number: 2, shape: '4^4', count: '0', exact: true },
    { number: 3, status: 'unreadable' },
  ]);
});
