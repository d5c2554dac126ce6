/** Nothing that comes from outside does anything to a terminal: it is shown instead. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeVisibleLines } from '@hyperdoku/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { commandNames } from './commands/index.js';
import { classic, run } from './run.testkit.js';

const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-'));
afterAll(() => rmSync(folder, { recursive: true }));

const escape = '\u001b[31;5mred\u001b[0m';
/** Colours, the title of a window, the same by one character, writing turned round, a line overwritten, a bell. */
const hostile = [
  escape,
  '\u001b]0;title\u0007',
  '\u009b2J',
  '\u202egnp.exe',
  'x\rfine',
  '\u0000\u0008\u007f',
  '\u2028\ufeff\u00ad',
];

async function expectHarmless(args: string[], input = ''): Promise<string> {
  const { out, err } = await run(args, input);
  expect([out, err]).toEqual([makeVisibleLines(out), makeVisibleLines(err)]);
  return out + err;
}

/** What each command needs besides its argument; a server would go on until it is stopped, so it gets no port. */
const needs: Readonly<Record<string, readonly string[]>> = {
  convert: ['--to', 'json'],
  hunt: ['--save', join(folder, 'records.json')],
  serve: ['--port', 'none'],
};
const needed = (name: string): readonly string[] => needs[name] ?? [];

/** Where a text may come in. */
const options = [
  '--shape',
  '--from',
  '--timeout',
  '--limit',
  '--mode',
  '--axis',
  '--seed',
  '--method',
  '--save',
  '--to',
];

describe.each(commandNames)('%s', name => {
  test.each(hostile)('%j as an argument, as input, as an option or its value', async text => {
    await expectHarmless([name, ...needed(name), text]);
    await expectHarmless([name, ...needed(name), `--${text}`]);
    await expectHarmless(
      [name, ...needed(name)],
      `${text}\n3x3:${text}\n${text}:${classic}\n{"${text}":1}\n`,
    );
    for (const option of options) await expectHarmless([name, option, text, '4^4']);
    await expectHarmless([text, name]);
  });
  test('in JSON', async () => {
    for (const text of hostile)
      await expectHarmless([name, ...needed(name), '--json'], `2x2:${text}\n${text}`);
  });
});

test.each(hostile.filter(text => !text.includes('\u0000')))('a file named %j', async text => {
  const inside = join(folder, encodeURIComponent(text));
  mkdirSync(inside);
  const path = join(inside, `${text}.sdm`);
  writeFileSync(path, `${classic}\n2x2:${text}\n`);
  for (const name of ['show', 'check', 'solve', 'hint'])
    expect(await expectHarmless([name, path])).toContain('<U+');
  expect(await expectHarmless(['solve', join(inside, `${text}.missing.sdk`)])).toContain('<U+');
  await expectHarmless(['shape', join(inside, `${text}.json`)]);
  await expectHarmless(['hunt', '2x2', '--save', join(path, text)]);
});

test('the names in a rule', async () => {
  const houses = [
    { name: `one ${escape}`, cells: [0, 5, 10, 15] },
    { name: `two ${escape}`, cells: [3, 6, 9, 12] },
  ];
  const rule = { title: `X ${escape}`, base: '2x2', houses };
  const path = join(folder, 'rule.json');
  writeFileSync(path, JSON.stringify(rule));
  expect(await expectHarmless(['shape', path])).toContain('X <U+001B>[31;5mred');
  const puzzle = (clues: string) => JSON.stringify({ shape: rule, clues, title: escape });
  for (const clues of ['1....1..........', '1234............', '123.............', '................']) {
    for (const args of [
      ['check'],
      ['hint'],
      ['hint', '--all'],
      ['explain'],
      ['solve'],
      ['show'],
      ['grade'],
    ]) {
      await expectHarmless(args, puzzle(clues));
      if (args[0] !== 'show') await expectHarmless([...args, '--json'], puzzle(clues));
    }
  }
  expect(await expectHarmless(['check'], puzzle('1....1..........'))).toContain('one <U+001B>[31;5mred');
});

test('what a file says about a puzzle, on its way to another format', async () => {
  const about = JSON.stringify({ shape: '3x3', clues: classic, title: escape, author: '\u009b2J' });
  for (const format of ['sdk', 'json', 'text', 'ss'])
    await expectHarmless(['convert', '--to', format], about);
  const { out } = await run(['convert', '--to', 'json'], about);
  expect(JSON.parse(out)).toMatchObject({ title: escape, author: '\u009b2J' });
});

test('a character that is no symbol is named', async () => {
  const { out, err } = await run(['check', `3x3:5\u001b[31m`]);
  expect(out).toContain('The character U+001B is neither a symbol nor a blank.');
  expect(err).toBe('');
});
