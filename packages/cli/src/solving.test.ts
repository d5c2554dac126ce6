import { describe, expect, test } from 'vitest';
import { classic, run } from './run.testkit.js';

describe('solve', () => {
  const solved = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
  test('one solution a line, in order, whatever the notation', async () => {
    const { code, lines } = await run(['solve'], `${classic}\n2x2:1234341221434321\n${classic}\n`);
    expect([code, lines]).toEqual([0, [`3x3:${solved}`, '2x2:1234341221434321', `3x3:${solved}`]]);
  });
  test('none and unknown stand in their lines, with the reason on the error stream', async () => {
    const none = await run(['solve'], `2x2:123........4....\n2x2:11..............\n${classic}`);
    expect(none.code).toBe(2);
    expect(none.lines).toEqual(['none', 'conflict', `3x3:${solved}`]);
    expect(none.err).toMatch(/puzzle 1: No place is left for 4 in row 1.*puzzle 2: 1 stands twice/s);
    const hard = `25^3:${'1'.padEnd(15_625, '.')}`;
    expect(await run(['solve', '--timeout', '1ms', '--prover', 'search', hard])).toMatchObject({
      code: 3,
      lines: ['unknown'],
    });
  });
  test('more than one solution is said', async () => {
    const { code, err } = await run(['solve', '2x2:1...............']);
    expect(code).toBe(0);
    expect(err).toContain('more than one solution');
    const { out } = await run(['solve', '--json', '2x2:12..............']);
    expect(JSON.parse(out)).toMatchObject({
      number: 1,
      status: 'many',
      solution: expect.any(String),
      differ: expect.any(Array),
    });
  });
  test.each(['search', 'sat', 'auto'])('by %s', async prover => {
    expect((await run(['solve', '--prover', prover, classic])).lines).toEqual([`3x3:${solved}`]);
  });
  test('all, counted, limited', async () => {
    const three = '2x2:1234..............'.slice(0, 20).padEnd(20, '.');
    const all = await run(['solve', '--all', three]);
    expect(new Set(all.lines).size).toBe(all.lines.length);
    expect((await run(['solve', '--count', three])).lines).toEqual([String(all.lines.length)]);
    expect((await run(['solve', '--all', '--limit', '2', three])).lines).toEqual(all.lines.slice(0, 2));
    expect((await run(['solve', '--count', '--limit', '2', three])).lines).toEqual(['at least 2']);
  });
  test('at random: the same seed, the same solution', async () => {
    const draw = async (seed: string) =>
      (await run(['solve', '--random', '--seed', seed, '2x2:1...............'])).out;
    expect(await draw('a')).toBe(await draw('a'));
    expect(new Set(await Promise.all(['a', 'b', 'c', 'd', 'e'].map(draw))).size).toBeGreaterThan(1);
  });
  test('as a tree and as a trace', async () => {
    const tree = await run(['solve', '--tree', '2x2:12..........3...']);
    expect(tree.out.match(/solution \d/g)?.length).toBe(6);
    expect(JSON.parse((await run(['solve', '--tree', '--json', '2x2:12..........3...'])).out)).toHaveProperty(
      'yes',
    );
    const trace = await run(['solve', '--trace', classic]);
    expect(trace.lines[0]).toBe('place r1c1 5');
    expect([trace.code, trace.lines.at(-1)]).toEqual([0, `solution 3x3:${solved}`]);
  });
  test.each(['--tree', '--trace'])('%s: cut short is 3, no solution 2, all of it 0', async view => {
    const several = '2x2:12..........3...';
    const cut = await run(['solve', view, '--limit', '2', several]);
    expect([cut.code, cut.err]).toEqual([
      3,
      expect.stringMatching(/^hyperdoku: puzzle 1: .* cut short.*\.\n$/),
    ]);
    const late = await run(['solve', view, '--timeout', '0ms', several]);
    expect([late.code, late.err]).toEqual([3, expect.stringContaining('cut short')]);
    expect((await run(['solve', view, '2x2:123........4....'])).code).toBe(2);
    expect(await run(['solve', view, several])).toMatchObject({ code: 0, err: '' });
  });
  test('a trace whose last step is the solution is whole, however tight the limit', async () => {
    const { lines } = await run(['solve', '--trace', classic]);
    expect((await run(['solve', '--trace', '--limit', String(lines.length), classic])).code).toBe(0);
    expect((await run(['solve', '--trace', '--limit', String(lines.length - 1), classic])).code).toBe(3);
  });
  test('the first of all solutions', async () => {
    const several = '2x2:1............... 2x2:.....1..........'.split(' ');
    const all = (await run(['solve', '--all', several[1]])).lines;
    const { code, lines } = await run(['solve', '--first', 'lexicographic', ...several]);
    expect([code, lines]).toEqual([0, ['2x2:1234341221434321', all.sort()[0]]]);
    expect(await run(['solve', '--first', 'lexicographic', '2x2:123........4....'])).toMatchObject({
      code: 2,
      lines: ['none'],
    });
  });
  test('by Algorithm X: the same answers, and steps to study', async () => {
    const x = (...args: string[]) => run(['solve', '--algorithm', 'x', ...args]);
    expect(await x(classic)).toMatchObject({ code: 0, lines: [`3x3:${solved}`] });
    const many = await x('2x2:1...............');
    expect([many.code, many.lines.length, many.err]).toEqual([
      0,
      1,
      expect.stringContaining('more than one'),
    ]);
    expect(await x('2x2:123........4....')).toMatchObject({ code: 2, lines: ['none'] });
    const hard = `9^3:${'.'.repeat(729)}`;
    expect(await x('--timeout', '1ms', hard)).toMatchObject({ code: 3, lines: ['unknown'] });
    expect(JSON.parse((await x('--json', '--choose', 'first', classic)).out)).toMatchObject({
      status: 'unique',
      by: 'x',
      nodes: expect.any(Number),
      solution: `3x3:${solved}`,
    });

    const trace = await x('--trace', classic);
    expect(trace.code).toBe(0);
    expect(trace.lines[0]).toBe('clue r1c1=5: covers r1c1 b@r1c1=5 r1=5 c1=5; 476 rows and 320 columns left');
    expect(trace.lines.filter(line => line.startsWith('try ')).length).toBe(51);
    expect(trace.lines).toContain(`solution 3x3:${solved}`);
    expect(trace.lines.at(-1)).toBe('end unique');
    const first = await x('--trace', '--json', '--choose', 'first', '2x2:......42.41..3..');
    const steps = first.lines.map(line => JSON.parse(line));
    expect(steps[5]).toEqual({ number: 1, kind: 'choose', column: 'r1c1', rows: 4 });
    expect(steps[6]).toEqual({
      number: 1,
      kind: 'try',
      row: 'r1c1=1',
      columns: ['r1c1', 'b@r1c1=1', 'r1=1', 'c1=1'],
      nth: 1,
      of: 4,
      rowsLeft: 9,
      columnsLeft: 40,
    });
    expect(steps).toContainEqual({ number: 1, kind: 'undo', row: 'r1c1=1' });
    expect(steps.at(-1)).toEqual({ number: 1, kind: 'end', status: 'unique' });
    expect(await x('--trace', '--limit', '3', classic)).toMatchObject({ code: 3, lines: { length: 3 } });
    expect(await x('--trace', '2x2:123........4....')).toMatchObject({ code: 2 });
    const late = await x('--trace', '--json', '--timeout', '1ms', hard);
    expect([late.code, JSON.parse(late.lines.at(-1) ?? '')]).toEqual([
      3,
      { number: 1, kind: 'end', status: 'unknown', reason: 'time' },
    ]);
    expect(late.err).toContain('The time ran out.');
  });
  test('Ctrl-C ends Algorithm X and its trace', async () => {
    const args = ['solve', '--algorithm', 'x', '--trace', `9^3:${'.'.repeat(729)}`];
    const { code, lines } = await run(args, '', {}, /^try/m);
    expect([code, lines.at(-1)]).toEqual([130, 'end unknown']);
  });
  test('a rule that is no exact cover is refused by its constraint; one of cells that differ is solved', async () => {
    const ruled = (constraint: object): string =>
      `custom:${JSON.stringify({ base: '2x2', constraints: [constraint] })}:1...............`;
    const cage = ruled({ kind: 'killer', cells: [0, 5, 10], sum: 8 });
    const sentence = 'Constraint 1 (cage) adds or compares symbols';
    for (const args of [
      ['solve', '--algorithm', 'x'],
      ['solve', '--algorithm', 'x', '--trace'],
    ]) {
      const { code, lines, err } = await run(args, cage);
      expect([code, lines.at(-1)?.endsWith('unknown')]).toEqual([3, true]);
      expect(err).toContain(sentence);
    }
    for (const args of [
      ['convert', '--to', 'cover'],
      ['convert', '--to', 'cover', '--stats'],
    ]) {
      const { code, err } = await run(args, cage);
      expect(code).toBe(1);
      expect(err).toContain(sentence);
    }
    const region = ruled({ kind: 'region', cells: [0, 5, 10] });
    expect((await run(['solve', '--algorithm', 'x'], region)).code).toBe(0);
    expect((await run(['convert', '--to', 'cover', '--stats'], region)).lines).toEqual([
      '61 rows, 68 columns (4 of them secondary), 253 ones',
    ]);
  });
  test('a matrix too large for Algorithm X is not known', async () => {
    const puzzle = `4x3x2x1:${'.'.repeat(331_776)}`;
    const { code, lines, err } = await run(['solve', '--algorithm', 'x'], puzzle);
    expect([code, lines]).toEqual([3, ['unknown']]);
    expect(err).toContain('47,775,744 ones');
    const trace = await run(['solve', '--algorithm', 'x', '--trace', '--json'], puzzle);
    expect([trace.code, JSON.parse(trace.out)]).toEqual([
      3,
      { number: 1, kind: 'end', status: 'unknown', reason: 'shape-too-large' },
    ]);
  });
  test.each([
    [['--algorithm', 'x', '--all'], '--algorithm x and --all do not go together'],
    [['--algorithm', 'x', '--mode', 'logic'], '--algorithm x and --mode do not go together'],
    [['--algorithm', 'x', '--prover', 'sat'], '--algorithm x and --prover do not go together'],
    [['--choose', 'first'], '--choose goes with --algorithm x only'],
  ])('%j is refused', async (args, message) => {
    const { code, err } = await run(['solve', ...args, classic]);
    expect([code, err]).toEqual([1, expect.stringContaining(message)]);
  });
  test.each([[[]], [['--first', 'lexicographic']], [['--random']], [['--mode', 'logic']]])(
    'a limit with %j is refused',
    async args => {
      const { code, out, err } = await run(['solve', '--limit', '2', ...args, classic]);
      expect([code, out]).toEqual([1, '']);
      expect(err).toBe('hyperdoku: --limit goes with --all, --count, --tree or --trace only.\n');
    },
  );
  test('by rules alone', async () => {
    expect((await run(['solve', '--mode', 'tier2', classic])).lines).toEqual([`3x3:${solved}`]);
    const stuck = await run(['solve', '--mode', 'singles', '2x2:1...............']);
    expect(stuck).toMatchObject({
      code: 3,
      lines: ['2x2:1...............'],
      err: expect.stringContaining('15 cells open'),
    });
  });
  test.each(['logic', 'singles'])(
    'as JSON, %s calls a solution so, and an unfinished grid a grid',
    async mode => {
      const solve = async (puzzle: string) =>
        JSON.parse((await run(['solve', '--json', '--mode', mode, puzzle])).out);
      const ended = await solve(classic);
      expect([ended.status, ended.solution, ended.grid]).toEqual(['solved', `3x3:${solved}`, undefined]);
      const stuck = await solve('2x2:1...............');
      expect([stuck.status, stuck.solution, stuck.grid]).toEqual([
        'stuck',
        undefined,
        '2x2:1...............',
      ]);
    },
  );
  test('two ways at once, and a senseless time, are refused', async () => {
    expect((await run(['solve', '--all', '--tree', classic])).err).toContain('do not go together');
    expect((await run(['solve', '--timeout', 'soon', classic])).err).toContain('500ms');
    expect((await run(['solve', '--limit', '0', classic])).code).toBe(1);
    expect((await run(['solve', '--first', 'lexicographic', '--random', classic])).code).toBe(1);
  });
  test.each([
    [['--upto', 'full-house'], 3],
    [['--upto', 'search'], 0],
    [['--assume-unique'], 0],
    [['--upto', 'search', '--mode', 'logic'], 0],
  ])('%j solves by logic', async (args, code) => {
    const { out, ...ended } = await run(['solve', '--json', ...args, classic]);
    expect(ended.code).toBe(code);
    expect(JSON.parse(out)).toMatchObject({ steps: expect.any(Number) });
  });
  test.each([
    [['--upto', 'naked-single', '--mode', 'search'], '--upto and --mode search'],
    [['--upto', 'naked-single', '--mode', 'tier2'], '--upto and --mode tier2'],
    [['--assume-unique', '--mode', 'singles'], '--assume-unique and --mode singles'],
    [['--all', '--upto', 'search'], '--all and --upto'],
    [['--tree', '--mode', 'logic'], '--tree and --mode logic'],
  ])('%j is refused', async (args, which) => {
    const { code, out, err } = await run(['solve', ...args, classic]);
    expect([code, out, err]).toEqual([1, '', `hyperdoku: ${which} do not go together.\n`]);
  });
  test('five thousand lines in, five thousand out', async () => {
    const { lines } = await run(['solve'], `${classic}\n`.repeat(5000));
    expect([lines.length, new Set(lines).size]).toEqual([5000, 1]);
  });
});

describe('count', () => {
  test.each([
    ['2x2', '288'],
    ['4^3', '768'],
    ['plane:3^3', '14515200'],
    ['3x2', '28200960'],
  ])('%s has %s complete grids', async (spec, count) => {
    expect((await run(['count', spec])).lines).toEqual([count]);
  });
  test('a shape that cannot exist has none', async () => {
    expect(await run(['count', '4^4'])).toMatchObject({
      code: 2,
      lines: ['0'],
      err: expect.stringContaining('cannot exist'),
    });
  });
  test('puzzles too', async () => {
    expect((await run(['count'], `${classic}\n2x2:1234............\n`)).lines).toEqual(['1', '12']);
  });
});

describe('hint, explain and grade', () => {
  test('a hint in three strengths', async () => {
    expect((await run(['hint', '--strength', '1', classic])).out).toMatch(/^Look at .*\.\n$/);
    expect((await run(['hint', '--strength', '2', classic])).out).toMatch(/^Hidden single: . in /);
    expect((await run(['hint', classic])).out).toMatch(/^Hidden single\. In .* fits only at .*\.\n$/);
  });
  test('all steps there are now, and as JSON', async () => {
    const all = await run(['hint', '--all', '--upto', 'naked-single', classic]);
    expect(all.lines.length).toBeGreaterThan(5);
    const { lines } = await run(['hint', '--json', classic]);
    expect(JSON.parse(lines[0])).toMatchObject({
      technique: 'hidden-single',
      placements: [{ cell: expect.any(String) }],
    });
  });
  test('the whole way, step by step', async () => {
    const { code, lines } = await run(['explain', classic]);
    expect([code, lines.length]).toEqual([0, 51]);
    expect(lines[50]).toMatch(/^51\. Full house\./);
    expect(JSON.parse((await run(['explain', '--json', classic])).lines[50])).toMatchObject({ step: 51 });
  });
  test('where logic ends it says so at once', async () => {
    expect(await run(['explain', '--upto', 'full-house', classic])).toMatchObject({
      code: 3,
      out: 'stuck\n',
      err: expect.stringContaining('Logic ends here, with 51 cells open after 0 steps.'),
    });
    expect(await run(['hint', '--upto', 'full-house', classic])).toMatchObject({
      code: 3,
      out: 'stuck\n',
      err: expect.stringContaining('Logic ends here'),
    });
    expect(await run(['grade', '--upto', 'full-house', classic])).toMatchObject({
      code: 3,
      out: 'stuck\n',
      err: expect.stringContaining('Logic ends here'),
    });
  });
  describe.each(['hint', 'grade', 'explain'])('%s', command => {
    test('says that there are several solutions, and exits with 2', async () => {
      const { code, lines, err } = await run([command, `2x2:1${'.'.repeat(15)}`]);
      expect([code, lines]).toEqual([2, ['many']]);
      expect(err).toContain('It has more than one solution.');
    });
    test('and that there is none', async () => {
      const { code, lines, err } = await run([command, '2x2:123........4....']);
      expect([code, lines]).toEqual([2, ['none']]);
      expect(err).toContain('It has no solution.');
    });
    test('and gives no time to what has none left', async () => {
      const { code, lines, err } = await run([command, '--timeout', '0ms', classic]);
      expect([code, lines]).toEqual([3, ['unknown']]);
      expect(err).toContain('The time ran out.');
    });
  });
  test('a step that holds in all of several solutions is a hint, with a warning', async () => {
    const several = '2x2:123.............';
    const { code, lines, err } = await run(['hint', several]);
    expect([code, lines]).toEqual([2, [expect.stringMatching(/^Full house\./)]]);
    expect(err).toContain('It has more than one solution.');
    expect(JSON.parse((await run(['hint', '--json', several])).out)).toMatchObject({ status: 'many' });
    // What takes one solution for granted is left out.
    const { out } = await run(['hint', '--all', '--assume-unique', '--json', '2x2:3...4...13..241.']);
    expect(out).toContain('"technique":"naked-pair"');
    expect(out).not.toContain('"technique":"unique-rectangle"');
  });
  describe('what takes one solution for granted', () => {
    // A short look proves that it has one.
    const rectangle = '..9.....7....52.............2....85..1...7......3....9...7......84...2.....9....3';
    test.each([
      [[], 'unique-rectangle'],
      [['--assume-unique'], 'unique-rectangle'],
      [['--no-assume-unique'], 'w-wing'],
    ])('is used by grade where that is proved, unless the options say no: %j', async (args, hardest) => {
      const { out } = await run(['grade', '--json', ...args, rectangle]);
      expect(JSON.parse(out)).toMatchObject({ status: 'graded', hardest });
    });
    test('so it is by explain and hint', async () => {
      const early = '002009000015008760040000051620407000000010000000206074170000090098500610000700800';
      for (const command of [
        ['explain', '--json', rectangle],
        ['hint', '--json', '--all', '--upto', 'unique-rectangle', early],
      ]) {
        expect((await run(command)).out).toContain('"technique":"unique-rectangle"');
        expect((await run([...command, '--no-assume-unique'])).out).not.toMatch(
          /(unique|hidden|avoidable)-rectangle|"bug"/,
        );
      }
    });
    test('so it is by solve, by logic alone', async () => {
      const open = async (...args: string[]) =>
        (await run(['solve', '--upto', 'unique-rectangle', ...args, rectangle])).code;
      expect([await open(), await open('--no-assume-unique')]).toEqual([0, 3]);
    });
  });
  test('a full grid needs no hint, and that is said', async () => {
    for (const command of ['hint', 'explain'])
      expect(await run([command, '2x2:1234341221434321'])).toMatchObject({
        code: 0,
        lines: ['solved'],
        err: expect.stringContaining('nothing is left to do'),
      });
    expect((await run(['grade', '2x2:1234341221434321'])).lines).toEqual(['gentle\t0\tnothing to do']);
  });
  test.each([
    ['1', ['number', 'strength', 'text']],
    ['2', ['number', 'strength', 'text', 'technique', 'title']],
  ])('as JSON a hint of strength %s gives no more away than in words', async (strength, keys) => {
    const { lines } = await run(['hint', '--all', '--strength', strength, '--json', classic]);
    const words = (await run(['hint', '--all', '--strength', strength, classic])).lines;
    expect(lines.length).toBe(words.length);
    for (const [i, line] of lines.entries()) {
      expect(Object.keys(JSON.parse(line))).toEqual(keys);
      expect(JSON.parse(line).text).toBe(words[i]);
    }
  });
  test('grades, one a line', async () => {
    const { code, lines } = await run(['grade'], `${classic}\n${classic}\n`);
    expect([code, lines]).toEqual([0, Array(2).fill(expect.stringMatching(/^gentle\t\d+\thidden-single$/))]);
    expect(JSON.parse((await run(['grade', '--json', classic])).out)).toMatchObject({
      number: 1,
      status: 'graded',
      level: 'gentle',
    });
  });
  test('solve by logic alone, as far as allowed', async () => {
    expect((await run(['solve', '--mode', 'logic', classic])).code).toBe(0);
    const stopped = await run(['solve', '--mode', 'logic', '--upto', 'full-house', classic]);
    expect([stopped.code, stopped.err]).toEqual([3, expect.stringContaining('cells open')]);
  });
});
