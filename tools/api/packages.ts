/** The packages that are published, and the sources of what they show. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

type Conditions = string | { readonly source?: string; readonly types?: string; readonly default?: string };

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, Conditions>>;
  readonly files?: readonly string[];
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly keywords?: readonly string[];
  readonly description?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export interface Package {
  readonly folder: string;
  readonly manifest: Manifest;
}

export function publicPackages(): Package[] {
  const folders = readdirSync(join(root, 'packages')).map(name => join(root, 'packages', name));
  return folders
    .map(folder => ({
      folder,
      manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest,
    }))
    .filter(({ manifest }) => !manifest.private);
}

/** The names under which others import, and the files behind them. */
export const publicEntries = (): { readonly name: string; readonly file: string }[] =>
  publicPackages().flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports ?? {}).flatMap(([path, conditions]) =>
      typeof conditions === 'object' && conditions.source
        ? [{ name: manifest.name + path.slice(1), file: join(folder, conditions.source) }]
        : [],
    ),
  );
