/**
 * Two tabs or devices that changed the same game. What is stored comes first as it was applied; my applied actions that it
 * lacks are made again on top of it, as if I had played there. Of sets, an action adds and removes what it added and
 * removed for me, so that notes of both sides stand together; an entry is simply made. So no applied move of either side
 * is lost: where both wrote into one cell mine shows, and undo shows theirs. An action that has nothing left to change
 * stays in the log without changes, else the next merge would take it for new. What one side has undone and the other
 * has not is done.
 */
import type { Result } from '../base/result.js';
import { parsePuzzle } from '../format/ownText.js';
import { makePuzzleText } from '../format/puzzleText.js';
import type { ConstraintSpec } from '../shape/constraint.js';
import { applyEdits, constraintsOf, rebaseEdits } from '../shape/ruleEdits.js';
import { type Action, forEachChange, valuesAt } from './action.js';
import { type Checkpoint, carryCheckpoints, integersOfCheckpoints, keyOfCheckpoint } from './checkpoint.js';
import { integersOfLog } from './history.js';
import { maxActions, maxCheckpoints, maxIntegers } from './limits.js';
import { loadSession } from './loadSession.js';
import { isLine } from './marks.js';
import { type Place, planeOfPlace, planes } from './planes.js';
import { parseSavedSession, type SavedSession, sealSave } from './savedSession.js';

/** Where actions are made again. */
interface Ground {
  readonly values: Map<Place, number>;
  constraints: readonly ConstraintSpec[];
}

/** The same changes made to other values, and the same edits to another rule. */
function rebase(action: Action, ground: Ground): Action {
  const { values } = ground;
  const changes: number[] = [];
  forEachChange(action, (place, before, after) => {
    const now = values.get(place) ?? 0;
    const isWhole = planeOfPlace(place) === planes.entry || isLine(place);
    const next = isWhole ? after : (now | (after & ~before)) & ~(before & ~after);
    if (next === now) return;
    changes.push(place, now, next);
    values.set(place, next);
  });
  const { edits: made = [], ...rest } = action;
  const edits = rebaseEdits(ground.constraints, made);
  ground.constraints = applyEdits(ground.constraints, edits) ?? ground.constraints;
  return { ...rest, changes, ...(edits.length > 0 && { edits }) };
}

/** The constraints after these actions; nobody asks where none of them edits the rule. */
function constraintsAfter(puzzle: string, applied: readonly Action[]): readonly ConstraintSpec[] {
  const begun = parsePuzzle(puzzle);
  const first = begun.ok ? constraintsOf(begun.value.shape.spec) : [];
  return applied.reduce((list, { edits = [] }) => applyEdits(list, edits) ?? list, first);
}

/** How many actions two logs have in common from the start. */
export function sharedLength(a: readonly Action[], b: readonly Action[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length].id === b[length].id) length++;
  return length;
}

type Line = Pick<SavedSession, 'puzzle' | 'log' | 'position'>;

function mergeLines(stored: Line, mine: Line): Line {
  const shared = sharedLength(stored.log, mine.log);
  // When one side has only gone further than the other, what it undid can still be done again.
  if (mine.position <= Math.min(shared, stored.position)) return stored;
  if (stored.position <= Math.min(shared, mine.position)) return mine;
  return playOnTop(stored, mine.log.slice(0, mine.position));
}

/** Makes those of the actions that are not applied, after those that are. */
export function playOnTop(stored: Line, actions: readonly Action[]): Line {
  const applied = stored.log.slice(0, stored.position);
  const known = new Set(applied.map(({ id }) => id));
  const news = actions.filter(({ id }) => !known.has(id));
  if (news.length === 0) return stored;
  const ground: Ground = {
    values: valuesAt(applied, 0, applied.length),
    constraints: news.some(({ edits }) => edits) ? constraintsAfter(stored.puzzle, applied) : [],
  };
  const log = [...applied, ...news.map(action => rebase(action, ground))];
  return { puzzle: stored.puzzle, log, position: log.length };
}

/** The checkpoints of both, each as it was seen by the side that set it; of too many the latest. */
function mergeCheckpoints(
  stored: SavedSession,
  mine: SavedSession,
  log: readonly Action[],
): readonly Checkpoint[] | undefined {
  const carry = (side: SavedSession) =>
    carryCheckpoints(side.checkpoints, side.log, sharedLength(side.log, log));
  const [theirs, own] = [carry(stored), carry(mine)];
  if (!theirs.ok || !own.ok) return undefined;
  const known = new Set(theirs.value.map(keyOfCheckpoint));
  const added = own.value.filter(checkpoint => !known.has(keyOfCheckpoint(checkpoint)));
  return [...theirs.value, ...added].slice(-maxCheckpoints);
}

/** What a save is about, or undefined when it cannot be played. */
function puzzleOf(saved: Result<SavedSession>): string | undefined {
  const loaded = saved.ok ? loadSession(saved.value) : saved;
  return loaded.ok ? makePuzzleText(loaded.value.puzzle) : undefined;
}

/**
 * Both games in one. A save that cannot be played gives way to the other, and a stored game of another puzzle to mine; so
 * does one that is too large to be joined with mine. What a newer version has stored is left as it is.
 */
export function mergeSaves(stored: SavedSession, mine: SavedSession): SavedSession {
  const [theirs, own] = [parseSavedSession(stored), parseSavedSession(mine)];
  if (!theirs.ok && theirs.problem.detail === 'newer') return stored;
  const puzzle = puzzleOf(own);
  if (!own.ok || puzzle === undefined) return theirs.ok ? theirs.value : stored;
  if (!theirs.ok || puzzleOf(theirs) !== puzzle) return own.value;
  return join(theirs.value, own.value) ?? own.value;
}

/** Two games of one puzzle; undefined when that would be too large. */
function join(stored: SavedSession, mine: SavedSession): SavedSession | undefined {
  const { log, position } = mergeLines(stored, mine);
  const checkpoints = mergeCheckpoints(stored, mine, log);
  if (!checkpoints || log.length > maxActions) return undefined;
  if (integersOfLog(log) + integersOfCheckpoints(checkpoints) > maxIntegers) return undefined;
  return sealSave({
    puzzle: stored.puzzle,
    elapsed: Math.max(stored.elapsed, mine.elapsed),
    hintsUsed: Math.max(stored.hintsUsed, mine.hintsUsed),
    gaveUp: stored.gaveUp || mine.gaveUp,
    position,
    log,
    checkpoints,
  });
}
