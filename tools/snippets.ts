/**
 * Programs in documents: every `ts` block of these pages is run by a test as it stands. Where a line that prints ends with a comment, it
 * has to print that; a comment that ends with … is the beginning of it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Snippet {
  readonly page: string;
  /** Its number on the page, from 1. */
  readonly number: number;
  readonly code: string;
  /** What its lines print, as their comments say, in order; undefined for one that says nothing. */
  readonly prints: readonly (string | undefined)[];
}

const guides = 'docs/guides';
const packages = 'packages';

export const pagesWithPrograms = (): string[] => [
  'README.md',
  ...readdirSync(join(root, guides)).map(name => `${guides}/${name}`),
  ...readdirSync(join(root, packages))
    .map(name => `${packages}/${name}/README.md`)
    .filter(page => existsSync(join(root, page))),
];

export const snippetsOf = (page: string): Snippet[] =>
  findSnippets(readFileSync(join(root, page), 'utf8')).map((code, i) => ({
    page,
    number: i + 1,
    code,
    prints: printsOf(code),
  }));

export const findSnippets = (text: string): string[] =>
  [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, code]) => code);

/** What each line that prints is said to print. */
export const printsOf = (code: string): (string | undefined)[] =>
  [...code.matchAll(/^.*console\.log\(.*$/gm)].map(([line]) => /; \/\/ (.*)$/.exec(line)?.[1]);

/** Whether something printed is what a comment says. */
export const isAsSaid = (printed: string, said: string): boolean =>
  said.endsWith('…') ? printed.startsWith(said.slice(0, -1)) : printed === said;
