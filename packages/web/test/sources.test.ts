/** Where puzzles come from: links, texts, files, and the player's own hand. */
import { readFileSync } from 'node:fs';
import {
  expectOk,
  makeFPuzzles,
  makeHodoku,
  makeJson,
  makeLink,
  makeSdk,
  parseShape,
  sheetOf,
} from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { hasBrowser, seeRules, useApp } from './app.testkit.js';
import { boardOf, cube, press, puzzleOf, readGrid, shownAt, soon, square } from './play.testkit.js';
import { addressOf, enter, openLink, ready } from './store.testkit.js';

const cells = square.slice(square.indexOf(':') + 1);
const second = puzzleOf('3x3');
const readCells = (board: Readonly<Record<number, string>>): string =>
  Object.values(board)
    .map(symbol => symbol || '.')
    .join('');

describe.skipIf(!hasBrowser)('a link', () => {
  const app = useApp();

  test('opens its puzzle and leaves the game in progress alone; opened twice, it opens the same game, as it was left', async () => {
    const page = await app.play(square);
    await enter(page, 2, '4');
    const game = addressOf(page);
    await openLink(page, second);
    expect(addressOf(page)).not.toBe(game);
    await soon(async () => readCells(await boardOf(page))).toBe(second.slice(4));
    // The first link once more opens the same game, as it was left.
    await openLink(page, square);
    expect(addressOf(page)).toBe(game);
    await soon(() => shownAt(page, 2)).toBe('4');
  });

  test('that is cut short, mistyped or empty says so, and shows the way on', async () => {
    const page = await app.open(await app.newContext());
    const link = makeLink(readGrid(square));
    for (const damaged of [link.slice(0, -9), link.replace('AQ', 'QA'), '#p=']) {
      await page.goto(app.address + damaged);
      await page.getByRole('heading', { name: 'This link cannot be opened' }).waitFor();
      expect(await page.getByRole('alert').textContent()).toMatch(/\w+ .*\.$/);
      await page.getByRole('link', { name: 'To the start' }).click();
      await page.getByRole('heading', { name: 'Hyperdoku' }).waitFor();
    }
  });
});

describe.skipIf(!hasBrowser)('import', () => {
  const app = useApp();

  let shared: Page | undefined;
  /** A page that all these tests share, at an import that has nothing yet. */
  const openImport = async (): Promise<Page> => {
    if (!shared) {
      const context = await app.newContext();
      app.keep(context);
      await seeRules(context, '3x3', '4^3');
      shared = await app.open(context, '#/import');
    }
    await shared.goto(`${app.address}#/`);
    await shared.getByRole('heading', { name: 'New game' }).waitFor();
    await shared.goto(`${app.address}#/import`);
    await source(shared).waitFor();
    return shared;
  };
  const source = (page: Page) => page.getByRole('textbox', { name: 'Puzzles as text' });
  const found = (page: Page, words: string): Promise<void> =>
    page.getByRole('status').filter({ hasText: words }).first().waitFor();

  test('reads a list, says which line is none, and adds the others', async () => {
    const page = await openImport();
    await source(page).fill([square, 'hello', second, cube].join('\n'));
    await found(page, '3 puzzles found, 1 place could not be read');
    expect(await page.getByText('Line 2').count()).toBe(1);
    expect(await page.getByRole('heading', { name: 'What can be read' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Add all 3 to the library' }).click();
    await found(page, '3 puzzles added.');
    await page.getByRole('link', { name: 'To the library' }).click();
    // This test is the first, so that there are no others.
    await page.getByText('3 games', { exact: true }).waitFor();
  });

  test('reads a puzzle in every usual form', async () => {
    const page = await openImport();
    const forms = {
      'a line of text': square,
      '81 characters': cells,
      'zeros for blanks': cells.replaceAll('.', '0'),
      'nine lines with separators': cells.replace(/.{9}/g, row => `${row.replace(/.{3}(?=.)/g, '$&|')}\n`),
      'SadMan Sudoku': String(makeSdk(sheetOf(readGrid(square)))),
      JSON: makeJson(sheetOf(readGrid(square))),
      'a link': `https://example.org/${makeLink(readGrid(square))}`,
      HoDoKu: expectOk(makeHodoku(sheetOf(readGrid(square)))),
      'a link to f-puzzles': expectOk(makeFPuzzles(sheetOf(readGrid(square)))),
    };
    for (const [name, text] of Object.entries(forms).filter((_, i) => i % campaign(3, 1) === 0)) {
      await page.goto(`${app.address}#/import`);
      await source(page).fill(text);
      await found(page, '1 puzzle found');
      await page.getByRole('button', { name: /^Play/ }).click();
      await ready(page);
      expect([name, readCells(await boardOf(page))]).toEqual([name, cells]);
    }
  });

  test('asks how symbols are written where a text fits two ways', async () => {
    const page = await openImport();
    const choice = page.getByLabel('How symbols are written');
    await source(page).fill(square);
    await found(page, '1 puzzle found');
    expect(await choice.count()).toBe(0);
    await source(page).fill(`1F${'.'.repeat(254)}`);
    await found(page, '1 place could not be read');
    await page.getByText('Choose it under “How symbols are written”.').waitFor();
    await choice.selectOption('Hex, 0 to F');
    await found(page, '1 puzzle found');
    await page.getByRole('button', { name: /^Play/ }).click();
    await ready(page);
    const labels = [0, 1].map(cell =>
      page.locator(`.board.focus [data-cell="${cell}"]`).getAttribute('aria-label'),
    );
    expect(await Promise.all(labels)).toEqual(['row 1 column 1, 2, clue', 'row 1 column 2, G, clue']);
  });

  test('opens a game that was begun elsewhere with its entries and notes', async () => {
    const page = await openImport();
    // 4 is entered at r1c3; of 2 and 6 at r1c4, 2 has been struck out.
    await source(page).fill(`:0000:x:53+4${cells.slice(3)}:214::`);
    await found(page, '1 puzzle found');
    await page.getByText('With entries or notes').waitFor();
    await page.getByRole('button', { name: /^Play/ }).click();
    await ready(page);
    const labels = [2, 3].map(cell =>
      page.locator(`.board.focus [data-cell="${cell}"]`).getAttribute('aria-label'),
    );
    expect(await Promise.all(labels)).toEqual(['row 1 column 3, 4', 'row 1 column 4, empty, candidate 6']);
  });

  test('reads a file in UTF-16, and says where a file is no text', async () => {
    const page = await openImport();
    const load = (buffer: Buffer) =>
      page.locator('input[type="file"]').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer });
    await load(Buffer.from(`\ufeff${square}\r\n`, 'utf16le'));
    await found(page, '1 puzzle found');
    await page.getByRole('button', { name: 'Take it away' }).click();
    await load(Buffer.concat([Buffer.from(`${square}\n${second}\n#`), Buffer.of(0xe9)]));
    await found(page, '2 puzzles found, 1 place could not be read');
    await page.getByText('is not UTF-8').waitFor();
  });

  test('shows a name as it is written, whatever is written', async () => {
    const page = await openImport();
    const title = '<img src="x" onerror="document.title=1">&amp;</text><b>"\'';
    // A puzzle that is in the library already would keep its name.
    const puzzle = readGrid(puzzleOf('3x3', 'extreme'));
    await source(page).fill(makeJson({ ...sheetOf(puzzle), about: { title } }));
    await page.getByText(title, { exact: true }).first().waitFor();
    await page.getByRole('button', { name: /^Play/ }).click();
    await ready(page);
    await page.getByText(title, { exact: true }).waitFor();
    expect(await page.locator('img, b').count()).toBe(0);
  });

  test('refuses what cannot be played, with the reason', async () => {
    const page = await openImport();
    await source(page).fill(`11${cells.slice(2)}`);
    await page.getByText('Cannot be played:').waitFor();
    expect(await page.getByRole('button', { name: /^Play/ }).count()).toBe(0);
    await source(page).fill('');
    await page.getByRole('heading', { name: 'What can be read' }).waitFor();
  });

  test('reads a file', async () => {
    const page = await openImport();
    const buffer = Buffer.from(`${[square, second].join('\n')}\n`);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'two.txt', mimeType: 'text/plain', buffer });
    await found(page, '2 puzzles found');
    await page.getByText('two.txt').waitFor();
    await page.getByRole('button', { name: 'Play Puzzle 2' }).click();
    await ready(page);
    expect(readCells(await boardOf(page))).toBe(second.slice(4));
  });
});

describe.skipIf(!hasBrowser)('a rule of one’s own', () => {
  const app = useApp();
  const rule = readFileSync(new URL('../../../examples/windoku.json', import.meta.url), 'utf8');
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  const ruleFile = file('windoku.json', rule);
  const clues = `5${'.'.repeat(80)}`;
  let shared: Page | undefined;
  /** A page that all these tests share, at another screen than before. */
  const openAt = async (hash: string): Promise<Page> => {
    if (!shared) {
      const context = await app.newContext();
      app.keep(context);
      await seeRules(context, expectOk(parseShape(rule)).name);
      shared = await app.open(context, hash);
    }
    await shared.goto(app.address + hash);
    return shared;
  };
  const found = (page: Page, words: string): Promise<void> =>
    page.getByRole('status').filter({ hasText: words }).first().waitFor();
  /** How many cells are shaded in each of the ways there are. */
  const shadesOf = async (page: Page): Promise<Record<string, number>> => {
    const classes = await page
      .locator('.board.focus .shade')
      .evaluateAll(nodes => nodes.map(node => node.getAttribute('class') ?? ''));
    return Object.fromEntries(classes.map(name => [name, classes.filter(other => other === name).length]));
  };
  const windows = { 'shade shade1': 9, 'shade shade2': 9, 'shade shade3': 9, 'shade shade4': 9 };

  test('can be imported alone, to set a puzzle on it or to have one made', async () => {
    const page = await openAt('#/import');
    await page.locator('.source input[type="file"]').setInputFiles(ruleFile);
    await found(page, '1 rule without clues');
    expect(await page.getByRole('button', { name: 'Add' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Set a puzzle on Windoku' }).click();
    await ready(page);
    await page.locator('.proof', { hasText: 'More than one solution' }).waitFor();
    expect(await shadesOf(page)).toEqual(windows);
    await page.goto(`${app.address}#/import`);
    await page.getByRole('textbox', { name: 'Puzzles as text' }).fill(rule);
    await page.getByRole('link', { name: 'New game on Windoku' }).click();
    await page.getByRole('heading', { name: 'Windoku' }).waitFor();
    await soon(() => page.locator('.new-picture .shade').count()).toBe(36);
    expect(await page.getByLabel('Name of the shape').inputValue()).toMatch(/^\{"title":"Windoku"/);
    await page.getByRole('button', { name: 'Start' }).click();
    await ready(page);
    expect(await shadesOf(page)).toEqual(windows);
  });

  test('comes with puzzles that name it, in one text or in files chosen together', async () => {
    const page = await openAt('#/import');
    const text = page.getByRole('textbox', { name: 'Puzzles as text' });
    const list = `custom:w=${JSON.stringify(JSON.parse(rule))}\ncustom:w:${clues}\ncustom:w:${clues}`;
    await text.fill(list);
    await found(page, '2 puzzles found');
    await text.fill('');
    const puzzles = file('puzzles.txt', `rules/windoku.json:${clues}\nother.json:${clues}`);
    const input = page.locator('.source input[type="file"]');
    await input.setInputFiles(puzzles);
    await found(page, 'No puzzle found, 2 places could not be read');
    await page.getByText('in the file "rules/windoku.json", which must be given too').waitFor();
    await page.getByRole('heading', { name: 'What can be read' }).waitFor();
    await input.setInputFiles([puzzles, ruleFile]);
    await found(page, '1 puzzle found, 1 rule without clues, 1 place could not be read');
    await page.getByText('puzzles.txt: The rule of this puzzle is in the file "other.json"').waitFor();
    await page.getByRole('button', { name: 'Play Puzzle 1' }).click();
    await ready(page);
    expect(await shadesOf(page)).toEqual(windows);
  });

  test('can be read from a file wherever a shape is typed', async () => {
    const page = await openAt('#/set');
    const input = page.locator('.typed-shape input[type="file"]');
    await input.setInputFiles(file('broken.json', '{"base":\n"3x3" }'));
    await page.getByText('A custom rule needs a list "houses".').waitFor();
    await input.setInputFiles(ruleFile);
    await page.getByText('81 cells, 9 symbols, 2 axes').waitFor();
    await page.getByRole('button', { name: 'Begin' }).click();
    await ready(page);
    expect(await shadesOf(page)).toEqual(windows);
    await page.goto(`${app.address}#/new/5x1`);
    await page.locator('.new-shape input[type="file"]').setInputFiles(ruleFile);
    await page.getByRole('heading', { name: 'Windoku' }).waitFor();
  });
});

describe.skipIf(!hasBrowser)('a puzzle of one’s own', () => {
  const app = useApp();

  test('is proved as it is set, then played with its clues locked', async () => {
    const context = await app.newContext();
    await seeRules(context, '2x2');
    const page = await app.open(context, '#/set');
    await page.getByRole('button', { name: 'Shi Doku' }).click();
    await ready(page);
    const proof = (words: string): Promise<void> => page.locator('.proof', { hasText: words }).waitFor();
    const set = async (text: string): Promise<void> => {
      for (const [cell, symbol] of [...text].entries()) {
        if (symbol !== '.') await enter(page, cell, symbol);
      }
    };
    await proof('More than one solution');
    await set('11..............');
    await proof('The clues contradict each other');
    expect(await page.getByRole('button', { name: 'Play it' }).isDisabled()).toBe(true);
    await press(page, 'Control+z');
    await set('.23...4.........');
    await proof('No solution');
    await page.reload();
    await proof('No solution');
    await press(page, 'Control+a', 'Backspace');
    const text = puzzleOf('2x2').slice(4);
    await set(text);
    await proof('Exactly one solution');
    const setting = addressOf(page);
    await page.getByRole('button', { name: 'Play it' }).click();
    await page.waitForFunction(before => location.hash !== before, setting);
    await soon(() => page.locator('.board.focus .cell.clue').count()).toBe(text.replaceAll('.', '').length);
    const clue = [...text].findIndex(symbol => symbol !== '.');
    await enter(page, clue, 'Backspace');
    expect(await shownAt(page, clue)).toBe(text[clue]);
    // It can be gone on with, too.
    await page.goto(`${app.address}#/set`);
    await page.getByRole('link', { name: 'Shi Doku' }).waitFor();
  });
});
