import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { classic, run } from './run.testkit.js';

const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-book-'));
const path = join(folder, 'book.pdf');
beforeEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const book = (...args: string[]) => run(['book', ...args, '-o', path]);
const read = (): string => readFileSync(path, 'latin1');
const countPages = (): number => read().match(/\/Type \/Page\n/g)?.length ?? 0;

describe('book', () => {
  test('prints orders and puzzles as one file, and nothing else', async () => {
    const { code, out, err } = await book('2x2,n=3', '4^3', classic, '--seed', '1', '--title', 'For Ada');
    expect([code, out, err]).toEqual([0, '', '']);
    expect(read()).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\n$/);
    expect(read()).toContain('(For Ada)');
    expect(countPages()).toBeGreaterThan(6);
    expect(readdirSync(folder)).toEqual(['book.pdf']);
  });

  test('with the same seed makes the same book', async () => {
    await book('2x2,n=2', '--seed', 'again');
    const first = read();
    await book('2x2,n=2', '--seed', 'again');
    expect(read() === first).toBe(true);
  });

  test('tells the way and folds sheets where that is wanted', async () => {
    await book('2x2', '--seed', '1');
    const plain = countPages();
    await book('2x2', '--seed', '1', '--explained');
    expect(countPages()).toBe(plain + 1);
    await book('2x2', '--seed', '1', '--booklet', '--colour');
    expect(countPages() % 2).toBe(0);
    expect(read()).toContain('/MediaBox [0 0 839.06 595.28]');
  });

  test('leaves out puzzles without exactly one solution, and says so', async () => {
    const { code, err } = await book(classic, '2x2:1...............', '--paper', 'letter');
    expect(code).toBe(2);
    expect(err).toContain('It has more than one solution. It was left out.');
    expect(countPages()).toBeGreaterThan(3);
  });

  test.each([
    ['no puzzle that can be printed', ['2x2:1...............'], 'There are no puzzles to print.'],
    [
      'a shape too large for its paper',
      ['6x6,method=pattern,clues=1290', '--paper', 'a5'],
      'is too large for A5 paper',
    ],
    ['a file that is not there', ['nowhere.txt'], 'There is no file nowhere.txt.'],
    ['what is no order', ['3x3,level=silly'], 'silly'],
    ['too many puzzles a page', ['2x2', '--per-page', '99'], 'from 1 to 24'],
  ])('refuses %s, and leaves no file', async (_, args, sentence) => {
    const { code, err } = await book(...args);
    expect(code).toBeGreaterThan(0);
    expect(err).toContain(sentence);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('refuses a place that cannot be written before it makes anything', async () => {
    const { code, err } = await run(['book', '2x2', '-o', join(folder, 'nowhere', 'book.pdf')]);
    expect(code).toBe(1);
    expect(err).toMatch(/^hyperdoku: The output could not be written: .*ENOENT/);
  });

  test('leaves the old book where it was when the new one fails', async () => {
    writeFileSync(path, 'old');
    await book('2x2:1...............');
    expect(readFileSync(path, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['book.pdf']);
  });
});
