/** The engine gives the same answers in a browser as in Node: the built modules, as they are, in real Chromium. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FolderServer, serveFolder } from '../../../tools/browser.js';
import { hasBrowser, useBrowser } from '../../../tools/browser.testkit.js';
import { catalog } from '../src/index.js';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

type Engine = typeof import('../src/index.js');

/** Depends on its arguments alone, so that its source can be sent to the page. */
function describeEngine(engine: Engine, specs: readonly string[]): string[] {
  return specs.map(spec => {
    const shape = engine.expectOk(engine.parseShape(spec));
    const random = engine.createRandom(`seed of ${spec}`);
    const full = engine.expectOk(engine.createGrid(shape, engine.instantGrid(shape) ?? []));
    const solution = engine.movePuzzle(
      engine.expectOk(engine.asSolution(full)),
      engine.randomSymmetry(shape, random),
    );
    const clues = solution.symbols.slice().map(symbol => (random.below(3) === 0 ? symbol : 0));
    const grid = engine.expectOk(engine.createGrid(shape, clues));
    const back = engine.expectOk(engine.parseLink(engine.makeLink(grid)));
    return `${engine.makeLink(grid)} ${engine.makePuzzleText(back)}`;
  });
}

describe.skipIf(!hasBrowser)('in Chromium', () => {
  const held = useBrowser();
  let server: FolderServer;
  beforeAll(async () => {
    server = await serveFolder(dist);
  });
  afterAll(() => server?.close());

  test('every shape of the catalog: the same seed, the same puzzle and the same link', async () => {
    const specs = catalog.filter(spec => spec !== '2x2x2x2');
    const page = await held.browser.newPage();
    // Any page of the server will do, even the one that says there is none.
    await page.goto(`${server.address}index.js`);
    const inBrowser = await page.evaluate(
      `import('/index.js').then(engine => (${describeEngine})(engine, ${JSON.stringify(specs)}))`,
    );
    expect(inBrowser).toEqual(describeEngine(await import('../src/index.js'), specs));
  });
});
