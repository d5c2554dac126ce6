/**
 * Puts the command and all it needs into few files: a start reads one file and what the command in hand adds, instead of four hundred.
 * The command takes them unless what they were made of is newer, so a build without this step never runs old code.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const folder = join(root, 'packages', 'cli');
const program = join(folder, 'program');

const late = [
  '@hyperdoku/print',
  '@hyperdoku/print/node',
  '@hyperdoku/library',
  '@hyperdoku/farm',
  '@hyperdoku/server',
  'piscina',
];

const { build } = await import('vite');
await build({
  configFile: false,
  root: folder,
  publicDir: false,
  logLevel: 'warn',
  // What a command fetches when it is wanted stays where it is: it may not be installed, and has native parts.
  ssr: { noExternal: true, external: late },
  build: {
    ssr: 'dist/main.js',
    outDir: program,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Without comments and spaces there is less to read; names stay, for those who report what went wrong.
        minify: { compress: false, mangle: false, codegen: true },
      },
    },
  },
});
// Its WebAssembly is looked for beside the code.
const solver = join(root, 'node_modules', 'cadical-wasm', 'dist', 'cadical.wasm');
copyFileSync(solver, join(program, 'cadical.wasm'));

// What cannot solve a puzzle is not to be taken for the command: a build of which a piece is missing fails here.
const clues = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const command = ['solve', '--prover', 'sat', clues];
const { status, stdout } = spawnSync(process.execPath, [join(folder, 'bin', 'hyperdoku.js'), ...command]);
if (status !== 0 || !/^3x3:81275/.test(String(stdout)))
  throw new Error('The command in few files does not work.');
