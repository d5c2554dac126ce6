/** Hints in three strengths with their evidence, and the whole path by logic. */
import {
  asPuzzle,
  type Cell,
  cellsOf,
  createGrid,
  deduceSteps,
  english,
  expectOk,
  ladderUpTo,
  makePuzzleText,
  nextStep,
  Position,
  type Step,
  type Strength,
  withEvidence,
} from '@hyperdoku/engine';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cellOn, hasBrowser, useApp } from './app.testkit.js';
import {
  boardOf,
  choose,
  cube,
  litAs,
  press,
  puzzleOf,
  readGrid,
  shownAt,
  solve,
  soon,
  square,
  voiceOf,
  waitForProof,
  writeAll,
} from './play.testkit.js';

const positionOf = (text: string): Position => Position.of(expectOk(asPuzzle(readGrid(text))));
const stepAt = (position: Position): Step => withEvidence(position, nextStep(position, ladderUpTo()) as Step);
const firstStep = (text: string): Step => stepAt(positionOf(text));
const rising = (cells: Iterable<Cell>): Cell[] => [...new Set(cells)].sort((a, b) => a - b);

/** The puzzle as it stands when the first step comes that only strikes candidates out. */
async function atElimination(text: string): Promise<string> {
  const position = positionOf(text);
  const symbols = Uint8Array.from(readGrid(text).symbols);
  for await (const { placements } of deduceSteps(position)) {
    if (placements.length === 0) break;
    for (const { cell, symbol } of placements) symbols[cell] = symbol;
  }
  return makePuzzleText(expectOk(createGrid(readGrid(text).shape, symbols)));
}

const hintButton = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true });
const hintText = (page: Page): Promise<string | null> => page.locator('.hint-text').textContent();

/** The cells of a class on all boards, the focused one and the small ones. */
const litAnywhere = async (page: Page, name: string): Promise<Cell[]> =>
  rising(
    await page
      .locator(`.board .cell.${name}`)
      .evaluateAll(cells => cells.map(cell => Number(cell.getAttribute('data-cell')))),
  );

describe.skipIf(!hasBrowser)('help', () => {
  const app = useApp();

  test.each([
    ['a cube', cube],
    ['a 9×9', square],
  ])('a hint on %s says where, then how, then what, and does it', async (_, text) => {
    const page = await app.play(text);
    const { shape } = readGrid(text);
    const step = firstStep(text);
    const { cell, symbol } = step.placements[0];
    await hintButton(page).click();
    for (const strength of [1, 2, 3] as Strength[]) {
      await soon(() => hintText(page)).toBe(english.step(shape, step, strength));
      expect(await page.locator('.hint-panel strong').textContent()).toBe(`Hint ${strength} of 3`);
      const houses = rising(step.houses.flatMap(house => [...cellsOf(shape, house)]));
      expect(await litAnywhere(page, 'house')).toEqual(houses);
      // The answer is not given away by the first two hints.
      expect(await litAnywhere(page, 'placed')).toEqual(strength < 3 ? [] : [cell]);
      expect(await litAnywhere(page, 'pattern')).toEqual(strength < 3 ? [] : rising(step.cells));
      // What keeps other symbols out inside the house is lit with it.
      const witnesses = (step.evidence?.witnesses ?? []).map(witness => witness.cell);
      const outside = rising(witnesses.filter(witness => !houses.includes(witness)));
      expect(await litAnywhere(page, 'cover')).toEqual(strength < 3 ? [] : outside);
      if (strength === 1) await page.getByRole('button', { name: 'Tell me more' }).click();
      else if (strength === 2) await press(page, 'h');
    }
    await page.getByRole('button', { name: 'What is this?' }).click();
    const { what, why } = english.technique(step.technique, shape);
    const dialog = page.getByRole('dialog');
    for (const words of [what, why]) expect(await dialog.textContent()).toContain(words);
    expect(await dialog.locator('svg.step-picture path').count()).toBeGreaterThan(0);
    await press(page, 'Escape');
    await page.getByRole('button', { name: 'Do this step' }).click();
    await soon(() => shownAt(page, cell)).toBe(String(symbol));
    expect(await litAnywhere(page, 'house')).toEqual([]);
    await press(page, 'Control+z');
    expect(await shownAt(page, cell)).toBe('');
  });

  test('a hint that strikes candidates out shows them struck, and they leave the notes', async () => {
    const text = await atElimination(puzzleOf('3x3', 'medium'));
    const step = firstStep(text);
    expect(step.placements).toEqual([]);
    const page = await app.play(text);
    await press(page, 'n');
    const { cell, symbol } = step.eliminations[0];
    expect(await shownAt(page, cell)).toContain(String(symbol));
    await hintButton(page).click();
    await page.getByRole('button', { name: 'Tell me more' }).click();
    expect(await litAs(page, 'gone')).toEqual([]);
    await page.getByRole('button', { name: 'Tell me more' }).click();
    expect(await litAs(page, 'gone')).toEqual(rising(step.eliminations.map(gone => gone.cell)));
    expect(await cellOn(page, cell).locator('.struck').allTextContents()).toContain(String(symbol));
    expect(await litAs(page, 'pattern')).toEqual(rising(step.cells));
    await page.getByRole('button', { name: 'Do this step' }).click();
    await soon(() => shownAt(page, cell)).not.toContain(String(symbol));
    // The next hint builds on it.
    await hintButton(page).click();
    await soon(() => hintText(page)).toMatch(/^Look at/);
    const next = positionOf(text);
    next.apply(step);
    expect(await hintText(page)).toBe(english.step(readGrid(text).shape, stepAt(next), 1));
  });

  test('cases are folded, and open when they are asked for', async () => {
    const page = await app.play(
      '3x3:........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3',
    );
    const fold = page.locator('.hint-text details').first();
    const doStep = page.getByRole('button', { name: 'Do this step' });
    // The puzzle is so hard that cases come early.
    for (let steps = 0; steps < 60; steps++) {
      for (const strength of [1, 2, 3]) {
        await press(page, 'h');
        await soon(() => page.locator('.hint-panel strong').textContent()).toBe(`Hint ${strength} of 3`);
      }
      if ((await fold.count()) > 0) break;
      await doStep.click();
    }
    expect(await fold.getAttribute('open')).toBeNull();
    const inside = fold.locator('> :not(summary)').first();
    expect(await inside.isVisible()).toBe(false);
    await fold.locator('> summary').click();
    expect(await inside.isVisible()).toBe(true);
    expect(await inside.textContent()).toMatch(/then |If /);
  });

  test('a mistake is pointed out before anything else', async () => {
    const page = await app.play(square);
    await waitForProof(page);
    await press(page, '1');
    await hintButton(page).click();
    await soon(() => hintText(page)).toBe('Something is wrong at r1c3.');
    expect(await voiceOf(page)).toBe('Something is wrong at r1c3.');
    expect(await litAs(page, 'wrong')).toEqual([2]);
    await press(page, 'Backspace');
    expect(await litAs(page, 'wrong')).toEqual([]);
    await press(page, 'h');
    await soon(() => hintText(page)).toBe(english.step(readGrid(square).shape, firstStep(square), 1));
    await page.getByRole('button', { name: 'Put the hint away' }).click();
    await soon(() => litAs(page, 'house')).toEqual([]);
  });

  test('the path by logic is a list to click and to scrub, and ends solved', async () => {
    const page = await app.play(cube);
    const grid = readGrid(cube);
    const steps: Step[] = [];
    for await (const step of deduceSteps(positionOf(cube))) steps.push(step);
    const before = await boardOf(page);
    await choose(page, 'Show the whole path');
    const panel = page.getByRole('region', { name: 'The path by logic' });
    const position = panel.locator('.transport');
    await soon(() => position.textContent()).toContain(`1 of ${steps.length}`);
    expect(await litAnywhere(page, 'placed')).toEqual([steps[0].placements[0].cell]);
    await panel.locator('.step-list button', { hasText: /^5\D/ }).click();
    await soon(() => panel.locator('.step-told').textContent()).toBe(english.step(grid.shape, steps[4], 3));
    await soon(() => position.textContent()).toContain(`5 of ${steps.length}`);
    expect(await litAnywhere(page, 'placed')).toEqual([steps[4].placements[0].cell]);
    expect(await panel.locator('[aria-current="step"] .step-number').textContent()).toBe('5');
    await panel.getByRole('slider', { name: 'Where in the path' }).fill(String(steps.length));
    const filled = page.locator('.small-board .cell');
    const solution = writeAll(grid, await solve(cube));
    await soon(() => filled.allTextContents()).toEqual(solution);
    await panel.getByRole('button', { name: 'One step back' }).click();
    await soon(() => litAnywhere(page, 'placed')).toEqual([steps[steps.length - 2].placements[0].cell]);
    await panel.getByRole('button', { name: 'Back to the game' }).click();
    await panel.waitFor({ state: 'detached' });
    await soon(() => boardOf(page)).toEqual(before);
  });
});
