/** Licences beside what is built: ours, and those of all packages that are in it, found by the modules that were put together. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const own = readFileSync(join(root, 'LICENSE'), 'utf8');

interface Licences {
  /** For the build itself. */
  readonly plugin: Plugin;
  /** For the builds of workers inside of it. */
  readonly inWorkers: () => Plugin[];
}

/** `others` are packages that come in by another way than as modules. */
export function writeLicences(others: readonly string[] = []): Licences {
  const folders = new Set(others.map(name => join(root, 'node_modules', name)));
  const gather: Plugin = {
    name: 'gather-licences',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk') for (const id of part.moduleIds) addFolder(folders, id);
    },
  };
  const plugin: Plugin = {
    ...gather,
    name: 'write-licences',
    generateBundle(...parts) {
      if (typeof gather.generateBundle === 'function') gather.generateBundle.apply(this, parts);
      this.emitFile({ type: 'asset', fileName: 'LICENSE', source: own });
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: writeAll([...folders]) });
    },
  };
  return { plugin, inWorkers: () => [gather] };
}

/** The folder of the package that a module belongs to; our own are no packages of others. */
function addFolder(folders: Set<string>, id: string): void {
  const [folder] = /^.*[/\\]node_modules[/\\](@[^/\\]+[/\\])?[^/\\?]+/.exec(id) ?? [];
  if (folder && !id.startsWith('\0')) folders.add(folder);
}

const line = `\n\n${'-'.repeat(80)}\n\n`;

/** Our licence and those of the packages in some folders, as one text. */
export function writeAll(folders: readonly string[]): string {
  const written = folders.map(writeOne).sort();
  return `${[`Hyperdoku\n\n${own.trim()}`, ...new Set(written)].join(line)}\n`;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

function writeOne(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license = '' } = manifest;
  const files = readdirSync(folder).filter(file => /^(licen[cs]e|copying|notice)\b/i.test(file));
  const texts = files.map(file => readFileSync(join(folder, file), 'utf8').trim());
  // A choice of licences stands in brackets already.
  const terms = license.replace(/^\((.*)\)$/, '$1');
  return [`${name} ${version} (${terms})`, ...(texts.length > 0 ? texts : [writeMit(manifest)])].join('\n\n');
}

/** Some packages only name the licence; its words are those of ours. */
function writeMit({ name, license, author = name }: Manifest): string {
  if (license !== 'MIT') throw new Error(`${name} brings no text of its licence`);
  const holder = typeof author === 'string' ? author : author.name;
  return own.trim().replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);
}
