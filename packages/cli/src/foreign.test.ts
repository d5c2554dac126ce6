/** Puzzles of other programs, read and written by the command. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { formatNames } from '@hyperdoku/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { classic, run } from './run.testkit.js';

const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A state as HoDoKu copies it: 4 was entered at r1c3, and 2 was struck out at r1c4. */
const state = `:0000:x:53+4${classic.slice(3)}:214::`;
const withSteps = state.replace(':0000:x:', ':0300:7:').replace('::', ':714::');

describe('entries and candidates', () => {
  test('are shown, entries in another colour, or with a sign where there are no colours', async () => {
    const { out } = await run(['show', state], '', { FORCE_COLOR: '1' });
    expect(out).toContain('\u001b[1m3\u001b[22m \u001b[34m4\u001b[39m');
    expect(out).not.toContain('╶');
    const { lines } = await run(['show', state]);
    expect(lines[1]).toBe('│ 5 3╶4 │ . 7 . │ . . . │');
    expect(lines.at(-1)).toBe('# ╶ stands before entries; the other symbols are clues.');
    expect((await run(['show', classic])).out).not.toContain('╶');
  });
  test('and the picture with its signs can be read', async () => {
    const { out } = await run(['show', state]);
    expect(await run(['convert', '--to', 'line'], out)).toMatchObject({
      code: 0,
      err: '',
      lines: [`534${classic.slice(3)}`],
    });
  });
  test.each(['json', 'sdk', 'sudokuwiki', 'fpuzzles', 'sudokupad', 'opensudoku', 'hodoku'])(
    'go to %s and back',
    async format => {
      const there = await run(['convert', '--to', format, state]);
      expect([there.code, there.err]).toEqual([0, '']);
      const back = await run(['convert', '--to', 'hodoku'], there.out);
      expect([back.code, back.err, back.lines]).toEqual([0, '', [state]]);
    },
  );
  test.each(['text', 'line', 'link', 'sdm', 'ss', 'integers', 'dimacs'])(
    '%s has no place for them',
    async format => {
      const { code, err } = await run(['convert', '--to', format], `${state}\n`);
      expect(code).toBe(0);
      expect(err).toBe(`hyperdoku: The ${format} format has no place for the entries and candidates.\n`);
    },
  );
  test('a single mark that would read back as a clue is told of', async () => {
    const { err } = await run(
      ['convert', '--to', 'marks'],
      `:0000:x:1${'.'.repeat(80)}:212 312 412 512 612 712 812::\n`,
    );
    expect(err).toBe(
      'hyperdoku: The marks format has no place for the difference between a clue and a single mark.\n',
    );
  });
  test('names of a rule that a format cannot say are told of', async () => {
    const rule = JSON.stringify({
      base: '2x2',
      houses: [{ name: 'falling', cells: [0, 5, 10, 15] }],
    });
    const { err } = await run(['convert', '--to', 'fpuzzles', '--shape', rule], `${'.'.repeat(16)}\n`);
    expect(err).toBe(
      'hyperdoku: The fpuzzles format has no place for the names of its rule, houses and constraints.\n',
    );
  });
  test('are where a hint and an explanation begin', async () => {
    const row = '12345678';
    const begun = `:0000:x:${Array.from(row, symbol => `+${symbol}`).join('')}${'.'.repeat(73)}:::`;
    expect((await run(['hint', begun])).out).toContain('9');
    expect((await run(['explain', begun])).lines[0]).toMatch(/^1\. Full house\. .*9/);
    const wrong = await run(['hint', `:0000:x:5+5${classic.slice(2)}:::`]);
    expect([wrong.code, wrong.err]).toEqual([
      2,
      'hyperdoku: puzzle 1: With these entries and candidates it has no solution.\n',
    ]);
  });
  test('without the solution among them end in a sentence', async () => {
    // 4 is right at r1c3, and all but 1 is struck out there.
    const notes = `:0000:x:${classic}:213 413::`;
    const { code, err } = await run(['explain', notes]);
    expect([code, err]).toEqual([2, expect.stringContaining('It has no solution.')]);
  });
});

describe('what is left out or not known', () => {
  test('is told', async () => {
    const { code, err } = await run(['convert', '--to', 'line', withSteps]);
    expect(code).toBe(0);
    expect(err).toContain(
      'puzzle 1: These parts of the text were left out: technique, candidates and eliminations.',
    );
  });
  test('is refused by name', async () => {
    const grid = Array.from({ length: 4 }, () => Array(4).fill({}));
    const { code, out, err } = await run(
      ['show'],
      JSON.stringify({ size: 4, grid, quadruple: [{}], sandwichsum: [{}] }),
    );
    expect([code, out]).toEqual([1, 'unreadable\n']);
    expect(err).toContain('has rules that are not known here: quadruple and sandwichsum.');
    expect((await run(['show', 'https://sudokupad.app/k7qc98e00u'])).err).toContain(
      'only its name, "k7qc98e00u"',
    );
  });
});

test('one file of OpenSudoku holds many puzzles', async () => {
  const file = await run(['convert', '--to', 'opensudoku'], `${classic}\n${state}\n${classic}\n`);
  const path = join(folder, 'many.opensudoku');
  writeFileSync(path, file.out);
  expect((await run(['convert', '--to', 'hodoku', path])).lines).toEqual([
    `:0000:x:${classic}:::`,
    state,
    `:0000:x:${classic}:::`,
  ]);
});

describe('files of other encodings', () => {
  const utf16 = (text: string, littleEndian: boolean): Buffer => {
    const bytes = Buffer.from(text, 'utf16le');
    return littleEndian ? bytes : bytes.swap16();
  };
  test.each([
    ['UTF-16', utf16(`\ufeff${classic}\r\n`, true)],
    ['UTF-16 without a mark', utf16(`${classic}\r\n`, true)],
    ['UTF-16 with the high byte first', utf16(`\ufeff${classic}`, false)],
    ['UTF-16 with the high byte first, without a mark', utf16(classic, false)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${classic}`)],
  ])('%s', async (_, bytes) => {
    expect(
      (await run(['convert', '--to', 'line'], Readable.from([bytes.subarray(0, 3), bytes.subarray(3)])))
        .lines,
    ).toEqual([classic]);
  });
  test('what is no text is refused at its line, and what came before is read', async () => {
    const bytes = Buffer.concat([Buffer.from(`${classic}\n# caf`), Buffer.of(0xe9), Buffer.from('\n')]);
    const { code, lines, err } = await run(['convert', '--to', 'line'], Readable.from([bytes]));
    expect([code, lines]).toEqual([1, [classic, 'unreadable']]);
    expect(err).toContain('line 2, column 6: What stands here is not UTF-8.');
  });
});

test('--symbols says how symbols are written, where a text fits two ways', async () => {
  const text = `1F${'.'.repeat(254)}`;
  const open = await run(['convert', '--to', 'text'], text);
  expect([open.code, open.out]).toEqual([1, 'unreadable\n']);
  expect(open.err).toContain('say which. Add --symbols letters or --symbols hex.');
  const hex = await run(['convert', '--to', 'text', '--symbols', 'hex'], text);
  expect([hex.code, hex.out]).toEqual([0, `4x4:2G${'.'.repeat(254)}\n`]);
  const cube = JSON.stringify(Array(4).fill(Array(4).fill(Array(4).fill(0))));
  expect((await run(['show', cube])).err).toMatch(
    /Several shapes have the lengths 4 × 4 × 4: 4\^3, .*Say which is meant\. Add --shape/,
  );
  expect((await run(['show', '--shape', 'latin:4^3', cube])).code).toBe(0);
});

test('the help names every format', async () => {
  const { out } = await run(['convert', '--help']);
  for (const name of formatNames) expect(out).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
});
