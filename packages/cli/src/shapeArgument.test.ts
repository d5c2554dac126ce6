import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from './run.testkit.js';

const rule = { title: 'Corners', base: '2x2', houses: [{ name: 'the corners', cells: [0, 3, 12, 15] }] };
const json = JSON.stringify(rule);
const samurai = fileURLToPath(new URL('../../../examples/samurai.json', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));
const put = (name: string, text: string | Uint8Array): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
mkdirSync(join(folder, 'below'));
const file = put('corners.json', JSON.stringify(rule, null, 2));
const spec = `custom:corners=${Buffer.from(json).toString('base64url')}`;

const made = await run(['generate', file, '--seed', '1']);
const cells = made.out.trim().split(':')[2];
const solved = (await run(['solve', made.out])).out.trim().split(':')[2];

describe('a rule stands wherever a shape does', () => {
  test('in a file, as JSON and as a spec', async () => {
    expect([made.code, cells.length, solved.length]).toEqual([0, 16, 16]);
    for (const named of [file, relative('.', file), json, `custom:${json}`])
      expect(await run(['generate', named, '--seed', '1'])).toMatchObject({ code: 0, out: made.out });
  });
  test('in the name of a puzzle', async () => {
    const named = await run(['generate', `${file}#1,clues=6,g=8`]);
    expect(named).toMatchObject({
      code: 0,
      out: (await run(['generate', file, '--seed', '1', '--clues', '6'])).out,
    });
  });
  test.each(['fill', 'count', 'shape', 'show'])('%s takes it', async command => {
    const given = await run([command, file]);
    expect(given).toMatchObject({ code: 0, err: '' });
    expect(given.out).toBe((await run([command, `custom:${json}`])).out);
  });
  test('check calls it by its title', async () => {
    const titled = JSON.stringify({ ...JSON.parse(json), title: 'Four corners' });
    expect((await run(['check', '--shape', titled, cells])).out).toMatch(/^1: unique: Four corners, /);
    const untitled = JSON.stringify({ ...JSON.parse(json), title: undefined });
    expect((await run(['check', '--shape', untitled, cells])).out).toMatch(/^1: unique: a rule of its own, /);
  });
  test('hunt takes it', async () => {
    const hunted = await run(['hunt', file, '--save', join(folder, 'records.json')], '', {}, /^\d+\t/m);
    expect(hunted.lines[0]).toMatch(/^\d+\tcustom:/);
  });
  test.each(['check', 'solve', 'count', 'hint', 'explain', 'grade', 'minimise', 'show'])(
    '%s takes it as --shape',
    async command => {
      const bare = await run([command, '--shape', file, cells]);
      expect(bare.code).toBe(0);
      expect(bare.out).toBe((await run([command, `custom:${json}:${cells}`])).out);
    },
  );
  test('by itself it is its empty board, where a shape is too', async () => {
    const picture = (await run(['show', '2x2'])).lines;
    expect(picture).toHaveLength(7);
    expect((await run(['count', '2x2', file])).lines).toEqual([
      '288',
      (await run(['count', file])).out.trim(),
    ]);
    expect((await run(['count'], json)).out).toBe((await run(['count', file])).out);
  });
  test('but it is no puzzle', async () => {
    const tried = await run(['solve', file]);
    expect(tried.code).toBe(1);
    expect(tried.err).toContain('"Corners" is a rule without clues');
  });
});

describe('a file of puzzles may name the file of its rule', () => {
  const asJson = JSON.stringify({ shape: 'corners.json', clues: cells });
  test.each([
    ['in a line', `corners.json:${cells}\n`],
    ['in every line', `corners.json:${cells}\ncorners.json:${cells}\n`],
    ['above the cells', `corners.json:\n${cells.slice(0, 8)}\n${cells.slice(8)}\n`],
    ['in a folder below', `below/../corners.json:${cells}\n`],
    ['in JSON', asJson],
    ['in a list of JSON', `[${asJson}, ${asJson}]`],
  ])('%s', async (_, text) => {
    const puzzles = put('puzzles.txt', text);
    const { code, lines, err } = await run(['solve', puzzles]);
    expect([code, err]).toEqual([0, '']);
    expect(lines[0]).toBe(`${spec}:${solved}`);
    for (const line of lines.slice(1)) expect(line).toBe(`custom:corners:${solved}`);
  });
  test.each([
    ['not there', `other.json:${cells}`, 'line 1, column 1: The rule should be in the file'],
    [
      'not JSON',
      `broken.json:${cells}`,
      'broken.json: The custom rule is not valid JSON from line 2, column 3 on.',
    ],
    ['no rule', `puzzle.json:${cells}`, 'puzzle.json: A custom rule has no field "shape".'],
    ['no rule that can be', `short.json:${cells}`, 'House 1 has 2 cells'],
    ['a folder', `below.json:${cells}`, 'which is not a file'],
    ['too large', `large.json:${cells}`, 'is longer than 16 MB'],
    ['above', `../corners.json:${cells}`, 'a puzzle may name only files that lie beside its own'],
    ['anywhere', `${file}:${cells}`, 'a puzzle may name only files that lie beside its own'],
    ['nonsense', `a\0b.json:${cells}`, 'there is no such file'],
  ])('and says so when that is %s', async (_, text, sentence) => {
    put('broken.json', '{ "base": "2x2",\n  houses }');
    put('puzzle.json', asJson);
    put('short.json', '{"base":"2x2","houses":[[0,1]]}');
    put('large.json', new Uint8Array((16 << 20) + 1).fill(0x20));
    mkdirSync(join(folder, 'below.json'), { recursive: true });
    const { code, err } = await run(['solve', put('puzzles.txt', text)]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
  });
  test('and an argument is refused for the same reasons', async () => {
    for (const [name, sentence] of [
      ['broken.json', 'is not valid JSON from line 2, column 3 on'],
      ['missing.json', 'there is no such file'],
      ['large.json', 'is longer than 16 MB'],
    ]) {
      const { code, err } = await run(['generate', join(folder, name)]);
      expect([code, err]).toEqual([1, expect.stringContaining(sentence)]);
      expect((await run(['check', '--shape', join(folder, name), cells])).err).toContain(sentence);
    }
  });
});

describe('a list states its rule once', () => {
  test('when it is generated, filled, solved, minimised and converted', async () => {
    const list = await run(['generate', samurai, '-n', '3', '--seed', '1', '--clues', '200']);
    const again = (text: string) => text.match(/=/g)?.length;
    expect(list.lines.map(line => line.length < 400)).toEqual([false, true, true]);
    for (const args of [['convert', '--to', 'text'], ['solve']]) {
      const { code, out, lines } = await run(args, list.out);
      expect([code, lines.length, again(out)]).toEqual([0, 3, 1]);
      if (args[0] === 'convert') expect(out).toBe(list.out);
    }
    expect(again((await run(['fill', file, '-n', '3'])).out)).toBe(1);
    expect(again((await run(['minimise'], `${made.out}${made.out}`)).out)).toBe(1);
  });
  test('and where every line must stand alone, JSON and links repeat it', async () => {
    const list = `custom:corners=${json}\ncustom:corners:${cells}\ncustom:corners:${cells}\n`;
    for (const format of ['json', 'link']) {
      const { code, lines } = await run(['convert', '--to', format], list);
      expect([code, lines.length, new Set(lines).size]).toEqual([0, 2, 1]);
      expect((await run(['solve', lines[1]])).out).toBe(`${spec}:${solved}\n`);
    }
  });
  test('and a line that has lost it is refused', async () => {
    const { code, err } = await run(['solve'], `custom:corners:${cells}\n`);
    expect(code).toBe(1);
    expect(err).toContain('line 1, column 1: No line above says what the rule "corners" is');
  });
});
