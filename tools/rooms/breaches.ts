/** What in the sources the table of rooms does not allow, and what in the table the sources do not need. */
import { dirname, join, normalize } from 'node:path';
import { type Import, importsOf, isTest, roomOf, type SourceFile } from './sources.js';
import { entries, forAllTests, forTestsOf, heavy, ownPackages, type Room, rooms } from './table.js';

export interface Table {
  readonly rooms: Readonly<Record<string, Room>>;
  readonly forAllTests: Room;
  readonly forTestsOf: Readonly<Record<string, Room>>;
}
const projectTable: Table = { rooms, forAllTests, forTestsOf };

interface Edge extends Import {
  readonly from: string;
  /** A file of ours, or undefined for a package of others. */
  readonly file: string | undefined;
  /** The room or the package that the table speaks of. */
  readonly name: string;
}

/** Sentences about every import that is not allowed, every ring of files, and every heavy package that comes too early. */
export function findBreaches(files: readonly SourceFile[], table: Table = projectTable): string[] {
  const edges = listEdges(files);
  return [
    ...[...new Set(files.map(({ path }) => roomOf(path)))]
      .filter(room => !table.rooms[room])
      .map(room => `room ${room} is not in the table of rooms`),
    ...edges.flatMap(edge => judge(edge, table) ?? []),
    ...findRings(edges),
    ...findHeavy(edges),
  ];
}

/** Sentences about every permission that no file uses. */
export function findIdle(files: readonly SourceFile[], table: Table = projectTable): string[] {
  const used = new Set<string>();
  for (const { from, name } of listEdges(files)) {
    const room = roomOf(from);
    used.add(isTest(from) ? `tests ${name}` : `${room} ${name}`);
    if (isTest(from)) used.add(`tests of ${room} ${name}`);
  }
  const idle = (who: string, { rooms: own = [], packages = [], late = [] }: Room): string[] =>
    [...own, ...packages, ...late]
      .filter(name => !used.has(`${who} ${name}`))
      .map(name => `${who} may use ${name}, and no file does`);
  return [
    ...Object.entries(table.rooms).flatMap(([room, permissions]) => idle(room, permissions)),
    ...idle('tests', table.forAllTests),
    ...Object.entries(table.forTestsOf).flatMap(([room, permissions]) =>
      idle(`tests of ${room}`, permissions),
    ),
  ];
}

function listEdges(files: readonly SourceFile[]): Edge[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap(file =>
    importsOf(file).flatMap(found => {
      if (/^\./.test(found.target)) {
        if (/\.(css|json)(\?\w+)?$/.test(found.target)) return [];
        const target = resolve(file.path, found.target, paths);
        return [{ ...found, from: file.path, file: target, name: roomOf(target) }];
      }
      const name = packageOf(found.target);
      const own = ownPackages[name];
      return [{ ...found, from: file.path, file: own, name: own ? roomOf(own) : name }];
    }),
  );
}

/** `node:fs` is of `node`, `three/addons/…` of `three`, `@a/b/c` of `@a/b`. */
function packageOf(target: string): string {
  if (target.startsWith('node:')) return 'node';
  const parts = target.split('/');
  return parts.slice(0, target.startsWith('@') ? 2 : 1).join('/');
}

function resolve(path: string, target: string, paths: ReadonlySet<string>): string {
  const joined = normalize(join(dirname(path), target)).replaceAll('\\', '/');
  const candidates = [joined.replace(/\.js$/, '.ts'), joined.replace(/\.js$/, '.tsx'), joined];
  return candidates.find(candidate => paths.has(candidate)) ?? joined;
}

function judge({ from, file, name, kind, target }: Edge, table: Table): string | undefined {
  const room = roomOf(from);
  const what = file === undefined ? `package ${name}` : `room ${name}`;
  const whom = file !== undefined && target.startsWith('.') ? file : target;
  if (file !== undefined && name === room) return undefined;
  const tests = isTest(from) ? [table.forAllTests, table.forTestsOf[room] ?? {}] : [];
  const all = [table.rooms[room] ?? {}, ...tests];
  if (all.some(({ rooms: own = [], packages = [] }) => [...own, ...packages].includes(name)))
    return undefined;
  const late = all.some(({ late: own = [] }) => own.includes(name));
  if (late && (kind !== 'static' || isTest(from))) return undefined;
  return late
    ? `${from} imports ${whom} at once: room ${room} may use ${what} only when it is wanted`
    : `${from} imports ${whom}: room ${room} may not use ${what}`;
}

/** For each ring of imports, the edge that closes it. */
function findRings(edges: readonly Edge[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, file, target } of edges)
    if (file !== undefined && target.startsWith('.')) next.set(from, [...(next.get(from) ?? []), file]);
  const rings: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (path: string): void => {
    state.set(path, 'open');
    for (const target of next.get(path) ?? []) {
      if (state.get(target) === 'open') rings.push(`${path} imports ${target}, which leads back to it`);
      else if (!state.has(target)) visit(target);
    }
    state.set(path, 'done');
  };
  for (const path of next.keys()) if (!state.has(path)) visit(path);
  return rings;
}

/** For each entry and heavy package, the file that brings it in before anybody asked for it. */
function findHeavy(edges: readonly Edge[]): string[] {
  const own = new Map<string, Edge[]>();
  for (const edge of edges) own.set(edge.from, [...(own.get(edge.from) ?? []), edge]);
  return entries.flatMap(entry => {
    const met = new Set([entry]);
    const found: string[] = [];
    for (const path of met)
      for (const { kind, file, name } of own.get(path) ?? []) {
        if (kind !== 'static') continue;
        if (file === undefined && heavy.includes(name))
          found.push(`${entry} leads to ${name} at once, through ${path}`);
        if (file !== undefined) met.add(file);
      }
    return found;
  });
}
