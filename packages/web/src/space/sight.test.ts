/** What of a game is seen in space, and how well: while a step is told, when layers are taken away, and at the end. */
import { readFileSync } from 'node:fs';
import { cellsOfStep, coordinatesOf, expectOk, parsePuzzleText } from '@hyperdoku/engine';
import { expect, test } from 'vitest';
import { makeLights } from '../board/lights.js';
import { cube, openGame } from '../game/game.testkit.js';
import type { GameState } from '../game/state.js';
import { cubeOfCell } from './cubesLayout.js';
import { Sight } from './sight.js';
import { readGame } from './spaceInput.js';
import { firstSpace, type SpaceState } from './spaceState.js';

const settings = { showsPeers: true, showsSame: true, showsConflicts: true };
const stock = JSON.parse(readFileSync(new URL('../../stock/2x2x1x1.json', import.meta.url), 'utf8'));
const tesseract = `2x2x1x1:${stock.puzzles[0].puzzle}`;

/** How much of each cell is seen. */
function look(state: GameState, space: Partial<SpaceState> = {}): Float32Array {
  const { shape } = state.session;
  const lights = new Uint32Array(shape.cellCount);
  makeLights(state, settings, lights);
  const sight = new Sight(shape);
  const { symbols, axis } = readGame(state, settings);
  sight.look(symbols, lights, axis, { ...firstSpace, ...space });
  return sight.amounts;
}

test('a hint shows all that it rests on, witnesses too, and everything else steps back; ghosting takes none of it away', async () => {
  const game = openGame(cube);
  await game.askHint(3);
  const { hint } = game.state;
  if (hint?.kind !== 'step') throw new Error('there should be a step');
  const witnesses = hint.step.evidence?.witnesses.map(({ cell }) => cell) ?? [];
  expect(witnesses.length).toBeGreaterThan(0);
  for (const space of [{}, { ghost: true }, { peek: true }, { fade: true }]) {
    const seen = look(game.state, space);
    for (const cell of [...cellsOfStep(hint.step), ...witnesses]) expect(seen[cell]).toBe(1);
    expect(seen.filter(amount => amount < 0.11).length).toBeGreaterThan(30);
  }
  const alone = look(game.state, { alone: true });
  expect(alone.filter(amount => amount === 0).length).toBeGreaterThan(30);
  for (const witness of witnesses) expect(alone[witness]).toBe(1);
});

test('nothing of a layer that is taken away is seen, whatever lights it', async () => {
  const game = openGame(cube);
  await game.askHint(3);
  const { shape } = game.state.session;
  const seen = look(game.state, { range: [2, 2] });
  for (let cell = 0; cell < shape.cellCount; cell++)
    if (coordinatesOf(shape, cell)[2] !== 2) expect(seen[cell]).toBe(0);
  expect(Math.max(...seen)).toBe(1);
});

test('what a step places is there as soon as it is told, and its cube is the one in focus', async () => {
  const game = openGame(tesseract);
  const { shape } = expectOk(parsePuzzleText(tesseract));
  await game.askHint(3);
  const { hint } = game.state;
  if (hint?.kind !== 'step') throw new Error('there should be a step');
  const [{ cell, symbol }] = hint.step.placements;
  game.selectCell(cell < 128 ? 255 : 0);
  const told = readGame(game.state, settings);
  expect(told.symbols[cell]).toBe(symbol);
  expect(told.focus).toBe(cubeOfCell(shape, cell));
  game.dropHint();
  const after = readGame(game.state, settings);
  expect(after.symbols[cell]).toBe(0);
  expect(after.focus).toBe(cubeOfCell(shape, cell < 128 ? 255 : 0));
});

test('a finished cube stands in full light', async () => {
  const game = openGame(cube);
  await game.askHint(3);
  while (game.state.hint?.kind === 'step') {
    game.applyHint();
    await game.askHint(3);
  }
  expect(game.state.session.symbols).not.toContain(0);
  expect(new Set(look(game.state, { fade: true }))).toEqual(new Set([1]));
});
