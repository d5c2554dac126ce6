/** Books as an independent program reads them. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBook, somePuzzle, writeWhole } from './book.testkit.js';

const hasPoppler = existsSync('/usr/bin/pdftotext');

describe.skipIf(!hasPoppler)(
  'poppler (skipped where it is not installed: apt-get install poppler-utils)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-book-'));
    const path = join(folder, 'book.pdf');
    const ask = (program: string, ...args: string[]): string => {
      const { stdout, stderr } = spawnSync(`/usr/bin/${program}`, args, { encoding: 'utf8' });
      expect(stderr).toBe('');
      return stdout;
    };
    let pages = 0;
    beforeAll(async () => {
      const book = await makeBook([somePuzzle('9^3'), somePuzzle('3x3'), somePuzzle('faces:4')], {
        title: 'For Ada',
      });
      pages = book.pageCount;
      writeFileSync(path, await writeWhole(book));
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    test('finds every page and the title', () => {
      const info = ask('pdfinfo', path);
      expect(info).toContain(`Pages:           ${pages}`);
      expect(info).toMatch(/Title: +For Ada/);
      expect(info).toMatch(/Tagged: +yes/);
      expect(info).toContain('595.28 x 841.89 pts (A4)');
    });

    test('finds all fonts embedded, as subsets, with their letters named', () => {
      const fonts = ask('pdffonts', path).trim().split('\n').slice(2);
      expect(fonts.length).toBe(3);
      for (const font of fonts) expect(font).toMatch(/\+Inter-\w+ +CID TrueType +Identity-H +yes yes yes/);
    });

    test('reads what is written', () => {
      const text = ask('pdftotext', '-layout', path, '-');
      for (const part of [
        'For Ada',
        'Contents',
        'How to play',
        '2. Sudoku',
        'Cubes to fold',
        'Look at row 1.',
        'Solutions',
      ])
        expect(text).toContain(part);
      const numbers = ask('pdftotext', '-f', '7', '-l', '7', path, '-').match(/\b[1-9]\b/g) ?? [];
      expect(numbers.length).toBeGreaterThan(20);
    });

    test('paints every page without a complaint', () => {
      ask('pdftoppm', '-r', '20', '-png', path, join(folder, 'page'));
    });
  },
);
