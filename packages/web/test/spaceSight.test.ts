/** What is seen in space, by counting pixels: whatever lets one look inside changes the picture, and only as it should. */
import { asPuzzle, expectOk, ladderUpTo, nextStep, orientationOf, Position } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { cursorOf, hasBrowser, useApp } from './app.testkit.js';
import {
  border,
  count,
  difference,
  extentOf,
  isOfKind,
  kinds,
  type Picture,
  readPng,
} from './picture.testkit.js';
import { almostSolved, choose, cube, press, puzzleOf, readGrid, soon } from './play.testkit.js';
import {
  canvasOf,
  drag,
  framesOf,
  look,
  lookAfter,
  measureFaceOn,
  openSpace,
  rest,
  smallDesk,
  viewpointOf,
} from './space.testkit.js';

const gentle = puzzleOf('9^3', 'gentle');
const { symbols, shape } = readGrid(gentle);
/** Filled cells all over the cube; the first cell is empty and the second is not. */
const cells = Array.from(symbols, (_, cell) => cell);
const blanks = cells.filter(cell => symbols[cell] === 0 && (cell * 31) % 729 < 430 && cell !== 1);

const ink = (picture: Picture): number => count(picture, kinds.ink);
const callsOf = async (page: Page): Promise<number> =>
  Number(await canvasOf(page).getAttribute('data-calls'));
const slide = (page: Page, name: string, value: number): Promise<void> =>
  page.getByRole('slider', { name }).fill(String(value));
const chooseView = (page: Page, name: string): Promise<unknown> =>
  page.getByRole('combobox', { name: 'View' }).selectOption({ label: name });

describe.skipIf(!hasBrowser)('seen in space', () => {
  const app = useApp();
  let filled: string;
  beforeAll(async () => {
    filled = await almostSolved(gentle, blanks);
  });

  test('lines are beams and boxes are sheets, in the colours of the boards; few calls draw it all; a conflict is a red line, and notes are read when they are near', async () => {
    const page = await app.play(gentle, smallDesk);
    await openSpace(page);
    // Beside the boards there are no planes: what is coloured are houses.
    const houses = await look(page);
    for (const kind of ['yellow', 'blue', 'pink', 'purple'] as const)
      expect(count(houses, kinds[kind]), kind).toBeGreaterThan(40);
    expect(await callsOf(page)).toBeGreaterThan(3);
    expect(await callsOf(page)).toBeLessThan(20);
    // In another corner of the cube the same houses are elsewhere.
    const moved = await lookAfter(page, 'Control+End');
    expect(difference(houses, moved)).toBeGreaterThan(500);
    const [a, b] = [houses, moved].map(picture => extentOf(picture, kinds.yellow));
    expect(Math.abs(a.left + a.right - b.left - b.right)).toBeGreaterThan(20);
    await press(page, 'Control+Home', 't');
    await page.locator('.play[data-space="large"]').waitFor();
    const clash = cells.slice(0, 9).find(cell => symbols[cell] !== 0);
    expect(await cursorOf(page)).toBeLessThan(9);
    expect(count(await look(page), kinds.red)).toBe(0);
    const picture = await lookAfter(page, String(symbols[clash ?? 0]));
    expect(await page.locator('.board.focus .cell.conflict').count()).toBeGreaterThan(0);
    expect(count(picture, kinds.red)).toBeGreaterThan(60);
    expect(count(await lookAfter(page, 'Backspace'), kinds.red)).toBe(0);
    await press(page, 'Shift+Z');
    const far = await look(page);
    await press(page, '+', '+', '+', '+', '+');
    const near = await look(page);
    const notes = await lookAfter(page, 'n');
    expect(difference(near, notes)).toBeGreaterThan(300);
    expect(difference(far, await lookAfter(page, '-', '-', '-', '-', '-'))).toBe(0);
  });

  test('ghosting, peeking, fading and x-ray take away what is not meant; layers are peeled off, clipped and pulled apart, by keys and by sliders; in the dark, all stands out', async () => {
    const page = await app.play(filled, smallDesk);
    await openSpace(page, 'large');
    const whole = await look(page);
    const ghosted = await lookAfter(page, 'g');
    expect(ink(ghosted)).toBeLessThan(ink(whole) / 3);
    expect(count(ghosted, kinds.yellow)).toBeGreaterThan(count(whole, kinds.yellow) * 0.9);
    expect(difference(whole, await lookAfter(page, 'g'))).toBe(0);
    await page.keyboard.down('i');
    expect(difference(ghosted, await look(page))).toBe(0);
    await page.keyboard.up('i');
    expect(difference(whole, await look(page))).toBe(0);
    const faded = await lookAfter(page, 'f');
    expect(ink(faded)).toBeLessThan(ink(whole) / 2);
    expect(difference(ghosted, faded)).toBeGreaterThan(500);
    await press(page, 'f', 'ArrowRight');
    const still = await look(page);
    const xray = await lookAfter(page, 'r');
    expect(ink(xray)).toBeLessThan(ink(still));
    expect(count(xray, kinds.green)).toBeGreaterThan(count(still, kinds.green) + 50);
    expect(difference(still, await lookAfter(page, 'r'))).toBe(0);
    await press(page, 'ArrowLeft');
    const front = await lookAfter(page, 'Shift+Z');
    const peeled = [front];
    for (let i = 0; i < 2; i++) peeled.push(await lookAfter(page, ']', ']', ']', ']'));
    for (const [i, picture] of peeled.entries())
      if (i > 0) expect(difference(peeled[i - 1], picture)).toBeGreaterThan(300);
    // What is in front is clear, however much was peeled off; the last layer has nothing behind it.
    const tiles = peeled.map(picture => count(picture, kinds.dark));
    expect(tiles[2]).toBeLessThan(tiles[0]);
    // The selected cell went with its layer, and that is said.
    const hidden = page.getByText('The selected cell is in a layer that is not shown.');
    expect(await hidden.count()).toBe(1);
    await slide(page, 'Nearest layer', 5);
    expect(difference(peeled[1], await look(page))).toBe(0);
    await page.getByRole('button', { name: 'Show all layers' }).click();
    expect(await hidden.count()).toBe(0);
    expect(difference(front, await look(page))).toBe(0);
    const clipped = await lookAfter(page, '{', '{', '{');
    expect(difference(front, clipped)).toBeGreaterThan(100);
    await slide(page, 'Farthest layer', 6);
    expect(difference(clipped, await look(page))).toBe(0);
    await slide(page, 'Nearest layer', 3);
    expect(difference(clipped, await look(page))).toBeGreaterThan(300);
    await press(page, 'Shift+R');
    // From behind, what is peeled off is what is nearest there.
    const shown = page.locator('.range-slider output');
    await press(page, ...Array.from({ length: 16 }, () => 'Alt+ArrowRight'));
    await rest(page);
    await press(page, ']', ']');
    await soon(() => shown.textContent()).toBe('z 7 – 1');
    expect(await hidden.count()).toBe(0);
    await press(page, 'Shift+R');
    // Along x, nine layers along z are a square; pulled apart they are more than twice as wide as high.
    const ratio = (picture: Picture): number => {
      const { left, right, top, bottom } = extentOf(picture, kinds.ink);
      return (right - left) / (bottom - top);
    };
    expect(ratio(await lookAfter(page, 'Shift+X'))).toBeCloseTo(1, 0);
    const apart = await lookAfter(page, 'o', 'Shift+X');
    expect(ratio(apart)).toBeGreaterThan(1.8);
    const both = await lookAfter(page, 'g', ']', ']');
    expect(ink(both)).toBeLessThan(ink(apart));
    await page.getByRole('radiogroup', { name: 'Layers along' }).getByRole('radio', { name: 'y' }).click();
    // The boards are looked at along the same axis: there is one answer on the screen.
    expect(await page.locator('.focus-board .board-heading').textContent()).toMatch(/^y /);
    expect(await page.getByRole('button', { name: 'Look along y' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    expect(ratio(await lookAfter(page, 'g', 'Shift+X'))).toBeLessThan(0.75);
    await press(page, 'z');
    await page.getByRole('button', { name: 'Back to the whole' }).click();
    expect(difference(front, await lookAfter(page, 'Shift+Z'))).toBe(0);
    // In the dark, tiles stand out from the ground and symbols from tiles.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    const picture = await lookAfter(page, 'Shift+R');
    const grey = (from: number, to: number) => (r: number, g: number, b: number) =>
      r >= from && r < to && Math.max(r, g, b) - Math.min(r, g, b) < 16;
    expect(count(picture, grey(0, 40))).toBeGreaterThan(20_000);
    expect(count(picture, grey(45, 110))).toBeGreaterThan(5000);
    expect(count(picture, grey(200, 256))).toBeGreaterThan(500);
  });

  test.runIf(campaign(0, 1))(
    'the camera glides to where it is sent, and jumps where less motion is wanted',
    async () => {
      const context = await app.newContext({ viewport: { width: 1110, height: 480 } });
      await context.clock.install();
      const page = await app.playIn(context, cube);
      await openSpace(page);
      await rest(page);
      // From here on time stands still, but for what the test lets pass.
      await page.clock.pauseAt(Date.now() + 3_600_000);
      const pass = async (milliseconds: number): Promise<{ picture: Picture; frames: number }> => {
        const before = await framesOf(page);
        await page.clock.runFor(milliseconds);
        const frames = (await framesOf(page)) - before;
        return { picture: readPng(await canvasOf(page).screenshot()), frames };
      };
      const { picture: home } = await pass(100);
      await press(page, 'Shift+Z');
      const jumped = await pass(50);
      expect(jumped.frames).toBeLessThanOrEqual(2);
      expect(difference(home, jumped.picture)).toBeGreaterThan(500);
      expect((await pass(1000)).frames).toBe(0);
      await press(page, 'Shift+R');
      expect(difference(home, (await pass(50)).picture)).toBe(0);

      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.waitForFunction(() => document.documentElement.dataset.motion === 'full');
      await press(page, 'Shift+Z');
      const onTheWay = await pass(130);
      expect(onTheWay.frames).toBeGreaterThan(4);
      for (const end of [home, jumped.picture])
        expect(difference(end, onTheWay.picture)).toBeGreaterThan(500);
      expect(difference(jumped.picture, (await pass(300)).picture)).toBe(0);
      expect((await pass(1000)).frames).toBe(0);
    },
  );

  test('a hint lights its evidence, steps the rest back, and the camera goes where it is seen', async () => {
    const text = await almostSolved(gentle, [400]);
    const page = await app.play(text, smallDesk);
    await openSpace(page, 'large');
    const step = nextStep(Position.of(expectOk(asPuzzle(readGrid(text)))), ladderUpTo());
    const [house] = step?.houses ?? [];
    const [axis] = orientationOf(shape, house).axes;
    expect(orientationOf(shape, house).kind).toBe('line');
    // Along the line its cells hide each other.
    const along = await lookAfter(page, `Shift+${'XYZ'[axis]}`);
    expect(() => measureFaceOn(along, 9)).not.toThrow();
    await press(page, 'h');
    await page.getByText('Hint 1 of 3').waitFor();
    await page.getByRole('button', { name: 'Tell me more' }).click();
    // The card stays in view.
    const card = await page.locator('.hint-panel').boundingBox();
    expect((card?.y ?? 0) + (card?.height ?? 1e6)).toBeLessThanOrEqual(smallDesk.viewport.height);
    const hinted = await look(page);
    expect(ink(hinted)).toBeLessThan(ink(along) / 2);
    expect(count(hinted, kinds.yellow)).toBeGreaterThan(100);
    expect(count(hinted, kinds.ring)).toBeGreaterThan(5);
    const spread = (picture: Picture): number => {
      const { left, right, top, bottom } = extentOf(picture, kinds.yellow);
      return Math.hypot(right - left, bottom - top) / picture.height;
    };
    expect(spread(hinted)).toBeGreaterThan(0.4);
    await page.getByRole('button', { name: 'Put the hint away' }).click();
    expect(ink(await look(page))).toBeGreaterThan(2 * ink(hinted));
  });

  test.runIf(campaign(0, 1))('the path by logic is played in the cube', async () => {
    const page = await app.play(cube, smallDesk);
    await openSpace(page, 'large');
    const before = await look(page);
    await choose(page, 'Show the whole path');
    const panel = page.getByRole('region', { name: 'The path by logic' });
    await soon(() => panel.locator('.transport').textContent()).toMatch(/^1 of/);
    const first = await look(page);
    expect(difference(before, first)).toBeGreaterThan(200);
    const scrubber = panel.getByRole('slider', { name: 'Where in the path' });
    await scrubber.press('End');
    const last = await look(page);
    expect(difference(first, last)).toBeGreaterThan(1000);
    await scrubber.press('Home');
    await panel.getByRole('button', { name: 'Back to the game' }).click();
    await press(page, 'Shift+R');
    expect(difference(before, await look(page))).toBe(0);
  });

  test.runIf(campaign(0, 1))(
    'a tesseract is a large cube with eight small ones, or turns with w as hue, or lies flat',
    async () => {
      const page = await app.play(puzzleOf('9^4'), smallDesk);
      await openSpace(page, 'large');
      const cubes = await lookAfter(page, 'Shift+Z');
      // The large one above two rows of small ones.
      expect(runs(cubes, 'rows')).toBe(3);
      expect(hues(cubes)).toBeLessThan(8);
      expect(await callsOf(page)).toBeLessThan(20);
      // One step along w, another cube is the large one; nine of them lead round.
      const other = await lookAfter(page, 'Shift+E');
      expect(difference(cubes, other)).toBeGreaterThan(1000);
      await page.getByRole('button', { name: 'One back along w' }).click();
      expect(difference(cubes, await look(page))).toBe(0);
      // Layers along w are cubes, and can be taken away.
      await page.getByRole('radiogroup', { name: 'Layers along' }).getByRole('radio', { name: 'w' }).click();
      await slide(page, 'Farthest layer', 5);
      expect(runs(await look(page), 'rows')).toBe(2);
      await page.getByRole('button', { name: 'Back to the whole' }).click();
      await chooseView(page, 'Turning');
      const turning = await look(page);
      expect(hues(turning)).toBeGreaterThanOrEqual(8);
      expect(await page.locator('.hue-legend li').count()).toBe(9);
      await slide(page, 'Turn in xw', 2);
      const all = await look(page);
      expect(difference(turning, all)).toBeGreaterThan(1000);
      await page.getByRole('button', { name: 'Cut by a hyperplane' }).click();
      const cut = await look(page);
      expect(difference(all, cut)).toBeGreaterThan(1000);
      await slide(page, 'Where it cuts', 0.5);
      expect(difference(cut, await look(page))).toBeGreaterThan(300);
      await page.getByRole('button', { name: 'Cut by a hyperplane' }).click();
      await slide(page, 'All of w', 3);
      const third = await look(page);
      expect(hues(third)).toBeLessThan(hues(all));
      await slide(page, 'w 3', 0);
      expect(difference(all, await look(page))).toBe(0);
      // A hand turns the camera, or a plane, or one across and one up.
      const viewpoint = await viewpointOf(page);
      await page.getByRole('group', { name: 'Drag turns' }).getByRole('button', { name: 'yw' }).click();
      await drag(page, { x: 120, y: 120 }, { x: 60, y: 0 });
      expect(await viewpointOf(page)).toBe(viewpoint);
      const turned = await look(page);
      expect(difference(all, turned)).toBeGreaterThan(1000);
      expect(difference(turned, await lookAfter(page, 'Alt+ArrowRight'))).toBeGreaterThan(500);
      await page.getByRole('button', { name: 'Keep turning' }).click();
      const frames = await framesOf(page);
      await soon(() => framesOf(page)).toBeGreaterThan(frames + 3);
      await page.getByRole('button', { name: 'Keep turning' }).click();
      await rest(page);
      await chooseView(page, 'Flat');
      const flat = await look(page);
      expect(hues(flat)).toBeGreaterThanOrEqual(8);
      // Four directions make an octagon, with a letter beside a side of each: about as wide as high, and without corners.
      const { left, right, top, bottom } = extentOf(flat, kinds.dark);
      expect((right - left) / (bottom - top)).toBeGreaterThan(0.75);
      expect((right - left) / (bottom - top)).toBeLessThan(1.34);
      for (const x of [left + 6, right - 6])
        for (const y of [top + 6, bottom - 6]) expect(isOfKind(flat, x, y, kinds.dark)).toBe(false);
    },
  );

  test.runIf(campaign(0, 1) === 1)('65,536 cells open in space, too', async () => {
    const page = await app.play(puzzleOf('2x2x2x2'), smallDesk);
    await openSpace(page, 'large');
    const cubes = await lookAfter(page, 'Shift+Z');
    expect(runs(cubes, 'rows')).toBe(4);
    expect(await callsOf(page)).toBeLessThan(20);
    expect(difference(cubes, await lookAfter(page, 'ArrowDown'))).toBeGreaterThan(10);
  });
});

/** How many separate stretches of columns or rows hold something, letters aside. */
function runs(picture: Picture, along: 'columns' | 'rows'): number {
  const [length, across] =
    along === 'columns' ? [picture.width, picture.height] : [picture.height, picture.width];
  let found = 0;
  let run = 0;
  for (let i = border; i <= length - border; i++) {
    let some = false;
    for (let j = border; j < across - border && !some && i < length - border; j++)
      some = along === 'columns' ? isOfKind(picture, i, j, drawn) : isOfKind(picture, j, i, drawn);
    if (some) run++;
    else {
      if (run > 0.06 * length) found++;
      run = 0;
    }
  }
  return found;
}

const drawn = (r: number, g: number, b: number): boolean => r + g + b < 660;

/** How many of twelve hues are clearly there. */
function hues({ pixels }: Picture): number {
  const seen = new Uint32Array(12);
  for (let i = 0; i < pixels.length; i += 3) {
    const [r, g, b] = pixels.subarray(i, i + 3);
    const most = Math.max(r, g, b);
    const range = most - Math.min(r, g, b);
    if (range < 24) continue;
    const sector = most === r ? (g - b) / range + 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
    seen[Math.floor(2 * sector) % 12]++;
  }
  return seen.filter(pixelsOfHue => pixelsOfHue > 30).length;
}
