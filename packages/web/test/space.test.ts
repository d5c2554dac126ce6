/** Space and boards are one game: one selection, one highlight, one state, whichever of them is touched. */
import { cellAt, coordinatesOf, pointOnCube } from '@hyperdoku/engine';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { cellOn, cursorOf, hasBrowser, phone, useApp } from './app.testkit.js';
import { findViolations } from './axe.testkit.js';
import { count, difference, kinds, middleOf, readPng } from './picture.testkit.js';
import { choose, cube, press, puzzleOf, readGrid, shownAt, soon, square } from './play.testkit.js';
import {
  canvasOf,
  cellPixels,
  cellPlace,
  clickAt,
  drag,
  framesOf,
  look,
  lookAfter,
  lookFaceOn,
  measureFaceOn,
  openSpace,
  rightEdge,
  smallDesk,
  viewpointOf,
  watchDrawing,
} from './space.testkit.js';

const large = puzzleOf('9^3');
const { shape } = readGrid(large);
const cellOf = (...at: number[]): number => cellAt(shape, at) ?? -1;

/** The cells of the cross-sections, by the axis that each is cut across. */
const sectionsOf = (page: Page): Promise<string[]> =>
  page.locator('.sections .board-heading').allTextContents();

describe.skipIf(!hasBrowser)('the view in space', () => {
  const app = useApp();

  test('a cell selected in the boards is ringed in the cube, at its place; one picked in the cube, in any layer that is in front, is selected in the boards, and one hovered over lit', async () => {
    const page = await app.play(large, smallDesk);
    await openSpace(page, 'large');
    let view = await lookFaceOn(page, 9);
    await canvasOf(page).hover({ position: cellPlace(view, 9, [5, 3, 0]) });
    await soon(() => page.locator('.board.focus .cell.hovered').getAttribute('data-cell')).toBe(
      String(cellOf(5, 3, 0)),
    );
    await page.mouse.move(3, 3);
    await soon(() => page.locator('.board.focus .cell.hovered').count()).toBe(0);
    for (const [keys, at] of [
      [
        ['ArrowRight', 'ArrowRight', 'ArrowDown'],
        [2, 1, 0],
      ],
      [
        ['E', 'E', ']', ']', 'ArrowDown'],
        [2, 2, 2],
      ],
    ] as const) {
      const start = coordinatesOf(shape, await cursorOf(page));
      if (at[2] === 0) for (let i = 0; i < start[0]; i++) await press(page, 'ArrowLeft');
      const picture = await lookAfter(page, ...keys.map(key => (key === 'E' ? 'e' : key)));
      expect(await cursorOf(page)).toBe(cellOf(...at));
      const place = cellPlace(measureFaceOn(picture, 9), 9, at);
      const ring = middleOf(picture, kinds.ring);
      expect(Math.hypot(ring.x - place.x, ring.y - place.y)).toBeLessThan(3);
    }
    await press(page, 'Shift+R');
    view = await lookFaceOn(page, 9);
    for (const at of [
      [4, 4, 0],
      [8, 0, 0],
      [1, 7, 0],
    ]) {
      await clickAt(page, cellPlace(view, 9, at));
      expect(await cursorOf(page)).toBe(cellOf(...at));
    }
    // The cross-sections go with it.
    expect(await sectionsOf(page)).toEqual(['z 1', 'y 8', 'x 2']);
    await press(page, ']', ']', ']');
    view = measureFaceOn(await look(page), 9);
    for (const at of [
      [2, 5, 3],
      [7, 6, 3],
    ]) {
      await clickAt(page, cellPlace(view, 9, at));
      expect(await cursorOf(page)).toBe(cellOf(...at));
    }
    // Keys go on from there.
    await press(page, 'ArrowRight');
    expect(await cursorOf(page)).toBe(cellOf(8, 6, 3));
    await canvasOf(page).click({ position: cellPlace(view, 9, [3, 3, 3]), modifiers: ['Control'] });
    expect(await page.locator('.board.focus [aria-selected]').count()).toBe(2);
    // What is written after picking is on the boards.
    const { symbols } = readGrid(large);
    const open = symbols.indexOf(0, cellOf(0, 0, 3));
    await clickAt(page, cellPlace(view, 9, coordinatesOf(shape, open)));
    await press(page, '5');
    expect(await shownAt(page, open)).toBe('5');
  });

  test('keys turn, move, zoom, snap and reset the view; a drag turns the cube and selects nothing; a tremble is still a click', async () => {
    const page = await app.play(large, smallDesk);
    await openSpace(page);
    const home = await look(page);
    const cursor = await cursorOf(page);
    const turned = await lookAfter(page, 'Alt+ArrowRight', 'Alt+ArrowUp');
    expect(difference(home, turned)).toBeGreaterThan(2000);
    expect(difference(home, await lookAfter(page, 'Alt+ArrowDown', 'Alt+ArrowLeft'))).toBeLessThan(50);
    const moved = await lookAfter(page, 'Alt+Shift+ArrowRight');
    expect(difference(home, moved)).toBeGreaterThan(2000);
    expect(difference(home, await lookAfter(page, 'Alt+Shift+ArrowLeft'))).toBeLessThan(50);
    const faces = [];
    for (const axis of ['X', 'Y', 'Z']) faces.push(await lookAfter(page, `Shift+${axis}`));
    for (const [i, a] of faces.entries())
      for (const b of [home, ...faces.slice(0, i)]) expect(difference(a, b)).toBeGreaterThan(2000);
    const { distance } = measureFaceOn(faces[2], 9);
    const nearer = measureFaceOn(await lookAfter(page, '-', '-'), 9);
    expect(nearer.distance / distance).toBeCloseTo(0.85 ** -2, 1);
    expect(difference(faces[2], await lookAfter(page, '+', '+'))).toBe(0);
    // The buttons do the same.
    await page.getByRole('button', { name: 'Face-on along y' }).click();
    expect(difference(faces[1], await look(page))).toBe(0);
    expect(difference(home, await lookAfter(page, 'Shift+R'))).toBe(0);
    expect(await cursorOf(page)).toBe(cursor);
    const before = await viewpointOf(page);
    await drag(page, { x: 150, y: 120 }, { x: 60, y: 10 });
    // What is seen goes with the hand, before anything else happens.
    expect(await viewpointOf(page)).not.toBe(before);
    expect(await cursorOf(page)).toBe(cursor);
    expect(difference(home, await look(page))).toBeGreaterThan(2000);
    const view = await lookFaceOn(page, 9);
    await drag(page, cellPlace(view, 9, [6, 2, 0]), { x: 2, y: 2 });
    expect(await cursorOf(page)).toBe(cellOf(6, 2, 0));
    // The right button moves it, and the wheel brings it nearer or farther.
    const seenFrom = async (): Promise<number[]> => (await viewpointOf(page)).split(' ').map(Number);
    const [, , , across, , , nearness] = await seenFrom();
    await drag(page, { x: 150, y: 120 }, { x: -60, y: 0 }, 'right');
    await page.mouse.wheel(0, 200);
    const after = await seenFrom();
    expect(after[3]).toBeGreaterThan(across + 1);
    expect(after[6]).toBeLessThan(nearness * 0.97);
  });

  test('clicking again at a place goes on to the cells behind, the readout names them, and a double click brings slices', async () => {
    const page = await app.play(large, smallDesk);
    await openSpace(page);
    const view = await lookFaceOn(page, 9);
    const readout = page.locator('.space-readout');
    // In the middle of the picture a whole line of cells lies behind each other.
    const place = cellPlace(view, 9, [4, 4, 0]);
    const picked: number[] = [];
    for (let i = 0; i < 4; i++) {
      await clickAt(page, place);
      picked.push(await cursorOf(page));
      await soon(() => readout.textContent()).toContain(`x5 y5 z${coordinatesOf(shape, picked[i])[2] + 1}`);
    }
    expect(picked).toEqual([0, 1, 2, 3].map(z => cellOf(4, 4, z)));
    await canvasOf(page).dblclick({ position: cellPlace(view, 9, [7, 2, 0]) });
    await page.locator('.play[data-space="large"]').waitFor();
    expect(await cursorOf(page)).toBe(cellOf(7, 2, 0));
    expect(await sectionsOf(page)).toEqual(['z 1', 'y 3', 'x 8']);
    // How to do all that is told until it is put away, and can be told again.
    const legend = page.getByRole('complementary', { name: 'How to move about in space' });
    await legend.getByRole('button', { name: 'Put this away' }).click();
    expect(await legend.count()).toBe(0);
    await page.reload();
    await page.locator('.board.focus .cell[tabindex="0"]').waitFor();
    await openSpace(page);
    expect(await legend.count()).toBe(0);
    await page.getByRole('button', { name: 'How to move about in space' }).click();
    await legend.waitFor();
  });

  test.runIf(campaign(0, 1))(
    'the mouse moves the cube with its right button and comes nearer with its wheel',
    async () => {
      const page = await app.play(large, smallDesk);
      await openSpace(page, 'large');
      const view = await lookFaceOn(page, 9);
      const edge = rightEdge(view.picture);
      await drag(page, { x: 200, y: 200 }, { x: -60, y: 0 }, 'right');
      // The middle of the cube follows the mouse; the front is nearer and moves more.
      const moved = edge - rightEdge(await look(page));
      expect(Math.abs(moved - (60 * view.distance) / (view.distance - 4.5))).toBeLessThan(3);
      const again = await lookAfter(page, 'Shift+R', 'Shift+Z');
      expect(difference(again, view.picture)).toBe(0);
      await canvasOf(page).hover({ position: { x: 40, y: 40 } });
      await page.mouse.wheel(0, 200);
      const farther = measureFaceOn(await look(page), 9).distance;
      expect(farther).toBeGreaterThan(view.distance * 1.05);
    },
  );

  test('there is one camera and one context: enlarging, closing, opening and other screens keep them, and nothing leaks', async () => {
    const context = await app.newContext(smallDesk);
    await context.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      const contexts = new Set<unknown>();
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: []) {
        const made = getContext.call(this, kind, ...more);
        if (kind.startsWith('webgl') && made) contexts.add(made);
        return made;
      } as typeof getContext;
      const heard: string[] = [];
      const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
      for (const target of [window, document]) {
        target.addEventListener = function (type: string, hear: EventListener, options?: object) {
          heard.push(type);
          const { signal } = (options ?? {}) as { signal?: AbortSignal };
          if (signal) add.call(signal, 'abort', () => heard.splice(heard.indexOf(type), 1));
          add.call(this, type, hear, options);
        };
        target.removeEventListener = function (type: string, hear: EventListener) {
          if (heard.includes(type)) heard.splice(heard.indexOf(type), 1);
          remove.call(this, type, hear);
        };
      }
      Object.assign(globalThis, { contexts, heard });
    });
    const page = await app.playIn(context, cube);
    const counts = () =>
      page.evaluate(() => {
        const { contexts, heard } = globalThis as unknown as {
          contexts: Set<WebGL2RenderingContext>;
          heard: string[];
        };
        return { open: [...contexts].filter(made => !made.isContextLost()).length, heard: heard.length };
      });
    await openSpace(page);
    await press(page, 'Alt+ArrowRight', 'Alt+ArrowUp', '+', '+', 'Alt+Shift+ArrowLeft');
    const turned = await viewpointOf(page);
    const rounds: Awaited<ReturnType<typeof counts>>[] = [];
    for (let round = 0; round < 2; round++) {
      for (const place of ['large', 'closed', 'side'] as const) {
        await press(page, 't');
        await page.locator(`.play[data-space="${place}"]`).waitFor();
        if (place !== 'closed') expect(await viewpointOf(page)).toBe(turned);
        expect((await counts()).open).toBe(1);
      }
      await choose(page, 'Settings');
      await page.locator('.play').waitFor({ state: 'detached' });
      expect((await counts()).open).toBe(0);
      await page.goBack();
      await canvasOf(page).waitFor();
      expect(await viewpointOf(page)).toBe(turned);
      rounds.push(await counts());
    }
    expect(rounds[1]).toEqual(rounds[0]);
  });

  test('a view is saved and gone back to, travels in a link, and becomes a picture of points or of lines', async () => {
    const page = await app.play(large, smallDesk);
    await openSpace(page, 'large');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.getByText('Views and pictures').click();
    const wide = await look(page);
    await button('Without perspective').click();
    const parallel = await look(page);
    expect(difference(wide, parallel)).toBeGreaterThan(1000);
    // A cell is where it is seen through this lens, too: face-on, nothing runs together in the distance.
    await press(page, 'Shift+Z');
    await look(page);
    const box = await canvasOf(page).boundingBox();
    await clickAt(page, { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 });
    expect(coordinatesOf(shape, await cursorOf(page)).slice(0, 2)).toEqual([4, 4]);
    await press(page, 'Shift+R', 'Alt+ArrowLeft', '+', ']');
    // In a text, numbers are rounded.
    const seen = async (): Promise<string[]> =>
      (await viewpointOf(page)).split(' ').map(value => Number(value).toFixed(2).replace('-0.00', '0.00'));
    const chosen = await seen();
    await button('Save this view').click();
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => Object.assign(globalThis, { copied: text }) },
      });
    });
    await button('Copy link to this view').click();
    await page.getByText('Copied', { exact: true }).waitFor();
    const link = await page.evaluate(() => (globalThis as unknown as { copied: string }).copied);
    await press(page, 'Shift+R');
    await button('Without perspective').click();
    expect(await seen()).not.toEqual(chosen);
    await button('View 1').click();
    expect(await seen()).toEqual(chosen);
    expect(await button('Without perspective').getAttribute('aria-pressed')).toBe('true');
    for (const [name, begins] of [
      ['PNG', '\x89PNG'],
      ['SVG', '<svg'],
    ]) {
      const saving = page.waitForEvent('download');
      await button(name).click();
      const pieces = await (await (await saving).createReadStream()).toArray();
      const saved = Buffer.concat(pieces).toString('latin1');
      expect(saved.startsWith(begins)).toBe(true);
      expect(saved.length).toBeGreaterThan(5000);
      // In the lines, every symbol of the shown layers is written.
      const written = saved.match(/<text/g)?.length ?? 0;
      const clues = Array.from(readGrid(large).symbols).filter(
        (symbol, cell) => symbol > 0 && cell >= 81,
      ).length;
      if (name === 'SVG') expect(written).toBe(clues + 3);
    }
    await press(page, 'Shift+R');
    expect(await seen()).not.toEqual(chosen);
    await page.goto(link);
    await page.locator('.play').waitFor();
    await soon(seen).toEqual(chosen);
  });

  test.runIf(campaign(0, 1))(
    'large, three cross-sections go through the selected cell, and a click in any of them moves it',
    async () => {
      const page = await app.play(large, smallDesk);
      await openSpace(page, 'large');
      expect(await sectionsOf(page)).toEqual(['z 1', 'y 1', 'x 1']);
      const before = await look(page);
      await cellOn(page, cellOf(6, 4, 0)).click();
      expect(await sectionsOf(page)).toEqual(['z 1', 'y 5', 'x 7']);
      const slices = page.locator('.linked-slices .board');
      await slices
        .nth(0)
        .locator(`[data-cell="${cellOf(3, 4, 7)}"]`)
        .click();
      expect(await sectionsOf(page)).toEqual(['z 8', 'y 5', 'x 4']);
      await slices
        .nth(1)
        .locator(`[data-cell="${cellOf(3, 2, 5)}"]`)
        .click();
      expect(await sectionsOf(page)).toEqual(['z 6', 'y 3', 'x 4']);
      expect(await cursorOf(page)).toBe(cellOf(3, 2, 5));
      await press(page, 'ArrowLeft', 'ArrowDown');
      expect(await sectionsOf(page)).toEqual(['z 6', 'y 4', 'x 3']);
      await press(page, 'e', 'e', 'q');
      expect(await sectionsOf(page)).toEqual(['z 7', 'y 4', 'x 3']);
      // The planes go with it.
      expect(difference(before, await look(page))).toBeGreaterThan(5000);
      await press(page, 'x');
      expect((await sectionsOf(page))[0]).toBe('x 3');
      expect(await cursorOf(page)).toBe(cellOf(2, 3, 6));
    },
  );

  test.runIf(campaign(0, 1))(
    'an entry made after picking in space is in the boards and in the cube',
    async () => {
      const page = await app.play(cube, smallDesk);
      await openSpace(page, 'large');
      const grid = readGrid(cube);
      const view = await lookFaceOn(page, 4);
      const cell = grid.symbols.indexOf(0);
      await clickAt(page, cellPlace(view, 4, coordinatesOf(grid.shape, cell)));
      const before = await look(page);
      await press(page, '3');
      expect(await shownAt(page, cell)).toBe('3');
      expect(difference(before, await look(page))).toBeGreaterThan(100);
      await press(page, 'Control+z');
      expect(difference(before, await look(page))).toBe(0);
    },
  );

  test('on a phone space takes the place of the boards; a tap selects, a swipe turns, two fingers move, a rest looks inside', async () => {
    const page = await app.play(large, { viewport: phone, hasTouch: true, isMobile: true });
    await watchDrawing(page);
    const inSight = async (locator: Locator): Promise<void> => {
      const { y, height } = (await locator.boundingBox()) ?? { y: -1, height: 0 };
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(phone.height);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    };
    const opener = page.getByRole('button', { name: 'See it in space' });
    await inSight(opener);
    await opener.tap();
    await page.locator('.play[data-space="large"] canvas[data-calls]').waitFor();
    // Cells are wide enough for a finger from the beginning, and one slice, the pad and the cube are in sight together.
    expect(await cellPixels(page, shape)).toBeGreaterThanOrEqual(28);
    expect(await page.locator('.sections .board').count()).toBe(1);
    for (const part of ['.space-canvas', '.sections .board', '.pad']) await inSight(page.locator(part));
    await page.getByRole('button', { name: 'Face-on along z' }).click();
    const view = measureFaceOn(await look(page), 9);
    const box = await canvasOf(page).boundingBox();
    const place = cellPlace(view, 9, [5, 6, 0]);
    await page.touchscreen.tap((box?.x ?? 0) + place.x, (box?.y ?? 0) + place.y);
    await soon(() => cursorOf(page)).toBe(cellOf(5, 6, 0));
    const before = await look(page);
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + y, id })),
      });
    await touch('touchStart', [120, 120]);
    await touch('touchMove', [150, 125]);
    await touch('touchMove', [190, 130]);
    await touch('touchEnd');
    expect(difference(before, await look(page))).toBeGreaterThan(2000);
    expect(await cursorOf(page)).toBe(cellOf(5, 6, 0));
    // Two fingers that part come nearer, and are no tap.
    const turned = await look(page);
    await touch('touchStart', [150, 150], [200, 200]);
    await touch('touchMove', [120, 120], [240, 240]);
    await touch('touchMove', [100, 100], [260, 260]);
    await touch('touchEnd');
    expect(difference(turned, await look(page))).toBeGreaterThan(2000);
    await touch('touchStart', [150, 150], [200, 200]);
    await touch('touchEnd');
    expect(await cursorOf(page)).toBe(cellOf(5, 6, 0));
    // Two that go the same way move it: neither nearer nor turned.
    const seenFrom = async (): Promise<number[]> => (await viewpointOf(page)).split(' ').map(Number);
    const still = await seenFrom();
    await touch('touchStart', [100, 100], [200, 200]);
    await touch('touchMove', [120, 115], [220, 215]);
    await touch('touchMove', [150, 140], [250, 240]);
    await touch('touchEnd');
    const shifted = await seenFrom();
    expect(Math.hypot(...[3, 4, 5].map(i => shifted[i] - still[i]))).toBeGreaterThan(0.5);
    for (const i of [0, 1, 2, 6]) expect(shifted[i]).toBeCloseTo(still[i], 1);
    // A finger that rests looks inside, until it is lifted.
    const whole = await look(page);
    const drawn = await framesOf(page);
    await touch('touchStart', [200, 200]);
    await soon(() => framesOf(page)).toBeGreaterThan(drawn);
    expect(difference(whole, readPng(await canvasOf(page).screenshot()))).toBeGreaterThan(1000);
    await touch('touchEnd');
    await soon(async () => difference(whole, await look(page))).toBe(0);
    // A hint keeps its card in view.
    await press(page, 'h');
    await page.getByText('Hint 1 of 3').waitFor();
    await soon(async () => {
      const box = await page.locator('.hint-panel').boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= phone.height;
    }).toBe(true);
  });

  test.each(['iso:4', 'faces:4'].slice(0, campaign(0, 2)))(
    '%s lies on the faces of a cube, where its cells can be picked',
    async spec => {
      const text = puzzleOf(spec);
      const on = readGrid(text).shape;
      const page = await app.play(text, smallDesk);
      await openSpace(page, 'large');
      const home = await look(page);
      // Of the side that the eye is on, the upper row and one cell below it.
      const view = await lookFaceOn(page, 4);
      const picked: number[] = [];
      for (const [x, y] of [
        [-1.5, 1.5],
        [-0.5, 1.5],
        [0.5, 1.5],
        [1.5, 1.5],
        [1.5, 0.5],
      ]) {
        await clickAt(page, view.at(x, y, 2));
        picked.push(await cursorOf(page));
      }
      const points = picked.map(cell => pointOnCube(on, cell));
      expect(new Set(points.map(({ normal, end }) => `${normal} ${end}`)).size).toBe(1);
      // Neighbours on the screen are neighbours on the cube, and the row does not turn back.
      const apart = (a: number, b: number): number =>
        Math.hypot(...points[a].at.map((value, axis) => value - points[b].at[axis]));
      for (let i = 1; i < 5; i++) expect(apart(i - 1, i)).toBeCloseTo(1);
      expect(apart(0, 3)).toBeCloseTo(3);
      expect(apart(0, 4)).toBeCloseTo(Math.hypot(3, 1));
      // Where a cell was picked, its ring is.
      await clickAt(page, view.at(0.5, 0.5, 2));
      const ring = middleOf(await look(page), kinds.ring);
      const place = view.at(0.5, 0.5, 2);
      expect(Math.hypot(ring.x - place.x, ring.y - place.y)).toBeLessThan(3);
      await clickAt(page, view.at(-1.5, 1.5, 2));
      expect(difference(home, await lookAfter(page, 'Shift+R'))).toBeGreaterThan(100);
    },
  );

  test('flat shapes have no space to see; the keys of the view are on the screen of keys', async () => {
    const page = await app.play(square);
    await press(page, 't');
    expect(await page.getByRole('button', { name: 'See it in space' }).count()).toBe(0);
    expect(await page.locator('.space').count()).toBe(0);
    await page.goto(`${app.address}#/keys`);
    for (const what of ['Hold to peek inside', 'Pull the layers apart', 'Face-on along an axis'])
      await page.getByRole('rowheader', { name: what }).waitFor();
  });

  test('everybody can use it: axe finds nothing, and the boards say what space shows', async () => {
    const page = await app.play(cube, smallDesk);
    for (const place of ['side', 'large'] as const) {
      if (place === 'side') await openSpace(page);
      else await press(page, 't');
      await page.locator(`.play[data-space="${place}"] canvas[data-calls]`).waitFor();
      const inside = page.locator('.space-inside');
      if ((await inside.getAttribute('open')) === null) await inside.locator('summary').click();
      const violations = await findViolations(page);
      expect(violations.map(({ id, nodes }) => [id, nodes[0].target])).toEqual([]);
    }
    const label = await page.getByRole('img', { name: /The puzzle in space/ }).count();
    expect(label).toBe(1);
    expect(count(await look(page), kinds.dark)).toBeGreaterThan(500);
  });
});

describe.skipIf(!hasBrowser)('a browser that cannot draw in space', () => {
  const app = useApp();

  test('the app says so, and everything else works', async () => {
    const context = await app.newContext();
    await context.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
        return kind.startsWith('webgl') ? null : getContext.call(this, kind);
      } as typeof getContext;
    });
    const page = await app.playIn(context, cube);
    await press(page, 't');
    const panel = page.getByRole('region', { name: 'In space' });
    await soon(() => panel.textContent()).toContain('This browser cannot draw in space');
    expect(await canvasOf(page).count()).toBe(0);
    await press(page, 't');
    expect(await sectionsOf(page)).toEqual(['z 1', 'y 1', 'x 1']);
    await press(page, 'Shift+Z', ']', 'o', 'g', '3');
    expect(await shownAt(page, 0)).toBe('3');
    await press(page, 't');
    await page.getByRole('button', { name: 'See it in space' }).waitFor();
  });
});
