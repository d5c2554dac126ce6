import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listImports } from './imports.js';
import { findBreaches, roomOf } from './rooms.js';
import type { Architecture } from './roomTable.js';
import { readSources } from './sources.js';

test('this project keeps to its rooms', () => {
  expect(findBreaches(readSources(dirname(dirname(fileURLToPath(import.meta.url)))))).toEqual([]);
});

/** A small house: an engine of two rooms, a drawing that needs a heavy package, and an app. */
const rules: Architecture = {
  rooms: {
    'engine/shape': { uses: [] },
    'engine/board': { uses: ['engine/shape'], tests: ['engine/words'] },
    'engine/words': { uses: [], types: ['engine/board'] },
    engine: { uses: ['engine/board'] },
    app: { uses: ['engine', 'npm:store'], loads: ['drawing'] },
    drawing: { uses: ['npm:heavy'] },
    tools: { uses: ['node:'] },
  },
  divided: ['engine'],
  faces: { '@our/engine': 'packages/engine/src/index.ts', '@our/drawing': 'packages/drawing/src/index.ts' },
  tests: ['npm:vitest'],
  lazy: ['npm:heavy'],
  doors: { 'npm:store': 'packages/app/src/storage.ts' },
};

const sources = {
  'packages/engine/src/shape/cell.ts': 'export type Cell = number;',
  'packages/engine/src/board/grid.ts': `import { x } from '../shape/cell.js';`,
  'packages/engine/src/board/grid.test.ts': `import { test } from 'vitest';\nimport { say } from '../words/say.js';`,
  'packages/engine/src/words/say.ts': `import type { Grid } from '../board/grid.js';`,
  'packages/engine/src/index.ts': `export * from './board/grid.js';`,
  'packages/drawing/src/index.ts': `import { Scene } from 'heavy/scenes/index.js';`,
  'packages/app/src/main.tsx': `import '@our/engine';\nimport './storage.js';\nconst draw = () => import('@our/drawing');`,
  'packages/app/src/storage.ts': `import Store from 'store';`,
  'tools/run.mjs': `import { join } from 'node:path';`,
};

/** What is wrong when these files replace those of the same paths, or come on top; an empty text takes a file away. */
function findBreachesWith(changes: Readonly<Record<string, string>>, changed: Partial<Architecture> = {}) {
  const files = Object.entries({ ...sources, ...changes })
    .filter(([, text]) => text !== '')
    .map(([path, text]) => ({ path, text }));
  return findBreaches(files, { ...rules, ...changed });
}

test('a house in order has no breaches', () => {
  expect(findBreachesWith({})).toEqual([]);
});

test.each<[string, Readonly<Record<string, string>>, string]>([
  [
    'a room that the table does not allow',
    { 'packages/engine/src/shape/house.ts': `import { say } from '../words/say.js';` },
    'packages/engine/src/shape/house.ts imports packages/engine/src/words/say.ts: room engine/shape may not use engine/words',
  ],
  [
    'a package that the table does not allow',
    { 'packages/engine/src/shape/house.ts': `import { merge } from '@other/kit/merge.js';` },
    'packages/engine/src/shape/house.ts imports @other/kit/merge.js: room engine/shape may not use npm:@other/kit',
  ],
  [
    'what Node brings, where the same code runs in a browser',
    { 'packages/engine/src/shape/house.ts': `import { join } from 'node:path';` },
    'packages/engine/src/shape/house.ts imports node:path: room engine/shape may not use node:',
  ],
  [
    'another package behind its public face',
    { 'packages/app/src/short.ts': `import { cell } from '../../engine/src/shape/cell.js';` },
    'packages/app/src/short.ts imports packages/engine/src/shape/cell.ts: room app may not use engine/shape',
  ],
  [
    'a static import of what may be loaded dynamically only',
    { 'packages/app/src/hasty.ts': `export { draw } from '@our/drawing';` },
    'packages/app/src/hasty.ts imports packages/drawing/src/index.ts: room app may load drawing by import() only',
  ],
  [
    'a value where only types are allowed',
    { 'packages/engine/src/words/spell.ts': `import { grid } from '../board/grid.js';` },
    'packages/engine/src/words/spell.ts imports packages/engine/src/board/grid.ts: room engine/words may use types of engine/board only',
  ],
  [
    'what only tests may use',
    { 'packages/engine/src/board/loud.ts': `import { say } from '../words/say.js';` },
    'packages/engine/src/board/loud.ts imports packages/engine/src/words/say.ts: room engine/board may not use engine/words',
  ],
  [
    'a package past its door',
    { 'packages/app/src/other.ts': `import Store from 'store';` },
    'packages/app/src/other.ts imports npm:store, to which packages/app/src/storage.ts is the only door',
  ],
  [
    'a file of a room that is not in the table',
    { 'packages/engine/src/attic/box.ts': 'export {};' },
    'room engine/attic is not in the table',
  ],
])('a breach: %s', (_, changes, sentence) => {
  expect(findBreachesWith(changes)).toContain(sentence);
});

test.each([
  ['a type of it', `import type { B } from './b.js';`],
  ['a dynamic import', `const b = () => import('./b.js');`],
  ['a worker', `new Worker(new URL('./b.ts', import.meta.url), { type: 'module' });`],
])('a ring of imports names the two files that close it, even through %s', (_, text) => {
  expect(
    findBreachesWith({
      'packages/engine/src/shape/a.ts': text,
      'packages/engine/src/shape/b.ts': `export * from './a.js';`,
    }),
  ).toEqual([
    'packages/engine/src/shape/b.ts imports packages/engine/src/shape/a.ts, which leads back to it',
  ]);
});

test('a heavy package that a program loads when it starts is named with the way to it', () => {
  const rooms = { ...rules.rooms, app: { uses: ['engine', 'npm:store', 'drawing'] } };
  const changes = {
    'packages/app/src/main.tsx': `import '@our/engine';\nimport './storage.js';\nimport './view.js';`,
    'packages/app/src/view.ts': `import '@our/drawing';`,
  };
  expect(findBreachesWith(changes, { rooms })).toEqual([
    'packages/app/src/main.tsx imports packages/app/src/view.ts imports packages/drawing/src/index.ts imports npm:heavy, which only import() may bring in',
  ]);
});

test.each<[string, Readonly<Record<string, string>>, string[]]>([
  [
    'of a room',
    { 'packages/engine/src/board/grid.ts': 'export {};' },
    ['room engine/board may use engine/shape, but no file of it does'],
  ],
  ['of a package', { 'tools/run.mjs': 'export {};' }, ['room tools may use node:, but no file of it does']],
  [
    'where import() is enough',
    { 'packages/engine/src/board/grid.ts': `const x = () => import('../shape/cell.js');` },
    ['room engine/board has engine/shape in its uses; loads is enough'],
  ],
  [
    'where types are enough',
    { 'packages/engine/src/board/grid.ts': `import type { Cell } from '../shape/cell.js';` },
    ['room engine/board has engine/shape in its uses; types is enough'],
  ],
  [
    'of tests',
    { 'packages/engine/src/board/grid.test.ts': '' },
    [
      'tests may use npm:vitest, but none of them does',
      'tests of room engine/board may use engine/words, but none of them does',
    ],
  ],
  [
    'of a door',
    { 'packages/app/src/storage.ts': `export {};` },
    [
      'room app may use npm:store, but no file of it does',
      'packages/app/src/storage.ts is the door to npm:store, but does not import it',
    ],
  ],
  ['for a room that is empty', { 'tools/run.mjs': '' }, ['room tools is in the table, but empty']],
])('a permission that nothing needs is a breach: %s', (_, changes, sentences) => {
  expect(findBreachesWith(changes)).toEqual(expect.arrayContaining(sentences));
});

test('every way of importing is seen and told from the others; comments, texts and markup are not imports', () => {
  const text = `
    import a from 'a';
    import { b,
      c } from "b";
    import { type T } from 'c';
    import type { U } from 'd';
    export * from 'e';
    export { f } from 'f';
    export type { G } from 'g';
    import 'h';
    const i = () => import('i');
    let j: import('j').J;
    const k = new Worker(new URL('./k.ts', import.meta.url));
    // import z from 'z';
    /* import y from 'y'; */
    const x = "import x from 'x'";
    const w = <p>import w from 'w';</p>;
  `;
  const imports = listImports({ path: 'x.tsx', text });
  const targetsOf = (wanted: string): string[] =>
    imports.filter(({ kind }) => kind === wanted).map(({ target }) => target);
  expect(targetsOf('static')).toEqual(['a', 'b', 'c', 'e', 'f', 'h']);
  expect(targetsOf('dynamic')).toEqual(['i', './k.ts']);
  expect(targetsOf('types')).toEqual(['d', 'g', 'j']);
});

test('an import that is not written down, or no program at all, is an error', () => {
  expect(() => listImports({ path: 'x.ts', text: 'import(name);' })).toThrow('x.ts');
  expect(() => listImports({ path: 'x.ts', text: 'import from;' })).toThrow('x.ts');
});

test.each([
  ['packages/engine/src/index.ts', 'engine'],
  ['packages/engine/src/solve/tree/tables.ts', 'engine/solve'],
  ['packages/cli/src/commands/solve.ts', 'cli'],
  ['packages/cli/bin/hyperdoku.js', 'cli'],
  ['packages/web/src/styles/base.css', 'web/styles'],
  ['packages/web/test/look.test.ts', 'web/test'],
  ['packages/web/vite.config.ts', 'config'],
  ['vitest.config.ts', 'config'],
  ['bench/src/contenders/index.ts', 'bench'],
  ['tools/rooms.ts', 'tools'],
])('%s is in room %s', (path, room) => {
  expect(roomOf(path)).toBe(room);
});
