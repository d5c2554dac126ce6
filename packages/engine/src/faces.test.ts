/** What other programs can import, and what that costs them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const folder = new URL('..', import.meta.url);
const { exports } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
  exports: Record<string, unknown>;
};
const rooms = readdirSync(new URL('src', folder), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name);

test('every room has a face, which can be imported by its name', () => {
  for (const room of rooms) {
    expect(existsSync(new URL(`src/${room}/index.ts`, folder)), room).toBe(true);
    expect(exports[`./${room}`]).toEqual({
      source: `./src/${room}/index.ts`,
      types: `./dist/${room}/index.d.ts`,
      default: `./dist/${room}/index.js`,
    });
  }
});

/** A program as it is bundled for a browser, with the engine's own code in it. */
async function bundle(program: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    conditions: ['source'],
    legalComments: 'none',
  });
  return outputFiles[0].contents;
}

test('a program that only decides is small, and as small when it takes the whole engine', async () => {
  const byRoom = await bundle(`export { decide } from '@hyperdoku/engine/solve'`);
  const byWhole = await bundle(`export { decide } from '@hyperdoku/engine'`);
  expect(gzipSync(byRoom).length).toBeLessThan(25_000);
  // Compressed they differ by chance, as their parts stand in another order.
  expect(byWhole.length - byRoom.length).toBeLessThan(100);
});
