/**
 * The policy of pages holds: nothing that is slipped into a page runs. That all screens keep to it is seen by the other tests,
 * since the browser complains of every breach on the console.
 */
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser, useApp } from './app.testkit.js';
import { choose, cube, press, puzzleOf, soon } from './play.testkit.js';
import { beginScenes } from './scenes.testkit.js';
import { openSpace, smallDesk } from './space.testkit.js';
import { openLink } from './store.testkit.js';

/** Everything that the policy refuses on pages of a context from now on. */
async function watchRefusals(context: BrowserContext): Promise<string[]> {
  const refused: string[] = [];
  await context.exposeFunction('noteRefusal', (what: string) => void refused.push(what));
  await context.addInitScript(() => {
    const { noteRefusal } = globalThis as unknown as { noteRefusal(what: string): void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      noteRefusal(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return refused;
}

/** Who says the policy: the server alone, or the page alone, as on a server that knows nothing of it. */
const sayers: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
  'the server': context =>
    context.route(/\/(element\.html)?$/, async route => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
      expect(body).not.toContain('Content-Security-Policy');
      await route.fulfill({ response: answer, body });
    }),
  'the page': context =>
    context.route(/\/(element\.html)?$/, async route => {
      const answer = await route.fetch();
      const { 'content-security-policy': said, ...headers } = answer.headers();
      expect(said).toContain('script-src');
      await route.fulfill({ response: answer, headers });
    }),
};

/** What a stranger could slip into a page, each to set a name of its own on the window. */
const slipIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What the browser's own tools begin may do anything; so this begins anew.
    await new Promise(done => setTimeout(done));
    const ran: string[] = [];
    Object.assign(globalThis, { ran });
    try {
      new Function('ran.push("function")')();
    } catch {
      // As it should be.
    }
    const add = (html: string): void => {
      const holder = document.createElement('div');
      holder.innerHTML = html;
      document.body.append(holder);
    };
    const script = document.createElement('script');
    script.textContent = 'ran.push("script")';
    document.body.append(script);
    const data = document.createElement('script');
    data.src = 'data:text/javascript,ran.push("data")';
    document.body.append(data);
    add('<img src="nowhere.png" onerror="ran.push(\'handler\')">');
    add('<iframe srcdoc="<script>parent.ran.push(\'frame\')</script>"></iframe>');
    add('<iframe src="https://example.org/"></iframe><object data="icon.svg"></object>');
    add('<a id="slipped" href="javascript:ran.push(\'address\')">x</a>');
    document.getElementById('slipped')?.click();
    add('<style>body { --slipped: 1; }</style>');
    if (getComputedStyle(document.body).getPropertyValue('--slipped')) ran.push('style');
    setTimeout('ran.push("timer")');
    const base = document.createElement('base');
    base.href = 'https://example.org/';
    document.head.append(base);
    if (document.baseURI.startsWith('https://example.org')) ran.push('base');
    await fetch('https://example.org/').then(
      () => ran.push('fetch'),
      () => {},
    );
    await new Promise(done => setTimeout(done, 100));
    return ran;
  });

describe.skipIf(!hasBrowser)('the policy of pages', () => {
  const app = useApp();

  test('is kept in space, by downloads and by what works offline', async () => {
    const page = await beginScenes(app, { ...smallDesk, serviceWorkers: 'allow' });
    const refused = await watchRefusals(page.context());
    await page.reload();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // From now on the service worker answers, with the headers that it keeps.
    await page.reload();
    await soon(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await openLink(page, cube);
    await openSpace(page, 'large');
    await choose(page, 'Share this puzzle');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    expect((await saving).suggestedFilename()).toMatch(/^hyperdoku-/);
    await press(page, 'Escape');
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').length;
    });
    expect(fonts).toBeGreaterThan(0);
    expect(refused).toEqual([]);
  });

  test('lets WebAssembly run, on the page and in workers', async () => {
    const page = await app.play(puzzleOf('3x3'));
    await press(page, 'h');
    await page.getByText('Hint 1 of 3').waitFor();
    const compile = async (): Promise<string> => {
      await new Promise(done => setTimeout(done));
      return String(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)));
    };
    const [worker] = page.workers();
    const module = '[object WebAssembly.Module]';
    expect([await page.evaluate(compile), await worker.evaluate(compile)]).toEqual([module, module]);
  });

  test('is kept by the element’s example page', async () => {
    const context = await app.newContext();
    const refused = await watchRefusals(context);
    const page = await app.open(context, 'element.html');
    await page.locator('#cube canvas').waitFor();
    await page.locator('#square [data-cell="2"]').click();
    await press(page, '4');
    await page.getByRole('button', { name: 'Check' }).click();
    await soon(() => page.locator('#log').textContent()).toContain('check() []');
    expect(refused).toEqual([]);
  });

  describe.each(Object.keys(sayers))('as %s says it', sayer => {
    test.each(['', 'element.html'])('refuses whatever is slipped into /%s', async path => {
      app.forgive(/Content Security Policy|Refused to|404/);
      const context = await app.newContext();
      await sayers[sayer](context);
      const refused = await watchRefusals(context);
      const page = await app.open(context, path);
      expect(await slipIn(page)).toEqual([]);
      await soon(async () => new Set(refused.map(refusal => refusal.split(' ')[0]))).toEqual(
        new Set([
          ...['script-src-elem', 'script-src-attr', 'script-src', 'style-src-elem', 'frame-src'],
          ...['object-src', 'base-uri', 'connect-src'],
        ]),
      );
    });
  });

  test('lets nobody show the app in a frame', async () => {
    app.forgive(/frame/);
    const context = await app.newContext();
    const body = `<!doctype html><title>Other</title><iframe src="${app.address}"></iframe>`;
    await context.route('http://other.example/', route => route.fulfill({ contentType: 'text/html', body }));
    const page = await app.newPage(context);
    await page.goto('http://other.example/');
    await soon(async () => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  });

  test('paints no light page for those who chose a dark one, before any of the app has come', async () => {
    const context = await app.newContext({ colorScheme: 'dark' });
    let letCome = (): void => {};
    const held = new Promise<void>(done => {
      letCome = done;
    });
    await context.route('**/assets/*.js', async route => {
      await held;
      await route.continue();
    });
    const page = await app.newPage(context);
    await page.goto(app.address, { waitUntil: 'commit' });
    const ground = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await soon(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
    const early = await ground();
    letCome();
    await page.getByRole('heading', { name: 'New game' }).first().waitFor();
    expect([early, await page.locator('html').getAttribute('data-theme')]).toEqual([await ground(), 'dark']);
  });
});

test('`npm start` sends the rules with everything', async () => {
  const { preview } = await import('vite');
  const { pageHeaders } = await import('../../server/src/http/pageRules.js');
  const server = await preview({
    root: fileURLToPath(new URL('..', import.meta.url)),
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 0 },
  });
  try {
    const address = server.resolvedUrls?.local[0] ?? '';
    for (const path of ['', 'element.html', 'sw.js', 'theme.js', 'element/hyperdoku-board.js']) {
      const answer = await fetch(address + path);
      expect([path, answer.status]).toEqual([path, 200]);
      for (const [name, value] of Object.entries(pageHeaders()))
        expect([path, answer.headers.get(name)]).toEqual([path, value]);
    }
  } finally {
    await server.close();
  }
});
