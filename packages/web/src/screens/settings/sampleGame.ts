/**
 * A small game that no one plays, for the preview: a first cube with a few clues, an entry, a conflict and a cell selected.
 * Its lights are made as those of a real game are, so that the preview cannot promise anything else.
 */
import { asPuzzle, cellAt, emptyGrid, expectOk, parseShape, Session } from '@hyperdoku/engine';
import { makeLights } from '../../board/lights.js';
import { firstState, type GameState } from '../../game/state.js';
import type { Settings } from '../../settings/settings.js';

const shape = expectOk(parseShape('4^3'));
const at = (x: number, y: number, z: number): number => cellAt(shape, [x - 1, y - 1, z - 1]) ?? 0;

type Filling = readonly (readonly [cell: number, symbol: number])[];

const clues: Filling = [
  [at(1, 1, 1), 1],
  [at(4, 2, 1), 3],
  [at(2, 4, 1), 2],
  [at(3, 3, 1), 4],
  [at(4, 1, 2), 2],
  [at(1, 3, 2), 3],
  [at(4, 4, 2), 1],
  [at(2, 1, 3), 3],
  [at(4, 2, 3), 4],
  [at(1, 4, 3), 1],
  [at(3, 1, 4), 4],
  [at(1, 2, 4), 2],
  [at(4, 4, 4), 3],
];
/** The last one repeats a symbol of its line along x. */
const entries: Filling = [
  [at(2, 2, 2), 4],
  [at(3, 3, 3), 2],
  [at(3, 4, 4), 3],
];
const selected = at(2, 2, 2);

function startSession(): Session {
  const { symbols } = emptyGrid(shape);
  const filled = Uint8Array.from(symbols);
  for (const [cell, symbol] of clues) filled[cell] = symbol;
  const session = Session.start(expectOk(asPuzzle({ shape, symbols: filled })));
  for (const [cell, symbol] of entries) session.enter([cell], symbol);
  return session;
}

export const sampleGame: GameState = {
  ...firstState({ session: startSession() }),
  selection: [selected],
  cursor: selected,
};

export function lightSample(settings: Settings): Uint32Array {
  const lights = new Uint32Array(shape.cellCount);
  makeLights(sampleGame, settings, lights);
  return lights;
}
