/** Four dimensions as a place to play: a whole tesseract solved in its view, by keys alone and by touch alone, and the tour that leads there. */
import { readFileSync } from 'node:fs';
import { coordinatesOf, expectOk, makeSymbolText, parsePuzzleText, parseShape } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { facingOf, fieldOfView, placeFrom } from '../src/space/camera.js';
import { cubeNamesOf } from '../src/space/cubeNames.js';
import { cubeOfCell } from '../src/space/cubesLayout.js';
import { planesOf } from '../src/space/hyperTurn.js';
import { placeInSpace } from '../src/space/spaceLayout.js';
import { usualAngles } from '../src/space/spaceState.js';
import { cursorOf, hasBrowser, phone, useApp } from './app.testkit.js';
import { difference } from './picture.testkit.js';
import { almostSolved, press, shownAt, solve, soon } from './play.testkit.js';
import {
  canvasOf,
  drag,
  look,
  openSpace,
  rest,
  smallDesk,
  viewpointOf,
  watchDrawing,
} from './space.testkit.js';

const stock = JSON.parse(readFileSync(new URL('../stock/2x2x1x1.json', import.meta.url), 'utf8'));
const short = `2x2x1x1:${stock.puzzles[0].puzzle}`;
const { shape, symbols } = expectOk(parsePuzzleText(short));
const blanks = Array.from(symbols, (_, cell) => cell).filter(cell => symbols[cell] === 0);

/** Some cells of all cubes to be filled in; in full, all that the puzzle leaves open. */
const open = campaign(0, 1) ? blanks : blanks.filter((_, i) => i % 48 === 7);
const played = (): Promise<string> => (campaign(0, 1) ? Promise.resolve(short) : almostSolved(short, open));

/** Where a cell is on the page, as the canvas tells where its camera is, while another is selected. */
async function placeOf(
  page: Page,
  view: 'cubes' | 'turning',
  cell: number,
  cursor: number,
): Promise<{ x: number; y: number }> {
  const [dx, dy, dz, x, y, z, nearness] = (await viewpointOf(page)).split(' ').map(Number);
  const box = await canvasOf(page).boundingBox();
  if (!box) throw new Error('there is no canvas');
  const aspect = box.width / box.height;
  const direction = new Vector3(dx, dy, dz).normalize();
  const { right, up } = facingOf(direction);
  const layout = placeInSpace(shape, {
    view,
    explode: 0,
    explodeAxis: 2,
    angles: usualAngles,
    lens: 'perspective',
    focus: cubeOfCell(shape, cursor),
    facing: { right: right.toArray(), up: up.toArray() },
  });
  const camera = new PerspectiveCamera(fieldOfView, aspect, 0.5, 2000);
  const target = new Vector3(x, y, z);
  const reach = placeFrom(layout, direction, aspect).length() / nearness;
  camera.position.copy(direction).multiplyScalar(reach).add(target);
  camera.lookAt(target);
  camera.updateMatrixWorld();
  const seen = new Vector3().fromArray(layout.positions, 3 * cell).project(camera);
  return { x: box.x + ((seen.x + 1) / 2) * box.width, y: box.y + ((1 - seen.y) / 2) * box.height };
}

/** How many steps along an axis, and which way round is shorter. */
function stepsBetween(from: number, to: number): number[] {
  const [a, b] = [coordinatesOf(shape, from), coordinatesOf(shape, to)];
  return a.map((at, axis) => {
    const extent = shape.extents[axis];
    const on = (b[axis] - at + extent) % extent;
    return on > extent / 2 ? on - extent : on;
  });
}

const repeat = (key: string, times: number): string[] => Array.from({ length: times }, () => key);

test('cubes are named by all axes beyond the third, and every plane with one of them can be turned in', () => {
  const namesOf = (spec: string): string[] => cubeNamesOf(expectOk(parseShape(spec)));
  expect(namesOf('9^4')).toEqual(Array.from({ length: 9 }, (_, i) => `w ${i + 1}`));
  expect(namesOf('latin:3^5').slice(0, 4)).toEqual(['w 1\nv 1', 'w 2\nv 1', 'w 3\nv 1', 'w 1\nv 2']);
  expect(namesOf('4^3')).toEqual([]);
  expect(planesOf(4)).toHaveLength(3);
  expect(planesOf(5)).toHaveLength(7);
});

describe.skipIf(!hasBrowser)('four dimensions', () => {
  const app = useApp();

  test('a tesseract is solved to the end in its view by keys alone', async () => {
    const solution = await solve(short);
    const page = await app.play(await played(), smallDesk);
    await openSpace(page, 'large');
    const keys = [
      ['ArrowLeft', 'ArrowRight'],
      ['ArrowUp', 'ArrowDown'],
      ['q', 'e'],
      ['Shift+Q', 'Shift+E'],
    ] as const;
    let cursor = await cursorOf(page);
    for (const cell of open) {
      // Arrows do not go round.
      const [from, to] = [coordinatesOf(shape, cursor), coordinatesOf(shape, cell)];
      const steps = stepsBetween(cursor, cell).map((by, axis) => (axis < 2 ? to[axis] - from[axis] : by));
      await press(
        page,
        ...steps.flatMap((by, axis) => repeat(keys[axis][by < 0 ? 0 : 1], Math.abs(by))),
        makeSymbolText(solution[cell], shape.symbols),
      );
      cursor = cell;
      expect(await cursorOf(page)).toBe(cell);
    }
    await page.getByRole('dialog').waitFor();
    expect(await page.locator('.play').getAttribute('data-space')).toBe('large');
  });

  test('a tesseract is solved to the end in its view by touch alone', async () => {
    const solution = await solve(short);
    const page = await app.play(await played(), { viewport: phone, hasTouch: true, isMobile: true });
    await watchDrawing(page);
    await page.getByRole('button', { name: 'See it in space' }).tap();
    await page.locator('.play[data-space="large"] canvas[data-calls]').waitFor();
    let byCanvas = 0;
    for (const cell of open) {
      let cursor = await cursorOf(page);
      // First on the small cube where the cell is, which then stands large; what lies before the cell is passed by tapping again.
      for (let taps = 0; taps < 5 && cursor !== cell; taps++) {
        const place = await placeOf(page, 'cubes', cell, cursor);
        await page.touchscreen.tap(place.x, place.y);
        await rest(page);
        cursor = await cursorOf(page);
      }
      if (cursor === cell) byCanvas++;
      for (const [axis, by] of stepsBetween(cursor, cell).entries())
        for (let step = 0; step < Math.abs(by); step++)
          await page
            .getByRole('button', { name: `One ${by < 0 ? 'back' : 'on'} along ${'xyzw'[axis]}` })
            .tap();
      expect(await cursorOf(page)).toBe(cell);
      await page
        .locator('.pad .key')
        .nth(solution[cell] - 1)
        .tap();
      await soon(() => shownAt(page, cell)).toBe(String(solution[cell]));
    }
    expect(byCanvas).toBeGreaterThanOrEqual(open.length / 2);
    await page.getByRole('dialog').waitFor();
  });

  test('every axis has its steps, layers and slices; a turn leaves the cubes side by side; what the graphics card turns is picked where it is drawn', async () => {
    const page = await app.play(short, smallDesk);
    await openSpace(page, 'large');
    const named = (role: 'group' | 'radiogroup', name: string) => page.getByRole(role, { name });
    const steps = named('group', 'Steps of the selected cell');
    expect(await steps.getByRole('button').count()).toBe(8);
    expect(await named('radiogroup', 'Layers along').getByRole('radio').allTextContents()).toEqual([
      ...'xyzw',
    ]);
    const planes = named('group', 'Two axes to cut along').getByRole('button');
    expect(await planes.allTextContents()).toEqual(['xy', 'xz', 'xw', 'yz', 'yw', 'zw']);
    expect(await page.locator('.linked-slices .board').count()).toBe(5);
    await planes.nth(5).click();
    expect(await page.locator('.focus-board .board-heading').textContent()).toMatch(/^x \d, y \d$/);
    await planes.nth(0).click();
    // Turned by a hand, each cube turns in its place: a cell of a small one is found where it stands now.
    await drag(page, { x: 150, y: 120 }, { x: 90, y: 30 });
    const far = blanks.find(cell => coordinatesOf(shape, cell)[3] === 3) ?? -1;
    const at = await placeOf(page, 'cubes', far, await cursorOf(page));
    await page.mouse.click(at.x, at.y);
    await soon(async () => coordinatesOf(shape, await cursorOf(page))[3]).toBe(3);
    await page.getByRole('combobox', { name: 'View' }).selectOption({ label: 'Turning' });
    const before = await look(page);
    for (const cell of blanks.slice(1, 1 + campaign(2, 12))) {
      const place = await placeOf(page, 'turning', cell, 0);
      // The cell is among those that lie behind each other at its place; when it is selected, its ring is drawn around that place.
      for (let clicks = 0; clicks < 12 && (await cursorOf(page)) !== cell; clicks++)
        await page.mouse.click(place.x, place.y);
      expect(await cursorOf(page)).toBe(cell);
      const box = await canvasOf(page).boundingBox();
      const picture = await look(page);
      const changed = changesAround(before, picture, place.x - (box?.x ?? 0), place.y - (box?.y ?? 0));
      expect(changed).toBeGreaterThan(20);
    }
    expect(await page.locator('.space-readout').textContent()).toContain('w');
    // A hand turns the camera, or a plane, or one across and one up.
    const viewpoint = await viewpointOf(page);
    const still = await look(page);
    const turns = named('group', 'Drag turns');
    for (const plane of ['yw', 'zw']) {
      await turns.getByRole('button', { name: plane }).click();
      await drag(page, { x: 120, y: 120 }, { x: 40, y: 20 });
      expect(await viewpointOf(page)).toBe(viewpoint);
    }
    const turned = await look(page);
    expect(difference(still, turned)).toBeGreaterThan(1000);
    expect(await page.locator('.hue-legend li').count()).toBe(4);
    await page.getByRole('button', { name: 'Cut by a hyperplane' }).click();
    expect(difference(turned, await look(page))).toBeGreaterThan(300);
    // Views that come and go leave nothing on the graphics card.
    const held = new Set<string>();
    for (let round = 0; round < campaign(0, 6); round++)
      for (const label of ['Flat', 'Cubes', 'Turning']) {
        await page.getByRole('combobox', { name: 'View' }).selectOption({ label });
        await rest(page);
        if (round > 0)
          held.add(
            `${label} ${await canvasOf(page).evaluate(({ dataset }) => `${dataset.geometries} ${dataset.textures}`)}`,
          );
      }
    expect(held.size).toBe(campaign(0, 3));
    // A hint brings the cube where it happens, and all of them are seen again.
    await page.getByRole('button', { name: 'Back to the whole' }).click();
    await page.getByRole('combobox', { name: 'View' }).selectOption({ label: 'Cubes' });
    const whole = await look(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    for (let told = 0; told < 2; told++) await page.getByRole('button', { name: 'Tell me more' }).click();
    await page.getByText('Hint 3 of 3').waitFor();
    expect(difference(whole, await look(page))).toBeGreaterThan(1000);
  });

  test('the tour grows a line to a tesseract, then guides; Esc skips it', async () => {
    const page = await app.open(await app.newContext(smallDesk), '#/tour/tesseract');
    const card = page.locator('.tour-card');
    const titles = ['One axis', 'Two axes', 'Three axes', 'Four axes', 'All of it at once'];
    await watchDrawing(page);
    await canvasOf(page).waitFor();
    let last = await look(page);
    for (const [i, title] of titles.entries()) {
      await card.getByText(title).waitFor();
      if (i % campaign(3, 1) === 0 && i > 0) {
        const seen = await look(page);
        expect(difference(last, seen)).toBeGreaterThan(300);
        last = seen;
      }
      // Nothing moves by itself where the player wants no motion.
      await card.getByRole('button', { name: 'Go on' }).click();
    }
    for (let at = 6; at <= 10; at++) {
      await page.getByRole('region', { name: `Move ${at} of 10` }).waitFor();
      const words = (await card.textContent()) ?? '';
      const [, symbol] = /, the ringed cell, and write (\d)/.exec(words) ?? [];
      const target = page.locator('.board.focus .cell.placed');
      await target.click();
      await press(page, symbol);
    }
    await card.getByText('That is all there is to it').waitFor();
    // The page has to see that it was left: two changes of address within one turn of it are none.
    await page.goto(`${app.address}#/`);
    await card.waitFor({ state: 'detached' });
    await page.goto(`${app.address}#/tour/tesseract`);
    await card.getByText('One axis').waitFor();
    await press(page, 'Escape');
    await card.waitFor({ state: 'detached' });
  });
});

/** How many pixels differ in a small square around a place. */
function changesAround(
  a: { readonly width: number; readonly pixels: Uint8Array },
  b: { readonly width: number; readonly pixels: Uint8Array },
  x: number,
  y: number,
): number {
  const reach = 12;
  let found = 0;
  for (let j = Math.round(y) - reach; j <= Math.round(y) + reach; j++)
    for (let i = Math.round(x) - reach; i <= Math.round(x) + reach; i++) {
      const at = 3 * (j * a.width + i);
      if ([0, 1, 2].some(part => Math.abs(a.pixels[at + part] - b.pixels[at + part]) > 16)) found++;
    }
  return found;
}
