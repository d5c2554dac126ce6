/** The prover works in a browser's worker as it does in Node: built as an app would build it, and run in real Chromium. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FolderServer, serveFolder } from '../../../tools/browser.js';
import { hasBrowser, useBrowser } from '../../../tools/browser.testkit.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const page = `<!doctype html><title>sat</title><script type="module">
  const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  window.ask = text => new Promise(done => { worker.onmessage = ({ data }) => done(data); worker.postMessage(text); });
</script>`;
const worker = `
  import { asPuzzle, decide, expectOk, parsePuzzleText } from '@hyperdoku/engine';
  import { createSatProver } from '@hyperdoku/sat';
  const prover = createSatProver();
  onmessage = async ({ data }) => {
    const puzzle = expectOk(asPuzzle(expectOk(parsePuzzleText(data))));
    const { status, by } = await decide(puzzle, { method: 'sat', prover });
    postMessage([status, by]);
  };
`;

describe.skipIf(!hasBrowser)('in a worker of Chromium', () => {
  const held = useBrowser();
  let server: FolderServer;
  let folder: string;
  beforeAll(async () => {
    // Inside the package, so that its dependencies are found.
    folder = mkdtempSync(join(root, '.browser-test-'));
    writeFileSync(join(folder, 'index.html'), page);
    writeFileSync(join(folder, 'worker.js'), worker);
    const resolve = { conditions: ['source'] };
    await build({
      root: folder,
      logLevel: 'error',
      resolve,
      worker: { format: 'es' },
      build: { outDir: 'out' },
    });
    server = await serveFolder(join(folder, 'out'));
  });
  afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test.each([
    ['2x2:......42.41..3..', ['unique', 'sat']],
    [
      '3x3:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..7.',
      ['unique', 'sat'],
    ],
    ['3x2:1...................................', ['many', 'sat']],
  ])('%s', async (text, answer) => {
    const tab = await held.browser.newPage();
    await tab.goto(server.address);
    expect(await tab.evaluate(`window.ask(${JSON.stringify(text)})`)).toEqual(answer);
    await tab.close();
  });
});
