/** The project's sources, the rooms they are in, and what they import. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly target: string;
  readonly kind: 'static' | 'dynamic' | 'type';
}

export const isTest = (path: string): boolean =>
  /\.(test|testkit)\.tsx?$/.test(path) || /^packages\/\w+\/test\//.test(path);

/**
 * `packages/engine/src/shape/x.ts` is in room `engine/shape`, `packages/cli/src/x.ts` in `cli`; the web app has rooms too, and
 * `bench`, `fuzz` and `tools` are one each.
 */
export function roomOf(path: string): string {
  const [top, name, , folder, ...rest] = path.split('/');
  if (top !== 'packages') return top;
  return (name === 'engine' || name === 'web') && rest.length > 0 ? `${name}/${folder}` : name;
}

/** The modules that a source imports. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const { module } = parseSync(path, text);
  const found: Import[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const types = entries.length > 0 && entries.every(entry => entry.isType);
    found.push({ target: moduleRequest.value, kind: types ? 'type' : 'static' });
  }
  for (const { entries } of module.staticExports) {
    const from = entries.filter(entry => entry.moduleRequest);
    for (const target of new Set(from.map(entry => entry.moduleRequest?.value ?? ''))) {
      const types = from.filter(entry => entry.moduleRequest?.value === target).every(entry => entry.isType);
      found.push({ target, kind: types ? 'type' : 'static' });
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^\s*(['"`])(.*)\1\s*$/s.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal) found.push({ target: literal[2], kind: 'dynamic' });
  }
  return found;
}

/** Every source that a person wrote: packages, their tests, bench, fuzz and tools. */
export function readSources(root: string): SourceFile[] {
  const packages = readdirSync(join(root, 'packages')).flatMap(name => [
    join('packages', name, 'src'),
    join('packages', name, 'test'),
  ]);
  return [...packages, join('bench', 'src'), join('fuzz', 'src'), 'tools']
    .map(folder => join(root, folder))
    .filter(folder => existsSync(folder))
    .flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(file => /\.(tsx?|mjs)$/.test(file))
        .map(file => join(folder, file)),
    )
    .map(file => ({ path: relative(root, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));
}
