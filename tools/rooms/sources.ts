/** The project's sources, the rooms they are in, and what they import. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseSync, type StringLiteral, Visitor } from 'oxc-parser';
import { peerLoaders } from './table.js';

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/**
 * Static: loaded together with the file. Dynamic: loaded when it is asked for, by `import()` or as the file of a worker. Type:
 * gone when the program runs. `import { type X }` is static, for compilers leave the import of the file in place.
 */
export interface Import {
  readonly target: string;
  readonly kind: 'static' | 'dynamic' | 'type';
}

export const isTest = (path: string): boolean =>
  /\.(test|testkit)\.tsx?$/.test(path) || /^packages\/\w+\/test\//.test(path);

/**
 * `packages/engine/src/shape/x.ts` is in room `engine/shape`, `packages/cli/src/x.ts` in `cli`; the web app has rooms too, and
 * `bench`, `fuzz` and `tools` are one each, and so is what a stranger would write. Settings, `x.config.ts` wherever it stands, are in `config`.
 */
export function roomOf(path: string): string {
  if (/\.config\.ts$/.test(path)) return 'config';
  if (path.startsWith('tools/release/stranger/')) return 'stranger';
  const [top, name, , folder, ...rest] = path.split('/');
  if (top !== 'packages') return top;
  return (name === 'engine' || name === 'web') && rest.length > 0 ? `${name}/${folder}` : name;
}

/** The modules that a source imports. Throws when it is no program, or imports what cannot be known without running it. */
export function importsOf({ path, text }: SourceFile): Import[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const found: Import[] = [];
  const add = (source: Node, kind: Import['kind']): void => {
    if (!isText(source)) throw new Error(`${path} imports a module that is not written down`);
    found.push({ target: source.value, kind });
  };
  new Visitor({
    ImportDeclaration: node => add(node.source, node.importKind === 'type' ? 'type' : 'static'),
    ExportAllDeclaration: node => add(node.source, node.exportKind === 'type' ? 'type' : 'static'),
    ExportNamedDeclaration: node => {
      if (node.source) add(node.source, node.exportKind === 'type' ? 'type' : 'static');
    },
    ImportExpression: node => {
      if (isText(node.source) || !peerLoaders.includes(path)) add(node.source, 'dynamic');
    },
    TSImportType: node => add(node.source, 'type'),
    // new Worker(new URL('./inside.ts', import.meta.url))
    NewExpression: ({ callee, arguments: [address] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'Worker' || address?.type !== 'NewExpression')
        return;
      const [file] = address.arguments;
      if (isText(file)) add(file, 'dynamic');
    },
  }).visit(program);
  return found;
}

const isText = (node: Node | undefined): node is StringLiteral =>
  node?.type === 'Literal' && typeof node.value === 'string';

/** Every source that a person wrote: packages with their tests, commands and settings, bench, fuzz and tools. */
export function readSources(root: string): SourceFile[] {
  const packages = readdirSync(join(root, 'packages')).map(name => join('packages', name));
  const folders = packages.flatMap(name => ['src', 'test', 'bin'].map(part => join(name, part)));
  return [
    ...[...folders, join('bench', 'src'), join('fuzz', 'src'), 'tools'].flatMap(folder =>
      listFiles(root, folder, /\.(tsx?|m?js)$/, true),
    ),
    ...['.', ...packages].flatMap(folder => listFiles(root, folder, /\.config\.ts$/, false)),
  ].map(path => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }));
}

function listFiles(root: string, folder: string, wanted: RegExp, recursive: boolean): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive, encoding: 'utf8' })
    .filter(file => wanted.test(file))
    .map(file => join(folder, file));
}
