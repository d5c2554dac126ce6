/**
 * `npm run lock`: brings the lock file up to date and makes it hold for every platform. A registry that carries the
 * packages of some platforms only makes npm leave the other platforms' optional packages out of the lock file, and
 * `npm ci` then refuses it. They are written in here by name and version; npm passes over those of other platforms.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './setup.mjs';

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** The platform that a package's name mentions. */
function platformOf(name) {
  const words = name.split('/').at(-1).split('-');
  const named = known => known.filter(word => words.includes(word));
  const os = name === 'fsevents' ? ['darwin'] : named(systems);
  const cpu = named(processors);
  const libc = words.includes('musl') ? ['musl'] : [];
  return { ...(cpu.length > 0 && { cpu }), ...(os.length > 0 && { os }), ...(libc.length > 0 && { libc }) };
}

run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund']);
const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
for (const [holder, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const nested = `${holder}/node_modules/${name}`;
    const top = `node_modules/${name}`;
    if (lock.packages[nested] || lock.packages[top]?.version === version || !/^\d/.test(version)) continue;
    const platform = platformOf(name);
    if (Object.keys(platform).length === 0) continue;
    const place = lock.packages[top] ? nested : top;
    lock.packages[place] = { version, ...(entry.dev && { dev: true }), optional: true, ...platform };
    console.log(`locked ${name}@${version}`);
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
