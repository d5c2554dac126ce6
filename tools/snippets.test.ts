import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { findSnippets, isAsSaid, pagesWithPrograms, printsOf, snippetsOf } from './snippets.js';

/** Beside the packages, so that a program finds them by their names. */
const folder = join(import.meta.dirname, '..', 'node_modules', '.snippets');
const snippets = pagesWithPrograms().flatMap(snippetsOf);

afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(snippets)(
  'program $number of $page runs, and prints what it says',
  async ({ page, number, code, prints }) => {
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${page.replaceAll('/', '-')}.${number}.ts`);
    writeFileSync(file, code);
    const printed: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((...values) => {
      printed.push(
        values.map(value => (typeof value === 'string' ? value : JSON.stringify(value))).join(' '),
      );
    });
    await import(pathToFileURL(file).href);
    const wrong = prints.filter((said, i) => said !== undefined && !isAsSaid(printed[i] ?? '', said));
    expect({ wrong, printed }).toEqual({ wrong: [], printed });
  },
);

test('the first programs of the README are short, and what they say is checked', () => {
  const first = snippetsOf('README.md').slice(0, 5);
  expect(first).toHaveLength(5);
  for (const { code, prints } of first) {
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(5);
    expect(prints.some(said => said !== undefined)).toBe(true);
  }
});

test('programs and what they print are found', () => {
  expect(findSnippets('a\n\n```ts\nx;\ny;\n```\n\n```sh\nz\n```\n')).toEqual(['x;\ny;\n']);
  expect(printsOf('const a = 1; // not this\nconsole.log(a); // 1\n  console.log(b);\n')).toEqual([
    '1',
    undefined,
  ]);
  expect([isAsSaid('abc', 'abc'), isAsSaid('abc', 'ab…'), isAsSaid('abc', 'ab')]).toEqual([
    true,
    true,
    false,
  ]);
});
