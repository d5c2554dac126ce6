/** The project's sources, as the checks read them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export const isTest = (path: string): boolean => /\.(test|testkit)\.tsx?$/.test(path);

const isSource = (path: string): boolean => /\.(tsx?|m?js)$/.test(path);

/** All code that people write: packages with their tests and settings, bench, fuzz and tools. */
export function readSources(root: string): SourceFile[] {
  const packages = readdirSync(join(root, 'packages')).map(name => join('packages', name));
  const folders = packages.flatMap(name => ['src', 'test', 'bin'].map(part => join(name, part)));
  const files = [
    ...[...folders, join('bench', 'src'), join('fuzz', 'src'), 'tools'].flatMap(folder =>
      listFiles(root, folder, true),
    ),
    ...['.', ...packages].flatMap(folder => listFiles(root, folder, false)),
  ];
  return files
    .filter(isSource)
    .map(file => ({ path: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }));
}

function listFiles(root: string, folder: string, recursive: boolean): string[] {
  const from = join(root, folder);
  if (!existsSync(from)) return [];
  return readdirSync(from, { recursive, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)));
}
