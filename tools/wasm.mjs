/**
 * `npm run wasm`: compiles the WebAssembly kernels and writes them as TypeScript modules, so that they load in Node,
 * browsers and workers without a file to fetch. The written module names the hash of its source; a test compares it.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';

const compiler = 'assemblyscript@0.28.20';
const source = join(root, 'packages/engine/wasm/band.ts');
const target = join(root, 'packages/engine/src/solve/band/bandWasm.ts');

const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-wasm-'));
const binary = join(folder, 'band.wasm');
const flags = [
  '--runtime',
  'stub',
  '-O3',
  '--converge',
  '--noAssert',
  '--enable',
  'simd',
  '--disable',
  'mutable-globals',
];
const memory = ['--initialMemory', '1', '--maximumMemory', '1'];
const { status } = spawnSync(
  'npm',
  ['exec', '--yes', `--package=${compiler}`, '--', 'asc', source, '--outFile', binary, ...flags, ...memory],
  { stdio: 'inherit', cwd: folder },
);
if (status !== 0) process.exit(status ?? 1);
const bytes = readFileSync(binary);
const hash = createHash('sha256').update(readFileSync(source)).digest('hex');
writeFileSync(
  target,
  `/** Written by \`npm run wasm\` from wasm/band.ts: ${bytes.length} bytes of WebAssembly in base64. */
export const bandSource = '${hash}';
export const bandWasm =
  '${bytes.toString('base64')}';
`,
);
rmSync(folder, { recursive: true });
console.log(`${target}: ${bytes.length} bytes`);
