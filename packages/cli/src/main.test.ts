import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { catalog } from '@hyperdoku/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { commandNames } from './commands/index.js';
import { classic, run } from './run.testkit.js';
import { texts } from './texts/index.js';

const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

describe('help', () => {
  test('no arguments show the commands', async () => {
    const { code, out } = await run([]);
    expect(code).toBe(0);
    for (const name of commandNames)
      expect(out).toMatch(new RegExp(`${name} .*${texts.commands[name].summary.slice(0, 12)}`));
  });
  test.each(commandNames)('%s --help has examples', async name => {
    const { code, out } = await run([name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Examples:\n  hyperdoku ${name}`);
  });
  test.each([
    [['frob']],
    [['shape']],
    [['convert', classic]],
    [['convert', '--to', 'pdf', classic]],
    [['show', '--what']],
    [['show', '--width', 'x', classic]],
  ])('bad usage %j exits with 1 and a message on the error stream', async args => {
    const { code, out, err } = await run(args);
    expect([code, out]).toEqual([1, '']);
    expect(err).not.toBe('');
  });
});

describe('shapes', () => {
  test('lists the catalog', async () => {
    const { code, lines } = await run(['shapes']);
    expect(code).toBe(0);
    expect(lines.length).toBe(catalog.length + 1);
    expect(lines[1]).toMatch(/^2x2 +Shi Doku +16 +4 /);
  });
  test('as JSON, one object a line', async () => {
    const { lines } = await run(['shapes', '--json']);
    expect(lines.map(line => JSON.parse(line).spec)).toEqual([...catalog]);
  });
});

describe('shape', () => {
  test('gives the facts', async () => {
    const { code, out } = await run(['shape', '9^3']);
    expect(code).toBe(0);
    expect(out).toMatch(/houses +486 .*81 lines along x.*81 yz boxes/);
    expect(out).toMatch(/peers per cell +36/);
    expect(JSON.parse((await run(['shape', 'faces:4', '--json'])).out)).toMatchObject({
      cells: 96,
      houses: 18,
      peersPerCell: [38],
      exists: 'yes',
    });
  });
  test.each([
    'shape',
    'count',
    'generate',
    'fill',
    'hunt',
    'show',
    'convert --to cover',
    'convert --to cover --stats',
  ])('%s 4^4 exits with 2', async command => {
    const { code, out, err } = await run([...command.split(' '), '4^4']);
    expect(code).toBe(2);
    expect(out + err).toContain('4^4 cannot exist');
  });
  test.each(['solve', 'count', 'show', 'grade', 'convert --to text'])(
    '%s calls a puzzle of a shape that cannot exist impossible, and exits with 2',
    async command => {
      const { code, out } = await run([...command.split(' '), '4^4:1234']);
      expect([code, out]).toEqual([2, 'impossible\n']);
    },
  );
  test('says what is known, with sources, when asked', async () => {
    expect((await run(['shape', '3x3'])).out).not.toContain('fewest clues');
    const { code, lines } = await run(['shape', '3x3', '--facts']);
    expect(code).toBe(0);
    const at = lines.findIndex(line => line.startsWith('fewest clues'));
    expect(lines.slice(at, at + 2)).toEqual([
      expect.stringMatching(/ 17$/),
      expect.stringMatching(/^ +G\. McGuire.*\(2014\)$/),
    ]);
    expect(JSON.parse((await run(['shape', '2x3', '--facts', '--json'])).out).facts).toContainEqual({
      fact: 'grids',
      label: 'grids',
      value: '28200960',
      bound: 'exact',
      source: 'hyperdoku count 3x2',
    });
  });
  test('says in one sentence why 9^5 cannot exist, and exits with 2', async () => {
    const { code, lines } = await run(['shape', '9^5']);
    expect(code).toBe(2);
    expect(lines.length).toBe(1);
    expect(lines[0]).toMatch(/^9\^5 cannot exist: .*at most 4 dimensions\.$/);
  });
  test.each([['hello'], ['64^4'], ['missing.json']])('%s exits with 1', async spec => {
    const { code, out, err } = await run(['shape', spec]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^hyperdoku: .*\.\n$/);
  });
  test.each(['sudoku-x', 'jigsaw', 'samurai'])('reads the custom rule of examples/%s.json', async name => {
    const path = fileURLToPath(new URL(`../../../examples/${name}.json`, import.meta.url));
    const { code, out } = await run(['shape', path]);
    expect(code).toBe(0);
    const { title } = JSON.parse(readFileSync(path, 'utf8'));
    expect(out.split('\n')[0]).toBe(`${title}  (custom)`);
  });
});

describe('show', () => {
  test('draws puzzles from arguments, files and standard input', async () => {
    const drawn = (await run(['show', classic])).out;
    expect(drawn).toMatch(/^┌─/);
    expect((await run(['show'], classic)).out).toBe(drawn);
    expect((await run(['show', '-'], `${classic}\n`)).out).toBe(drawn);
    expect((await run(['show', file('a.txt', classic)])).out).toBe(drawn);
    expect((await run(['show', classic, classic])).out).toBe(`${drawn}\n${drawn}`);
  });
  test('a puzzle longer than any path is a puzzle', async () => {
    expect((await run(['show', `9^3:${'.'.repeat(729)}`])).lines[0]).toMatch(/^z 1 +z 2 +z 3$/);
    expect((await run(['check', `9^4:${'.'.repeat(6561)}`])).out).toContain('many');
  });
  test('along any axis', async () => {
    const cube = `4^3:${'.'.repeat(64)}`;
    expect((await run(['show', cube])).lines[0]).toMatch(/^z 1 +z 2/);
    expect((await run(['show', '--axis', 'x', cube])).lines[0]).toMatch(/^x 1 +x 2/);
    expect((await run(['show', '--axis', 'x', '--width', '20', cube])).lines[0]).toBe('x 1');
    expect(await run(['show', '--axis', 'w', cube])).toMatchObject({
      code: 1,
      err: expect.stringContaining('x, y and z'),
    });
  });
  test('in colour only where it is wanted', async () => {
    const escape = '\u001b[';
    expect((await run(['show', classic])).out).not.toContain(escape);
    expect((await run(['show', classic], '', { FORCE_COLOR: '1' })).out).toContain(escape);
    expect((await run(['show', classic], '', { FORCE_COLOR: '1', NO_COLOR: '1' })).out).not.toContain(escape);
  });
  test('what cannot be read is reported, and the rest is drawn', async () => {
    const { code, out, err } = await run(['show'], `${classic}\n${classic}!\n${classic}`);
    expect(code).toBe(1);
    expect(out.match(/┌/g)?.length).toBe(2);
    expect(out).toContain('┘\n\nunreadable\n\n┌');
    expect(err).toContain('line 2, column 82: "!"');
  });
  test('what contradicts itself is drawn, and called a conflict', async () => {
    const { code, lines, err } = await run(['show', '2x2:11..............']);
    expect([code, lines[0], lines[2]]).toEqual([2, 'conflict', '│ 1 1 │ . . │']);
    expect(err).toContain('1 stands twice in row 1');
  });
  test('with the candidates of every blank cell', async () => {
    expect((await run(['show', '--candidates', '2x2:1....2..........'])).lines).toEqual([
      '┌─────────┬───────────┐',
      '│ 1   34  │ 234  234  │',
      '│ 34  2   │ 134  134  │',
      '├─────────┼───────────┤',
      '│ 234 134 │ 1234 1234 │',
      '│ 234 134 │ 1234 1234 │',
      '└─────────┴───────────┘',
    ]);
  });
  test('no input at all is an error, not silence', async () => {
    expect(await run(['show'], '')).toMatchObject({
      code: 1,
      err: 'hyperdoku: There is no puzzle in the input.\n',
    });
    const terminal = Object.assign(Readable.from([]), { isTTY: true });
    expect(await run(['show'], terminal)).toMatchObject({
      code: 1,
      err: expect.stringContaining('No puzzle was given'),
    });
    expect(await run(['show', 'missing.sdk'])).toMatchObject({
      code: 1,
      err: 'hyperdoku: There is no file missing.sdk.\n',
    });
    expect(await run(['show', folder])).toMatchObject({
      code: 1,
      err: expect.stringContaining('is a folder'),
    });
  });
});

describe('check', () => {
  test('a good puzzle, a solved one, a conflict and an unreadable one', async () => {
    const { code, lines } = await run(
      ['check'],
      `${classic}\n2x2:1234341221434321\n2x2:11..............\n2x2:12\n`,
    );
    expect(code).toBe(1);
    expect(lines).toEqual([
      '1: unique: 3x3, 30 of 81 cells filled',
      '2: solved: 2x2, 16 of 16 cells filled',
      '3: conflict: 2x2, 2 of 16 cells filled; 1 stands twice in row 1: at r1c1 and r1c2. 1 stands twice in the box at r1c1: at r1c1 and r1c2.',
      '4: unreadable: line 4: This puzzle ends after 2 cells; 2x2 has 16.',
    ]);
  });
  test('exit codes: fine is 0, a conflict is 2', async () => {
    expect((await run(['check', classic])).code).toBe(0);
    expect((await run(['check', '2x2:11..............'])).code).toBe(2);
  });
  test('not exactly one solution is 2, not known is 3', async () => {
    expect(await run(['check', '2x2:1...............'])).toMatchObject({
      code: 2,
      out: expect.stringMatching(/many: .*differ in \d+ cells/),
    });
    expect(await run(['check', '2x2:123........4....'])).toMatchObject({
      code: 2,
      out: expect.stringContaining('none'),
    });
    const hard = `25^3:${'1'.padEnd(15_625, '.')}`;
    expect(await run(['check', '--timeout', '1ms', '--prover', 'search', hard])).toMatchObject({
      code: 3,
      out: expect.stringContaining('unknown'),
    });
  });
  test('as JSON', async () => {
    const { lines } = await run(['check', '--json'], `${classic}\n2x2:11..............\n2x2:12\n`);
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      { number: 1, status: 'unique', clues: 30 },
      {
        number: 2,
        status: 'conflict',
        conflicts: [{ house: 'row 1', symbol: 1, cells: ['r1c1', 'r1c2'] }, {}],
      },
      {
        number: 3,
        status: 'unreadable',
        problem: {
          code: 'cell-count',
          detail: 'cut-short',
          parameters: { given: 2 },
          line: 3,
          message: expect.stringMatching(/^This puzzle ends .*\.$/),
        },
      },
    ]);
  });
  test('gives up on input that is no list of puzzles', async () => {
    const { code, lines, err } = await run(['check'], 'what is this?\n'.repeat(5000));
    expect([code, lines.length]).toEqual([1, 100]);
    expect(err).toContain('not a list of puzzles');
  });
});

describe('convert', () => {
  test.each(['text', 'line', 'link', 'json', 'sdk', 'sdm', 'ss', 'integers', 'dimacs', 'cover'])(
    'to %s and back',
    async name => {
      const there = await run(['convert', '--to', name, classic]);
      expect(there.code).toBe(0);
      expect((await run(['convert', '--to', 'line'], there.out)).out).toBe(`${classic}\n`);
      const saved = file(`saved.${name}`, there.out);
      expect((await run(['convert', '--to', 'line', '--from', name, saved])).out).toBe(`${classic}\n`);
    },
  );
  test('bare lines of another shape', async () => {
    const { out } = await run(['convert', '--shape', '2x2', '--to', 'text'], '1...............\n');
    expect(out).toBe('2x2:1...............\n');
  });
  test('a shape that the format cannot hold is refused with advice', async () => {
    const { code, out, err } = await run(['convert', '--to', 'sdm', `4^3:${'.'.repeat(64)}`]);
    expect([code, out]).toEqual([1, 'unfit\n']);
    expect(err).toContain('text, link and json hold every shape');
  });
  test('what the format has no room for is named', async () => {
    const puzzle = { shape: '2x2', clues: '1...............', solution: '1234341221434321', title: 'One' };
    const text = JSON.stringify({ ...puzzle, author: 'Me' });
    const { code, out, err } = await run(['convert', '--to', 'text', text]);
    expect([code, out]).toEqual([0, '2x2:1...............\n']);
    expect(err).toBe('hyperdoku: The text format has no place for the solution and words about it.\n');
    expect((await run(['convert', '--to', 'json', text])).err).toBe('');
    const sdk = await run(['convert', '--to', 'line'], `#TOne\n[Puzzle]\n${'.........\n'.repeat(9)}`);
    expect(sdk.err).toBe('hyperdoku: The line format has no place for the words about it.\n');
  });
  test('a contradiction is converted as it is, and said', async () => {
    const { code, out, err } = await run(['convert', '--to', 'line', '2x2:11..............']);
    expect([code, out]).toEqual([0, '11..............\n']);
    expect(err).toContain('1 stands twice in row 1: at r1c1 and r1c2. It was converted as it is.');
  });
  test('the numbers of a contradiction are given, and it is said', async () => {
    const stats = (...args: string[]) =>
      run(['convert', '--to', 'cover', '--stats', ...args, '2x2:11..............']);
    const { code, out, err } = await stats();
    expect([code, out]).toEqual([0, '58 rows, 64 columns, 232 ones\n']);
    expect(err).toContain('1 stands twice in row 1: at r1c1 and r1c2. Its matrix was counted all the same.');
    expect(JSON.parse((await stats('--json')).out)).toMatchObject({
      rows: 58,
      problem: { code: 'conflict' },
    });
  });
  test('a file of one puzzle is not given two', async () => {
    const { code, err } = await run(['convert', '--to', 'ss', classic, classic]);
    expect(code).toBe(1);
    expect(err).toContain('is written with one puzzle');
  });
  test('to an exact cover, or its numbers alone', async () => {
    const stats = (...args: string[]) => run(['convert', '--to', 'cover', '--stats', ...args]);
    expect(await stats(classic, '2x2:1...............')).toMatchObject({
      code: 0,
      lines: ['489 rows, 324 columns, 1,956 ones', '61 rows, 64 columns, 244 ones'],
    });
    expect((await stats('3x3', '4x3x2x1')).lines).toEqual([
      '729 rows, 324 columns, 2,916 ones',
      '7,962,624 rows, 1,990,656 columns, 47,775,744 ones',
    ]);
    expect(JSON.parse((await stats('--json', '3x2x1')).out)).toEqual({
      number: 1,
      shape: '3x2x1',
      rows: 1296,
      columns: 1080,
      ones: 6480,
    });
    const { code, lines } = await run(['convert', '--to', 'cover', '2x2']);
    expect([code, lines.length, lines[0]]).toEqual([
      0,
      66,
      '| exact-cover rows=64 columns=64 ones=256 shape=2x2',
    ]);
  });
  test.each([
    [['--stats', '--to', 'line'], '--stats goes with --to cover only'],
    [['--json', '--to', 'cover'], '--json goes with --stats only'],
  ])('%j is refused', async (args, message) => {
    const { code, err } = await run(['convert', ...args, classic]);
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
  });
  test('a large matrix is left as by Ctrl-C', async () => {
    const { code, out } = await run(['convert', '--to', 'cover', '9^4'], '', {}, /exact-cover/);
    expect(code).toBe(130);
    expect(out.length).toBeLessThan(100_000);
  });
  test('ten thousand lines go through in order', async () => {
    const lines = Array.from(
      { length: 10_000 },
      (_, i) => `2x2:${'.'.repeat(i % 16)}1${'.'.repeat(15 - (i % 16))}`,
    );
    expect((await run(['convert', '--to', 'text'], lines.join('\n'))).lines).toEqual(lines);
  });
});

describe('as a process', () => {
  const bin = fileURLToPath(new URL('../bin/hyperdoku.js', import.meta.url));
  const start = (args: string[], flags: string[] = []) => {
    const child = spawn(process.execPath, [...flags, bin, ...args]);
    let err = '';
    child.stderr.on('data', data => {
      err += data;
    });
    child.stdin.on('error', () => undefined);
    const ended = new Promise<{ code: number | null; err: string }>(done =>
      child.on('close', code => done({ code, err })),
    );
    return { child, ended };
  };

  test('300 MB of anything are refused without being taken into memory', async () => {
    const { child, ended } = start(['check'], ['--max-old-space-size=150']);
    let sent = 0;
    const piece = Buffer.alloc(1 << 20, '.');
    const flood = new Readable({
      read() {
        sent++;
        this.push(sent > 300 ? null : piece);
      },
    });
    flood.pipe(child.stdin);
    let out = '';
    child.stdout.on('data', data => {
      out += data;
    });
    const { code } = await ended;
    expect(code).toBe(1);
    expect(out).toContain('longer than 8 MB');
    expect(sent).toBeLessThan(60);
  });

  test('a reader that goes away ends it quietly', async () => {
    const { child, ended } = start(['convert', '--to', 'dimacs', `9^4:${'.'.repeat(6561)}`]);
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await ended).toEqual({ code: 0, err: '' });
  });

  test('Ctrl-C leaves cleanly', async () => {
    const { child, ended } = start(['solve', '--prover', 'search']);
    // The first answer shows that it is at work; the second puzzle would keep it so for ever.
    child.stdout.once('data', () => child.kill('SIGINT'));
    child.stdin.end(`${classic}\n25^3:${'1'.padEnd(15_625, '.')}\n`);
    expect(await ended).toEqual({ code: 130, err: '' });
  });

  test('shell completion knows commands, options and shapes', async () => {
    const complete = async (...words: string[]) => {
      const { child, ended } = start(['complete', '--', ...words]);
      const collected = new PassThrough();
      child.stdout.pipe(collected);
      let out = '';
      collected.on('data', data => {
        out += data;
      });
      await ended;
      return out;
    };
    expect(await complete('con')).toContain('convert');
    expect(await complete('shape', '')).toContain('9^3');
    expect(await complete('convert', '--to', '')).toContain('dimacs');
  });
});
