import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { classic, run } from './run.testkit.js';

const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-picture-'));
afterAll(() => rmSync(folder, { recursive: true }));

const picture = (...args: string[]) => run(['picture', ...args]);
const inFolder = (name: string): string => join(folder, name);

describe('picture', () => {
  test('draws a puzzle as SVG on standard output', async () => {
    const { code, out } = await picture(classic);
    expect(code).toBe(0);
    expect(out).toMatch(/^<svg .*<title>3x3, 30 of 81 cells filled<\/title>/);
    expect(out.match(/<text/g)).toHaveLength(30);
  });

  test.each([
    ['a view of every kind of shape', ['4^3', '--view', 'stack']],
    ['slices along an axis', ['4^3', '--axis', 'x'], '>x 4<'],
    ['the solution', [classic, '--show', 'solution'], '81 of 81 cells filled'],
    ['a hint, and says it', [classic, '--show', 'hint'], '3x3. '],
    ['a later step', [classic, '--step', '20'], '3x3. '],
    ['a net to fold', ['faces:4', '--view', 'net', '--size', '100mm'], 'width="377.953"'],
    ['constraints', ['examples/killer-cube.json', '--view', 'cube'], 'stroke-dasharray'],
  ])('draws %s', async (_, args, part = '<svg ') => {
    const { code, out, err } = await picture(...args);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(part);
  });

  test('takes the format from the name of the file, and writes nothing else', async () => {
    for (const name of ['board.svg', 'board.png', 'board.pdf'])
      expect(await picture('2x2', '-o', inFolder(name))).toMatchObject({ code: 0, out: '', err: '' });
    const beginnings = ['svg', 'png', 'pdf'].map(end =>
      readFileSync(inFolder(`board.${end}`))
        .subarray(0, 4)
        .toString('latin1'),
    );
    expect(beginnings).toEqual(['<svg', '\x89PNG', '%PDF']);
    expect(readdirSync(folder).sort()).toEqual(['board.pdf', 'board.png', 'board.svg']);
  });

  test.each([
    ['a view that does not suit the shape', [classic, '--view', 'net'], 'it can be drawn as board'],
    ['an unknown view', [classic, '--view', 'sphere'], 'Allowed choices are board, hexagon'],
    ['a size that is none', [classic, '--size', 'big'], '"big" is not a size'],
    ['notes where there is no room', ['9^3', '--view', 'cube', '--show', 'candidates'], '--view slices'],
    ['a step beyond the last', [classic, '--step', '999'], 'There is no step 999'],
    ['a conflict where a solution is wanted', ['2x2:11..............', '--show', 'solution'], 'twice'],
    ['several puzzles', [classic, classic], 'One puzzle is drawn'],
  ])('refuses %s, with a sentence', async (_, args, sentence) => {
    const { code, out, err } = await picture(...args);
    expect(code).toBeGreaterThan(0);
    expect(out).toBe('');
    expect(err).toContain(sentence);
  });

  test('leaves a file alone when there is nothing to put in its place', async () => {
    const path = inFolder('kept.svg');
    writeFileSync(path, 'kept');
    await picture(classic, '--view', 'net', '-o', path);
    expect(readFileSync(path, 'utf8')).toBe('kept');
    const { code, err } = await picture(classic, '-o', inFolder('nowhere/board.svg'));
    expect(code).toBe(1);
    expect(err).toMatch(/could not be written.*ENOENT/);
  });
});
