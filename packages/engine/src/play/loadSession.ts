/**
 * Plays a saved log again, and refuses one that cannot have happened: changes to clues, values that no call makes, or a
 * `before` that is not what stood there. So whatever comes through can be undone to its start without surprise.
 */
import { fail, ok, type Result } from '../base/result.js';
import type { Puzzle } from '../board/puzzle.js';
import { parsePuzzle } from '../format/ownText.js';
import type { ConstraintSpec } from '../shape/constraint.js';
import { applyEdits } from '../shape/ruleEdits.js';
import { type Action, changeLength } from './action.js';
import type { Checkpoint } from './checkpoint.js';
import { History } from './history.js';
import type { SavedSession } from './savedSession.js';
import { PlayState } from './state.js';

export interface LoadedSession {
  readonly puzzle: Puzzle;
  readonly state: PlayState;
  readonly history: History;
}

/** Makes the changes of an action after a look at each of them. */
function checkAction(state: PlayState, { changes }: Action, number: number): Result<unknown> {
  const touched = new Set<number>();
  for (let i = 0; i < changes.length; i += changeLength) {
    const [place, before, after] = [changes[i], changes[i + 1], changes[i + 2]];
    if (!state.planes.allows(place, after)) return fail('saved-game', 'action-forbidden', { number });
    if (state.planes.read(place) !== before) return fail('saved-game', 'action-misfit', { number });
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
    return fail('saved-game', 'checkpoint-lost', { number });
  }
  for (let i = 0; i < state.length; i += 2) {
    if (!planes.allows(state[i], state[i + 1])) return fail('saved-game', 'checkpoint-forbidden', { number });
  }
  return ok(undefined);
}

/**
 * Follows the rule through the log. Each constraint can be or cannot be by itself, so that one look at all that there ever were tells
 * of every rule on the way, and none of them but the present one is built.
 */
function checkRule(state: PlayState, { log, position, checkpoints }: SavedSession): Result<unknown> {
  if (![...log, ...checkpoints].some(({ edits }) => edits)) return ok(undefined);
  const begun = state.constraints;
  let constraints = begun;
  let present = constraints;
  const lost = new Set<ConstraintSpec>();
  for (const [i, { edits = [] }] of log.entries()) {
    const next = applyEdits(constraints, edits);
    if (!next) return fail('saved-game', 'action-misfit', { number: i + 1 });
    for (const { after } of edits) if (after) lost.add(after);
    constraints = next;
    if (i < position) present = constraints;
  }
  for (const [i, { edits = [] }] of checkpoints.entries()) {
    if (!applyEdits(begun, edits)) return fail('saved-game', 'checkpoint-forbidden', { number: i + 1 });
    for (const { after } of edits) if (after) lost.add(after);
  }
  for (const constraint of present) lost.delete(constraint);
  const ever = state.puzzleWith([...present, ...lost]);
  if (!ever.ok) return ever;
  const puzzle = lost.size === 0 ? ever : state.puzzleWith(present);
  if (puzzle.ok) state.changeRule(puzzle.value);
  return puzzle;
}

export function loadSession(saved: SavedSession): Result<LoadedSession> {
  const puzzle = parsePuzzle(saved.puzzle);
  if (!puzzle.ok) return puzzle;
  const state = new PlayState(puzzle.value);
  const ids = new Set<string>();
  for (const [i, action] of saved.log.entries()) {
    if (ids.has(action.id)) return fail('saved-game', 'action-same-id', { number: i + 1 });
    ids.add(action.id);
    const checked = checkAction(state, action, i + 1);
    if (!checked.ok) return checked;
  }
  for (const [i, checkpoint] of saved.checkpoints.entries()) {
    const checked = checkCheckpoint(state, ids, checkpoint, i + 1);
    if (!checked.ok) return checked;
  }
  const history = new History(saved.log, saved.checkpoints);
  while (history.position > saved.position) {
    const { changes } = saved.log[--history.position];
    state.revert({ changes });
  }
  const rule = checkRule(state, saved);
  if (!rule.ok) return rule;
  return ok({ puzzle: puzzle.value, state, history });
}
