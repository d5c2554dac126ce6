/**
 * Puts the command and all it needs into one file: a start reads it instead of four hundred modules, and the first one keeps what the JavaScript
 * engine has compiled of it. The command takes them unless what they were made of is newer, so a build without this step never runs old code.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
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
    ssr: 'dist/program.js',
    outDir: program,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      output: {
        format: 'cjs',
        entryFileNames: 'main.cjs',
        codeSplitting: false,
        // Without comments and spaces there is less to read; names stay, for those who report what went wrong.
        minify: { compress: false, mangle: false, codegen: true },
      },
    },
  },
});
// Its WebAssembly is looked for beside the code.
copyFileSync(
  join(root, 'node_modules', 'cadical-wasm', 'dist', 'cadical.wasm'),
  join(program, 'cadical.wasm'),
);

// A script that was not loaded as a module cannot import; what loads it does that for it. It is read fastest if it has no letter but those of ASCII.
const main = join(program, 'main.cjs');
const escaped = unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
const text = readFileSync(main, 'utf8').replaceAll('import(`', '__import(`');
writeFileSync(main, text.replace(/[\u0080-\uffff]/g, escaped));

// The first start keeps what is compiled after a plain task, and no more.
const start = join(folder, 'bin', 'hyperdoku.js');
spawnSync(process.execPath, [start, '--version'], { stdio: 'ignore' });

// What cannot solve a puzzle is not to be taken for the command: a build of which a piece is missing fails here.
const clues = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const command = ['solve', '--prover', 'sat', clues];
const { status, stdout } = spawnSync(process.execPath, [start, ...command]);
if (status !== 0 || !/^3x3:81275/.test(String(stdout)))
  throw new Error('The command in few files does not work.');
