/**
 * `npm run check:rooms`: the sources keep to the table of rooms (`roomTable.ts`). It fails on an import that the table does not
 * allow, on one of a kind that it does not allow, on a permission that nothing needs, on files that import each other in a
 * ring, and on packages that are loaded too early or not through their door; it names the files.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findEagerWays, findRings, isFile, type Link, linkSources } from './importGraph.js';
import type { ImportKind } from './imports.js';
import { type Architecture, architecture, type Room } from './roomTable.js';
import { isTest, readSources, type SourceFile } from './sources.js';

/**
 * `packages/engine/src/shape/x.ts` is in room `engine/shape`, as the engine is divided; `packages/cli/src/commands/x.ts` is in
 * `cli`, `packages/web/test/x.ts` in `web/test`, `tools/x.ts` in `tools`. Settings at the top of a folder are in `config`.
 */
export function roomOf(path: string, { divided }: Pick<Architecture, 'divided'> = architecture): string {
  const [top, name, folder, ...rest] = path.split('/');
  if (top !== 'packages') return name === undefined ? 'config' : top;
  if (folder === 'test') return `${name}/test`;
  if (rest.length === 0) return 'config';
  return rest.length > 1 && divided.includes(name) ? `${name}/${rest[0]}` : name;
}

/** A sentence about everything that is not as the table says. */
export function findBreaches(files: readonly SourceFile[], rules: Architecture = architecture): string[] {
  const links = linkSources(files, rules.faces);
  return [
    ...findStrangers(files, links, rules),
    ...links.flatMap(link => judge(link, rules)),
    ...Object.keys(rules.rooms).flatMap(room => findUnused(room, links, rules)),
    ...findUnusedInTests(links, rules),
    ...findRings(links).map(({ from, to }) => `${from} imports ${to}, which leads back to it`),
    ...findEagerWays(links, rules.lazy).map(
      way => `${way.slice(0, -1).join(' imports ')} imports ${way.at(-1)}, which only import() may bring in`,
    ),
    ...findOtherDoors(links, rules),
  ];
}

/** What a link leads to, in the words of the table. */
const placeOf = (to: string, rules: Architecture): string => (isFile(to) ? roomOf(to, rules) : to);

function findStrangers(files: readonly SourceFile[], links: readonly Link[], rules: Architecture): string[] {
  const rooms = new Set(files.map(({ path }) => roomOf(path, rules)));
  const places = new Set([...rooms, ...links.map(({ to }) => placeOf(to, rules))]);
  return [
    ...[...rooms].filter(room => !rules.rooms[room]).map(room => `room ${room} is not in the table`),
    ...Object.keys(rules.rooms)
      .filter(room => !places.has(room))
      .map(room => `room ${room} is in the table, but empty`),
  ];
}

const widths = { uses: 'static', loads: 'dynamic', types: 'types' } as const satisfies Partial<
  Record<keyof Room, ImportKind>
>;

function judge({ from, to, shown, kind }: Link, rules: Architecture): string[] {
  const room = roomOf(from, rules);
  const place = placeOf(to, rules);
  const table = rules.rooms[room];
  if (!table || place === room) return [];
  const { uses, loads = [], types = [], tests = [] } = table;
  const inTests = isTest(from) ? [...tests, ...rules.tests, ...loads, ...types] : [];
  if ([...uses, ...inTests].includes(place)) return [];
  if (loads.includes(place))
    return kind === 'static'
      ? [`${from} imports ${shown}: room ${room} may load ${place} by import() only`]
      : [];
  if (types.includes(place))
    return kind === 'types' ? [] : [`${from} imports ${shown}: room ${room} may use types of ${place} only`];
  return [`${from} imports ${shown}: room ${room} may not use ${place}`];
}

/** Permissions of a room that are wider than what its files need. */
function findUnused(room: string, links: readonly Link[], rules: Architecture): string[] {
  const own = links.filter(({ from }) => roomOf(from, rules) === room && !isTest(from));
  const kindsOf = (place: string): Set<ImportKind> =>
    new Set(own.filter(({ to }) => placeOf(to, rules) === place).map(({ kind }) => kind));
  return Object.entries(widths).flatMap(([list, width]) =>
    (rules.rooms[room][list as keyof typeof widths] ?? []).flatMap(place => {
      const kinds = kindsOf(place);
      if (kinds.has(width)) return [];
      const less = kinds.has('dynamic') ? 'loads' : kinds.has('types') ? 'types' : undefined;
      return less
        ? [`room ${room} has ${place} in its ${list}; ${less} is enough`]
        : [`room ${room} may use ${place}, but no file of it does`];
    }),
  );
}

function findUnusedInTests(links: readonly Link[], rules: Architecture): string[] {
  const used = links
    .filter(({ from }) => isTest(from))
    .map(({ from, to }) => ({ room: roomOf(from, rules), place: placeOf(to, rules) }));
  const isUsed = (place: string, room?: string): boolean =>
    used.some(link => link.place === place && (room === undefined || link.room === room));
  return [
    ...rules.tests
      .filter(place => !isUsed(place))
      .map(place => `tests may use ${place}, but none of them does`),
    ...Object.entries(rules.rooms).flatMap(([room, { tests = [] }]) =>
      tests
        .filter(place => !isUsed(place, room))
        .map(place => `tests of room ${room} may use ${place}, but none of them does`),
    ),
  ];
}

function findOtherDoors(links: readonly Link[], { doors }: Architecture): string[] {
  return Object.entries(doors).flatMap(([name, door]) => {
    const users = new Set(links.filter(({ to }) => to === name).map(({ from }) => from));
    if (!users.has(door)) return [`${door} is the door to ${name}, but does not import it`];
    return [...users]
      .filter(path => path !== door)
      .map(path => `${path} imports ${name}, to which ${door} is the only door`);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readSources(dirname(dirname(fileURLToPath(import.meta.url))));
  const breaches = findBreaches(files);
  for (const breach of breaches) console.error(`rooms: ${breach}`);
  if (breaches.length === 0)
    console.log(`rooms: ${files.length} files keep to ${Object.keys(architecture.rooms).length} rooms`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
}
