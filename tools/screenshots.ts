/**
 * `npm run screenshots`: pictures of every screen, in light and dark, as a desk, a tablet and a phone show it, in the folder screenshots/,
 * named `<screen>-<theme>-<size>.png`; of a page that scrolls the whole. Names of screens, themes and sizes as arguments make only those.
 */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  asPuzzle,
  blank,
  catalog,
  decide,
  expectOk,
  type Grid,
  generatePuzzle,
  makeLink,
  type Order,
  parsePuzzleText,
  parseShape,
} from '@hyperdoku/engine';
import type { Browser, Page } from 'playwright-core';
import { builtApp, launchBrowser, serveFolder } from './browser.js';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'screenshots');
const themes = ['light', 'dark'] as const;
const sizes = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  'phone-sideways': { width: 844, height: 390 },
} as const;
type Size = keyof typeof sizes;

interface Desk {
  readonly page: Page;
  /** Opens an address of the app. */
  go(hash: string): Promise<void>;
  /** Opens a puzzle and waits for its boards. */
  play(grid: Grid): Promise<void>;
}

type Scene = (desk: Desk) => Promise<unknown>;

const make = async (spec: string, order: Order): Promise<Grid> =>
  expectOk(await generatePuzzle(expectOk(parseShape(spec)), 'screenshots', order)).puzzle;

const square = expectOk(
  parsePuzzleText('3x3:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'),
);
const smallCube = expectOk(
  parsePuzzleText('4^3:..4.4..............2...42.......4......3....341...3..4.....1..4.'),
);
const cube = await make('9^3', { clues: 260 });
const hyperCube = await make('9^4', { clues: 2600 });
const iso = await make('iso:4', { level: 'easy' });
const faces = await make('faces:4', { level: 'easy' });
const greatCube = await make('16^3', { clues: 1600 });
const roxTesseract = await make('plane:3^4', { level: 'easy' });
const hugeTesseract = await make('4x3x2x1', { clues: 250_000 });
const killer = await make('3x3', { with: [{ kind: 'killer' }] });
const killerCube = await make('4^3', { with: [{ kind: 'killer' }], level: 'easy' });
const mistaken = await make('3x3', { level: 'easy' });
const chained = await make('3x3', { technique: 'x-chain' });

/** Fills this many cells rightly, by keyboard. */
async function enterSome(page: Page, grid: Grid, count: number): Promise<void> {
  const verdict = await decide(expectOk(asPuzzle(grid)));
  if (verdict.status !== 'unique') throw new Error('a puzzle for pictures should have one solution');
  const board = page.locator('.board.focus');
  const cells = await board
    .locator('[data-cell]:not(.clue)')
    .evaluateAll(all => all.map(cell => Number(cell.getAttribute('data-cell'))));
  for (const cell of cells.filter(each => grid.symbols[each] === blank).slice(0, count)) {
    await board.locator(`[data-cell="${cell}"]`).click();
    await page.keyboard.press(String(verdict.solution.symbols[cell]));
  }
}

const chooseInMenu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: item }).click();
};

/** Once all boards of a game stand. */
async function drawn(page: Page): Promise<void> {
  await page.locator('.board.focus .cell[tabindex="0"]').waitFor();
  while ((await page.locator('[aria-busy]').count()) > 0) await page.waitForTimeout(50);
}

/** Asks for a hint, as strong as it gets. */
async function askWholly(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint' }).click();
  const more = page.getByRole('button', { name: 'Tell me more' });
  await more.click();
  await more.click();
  await more.waitFor({ state: 'detached' });
}

/** Enters something wrong into the first open cells, unless that was done before. */
async function enterWrongly(page: Page, grid: Grid, count: number): Promise<void> {
  const verdict = await decide(expectOk(asPuzzle(grid)));
  if (verdict.status !== 'unique') throw new Error('a puzzle for pictures should have one solution');
  const open = Array.from(grid.symbols).flatMap((symbol, cell) => (symbol === blank ? [cell] : []));
  for (const cell of open.slice(0, count)) {
    const there = page.locator(`.board.focus [data-cell="${cell}"]`);
    if ((await there.locator('.symbol').count()) > 0) continue;
    await there.click();
    await page.keyboard.press(String((verdict.solution.symbols[cell] % grid.shape.symbols) + 1));
  }
}

/** Opens the view in space, large, with a cell in the middle selected. */
async function openSpace(page: Page): Promise<void> {
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown'])
    await page.keyboard.press(key);
  for (let i = 0; i < 3; i++) await page.keyboard.press('PageDown');
  while ((await page.locator('.play').getAttribute('data-space')) !== 'large') await page.keyboard.press('t');
  await page.locator('.space-canvas canvas[data-calls]').waitFor();
  await page.keyboard.press('Shift+R');
  // Without a graphics card the last frame takes a while.
  await page.waitForTimeout(1500);
}

/** In this order, so that the library and the start have games to show. */
const scenes: Readonly<Record<string, Scene>> = {
  welcome: ({ go }) => go('#/'),
  'library-empty': ({ go }) => go('#/library'),
  'play-iso': async ({ play }) => play(iso),
  'play-faces': async ({ play }) => play(faces),
  'play-4d': async ({ play }) => play(hyperCube),
  finish: async ({ page, play }) => {
    await play(smallCube);
    const solution = await decide(expectOk(asPuzzle(smallCube)));
    if (solution.status !== 'unique') return;
    for (const [cell, symbol] of Array.from(solution.solution.symbols).entries()) {
      if (smallCube.symbols[cell] !== blank) continue;
      const layer = Math.floor(cell / 16);
      await page.locator('.layer-name').nth(layer).click();
      await page.locator(`.board.focus [data-cell="${cell}"]`).click();
      await page.keyboard.press(String(symbol));
    }
    await page.getByRole('dialog', { name: 'Solved!' }).waitFor();
  },
  'play-square': async ({ page, play }) => {
    await play(square);
    await enterSome(page, square, 12);
    await page.keyboard.press('n');
  },
  'play-cube': async ({ page, play }) => {
    await play(cube);
    await enterSome(page, cube, 14);
    await page.locator('.board.focus [data-cell="40"]').click();
  },
  'space-cube': async ({ page, play }) => {
    await play(cube);
    await openSpace(page);
  },
  'space-4d': async ({ page, play }) => {
    await play(hyperCube);
    await openSpace(page);
  },
  'space-iso': async ({ page, play }) => {
    await play(iso);
    await openSpace(page);
  },
  'space-side': async ({ page, play }) => {
    await play(cube);
    await page.getByRole('button', { name: 'See it in space' }).click();
    await page.locator('.space-canvas canvas[data-calls]').waitFor();
    await page.waitForTimeout(1500);
  },
  'play-hint': async ({ page, play }) => {
    await play(cube);
    await askWholly(page);
  },
  'hint-square': async ({ page, play }) => {
    await play(square);
    await askWholly(page);
  },
  'hint-killer': async ({ page, play }) => {
    await play(killer);
    await askWholly(page);
  },
  'hint-wrong': async ({ page, play }) => {
    await play(mistaken);
    await enterWrongly(page, mistaken, 2);
    await page.getByRole('button', { name: 'Hint' }).click();
  },
  'path-wrong': async ({ page, play }) => {
    await play(mistaken);
    await enterWrongly(page, mistaken, 2);
    await chooseInMenu(page, 'Show the whole path');
  },
  'play-path': async ({ page, play }) => {
    await play(cube);
    await chooseInMenu(page, 'Show the whole path');
    await page.locator('.step-list li:nth-child(12)').waitFor();
    for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'One step on' }).click();
  },
  'play-search': async ({ page, play }) => {
    await play(cube);
    await chooseInMenu(page, 'Watch it being solved');
    await page.locator('.board.focus .symbol').nth(60).waitFor();
    await page.getByRole('button', { name: 'Pause', exact: true }).last().click();
  },
  'play-small-cube': ({ play }) => play(smallCube),
  'play-great': ({ play }) => play(greatCube),
  'play-huge': async ({ page, go }) => {
    await go(makeLink(hugeTesseract));
    const open = page.getByRole('button', { name: 'Open anyway' });
    await open.waitFor({ timeout: 3000 }).then(
      () => open.click(),
      () => undefined,
    );
    await drawn(page);
  },
  'ask-large': ({ go }) => go('#/set/latin:48%5E3'),
  'play-killer-cube': ({ play }) => play(killerCube),
  'play-notes': async ({ page, play }) => {
    await play(square);
    await page.getByRole('button', { name: 'Fill notes' }).first().click();
  },
  'play-rox': ({ play }) => play(roxTesseract),
  'play-killer': ({ play }) => play(killer),
  'play-chain': async ({ page, play }) => {
    await play(chained);
    await chooseInMenu(page, 'Show the whole path');
    const next = page.getByRole('button', { name: 'One step on' });
    await page.locator('.step-list li:nth-child(3)').waitFor();
    while ((await page.locator('.links .weakLink').count()) === 0) await next.click();
  },
  'play-pause': async ({ page, play }) => {
    await play(cube);
    await page.keyboard.press('p');
  },
  technique: async ({ page, play }) => {
    await play(square);
    await askWholly(page);
    await page.getByRole('button', { name: 'What is this?' }).click();
    await page.locator('dialog svg.step-picture').waitFor();
  },
  picture: async ({ page, play }) => {
    await play(cube);
    await chooseInMenu(page, 'Picture and print');
    await page.locator('.picture-shown svg').waitFor();
  },
  carry: async ({ page, play }) => {
    await play(square);
    await chooseInMenu(page, 'Go on at another device');
    await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  },
  tour: async ({ page, go }) => {
    await go('#/tour/cube');
    await page.getByRole('heading', { name: 'Ten guided moves' }).waitFor();
  },
  book: ({ go }) => go('#/book'),
  menu: async ({ page, play }) => {
    await play(cube);
    await page.getByRole('button', { name: 'Menu' }).click();
  },
  rules: async ({ page, play }) => {
    await play(cube);
    await chooseInMenu(page, 'How this shape works');
  },
  share: async ({ page, play }) => {
    await play(square);
    await chooseInMenu(page, 'Share this puzzle');
  },
  home: async ({ page, go }) => {
    await go('#/');
    await page.locator('.continue-card').first().waitFor();
  },
  new: ({ go }) => go('#/new/9%5E3'),
  'new-square': ({ go }) => go('#/new/3x3'),
  'new-own': ({ go }) => go('#/new/latin:5%5E3'),
  library: async ({ page, go }) => {
    await go('#/library');
    await page.getByRole('link', { name: 'Cube' }).first().waitFor();
  },
  settings: ({ go }) => go('#/settings'),
  import: ({ go }) => go('#/import'),
  'import-found': async ({ page, go }) => {
    await go('#/import');
    const texts = ['3x3:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'];
    await page
      .getByLabel('Puzzles as text')
      .last()
      .fill(`${texts.join('\n')}\nnot a puzzle\n${'1'.repeat(81)}`);
    await page.getByText('found').waitFor();
  },
  set: ({ go }) => go('#/set'),
  'set-board': async ({ page, go }) => {
    await go('#/set/4%5E3');
    await page.locator('.board.focus .cell[tabindex="0"]').waitFor();
    await page.keyboard.press('1');
    await page.locator('.proof[data-known="many"]').waitFor();
  },
  keys: ({ go }) => go('#/keys'),
  link: ({ go }) => go('#p=3x3~nonsense'),
  lost: ({ go }) => go('#/nowhere'),
};

/** Those of the names that arguments ask for, or all where they ask for none of them. */
function chosen<T extends string>(names: readonly T[]): readonly T[] {
  const wanted = names.filter(name => process.argv.slice(2).includes(name));
  return wanted.length > 0 ? wanted : names;
}

/** A first visit with nothing stored, in which all shapes count as explained. */
async function take(browser: Browser, address: string, theme: 'light' | 'dark', size: Size): Promise<void> {
  const isPhone = size.startsWith('phone');
  const context = await browser.newContext({
    viewport: sizes[size],
    colorScheme: theme,
    reducedMotion: 'reduce',
    ...(isPhone && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
  });
  const explained = [...catalog, ...[killer, killerCube, hugeTesseract].map(({ shape }) => shape.name)];
  const settings = { state: { rulesSeen: explained }, version: 1 };
  await context.addInitScript({
    content: `localStorage.setItem('hyperdoku-settings', ${JSON.stringify(JSON.stringify(settings))})`,
  });
  const page = await context.newPage();
  const go = async (hash: string): Promise<void> => {
    // By way of nowhere, so that the screen starts again even where the address is the same.
    await page.goto('about:blank');
    await page.goto(address + hash);
    await page.locator('h1').first().waitFor();
  };
  const play = async (grid: Grid): Promise<void> => {
    await go(makeLink(grid));
    await drawn(page);
  };
  for (const name of chosen(Object.keys(scenes))) {
    await scenes[name]({ page, go, play });
    await page.mouse.move(0, 0);
    await page.evaluate('document.fonts.ready.then(() => true)');
    // A bar that stays at the foot of the window would lie in the middle of the whole page.
    const fullPage = (await page.locator('.start-bar').count()) === 0;
    await page.screenshot({ path: join(folder, `${name}-${theme}-${size}.png`), fullPage });
  }
  await context.close();
}

mkdirSync(folder, { recursive: true });
const server = await serveFolder(builtApp);
const browser = await launchBrowser();
try {
  for (const theme of chosen(themes))
    for (const size of chosen(Object.keys(sizes) as Size[])) await take(browser, server.address, theme, size);
} finally {
  await browser.close();
  await server.close();
}
