/**
 * Plays a saved log again, and refuses one that cannot have happened: changes to clues, values that no call makes, or a
 * `before` that is not what stood there. So whatever comes through can be undone to its start without surprise.
 */
import { fail, ok, type Result } from '../base/result.js';
import { asPuzzle, type Puzzle } from '../board/puzzle.js';
import { parsePuzzleText } from '../format/puzzleText.js';
import { type Action, changeLength } from './action.js';
import { type Checkpoint, History } from './history.js';
import type { SavedSession } from './savedSession.js';
import { PlayState } from './state.js';

export interface LoadedSession {
  readonly puzzle: Puzzle;
  readonly state: PlayState;
  readonly history: History;
}

const refuse = (message: string): Result<never> => fail('text-syntax', message);

/** Applies an action after a look at each of its changes. */
function checkAction(state: PlayState, { changes }: Action, number: number): Result<unknown> {
  const touched = new Set<number>();
  for (let i = 0; i < changes.length; i += changeLength) {
    const [place, before, after] = [changes[i], changes[i + 1], changes[i + 2]];
    if (!state.planes.allows(place, after))
      return refuse(`Action ${number} of the saved game changes something that cannot be changed so.`);
    if (state.planes.read(place) !== before)
      return refuse(`Action ${number} of the saved game does not fit those before it.`);
    state.write(place, after, touched);
  }
  return ok(undefined);
}

function checkCheckpoint(
  { planes }: PlayState,
  ids: ReadonlySet<string>,
  { action, state }: Checkpoint,
  number: number,
): Result<unknown> {
  if (!state) {
    if (action === '' || ids.has(action)) return ok(undefined);
    return refuse(`Checkpoint ${number} of the saved game belongs to an action that is not there.`);
  }
  for (let i = 0; i < state.length; i += 2) {
    if (!planes.allows(state[i], state[i + 1]))
      return refuse(`Checkpoint ${number} of the saved game holds something that cannot be.`);
  }
  return ok(undefined);
}

export function loadSession(saved: SavedSession): Result<LoadedSession> {
  const grid = parsePuzzleText(saved.puzzle);
  const puzzle = grid.ok ? asPuzzle(grid.value) : grid;
  if (!puzzle.ok) return puzzle;
  const state = new PlayState(puzzle.value);
  const ids = new Set<string>();
  for (const [i, action] of saved.log.entries()) {
    if (ids.has(action.id)) return refuse(`Action ${i + 1} of the saved game has the id of an earlier one.`);
    ids.add(action.id);
    const checked = checkAction(state, action, i + 1);
    if (!checked.ok) return checked;
  }
  for (const [i, checkpoint] of saved.checkpoints.entries()) {
    const checked = checkCheckpoint(state, ids, checkpoint, i + 1);
    if (!checked.ok) return checked;
  }
  const history = new History(saved.log, saved.checkpoints);
  while (history.position > saved.position) state.revert(saved.log[--history.position]);
  return ok({ puzzle: puzzle.value, state, history });
}
