/** Notes, colours and x-ray, and the ways back: undo, redo, checkpoints, the last correct state. */
import { peersOf } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cellOn, hasBrowser, useApp } from './app.testkit.js';
import {
  boardOf,
  choose,
  litAs,
  press,
  readGrid,
  shownAt,
  soon,
  square,
  turnSwitch,
  voiceOf,
  waitForProof,
} from './play.testkit.js';

const first = 2;
const { shape, symbols } = readGrid(square);

/** What every empty cell can be when these entries are on the board too. */
function candidatesWith(entries: Readonly<Record<number, number>>): Record<number, string> {
  const now = Array.from(symbols, (symbol, cell) => entries[cell] ?? symbol);
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return Object.fromEntries(
    now.map((symbol, cell) => {
      const seen = new Set([...peersOf(shape, cell)].map(peer => now[peer]));
      return [
        cell,
        symbol === 0 ? `${all.filter(candidate => !seen.has(candidate)).join('')}//` : `${symbol}`,
      ];
    }),
  );
}

const modeOf = (page: Page): Promise<string | null> =>
  page.locator('[role="radio"][aria-checked="true"]').textContent();

describe.skipIf(!hasBrowser)('notes and ways back', () => {
  const app = useApp();

  test('Z, X, C, V and B choose what keys write, Space goes round, and held keys need no mode', async () => {
    const page = await app.play(square);
    const modes: [string, string][] = [
      ['x', 'Corner'],
      ['c', 'Centre'],
      ['v', 'Colour'],
      ['b', 'Line'],
      ['z', 'Enter'],
      ['Space', 'Corner'],
      ['Space', 'Centre'],
      ['Space', 'Colour'],
      ['Space', 'Line'],
      ['Space', 'Enter'],
    ];
    for (const [key, mode] of modes) {
      await press(page, key);
      await soon(() => modeOf(page)).toBe(mode);
      expect(await voiceOf(page)).toBe(mode);
    }
    await press(page, 'x', '4', '1', 'c', '2', 'v', '3', '5', 'z');
    expect(await shownAt(page, first)).toBe('14/2/35');
    expect(await voiceOf(page)).toBe('Enter');
    expect(await cellOn(page, first).getAttribute('aria-label')).toBe(
      'row 1 column 3, empty, candidates 1, 2 and 4, marked yellow and teal',
    );
    await press(page, 'ArrowRight', 'Shift+Digit2', 'Control+Digit6', 'Control+Shift+Digit1');
    expect(await shownAt(page, 3)).toBe('2/6/1');
    await press(page, 'Shift+Digit2', 'Control+Digit6', 'Control+Shift+Digit1');
    expect(await shownAt(page, 3)).toBe('');
    await page.getByRole('radio', { name: 'Colour' }).click();
    await page.getByRole('button', { name: 'Colour blue' }).click();
    expect(await shownAt(page, 3)).toBe('//6');
  });

  test('filled notes are the candidates that clues and entries leave', async () => {
    const page = await app.play(square);
    await press(page, '4');
    await page.getByRole('button', { name: 'Fill notes' }).click();
    await soon(() => boardOf(page)).toEqual(candidatesWith({ [first]: 4 }));
    expect(await voiceOf(page)).toBe('Notes filled with all candidates.');
    await choose(page, 'Clear notes');
    await choose(page, 'Fill notes (centre)');
    const expected = candidatesWith({ [first]: 4 })[3].replace('//', '');
    await soon(() => shownAt(page, 3)).toBe(`/${expected}/`);
  });

  test('an entry leaves the notes of its peers, unless that is switched off', async () => {
    const page = await app.play(square);
    await press(page, 'n', '4');
    expect(await boardOf(page)).toEqual(candidatesWith({ [first]: 4 }));
    await press(page, 'Control+z');
    expect(await boardOf(page)).toEqual(candidatesWith({}));
    await turnSwitch(page, 'Tidy notes');
    await press(page, '4');
    expect(await boardOf(page)).toEqual({ ...candidatesWith({}), [first]: '4' });
  });

  test('undo and redo walk over everything that was done, as far as there is', async () => {
    const page = await app.play(square);
    const actions: (() => Promise<void>)[] = [
      () => press(page, '4'),
      () => press(page, 'Backspace'),
      () => press(page, 'Shift+Digit7'),
      () => press(page, 'Control+Digit8'),
      () => press(page, 'Control+Shift+Digit2'),
      () => press(page, 'n'),
      () => press(page, '4'),
      () => choose(page, 'Clear notes'),
      () => press(page, 'Shift+ArrowRight', '9'),
      () => choose(page, 'Start again'),
      ...Array.from({ length: 12 }, (_, i) => () => press(page, String(1 + (i % 9)))),
    ];
    const states = [await boardOf(page)];
    for (const act of actions) {
      await act();
      states.push(await boardOf(page));
    }
    expect(new Set(states.map(state => JSON.stringify(state))).size).toBeGreaterThan(15);
    const undo = page.getByRole('button', { name: 'Undo' });
    const redo = page.getByRole('button', { name: 'Redo' });
    for (let at = actions.length - 1; at >= 0; at--) {
      await (at % 8 === 0 ? undo.click() : press(page, 'Control+z'));
      expect([at, await boardOf(page)]).toEqual([at, states[at]]);
    }
    await press(page, 'Control+z');
    expect(await voiceOf(page)).toBe('Nothing to undo.');
    for (let at = 1; at <= actions.length; at++) {
      await (at % 8 === 0 ? redo.click() : press(page, at % 2 ? 'Control+y' : 'Control+Shift+z'));
      expect([at, await boardOf(page)]).toEqual([at, states[at]]);
    }
    await press(page, 'Control+y');
    expect(await voiceOf(page)).toBe('Nothing to redo.');
  });

  test('a checkpoint can be returned to, and that can be undone', async () => {
    const page = await app.play(square);
    await press(page, '4');
    await page.getByRole('button', { name: 'Checkpoint' }).click();
    const marked = await boardOf(page);
    await press(page, 'ArrowRight', '6', 'Shift+ArrowDown', 'Shift+Digit1', 'Control+z', 'Control+z', '2');
    const later = await boardOf(page);
    await choose(page, 'Back to checkpoint 1');
    await soon(() => boardOf(page)).toEqual(marked);
    await press(page, 'Control+z');
    expect(await boardOf(page)).toEqual(later);
  });

  test('the last correct state is the one before the first mistake that is still there', async () => {
    const page = await app.play(square);
    await waitForProof(page);
    await press(page, '4', 'ArrowRight', '6');
    const right = await boardOf(page);
    await press(page, 'ArrowDown', 'ArrowDown', '2', 'ArrowUp', 'ArrowUp');
    const wrong = await boardOf(page);
    await choose(page, 'Back to the last correct state');
    await soon(() => boardOf(page)).toEqual(right);
    expect(await voiceOf(page)).toContain('Back at the last state without a mistake.');
    await press(page, 'Control+z');
    expect(await boardOf(page)).toEqual(wrong);
  });

  test('an x-ray shows where a symbol can still go', async () => {
    const page = await app.play(square);
    const candidates = candidatesWith({});
    const places = (symbol: number): number[] =>
      Object.keys(candidates)
        .map(Number)
        .filter(cell => symbols[cell] === 0 && candidates[cell].includes(String(symbol)));
    await cellOn(page, 0).click();
    await press(page, 'r');
    expect(await litAs(page, 'possible')).toEqual(places(5));
    expect(await voiceOf(page)).toBe('Where 5 can still go');
    await press(page, 'Escape');
    expect(await litAs(page, 'possible')).toEqual([]);
    await cellOn(page, first).click();
    await page.getByRole('button', { name: 'X-ray' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '8', exact: true }).click();
    await soon(() => litAs(page, 'possible')).toEqual(places(8));
    await page.getByRole('button', { name: 'End x-ray' }).click();
    await soon(() => litAs(page, 'possible')).toEqual([]);
    await page.getByRole('button', { name: /^1, \d left/ }).click({ button: 'right' });
    await soon(() => litAs(page, 'possible')).toEqual(places(1));
    // An entry closes its lines and box at once.
    await cellOn(page, places(1)[0]).click();
    await press(page, '1');
    expect((await litAs(page, 'possible')).length).toBeLessThan(places(1).length);
  });
});
