/** Constraints in space, by counting pixels: cages, lines and marks are seen, turn red when broken, and go with their cells. */
import { createGrid, expectOk, makePuzzleText, parseShape } from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../tools/campaign.js';
import { hasBrowser, useApp } from './app.testkit.js';
import { count, difference, kinds, type Picture } from './picture.testkit.js';
import { press } from './play.testkit.js';
import { canvasOf, look, lookAfter, openSpace, smallDesk } from './space.testkit.js';

/** Pictures in space take long; a part of them is looked at in full campaigns only. */
const inFull = test.runIf(campaign(0, 1) === 1);

/** An empty board of a shape, or of a rule that adds constraints to it. */
function emptyBoard(base: string, constraints: readonly object[] = []): string {
  const shape = expectOk(parseShape(constraints.length > 0 ? JSON.stringify({ base, constraints }) : base));
  return makePuzzleText(expectOk(createGrid(shape, new Uint8Array(shape.cellCount))));
}

const held = async (page: Page): Promise<string[]> =>
  Promise.all(
    ['geometries', 'textures'].map(async name => (await canvasOf(page).getAttribute(`data-${name}`)) ?? ''),
  );

/** How much lighter or darker the pixels of two pictures are, all in all. */
const changeOf = (a: Picture, b: Picture): number =>
  a.pixels.reduce((sum, value, i) => sum + Math.abs(value - b.pixels[i]), 0);

/** Every kind that is drawn, at cells of 4^3. */
const drawn = [
  { kind: 'killer', cells: [0, 1, 17], sum: 7 },
  { kind: 'region', cells: [2, 3, 7] },
  { kind: 'clone', cells: [10, 11], others: [46, 47] },
  { kind: 'thermo', cells: [12, 13, 29, 45] },
  { kind: 'thermo', cells: [32, 33, 34], slow: true },
  { kind: 'arrow', circle: [16], cells: [20, 24] },
  { kind: 'between', cells: [48, 49, 50] },
  { kind: 'whisper', cells: [52, 57, 62], difference: 2 },
  { kind: 'palindrome', cells: [36, 37, 42] },
  { kind: 'renban', cells: [19, 23, 39] },
  { kind: 'little-killer', cells: [3, 18, 33], sum: 6 },
  { kind: 'diagonal', direction: [1, 1, 1] },
  { kind: 'greater', cells: [8, 4] },
  { kind: 'white-dot', cells: [8, 9] },
  { kind: 'black-dot', cells: [14, 15], ratio: 3 },
  { kind: 'xv', cells: [26, 30], sum: 5 },
  { kind: 'odd', cells: [5] },
  { kind: 'even', cells: [6] },
  { kind: 'candidates', cells: [54], symbols: [1, 3, 4] },
];

describe.skipIf(!hasBrowser)('constraints in space', () => {
  const app = useApp();

  test('a cage is seen, and goes with the layer of its cells', async () => {
    // Both cells are in one line anyway, so that nothing else is lit.
    const [plain, caged] = [
      emptyBoard('4^3'),
      emptyBoard('4^3', [{ kind: 'killer', cells: [2, 3], sum: 5 }]),
    ];
    const pictures = [];
    for (const text of [plain, caged]) {
      const page = await app.play(text, smallDesk);
      await openSpace(page, 'large');
      pictures.push({ whole: await look(page), peeled: await lookAfter(page, ']') });
    }
    const [without, withCage] = pictures;
    expect(difference(without.whole, withCage.whole)).toBeGreaterThan(500);
    expect(difference(without.peeled, withCage.peeled)).toBe(0);
  });

  inFull('the cage of the selected cell stands out', async () => {
    const pictures = [];
    for (const constraints of [[], [{ kind: 'killer', cells: [10, 11], sum: 5 }]]) {
      const page = await app.play(emptyBoard('4^3', constraints), smallDesk);
      await openSpace(page, 'large');
      const elsewhere = await lookAfter(page, 'ArrowDown', 'ArrowDown');
      pictures.push({ elsewhere, there: await lookAfter(page, 'ArrowRight', 'ArrowRight') });
    }
    const [without, withCage] = pictures;
    const elsewhere = changeOf(without.elsewhere, withCage.elsewhere);
    expect(elsewhere).toBeGreaterThan(0);
    expect(changeOf(without.there, withCage.there)).toBeGreaterThan(1.2 * elsewhere);
  });

  test('what is broken is red until it is mended', async () => {
    const rule = emptyBoard('4^3', [
      { kind: 'killer', cells: [0, 1, 5], sum: 6 },
      { kind: 'thermo', cells: [12, 13, 14, 15] },
    ]);
    const page = await app.play(rule, smallDesk);
    await openSpace(page, 'large');
    expect(count(await look(page), kinds.red)).toBe(0);
    await press(page, '4', 'ArrowRight', '3', 'ArrowDown', 'ArrowDown');
    const cage = count(await look(page), kinds.red);
    expect(cage).toBeGreaterThan(200);
    await press(page, 'ArrowDown', '2', 'ArrowRight', '1', 'ArrowUp');
    expect(count(await look(page), kinds.red)).toBeGreaterThan(cage + 200);
    for (let i = 0; i < 4; i++) await press(page, 'Control+z');
    expect(count(await look(page), kinds.red)).toBe(0);
  });

  inFull('every kind is drawn, in few calls, and what the card holds does not grow', async () => {
    const page = await app.play(emptyBoard('4^3', drawn), smallDesk);
    await openSpace(page, 'large');
    const whole = await look(page);
    expect(Number(await canvasOf(page).getAttribute('data-calls'))).toBeLessThan(20);
    await lookAfter(page, 'o');
    const before = await held(page);
    for (let i = 0; i < 4; i++) {
      await lookAfter(page, 'o', ']');
      await lookAfter(page, 'o', '[');
    }
    expect(await held(page)).toEqual(before);
    await press(page, 'o');
    await page.getByRole('combobox', { name: 'View' }).selectOption({ label: 'Flat' });
    expect(difference(whole, await look(page))).toBeGreaterThan(2000);
  });

  const solids: [string, object[]][] = [
    [
      'faces:4',
      [
        { kind: 'killer', cells: [0, 1, 4], sum: 12 },
        { kind: 'thermo', cells: [8, 9, 14] },
      ],
    ],
    [
      'latin:3^4',
      [
        { kind: 'killer', cells: [0, 1, 27], sum: 6 },
        { kind: 'thermo', cells: [9, 10, 37] },
      ],
    ],
  ];
  test.each(solids.slice(0, campaign(0, 2)))('%s shows them, too', async (base, constraints) => {
    const page = await app.play(emptyBoard(base, constraints), smallDesk);
    await openSpace(page, 'large');
    const constrained = await look(page);
    const other = await app.play(emptyBoard(base), smallDesk);
    await openSpace(other, 'large');
    expect(difference(constrained, await look(other))).toBeGreaterThan(500);
  });
});
