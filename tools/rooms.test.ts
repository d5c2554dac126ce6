import { expect, test } from 'vitest';
import { findBreaches, importsOf, roomOf } from './rooms.js';

test('a forbidden import names the two files', () => {
  const files = [
    { path: 'packages/engine/src/shape/cell.ts', text: `import { grid } from '../board/grid.js';` },
    { path: 'packages/engine/src/board/grid.ts', text: '' },
  ];
  expect(findBreaches(files)).toEqual([
    'packages/engine/src/shape/cell.ts imports packages/engine/src/board/grid.ts: room engine/shape may not use room engine/board',
  ]);
});

test('a ring of imports names the two files that close it', () => {
  const files = [
    { path: 'packages/engine/src/shape/a.ts', text: `import type { B } from './b.js';` },
    { path: 'packages/engine/src/shape/b.ts', text: `export * from './a.js';` },
  ];
  expect(findBreaches(files)).toEqual([
    'packages/engine/src/shape/b.ts imports packages/engine/src/shape/a.ts, which leads back to it',
  ]);
});

test('other packages may use only the public face of the engine', () => {
  const files = [
    {
      path: 'packages/cli/src/main.ts',
      text: `import x from '../../engine/src/shape/shape.js';\nimport y from '@hyperdoku/engine';`,
    },
    { path: 'packages/engine/src/shape/shape.ts', text: '' },
    { path: 'packages/engine/src/base/x.ts', text: `import { main } from 'hyperdoku';` },
  ];
  expect(findBreaches(files)).toEqual([
    'packages/cli/src/main.ts imports packages/engine/src/shape/shape.ts: room cli may not use room engine/shape',
    'packages/engine/src/base/x.ts imports hyperdoku: room engine/base may not use room cli',
  ]);
});

test('tests may use tools, and nothing else may', () => {
  const text = `import { campaign } from '../../../../tools/campaign.js';`;
  const files = ['hostile.test.ts', 'reader.ts'].map(name => ({
    path: `packages/engine/src/format/${name}`,
    text,
  }));
  expect(findBreaches(files)).toEqual([
    'packages/engine/src/format/reader.ts imports tools/campaign.js: room engine/format may not use room tools',
  ]);
});

test('every way of importing is seen, and comments are not', () => {
  const text = `
    import a from 'a';
    import { b,
      c } from "b";
    import type { T } from 't';
    export * from 'e';
    export { f } from 'f';
    import 'g';
    const h = () => import('h');
    // import z from 'z';
    /* import y from 'y'; */
  `;
  expect(importsOf(text).sort()).toEqual(['a', 'b', 'e', 'f', 'g', 'h', 't']);
  expect(roomOf('packages/engine/src/index.ts')).toBe('engine');
});
