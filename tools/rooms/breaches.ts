/** What in the sources the table of rooms does not allow, and what in the table the sources do not need. */
import { dirname, join, normalize } from 'node:path';
import { type Import, importsOf, isTest, roomOf, type SourceFile } from './sources.js';
import { doors, entries, forAllTests, forTestsOf, heavy, ownPackages, type Room, rooms } from './table.js';

export interface Table {
  readonly rooms: Readonly<Record<string, Room>>;
  readonly forAllTests: Room;
  readonly forTestsOf: Readonly<Record<string, Room>>;
  readonly doors: Readonly<Record<string, string>>;
}
const projectTable: Table = { rooms, forAllTests, forTestsOf, doors };

interface Edge extends Import {
  readonly from: string;
  /** A file of ours, or undefined for a package of others. */
  readonly file: string | undefined;
  /** The room or the package, as the table names it. */
  readonly name: string;
}

/** Sentences about every import that is not allowed, every ring of files, and every package that comes too early or past its door. */
export function findBreaches(files: readonly SourceFile[], table: Table = projectTable): string[] {
  const edges = listEdges(files);
  return [
    ...[...new Set(files.map(({ path }) => roomOf(path)))]
      .filter(room => !table.rooms[room])
      .map(room => `room ${room} is not in the table of rooms`),
    ...edges.flatMap(edge => judge(edge, table) ?? []),
    ...findRings(edges),
    ...findHeavy(edges),
    ...edges
      .filter(({ from, name }) => Object.hasOwn(table.doors, name) && table.doors[name] !== from)
      .map(({ from, name }) => `${from} imports ${name}, to which ${table.doors[name]} is the only door`),
  ];
}

/** Sentences about every permission that no file uses, or that is wider than its use. */
export function findIdle(files: readonly SourceFile[], table: Table = projectTable): string[] {
  const kinds = new Map<string, Set<Import['kind']>>();
  const note = (use: string, kind: Import['kind']): void => {
    kinds.set(use, (kinds.get(use) ?? new Set()).add(kind));
  };
  const edges = listEdges(files);
  for (const { from, name, kind } of edges) {
    const room = roomOf(from);
    note(isTest(from) ? `tests ${name}` : `${room} ${name}`, kind);
    if (isTest(from)) note(`tests of ${room} ${name}`, kind);
  }
  const idle = (who: string, { rooms: own = [], packages = [], late = [], types = [] }: Room): string[] => {
    const judgeUse = (name: string, wanted: Import['kind']): string[] => {
      const used = kinds.get(`${who} ${name}`);
      if (!used) return [`${who} may use ${name}, and no file does`];
      if (used.has(wanted) || who.startsWith('tests')) return [];
      return [`${who} may use ${name}, and ${used.has('dynamic') ? 'late' : 'types'} would be enough`];
    };
    return [
      ...[...own, ...packages].flatMap(name => judgeUse(name, 'static')),
      ...late.flatMap(name => judgeUse(name, 'dynamic')),
      ...types.flatMap(name => judgeUse(name, 'type')),
    ];
  };
  return [
    ...Object.entries(table.rooms).flatMap(([room, permissions]) => idle(room, permissions)),
    ...idle('tests', table.forAllTests),
    ...Object.entries(table.forTestsOf).flatMap(([room, permissions]) =>
      idle(`tests of ${room}`, permissions),
    ),
    ...Object.entries(table.doors)
      .filter(([name, door]) => !edges.some(edge => edge.from === door && edge.name === name))
      .map(([name, door]) => `${door} is the door to ${name}, and does not import it`),
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
  const isIn = (list: 'late' | 'types'): boolean =>
    all.some(permissions => permissions[list]?.includes(name));
  if ((isIn('late') || isIn('types')) && isTest(from)) return undefined;
  if (isIn('late'))
    return kind === 'static'
      ? `${from} imports ${whom} at once: room ${room} may use ${what} only when it is wanted`
      : undefined;
  if (isIn('types'))
    return kind === 'type'
      ? undefined
      : `${from} imports more than types of ${whom}: room ${room} may use only the types of ${what}`;
  return `${from} imports ${whom}: room ${room} may not use ${what}`;
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

/** For each entry and heavy package, the file that brings it in too early. */
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
