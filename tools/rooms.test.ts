import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findBreaches, findIdle, type Table } from './rooms/breaches.js';
import { importsOf, readSources, roomOf } from './rooms/sources.js';

const file = (path: string, text = '') => ({ path, text });

test('packages, their tests, bench, fuzz and tools are all read', () => {
  const files = readSources(dirname(dirname(fileURLToPath(import.meta.url))));
  expect(new Set(files.map(({ path }) => path.split('/')[0]))).toEqual(
    new Set(['packages', 'bench', 'fuzz', 'tools']),
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
    file('packages/sat/src/a.ts', `import { loadCadical } from 'cadical-wasm';`),
    file('packages/sat/src/b.ts', `import type { CadicalModule } from 'cadical-wasm';`),
    file('packages/sat/src/c.ts', `const load = () => import('cadical-wasm');`),
  ];
  expect(findBreaches(files)).toEqual([
    'packages/sat/src/a.ts imports cadical-wasm at once: room sat may use package cadical-wasm only when it is wanted',
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

test('a permission that nobody uses is found', () => {
  const table: Table = {
    rooms: {
      cli: { rooms: ['engine', 'sat'], packages: ['commander'], late: ['three'] },
      engine: {},
      sat: {},
    },
    forAllTests: { packages: ['vitest'] },
    forTestsOf: { cli: { rooms: ['tools'] } },
  };
  const files = [file('packages/cli/src/main.ts', `import { decide } from '@hyperdoku/engine';`)];
  expect(findIdle(files, table)).toEqual([
    'cli may use sat, and no file does',
    'cli may use commander, and no file does',
    'cli may use three, and no file does',
    'tests may use vitest, and no file does',
    'tests of cli may use tools, and no file does',
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
  expect(findBreaches([file('packages/server/src/main.ts')])).toEqual([
    'room server is not in the table of rooms',
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
    // import z from 'z';
    /* import y from 'y'; */
    const no = "import x from 'x'", nor = \`import('w')\`;
  `;
  const found = importsOf(file('packages/cli/src/x.ts', text)).map(({ target, kind }) => `${target} ${kind}`);
  expect(found.sort()).toEqual([
    'a static',
    'b static',
    'e static',
    'f static',
    'g type',
    'h static',
    'i dynamic',
    't type',
    'u type',
  ]);
  expect(roomOf('packages/engine/src/index.ts')).toBe('engine');
});
