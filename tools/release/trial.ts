/**
 * The packed packages as a stranger gets them: an empty project, strict TypeScript, the programs of the documents, every Node that is supported,
 * Vite and esbuild for browsers, a worker with CaDiCaL, React, and the command with and without the packages that it takes on demand.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../api/packages.js';
import { hasBrowser, launchBrowser, serveFolder } from '../browser.js';
import { installNode, versions } from '../nodeVersions.mjs';
import { pagesWithPrograms, snippetsOf } from '../snippets.js';

const template = join(root, 'tools', 'release', 'stranger');
const clues = '2x2:34.......23....1';

interface Done {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

function run(folder: string, program: string, args: readonly string[]): Done {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  return { status, out: stdout ?? '', err: stderr ?? '' };
}

function must(what: string, { status, out, err }: Done): string {
  if (status !== 0) throw new Error(`${what} failed:\n${out}\n${err}`);
  console.log(`  ${what}`);
  return out;
}

const install = (folder: string, packages: readonly string[]): Done =>
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages]);

/** `fileOf` finds the packed file of a package. */
export async function tryPackages(place: string, fileOf: (name: string) => string): Promise<void> {
  const folder = join(place, 'stranger');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(template, folder, { recursive: true });
  const { typescript, react, reactTypes, vite, esbuild } = toolVersions();
  const own = ['@hyperdoku/engine', '@hyperdoku/sat', '@hyperdoku/board', 'hyperdoku'].map(fileOf);
  must(
    'packages are installed',
    install(folder, [...own, typescript, ...react, ...reactTypes, vite, esbuild]),
  );
  cpSync(join(folder, 'node_modules/@hyperdoku/board/examples/Puzzle.tsx'), join(folder, 'Puzzle.tsx'));
  const bin = (name: string): string => join(folder, 'node_modules', '.bin', name);
  const programs = copyPrograms(join(folder, 'documents'));
  must('strict TypeScript takes the types', run(folder, bin('tsc'), ['-p', '.']));
  must(
    `so does ${oldestTypeScript}`,
    run(folder, 'npx', ['--yes', '--package', oldestTypeScript, 'tsc', '-p', '.', '--noEmit']),
  );
  must(
    `${programs.length} programs of the documents are compiled`,
    run(folder, bin('tsc'), ['-p', 'tsconfig.documents.json']),
  );
  for (const program of programs) {
    const { status, err } = run(folder, process.execPath, [join('out', 'documents', `${program}.js`)]);
    if (status !== 0) throw new Error(`${program} failed:\n${err}`);
  }
  console.log('  and run');
  for (const version of versions) {
    const node = installNode(version);
    must(`Node ${version} runs what was compiled`, run(folder, node, ['out/plain.js']));
    const solved = must(
      `Node ${version} runs the command`,
      run(folder, node, [bin('hyperdoku'), 'solve', clues]),
    );
    if (solved.trim() !== '2x2:3412214312344321') throw new Error(`it printed ${solved}`);
  }
  must('esbuild bundles for browsers', run(folder, bin('esbuild'), esbuildArguments));
  cpSync(
    join(folder, 'node_modules/cadical-wasm/dist/cadical.wasm'),
    join(folder, 'out/esbuild/cadical.wasm'),
  );
  must(
    'Vite builds page, worker and component',
    run(folder, bin('vite'), ['build', '--base', './', '--config', 'vite.config.js']),
  );
  if (hasBrowser) await lookAtPages(folder);
  else console.log('  no browser here: pages were built and not opened');
  if (
    !readdirSync(join(folder, 'node_modules/hyperdoku/program')).some(name => name.startsWith('main.cjs.v'))
  )
    throw new Error('the command has not kept what was compiled of it');
  await tryOnDemand(folder, fileOf);
}

/** The first that knows typed arrays by their buffers, as our types do. */
const oldestTypeScript = 'typescript@5.7';

/** Puts the programs of all documents into a folder; returns their names. */
function copyPrograms(folder: string): string[] {
  mkdirSync(folder);
  return pagesWithPrograms()
    .flatMap(snippetsOf)
    .map(({ page, number, code }) => {
      const name = `${page.replaceAll('/', '-').replace(/\.md$/, '')}-${number}`;
      // Even one that imports nothing is a module, whose names are its own.
      writeFileSync(join(folder, `${name}.ts`), `${code}export {};\n`);
      return name;
    });
}

const esbuildArguments = [
  'pageWorker.ts',
  '--bundle',
  '--format=esm',
  '--outdir=out/esbuild',
  // Emscripten's code asks for modules of Node in Node alone.
  '--external:node:*',
];

/** The tools of strangers are those of this project. */
function toolVersions() {
  const versionOf = (name: string): string => {
    const { out } = run(root, process.execPath, ['-p', `require('${name}/package.json').version`]);
    return `${name}@${out.trim()}`;
  };
  return {
    typescript: versionOf('typescript'),
    react: ['react', 'react-dom'].map(versionOf),
    reactTypes: ['@types/react', '@types/react-dom'].map(versionOf),
    vite: versionOf('vite'),
    esbuild: versionOf('esbuild'),
  };
}

async function lookAtPages(folder: string): Promise<void> {
  const server = await serveFolder(folder);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    for (const [bundler, path] of [
      ['esbuild', 'bundled.html'],
      ['Vite', 'dist/page.html'],
    ]) {
      await page.goto(`${server.address}${path}`);
      await page.waitForFunction(() => (globalThis as { answer?: unknown }).answer !== undefined);
      const answer = await page.evaluate(() => (globalThis as { answer?: unknown }).answer);
      if (answer !== 'unique') throw new Error(`The worker by ${bundler} said ${JSON.stringify(answer)}`);
      console.log(`  a worker by ${bundler} proves a puzzle with CaDiCaL in Chromium`);
    }
    await page.locator('hyperdoku-board [data-cell="2"]').click();
    await page.keyboard.press('1');
    await page.getByText('r1c3 is 1, 10 to go').waitFor();
    console.log('  the React example is played');
    await page.goto(`${server.address}node_modules/@hyperdoku/board/examples/plain.html`);
    await page.locator('hyperdoku-board [data-cell="2"]').click();
    await page.keyboard.press('1');
    await page.getByText('r1c3 is 1, 10 to go').waitFor();
    console.log('  the plain example is played');
  } finally {
    await browser.close();
    await server.close();
  }
}

/** What is missing is asked for by name; what is there is used. */
async function tryOnDemand(folder: string, fileOf: (name: string) => string): Promise<void> {
  const command = join(folder, 'node_modules', '.bin', 'hyperdoku');
  const calls: Readonly<Record<string, readonly string[]>> = {
    '@hyperdoku/print': ['picture', clues, '--output', 'out/puzzle.png'],
    '@hyperdoku/library': ['library', 'stats', 'out/none.db'],
    '@hyperdoku/server': ['serve', '--port', '0'],
    '@hyperdoku/farm': ['farm', 'status', '--queue', 'redis://127.0.0.1:1/0'],
  };
  for (const [name, args] of Object.entries(calls)) {
    const { status, err } = run(folder, command, args);
    if (status === 0 || !err.includes(`npm install ${name}`))
      throw new Error(`hyperdoku ${args.join(' ')} without ${name}: ${status} ${err}`);
  }
  console.log('  the command says how to install what is missing');
  must('packages on demand are installed', install(folder, Object.keys(calls).map(fileOf)));
  must('the command draws with them', run(folder, command, calls['@hyperdoku/print'] ?? []));
  must(
    'and makes puzzles on two cores',
    run(folder, command, ['generate', '2x2', '-n', '20', '--jobs', '2']),
  );
  await serveApp(folder, command);
}

/** The server brings the app along. */
async function serveApp(folder: string, command: string): Promise<void> {
  const server = spawn(command, ['serve', '--port', '0'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    let address: string | undefined;
    for await (const line of createInterface(server.stdout)) {
      address = /http:\/\/127\.0\.0\.1:\d+\//.exec(line)?.[0];
      if (address) break;
    }
    const answers = await Promise.all(
      ['', 'element/hyperdoku-board.js', 'api/v1/count?shape=2x2'].map(path => fetch(`${address}${path}`)),
    );
    if (!answers.every(({ ok }) => ok))
      throw new Error(`the server answers ${answers.map(({ status }) => status)}`);
    console.log('  the server answers, and has the app with it');
  } finally {
    server.kill();
  }
}
