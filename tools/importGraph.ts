/** Who imports whom: every import of the sources with the file or package it leads to. */
import { dirname, join, normalize } from 'node:path';
import { type ImportKind, listImports } from './imports.js';
import { isTest, type SourceFile } from './sources.js';

export interface Link {
  /** The file that imports. */
  readonly from: string;
  /** A file of the project, or a package: `npm:three`, `node:`, `virtual:pwa-register`. */
  readonly to: string;
  /** The same for people: the file, or the package's module as it is written. */
  readonly shown: string;
  readonly kind: ImportKind;
}

/** Follows every import; `faces` are the files behind the names of the project's own packages. */
export function linkSources(files: readonly SourceFile[], faces: Readonly<Record<string, string>>): Link[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap(file =>
    listImports(file).map(({ target, kind }) => {
      const path = target.startsWith('.') ? findFile(file.path, target, paths) : faces[target];
      return { from: file.path, to: path ?? packageOf(target), shown: path ?? target, kind };
    }),
  );
}

export const isFile = (to: string): boolean => !to.includes(':');

/** A file that no parser reads, such as a style sheet, is found by its path alone. */
function findFile(from: string, target: string, paths: ReadonlySet<string>): string {
  const path = normalize(join(dirname(from), target.replace(/\?.*$/, ''))).replaceAll('\\', '/');
  const candidates = [path, path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')];
  return candidates.find(candidate => paths.has(candidate)) ?? path;
}

function packageOf(target: string): string {
  if (target.startsWith('node:')) return 'node:';
  if (/^\w+:/.test(target)) return target;
  return `npm:${target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/')}`;
}

function groupByStart(links: readonly Link[]): Map<string, Link[]> {
  const groups = new Map<string, Link[]>();
  for (const link of links) {
    const group = groups.get(link.from);
    if (group) group.push(link);
    else groups.set(link.from, [link]);
  }
  return groups;
}

/** For each ring of imports, of whatever kind, the link that closes it. */
export function findRings(links: readonly Link[]): Link[] {
  const linksFrom = groupByStart(links);
  const rings: Link[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (path: string): void => {
    state.set(path, 'open');
    for (const link of linksFrom.get(path) ?? []) {
      if (state.get(link.to) === 'open') rings.push(link);
      else if (!state.has(link.to)) visit(link.to);
    }
    state.set(path, 'done');
  };
  for (const path of linksFrom.keys()) if (!state.has(path)) visit(path);
  return rings;
}

/**
 * Ways by static imports alone to a package that should wait until it is needed: each from a file that nobody imports, where a
 * program begins, to the package, the shortest way there is.
 */
export function findEagerWays(links: readonly Link[], lazy: readonly string[]): string[][] {
  const imported = new Set(links.map(({ to }) => to));
  const programLinks = links.filter(({ from, kind }) => kind === 'static' && !isTest(from));
  const linksFrom = groupByStart(programLinks);
  const ways: string[][] = [];
  for (const start of linksFrom.keys()) {
    if (imported.has(start)) continue;
    const before = new Map<string, string | undefined>([[start, undefined]]);
    for (const path of before.keys())
      for (const { to } of linksFrom.get(path) ?? []) if (!before.has(to)) before.set(to, path);
    for (const name of lazy) {
      if (!before.has(name)) continue;
      const way: string[] = [];
      for (let at: string | undefined = name; at !== undefined; at = before.get(at)) way.unshift(at);
      ways.push(way);
    }
  }
  return ways;
}
