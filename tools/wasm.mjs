/**
 * `npm run wasm`: compiles the WebAssembly kernels and writes them as TypeScript modules, so that they load in Node,
 * browsers and workers without a file to fetch. The written module names the hash of its source; a test compares it.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';
import { hashOf } from './wasmHash.mjs';

const compiler = 'assemblyscript@0.28.20';
const flags = ['--runtime', 'stub', '-O3', '--converge', '--noAssert', '--disable', 'mutable-globals'];
const kernels = [
  {
    name: 'band',
    source: 'band.ts',
    own: ['--enable', 'simd', '--initialMemory', '1', '--maximumMemory', '1'],
  },
  { name: 'learn', source: 'learn/index.ts', own: ['--initialMemory', '1'] },
];

const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-wasm-'));
for (const { name, source, own } of kernels) {
  const binary = join(folder, `${name}.wasm`);
  const { status } = spawnSync(
    'npm',
    [
      ...['exec', '--yes', `--package=${compiler}`, '--', 'asc'],
      ...[join(root, 'packages/engine/wasm', source), '--outFile', binary, ...flags, ...own],
    ],
    { stdio: 'inherit', cwd: folder },
  );
  if (status !== 0) process.exit(status ?? 1);
  const bytes = readFileSync(binary);
  const target = join(root, `packages/engine/src/solve/${name}/${name}Wasm.ts`);
  writeFileSync(
    target,
    `/** Written by \`npm run wasm\` from wasm/${source}: ${bytes.length} bytes of WebAssembly in hexadecimal digits. */
export const ${name}Source = '${hashOf(source)}';
export const ${name}Wasm =
  '${bytes.toString('hex')}';
`,
  );
  console.log(`${target}: ${bytes.length} bytes`);
}
rmSync(folder, { recursive: true });
