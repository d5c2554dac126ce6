/** What tests of keeping and finding games share. */
import { makeLink } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { cellOn } from './app.testkit.js';
import { readGrid, solve } from './play.testkit.js';

/** A board is there and can be played. */
export const ready = (page: Page): Promise<unknown> =>
  page.waitForSelector('.board.focus .cell[tabindex="0"]');

/** Which game a page shows, as its address says. */
export const addressOf = (page: Page): string => new URL(page.url()).hash;

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
}

/** Forced, because a page in the background draws seldom, and a click would wait for that. */
export const enter = async (page: Page, cell: number, key: string): Promise<void> => {
  await cellOn(page, cell).click({ force: true });
  await page.keyboard.press(key);
};

/** Opens a puzzle by its link in a page that shows something else. */
export async function openLink(page: Page, text: string): Promise<void> {
  const before = addressOf(page);
  await page.evaluate(
    link => {
      location.hash = link;
    },
    makeLink(readGrid(text)),
  );
  await page.waitForFunction(hash => location.hash !== hash && location.hash.startsWith('#/play/'), before);
  await ready(page);
}

/** Fills the first blank of the puzzle, as it should be; which it was, and with what. */
export async function enterFirst(page: Page, text: string): Promise<{ cell: number; symbol: string }> {
  const cell = readGrid(text).symbols.indexOf(0);
  const symbol = String((await solve(text))[cell]);
  await enter(page, cell, symbol);
  return { cell, symbol };
}
