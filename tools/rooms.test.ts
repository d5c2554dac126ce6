import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findBreaches, findIdle, type Table } from './rooms/breaches.js';
import { findFamilyAskers } from './rooms/families.js';
import { importsOf, readSources, roomOf } from './rooms/sources.js';

const file = (path: string, text = '') => ({ path, text });

test('packages, their tests, bench, fuzz and tools are all read', () => {
  const files = readSources(dirname(dirname(fileURLToPath(import.meta.url))));
  expect(new Set(files.map(({ path }) => path.split('/')[0]))).toEqual(
    new Set(['packages', 'bench', 'fuzz', 'tools', 'vitest.config.ts']),
  );
});

test('a forbidden import names the two files', () => {
  const files = [
    file('packages/engine/src/shape/cell.ts', `import { grid } from '../board/grid.js';`),
    file('packages/engine/src/board/grid.ts'),
  ];
  expect(findBreaches(files)).toEqual([
    'packages/engine/src/shape/cell.ts imports packages/engine/src/board/grid.ts: room engine/shape may not use room engine/board',
  ]);
});

test('a ring of imports names the two files that close it', () => {
  const files = [
    file('packages/engine/src/shape/a.ts', `import type { B } from './b.js';`),
    file('packages/engine/src/shape/b.ts', `export * from './a.js';`),
  ];
  expect(findBreaches(files)).toEqual([
    'packages/engine/src/shape/b.ts imports packages/engine/src/shape/a.ts, which leads back to it',
  ]);
});

test('other packages may use only the public face of the engine', () => {
  const files = [
    file(
      'packages/cli/src/main.ts',
      `import x from '../../engine/src/shape/shape.js';\nimport y from '@hyperdoku/engine';`,
    ),
    file('packages/engine/src/shape/shape.ts'),
    file('packages/engine/src/base/x.ts', `import { main } from 'hyperdoku';`),
  ];
  expect(findBreaches(files)).toEqual([
    'packages/cli/src/main.ts imports packages/engine/src/shape/shape.ts: room cli may not use room engine/shape',
    'packages/engine/src/base/x.ts imports hyperdoku: room engine/base may not use room cli',
  ]);
});

test('packages of others are allowed by room', () => {
  const files = [
    file('packages/engine/src/base/x.ts', `import { readFileSync } from 'node:fs';`),
    file('packages/web/src/panels/Pad.tsx', `import { Vector3 } from 'three';`),
    file('packages/web/src/space/tiles.ts', `import { Controls } from 'three/addons/controls/Controls.js';`),
  ];
  expect(findBreaches(files)).toEqual([
    'packages/engine/src/base/x.ts imports node:fs: room engine/base may not use package node',
    'packages/web/src/panels/Pad.tsx imports three: room web/panels may not use package three',
  ]);
});

test('what may come late may not come at once', () => {
  const files = [
    file('packages/cli/src/a.ts', `import addCompletion from '@bomb.sh/tab/commander';`),
    file('packages/cli/src/b.ts', `import type { Completion } from '@bomb.sh/tab';`),
    file('packages/cli/src/c.ts', `const load = () => import('@bomb.sh/tab/commander');`),
  ];
  expect(findBreaches(files)).toEqual([
    'packages/cli/src/a.ts imports @bomb.sh/tab/commander at once: room cli may use package @bomb.sh/tab only when it is wanted',
  ]);
});

test('what may be known by its types may not be run', () => {
  const files = [
    file('packages/web/src/game/a.ts', `import type { Answers } from '../work/inside.js';`),
    file('packages/web/src/game/b.ts', `import { type Answers } from '../work/inside.js';`),
    file('packages/web/src/game/c.ts', `const ask = () => import('../work/inside.js');`),
    file('packages/web/src/work/inside.ts'),
  ];
  expect(findBreaches(files)).toEqual(
    ['b', 'c'].map(
      name =>
        `packages/web/src/game/${name}.ts imports more than types of packages/web/src/work/inside.ts: room web/game may use only the types of room web/work`,
    ),
  );
});

test('a package with a door is imported there alone', () => {
  const text = `import Dexie from 'dexie';`;
  const files = ['database', 'other'].map(name => file(`packages/web/src/storage/${name}.ts`, text));
  expect(findBreaches(files)).toEqual([
    'packages/web/src/storage/other.ts imports dexie, to which packages/web/src/storage/database.ts is the only door',
  ]);
});

test('no static import leads from an entry to a heavy package', () => {
  const canvas = file('packages/web/src/space/canvas.ts', `import { Scene } from 'three';`);
  const early = file('packages/web/src/element/index.ts', `import '../space/canvas.js';`);
  const late = file('packages/web/src/element/index.ts', `void import('../space/canvas.js');`);
  expect(findBreaches([canvas, early])).toEqual([
    'packages/web/src/element/index.ts leads to three at once, through packages/web/src/space/canvas.ts',
  ]);
  expect(findBreaches([canvas, late])).toEqual([]);
});

test('a permission that no file uses is found', () => {
  const table: Table = {
    rooms: {
      cli: { rooms: ['engine', 'sat'], packages: ['commander'], late: ['three'] },
      engine: {},
      sat: {},
    },
    forAllTests: { packages: ['vitest'] },
    forTestsOf: { cli: { rooms: ['tools'] } },
    doors: { commander: 'packages/cli/src/main.ts' },
  };
  const files = [file('packages/cli/src/main.ts', `import { decide } from '@hyperdoku/engine';`)];
  expect(findIdle(files, table)).toEqual([
    'cli may use sat, and no file does',
    'cli may use commander, and no file does',
    'cli may use three, and no file does',
    'tests may use vitest, and no file does',
    'tests of cli may use tools, and no file does',
    'packages/cli/src/main.ts is the door to commander, and does not import it',
  ]);
});

test('a permission that is wider than its use is found', () => {
  const table: Table = {
    rooms: {
      cli: { rooms: ['engine', 'sat', 'tools'], late: ['fuzz'] },
      engine: {},
      sat: {},
      fuzz: {},
      tools: {},
    },
    forAllTests: {},
    forTestsOf: {},
    doors: {},
  };
  const text = `
    import { decide } from '@hyperdoku/engine';
    import type { SatProver } from '@hyperdoku/sat';
    const measure = () => import('../../../tools/measure.js');
    type Kind = import('../../../fuzz/src/kinds.js').Kind;`;
  expect(findIdle([file('packages/cli/src/main.ts', text)], table)).toEqual([
    'cli may use sat, and types would be enough',
    'cli may use tools, and late would be enough',
    'cli may use fuzz, and types would be enough',
  ]);
});

test('tests may use tools, and nothing else may', () => {
  const text = `import { campaign } from '../../../../tools/campaign.js';`;
  const files = ['hostile.test.ts', 'reader.ts'].map(name =>
    file(`packages/engine/src/format/${name}`, text),
  );
  expect(findBreaches(files)).toEqual([
    'packages/engine/src/format/reader.ts imports tools/campaign.js: room engine/format may not use room tools',
  ]);
});

test('a room that the table does not know is found', () => {
  expect(findBreaches([file('packages/unknown/src/main.ts')])).toEqual([
    'room unknown is not in the table of rooms',
  ]);
});

test('every way of importing is seen; comments, strings and templates are not', () => {
  const text = `
    import a from 'a';
    import { b,
      c } from "b";
    import type { T } from 't';
    import { type U } from 'u';
    export * from 'e';
    export { f } from 'f';
    export type { G } from 'g';
    import 'h';
    const i = () => import('i');
    let j: import('j').J;
    new Worker(new URL('./k.ts', import.meta.url), { type: 'module' });
    // import z from 'z';
    /* import y from 'y'; */
    const no = "import x from 'x'", nor = \`import('w')\`;
  `;
  const found = importsOf(file('packages/cli/src/x.ts', text)).map(({ target, kind }) => `${target} ${kind}`);
  expect(found.sort()).toEqual([
    './k.ts dynamic',
    'a static',
    'b static',
    'e static',
    'f static',
    'g type',
    'h static',
    'i dynamic',
    'j type',
    't type',
    'u static',
  ]);
});

test.each([
  ['a module that is not written down', 'void import(name);'],
  ['no program', 'import from;'],
])('%s is an error, as its imports would be missed', (_, text) => {
  expect(() => importsOf(file('packages/cli/src/x.ts', text))).toThrow('packages/cli/src/x.ts');
});

test.each([
  ['packages/engine/src/index.ts', 'engine'],
  ['packages/engine/src/solve/tree/tables.ts', 'engine/solve'],
  ['packages/cli/src/commands/solve.ts', 'cli'],
  ['packages/cli/bin/hyperdoku.js', 'cli'],
  ['packages/web/vite.config.ts', 'config'],
  ['bench/src/contenders/index.ts', 'bench'],
])('%s is in room %s', (path, room) => {
  expect(roomOf(path)).toBe(room);
});

test('a family is asked for by its name in the families alone', () => {
  const files = [
    file('packages/engine/src/shape/families/iso.ts', `if (spec.family === 'iso') draw();`),
    file('packages/engine/src/shape/families/custom.ts'),
    file('packages/engine/src/render/a.ts', `const flat = shape.spec.family !== 'iso';`),
    file('packages/engine/src/render/b.ts', `if (spec.family === 'custom') draw();`),
    file('packages/engine/src/render/c.ts', `const { family } = spec;\nif (family === 'iso') draw();`),
    file('packages/engine/src/render/c.test.ts', `if (family === 'iso') draw();`),
  ];
  const sentence = (path: string): string =>
    `${path} asks whether a family is iso: that is for packages/engine/src/shape/families to know`;
  expect(findFamilyAskers(files)).toEqual([
    sentence('packages/engine/src/render/a.ts'),
    sentence('packages/engine/src/render/c.ts'),
  ]);
});
