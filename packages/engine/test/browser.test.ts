/** The engine gives the same answers in a browser as in Node: the built modules, as they are, in real Chromium. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalog } from '../src/index.js';

const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';
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

describe.skipIf(!existsSync(executablePath))('in Chromium', () => {
  let browser: Browser;
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = join(dist, new URL(request.url ?? '', 'http://localhost').pathname);
      const found = path.startsWith(dist) && path.endsWith('.js') && existsSync(path);
      response.setHeader('content-type', found ? 'text/javascript' : 'text/html');
      response.end(found ? readFileSync(path) : '<!doctype html><title>engine</title>');
    });
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    const args = [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ];
    browser = await chromium.launch({ executablePath, args });
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test('every shape of the catalog: the same seed, the same puzzle and the same link', async () => {
    const specs = catalog.map(entry => entry.spec).filter(spec => spec !== '2x2x2x2');
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const page = await browser.newPage();
    await page.goto(address);
    await page.addScriptTag({
      type: 'module',
      content: `import * as engine from '/index.js'; window.engine = engine;`,
    });
    await page.waitForFunction('window.engine');
    const inBrowser = await page.evaluate(`(${describeEngine})(window.engine, ${JSON.stringify(specs)})`);
    expect(inBrowser).toEqual(describeEngine(await import('../src/index.js'), specs));
  });
});
