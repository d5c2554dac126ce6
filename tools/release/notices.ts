/** The licences of what others wrote and we pass on. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../api/packages.js';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly devOptional?: boolean;
}

/** Name, version and licence of every package that is installed with ours, from the lock file. */
function listForeign(): {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const found = new Map<string, { name: string; version: string; licence: string }>();
  for (const [path, { version = '', license, dev, link, devOptional }] of Object.entries(packages)) {
    const [, ...names] = path.split('node_modules/');
    const name = names.at(-1);
    if (!name || dev || link || devOptional || isOfPlatform(name)) continue;
    found.set(`${name} ${version}`, { name, version, licence: license ?? licenceOf(path) });
  }
  return [...found.values()].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** Compiled parts of a package for one platform come with that package, and under its licence. */
const isOfPlatform = (name: string): boolean =>
  /[-/](?:linux|darwin|win32|freebsd|android|openharmony|wasm32|aix|sunos|openbsd|netbsd)(?:-|$)/.test(name);

function licenceOf(path: string): string {
  const { license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as {
    license?: string;
  };
  if (license) return license;
  const file = readdirSync(join(root, path)).find(entry => /^licen[cs]e/i.test(entry));
  const [named] =
    /\b(?:MIT|ISC|Apache-2\.0|BSD)\b/.exec(file ? readFileSync(join(root, path, file), 'utf8') : '') ?? [];
  if (!named) throw new Error(`${path} does not name its licence`);
  return named;
}

/** The page of all of them. */
export function makeNotices(): string {
  const rows = listForeign().map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return [
    '# Third-party notices',
    '',
    'Hyperdoku is under the [MIT licence](LICENSE). Its packages install, or hold in their bundles, what is listed here; each comes with its',
    'own licence text. Builds of the app and of the element have these texts in `licences.txt`. Written by `npm run notices`.',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
