/** The view in space as its users have it: opened by its key, looked at as pixels, pointed at where a cell must be. */
import type { Shape } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { Vector3 } from 'three';
import { placeFrom } from '../src/space/camera.js';
import { placeInSpace } from '../src/space/spaceLayout.js';
import { border, isOfKind, kinds, type Picture, readPng } from './picture.testkit.js';
import { press } from './play.testkit.js';

/** As small as a desk can be: without a graphics card every pixel takes time. */
export const smallDesk = { viewport: { width: 1110, height: 640 } };

export const canvasOf = (page: Page) => page.locator('.space-canvas canvas');

/** Opens the view beside the boards, or large with its cross-sections. */
export async function openSpace(page: Page, place: 'side' | 'large' = 'side'): Promise<void> {
  await watchDrawing(page);
  await press(page, 't');
  if (place === 'large' && (await page.locator('.play').getAttribute('data-space')) !== 'large')
    await press(page, 't');
  await page.locator(`.play[data-space="${place}"] .space-canvas canvas[data-calls]`).waitFor();
}

interface Watched {
  readonly drawing: {
    /** How many frames were drawn. */
    frames: number;
    /** The frames that were asked for and have not come. */
    readonly asked: Set<number>;
    /** The next frame, for those who only look on. */
    next(): Promise<unknown>;
  };
}

/** From now on, counts what is drawn and what is asked for, whoever does it. */
export const watchDrawing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if ('drawing' in globalThis) return;
    const { requestAnimationFrame: ask, cancelAnimationFrame: cancel } = window;
    const asked = new Set<number>();
    const drawing: Watched['drawing'] = { frames: 0, asked, next: () => new Promise(done => ask(done)) };
    Object.assign(globalThis, { drawing });
    window.requestAnimationFrame = draw => {
      const frame = ask(time => {
        asked.delete(frame);
        draw(time);
      });
      asked.add(frame);
      return frame;
    };
    window.cancelAnimationFrame = frame => {
      asked.delete(frame);
      cancel(frame);
    };
    const { clear } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.clear = function (mask) {
      drawing.frames++;
      clear.call(this, mask);
    };
  });

export const framesOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as Watched).drawing.frames);

/**
 * Waits until nothing moves any more: twice in a row a frame has passed and the page has had nothing left to do, and nothing
 * was drawn nor is another frame asked for. The view is drawn on demand, so that nothing can come after that by itself.
 */
export const rest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { drawing } = globalThis as unknown as Watched;
    for (let quiet = 0; quiet < 2; ) {
      const { frames } = drawing;
      await drawing.next();
      await new Promise(done => requestIdleCallback(done));
      const isQuiet = frames > 0 && drawing.frames === frames && drawing.asked.size === 0;
      quiet = isQuiet ? quiet + 1 : 0;
    }
  });

/** What the canvas shows once nothing moves any more; the mouse is elsewhere. */
export async function look(page: Page): Promise<Picture> {
  await page.mouse.move(3, 3);
  await rest(page);
  // What is written over the canvas is no part of what is drawn.
  const setNotes = (visibility: string): Promise<void> =>
    page.evaluate(value => {
      for (const notes of document.querySelectorAll<HTMLElement>('.space-notes, .hue-legend'))
        notes.style.visibility = value;
    }, visibility);
  await setNotes('hidden');
  const picture = readPng(await canvasOf(page).screenshot());
  await setNotes('');
  return picture;
}

/** Presses keys and looks. */
export async function lookAfter(page: Page, ...keys: string[]): Promise<Picture> {
  await press(page, ...keys);
  return look(page);
}

/** From where the camera looks, as the canvas tells: its direction, its target, and how near it is. */
export const viewpointOf = async (page: Page): Promise<string> => {
  await rest(page);
  return (await canvasOf(page).getAttribute('data-viewpoint')) ?? '';
};

/** How many pixels a cell of a cube is wide where the camera looks at. */
export async function cellPixels(page: Page, shape: Shape): Promise<number> {
  const [x, y, z, , , , nearness] = (await viewpointOf(page)).split(' ').map(Number);
  const { width, height } = (await canvasOf(page).boundingBox()) ?? { width: 0, height: 0 };
  const layout = placeInSpace(shape, {
    view: 'cube',
    explode: 0,
    explodeAxis: 2,
    angles: [],
    lens: 'perspective',
  });
  const reach = placeFrom(layout, new Vector3(x, y, z), width / height).length() / nearness;
  return height / (2 * tangent * reach);
}

/** The field of view of the camera, from top to bottom. */
const tangent = Math.tan((14 * Math.PI) / 180);

/** Face-on, the eye is on the axis through the middle. How far away it is follows from how wide the front of the cube is. */
export interface FaceOn {
  readonly picture: Picture;
  /** How far the eye is from the middle, in cells. */
  readonly distance: number;
  /** Where a point of space is on the canvas: x to the right, y up, z towards the eye. */
  at(x: number, y: number, z: number): { x: number; y: number };
}

/** Measures a picture of a cube with so many cells to a side that is seen face-on. */
export function measureFaceOn(picture: Picture, side: number): FaceOn {
  const { width, height } = picture;
  const half = rightEdge(picture) + 0.5 - width / 2;
  const unit = height / (2 * tangent);
  const distance = (unit * (side / 2)) / half + side / 2;
  return {
    picture,
    distance,
    at: (x, y, z) => ({
      x: width / 2 + (x * unit) / (distance - z),
      y: height / 2 - (y * unit) / (distance - z),
    }),
  };
}

/** Where the frame ends to the right: the last column that is dark at several heights. */
export function rightEdge(picture: Picture): number {
  const rows = [0.42, 0.46, 0.5, 0.54, 0.58].map(part => Math.round(part * picture.height));
  for (let x = picture.width - border - 1; x >= 0; x--)
    if (rows.every(y => isOfKind(picture, x, y, kinds.dark))) return x;
  throw new Error('there is no frame');
}

export async function lookFaceOn(page: Page, side: number, axis = 'Z'): Promise<FaceOn> {
  return measureFaceOn(await lookAfter(page, `Shift+${axis}`), side);
}

/** Where the middle of a cell of a cube is, seen face-on along z: y runs down and z away from the eye. */
export const cellPlace = (
  view: FaceOn,
  side: number,
  [x, y, z]: readonly number[],
): { x: number; y: number } => {
  const half = (side - 1) / 2;
  return view.at(x - half, half - y, half - z);
};

/** Clicks into the canvas. */
export const clickAt = (page: Page, position: { x: number; y: number }): Promise<void> =>
  canvasOf(page).click({ position });

/** From a point of the canvas to another, with a button held. */
export async function drag(
  page: Page,
  from: { x: number; y: number },
  by: { x: number; y: number },
  button: 'left' | 'right' = 'left',
): Promise<void> {
  const box = await canvasOf(page).boundingBox();
  if (!box) throw new Error('there is no canvas');
  await page.mouse.move(box.x + from.x, box.y + from.y);
  await page.mouse.down({ button });
  await page.mouse.move(box.x + from.x + by.x / 2, box.y + from.y + by.y / 2);
  await page.mouse.move(box.x + from.x + by.x, box.y + from.y + by.y);
  await page.mouse.up({ button });
}
