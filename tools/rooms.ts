/**
 * The architecture as data: which room may import which. A room is a folder of the engine or the web app, or a whole package. The check
 * reads every import in the sources and fails on one that is not allowed here, or on files that import each other
 * in a ring; it names the two files. Tests may look anywhere before them, so only their room's table holds.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the panels and screens of the web app stand on. */
const beforePanels = [
  'web/texts',
  'web/route',
  'web/settings',
  'web/work',
  'web/game',
  'web/storage',
  'web/library',
  'web/hooks',
  'web/board',
  'web/parts',
  'web/pictures',
];

/** Every room and the rooms it may import, besides itself. */
export const allowedImports: Readonly<Record<string, readonly string[]>> = {
  'engine/base': [],
  'engine/shape': ['engine/base'],
  'engine/board': ['engine/base', 'engine/shape'],
  'engine/format': [
    'engine/base',
    'engine/shape',
    'engine/board',
    'engine/logic',
    'engine/grade',
    'engine/generate',
  ],
  'engine/solve': ['engine/base', 'engine/shape', 'engine/board'],
  'engine/logic': ['engine/base', 'engine/shape', 'engine/board', 'engine/solve'],
  'engine/grade': ['engine/base', 'engine/shape', 'engine/board', 'engine/solve', 'engine/logic'],
  'engine/generate': [
    'engine/base',
    'engine/shape',
    'engine/board',
    'engine/solve',
    'engine/logic',
    'engine/grade',
  ],
  'engine/render': ['engine/base', 'engine/shape', 'engine/board', 'engine/logic'],
  'engine/words': [
    'engine/base',
    'engine/shape',
    'engine/board',
    'engine/solve',
    'engine/logic',
    'engine/grade',
    'engine/generate',
    'engine/format',
    'engine/render',
  ],
  'engine/play': [
    'engine/base',
    'engine/shape',
    'engine/board',
    'engine/solve',
    'engine/logic',
    'engine/grade',
    'engine/format',
    'engine/render',
  ],
  // The engine's public face, the one file of the engine that others may import.
  engine: [
    'engine/base',
    'engine/shape',
    'engine/board',
    'engine/solve',
    'engine/logic',
    'engine/grade',
    'engine/generate',
    'engine/format',
    'engine/render',
    'engine/words',
    'engine/play',
  ],
  sat: ['engine'],
  cli: ['engine', 'sat'],
  'web/texts': ['engine'],
  'web/route': [],
  'web/settings': [],
  'web/work': ['engine', 'sat'],
  // Headless: of `work` it knows the questions and answers only.
  'web/game': ['engine', 'web/texts', 'web/work'],
  'web/storage': ['engine', 'web/settings', 'web/game'],
  'web/library': ['engine', 'web/texts', 'web/settings', 'web/work', 'web/game', 'web/storage'],
  'web/hooks': ['web/game', 'web/library'],
  'web/board': ['engine', 'web/texts', 'web/settings', 'web/game', 'web/hooks'],
  'web/parts': ['engine', 'web/texts'],
  'web/pictures': ['engine', 'web/texts', 'web/board', 'web/parts'],
  'web/panels': ['engine', ...beforePanels],
  'web/space': ['engine', 'web/texts', 'web/settings', 'web/game', 'web/hooks', 'web/board', 'web/parts'],
  'web/screens': ['engine', ...beforePanels, 'web/panels', 'web/space'],
  'web/app': ['web/texts', 'web/route', 'web/game', 'web/library', 'web/hooks', 'web/space', 'web/screens'],
  'web/element': ['engine', 'web/texts', 'web/work', 'web/game', 'web/board', 'web/space'],
  web: ['web/settings', 'web/app'],
};

/** What the tests of every room may use on top: the size of a campaign, a browser. */
const allowedInAllTests = ['tools'];

/** What the tests of some rooms use on top, to build their material. */
const allowedInTests: Readonly<Record<string, readonly string[]>> = {
  'engine/shape': ['engine/words'],
  'engine/board': ['engine/words'],
  'engine/solve': ['engine/words'],
  'engine/generate': ['engine/words'],
  'engine/format': ['engine/words'],
  'engine/render': ['engine/format'],
  'engine/play': ['engine/words'],
};

/** Names under which packages are imported. */
const packageNames: Readonly<Record<string, string>> = {
  '@hyperdoku/engine': 'engine',
  '@hyperdoku/sat': 'sat',
  hyperdoku: 'cli',
};

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/**
 * `packages/engine/src/shape/x.ts` is in room `engine/shape`, `packages/cli/src/x.ts` in `cli`; the web app has rooms too,
 * and `tools` is one.
 */
export function roomOf(path: string): string {
  const [top, name, , folder, ...rest] = path.split('/');
  if (top === 'tools') return top;
  return (name === 'engine' || name === 'web') && rest.length > 0 ? `${name}/${folder}` : name;
}

/** The modules that a source imports, statically, dynamically or as types. */
export function importsOf(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  const statements =
    /(?:^|[;\s}])(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;
  return [...code.matchAll(statements)].map(([, from, bare]) => from ?? bare);
}

export const isTest = (path: string): boolean => /\.(test|testkit)\.tsx?$/.test(path);

/** Sentences about every import that is not allowed and every ring of files. */
export function findBreaches(files: readonly SourceFile[]): string[] {
  const paths = new Set(files.map(file => file.path));
  const breaches: string[] = [];
  const edges = new Map<string, string[]>();
  for (const { path, text } of files) {
    const room = roomOf(path);
    const allowed = allowedImports[room];
    if (!allowed) {
      breaches.push(`${path} is in room ${room}, which tools/rooms.ts does not know`);
      continue;
    }
    for (const target of importsOf(text)) {
      const resolved = resolve(path, target, paths);
      if (resolved === undefined) continue;
      const targetRoom = resolved.room;
      const tests = isTest(path) ? [...allowedInAllTests, ...(allowedInTests[room] ?? [])] : [];
      if (targetRoom !== room && !allowed.includes(targetRoom) && !tests.includes(targetRoom)) {
        breaches.push(`${path} imports ${resolved.path}: room ${room} may not use room ${targetRoom}`);
      }
      if (paths.has(resolved.path)) edges.set(path, [...(edges.get(path) ?? []), resolved.path]);
    }
  }
  return [...breaches, ...findRings(edges)];
}

function resolve(
  path: string,
  target: string,
  paths: ReadonlySet<string>,
): { path: string; room: string } | undefined {
  const packageRoom =
    packageNames[
      target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/')
    ];
  if (packageRoom) return { path: target, room: packageRoom };
  if (!target.startsWith('.') || /\.(css|json)(\?inline)?$/.test(target)) return undefined;
  const joined = normalize(join(dirname(path), target)).replaceAll('\\', '/');
  const candidates = [joined.replace(/\.js$/, '.ts'), joined.replace(/\.js$/, '.tsx'), joined];
  const found = candidates.find(candidate => paths.has(candidate)) ?? joined;
  return { path: found, room: roomOf(found) };
}

/** For each ring of imports, the edge that closes it. */
function findRings(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const rings: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (path: string): void => {
    state.set(path, 'open');
    for (const next of edges.get(path) ?? []) {
      if (state.get(next) === 'open') rings.push(`${path} imports ${next}, which leads back to it`);
      else if (!state.has(next)) visit(next);
    }
    state.set(path, 'done');
  };
  for (const path of edges.keys()) if (!state.has(path)) visit(path);
  return rings;
}

export function readSources(root: string): SourceFile[] {
  return readdirSync(join(root, 'packages'))
    .flatMap(name => {
      const folder = join(root, 'packages', name, 'src');
      return readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(file => /\.tsx?$/.test(file))
        .map(file => join(folder, file));
    })
    .map(file => ({ path: relative(root, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readSources(dirname(dirname(fileURLToPath(import.meta.url))));
  const breaches = findBreaches(files);
  for (const breach of breaches) console.error(`rooms: ${breach}`);
  if (breaches.length === 0)
    console.log(`rooms: ${files.length} files keep to ${Object.keys(allowedImports).length} rooms`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
}
