/** From a conflict to a clause: the first unique implication point, minimised. */
import { GLUE, HEADER, IN_USE, KEPT_GLUE, learntAt, learntSize, seasoned, setLearnt, setLearntSize } from './clauses';
import {
  CLAUSE, ITEM, NO_REASON, conflictA, conflictB, conflictKind, depth, levelOf, reasonOf, settleConflict, trailAt, trailSize, valueOf,
} from './decisions';
import { FIRST_EXPLANATION } from './explanations';
import { bump } from './heap';
import { CLAUSES, EXPLANATIONS, HOUSES, SEEN, SHARED, STAMP, TOUCHED, cellCount, symbols } from './memory';

const DEEPEST_PROOF: i32 = 100;
const MET: u8 = 1;
const COVERED: u8 = 2;
const UNCOVERED: u8 = 3;

/** How many depths the last clause joins. */
export let glue: i32 = 0;
let size: i32 = 0;
let touchedSize: i32 = 0;
let stampNow: i32 = 0;
let open: i32 = 0;

/** Builds the clause that the conflict at hand teaches; returns the depth to jump back to, where it decides its first literal. */
export function buildClause(): i32 {
  size = 1;
  open = 0;
  touchedSize = 0;
  meetConflict();
  let t = trailSize - 1;
  for (; ; t--) {
    while (load<u8>(SEEN + <usize>(trailAt(t) >> 1)) == 0) t--;
    if (--open == 0) break;
    meetReason(trailAt(t) >> 1);
  }
  setLearnt(0, trailAt(t) ^ 1);
  minimise();
  if (seasoned) join();
  setLearntSize(size);
  for (let i = 0; i < touchedSize; i++) store<u8>(SEEN + <usize>load<i32>(TOUCHED + (<usize>i << 2)), 0);
  return orderLearnt();
}

function meetConflict(): void {
  if (conflictKind == ITEM) meetItem(conflictA, -1);
  else if (conflictKind == CLAUSE) meetClause(conflictA, -1);
  else {
    meet(conflictA);
    meet(conflictB);
  }
  settleConflict();
}

function touch(option: i32, mark: u8): void {
  store<u8>(SEEN + <usize>option, mark);
  store<i32>(TOUCHED + (<usize>(touchedSize++) << 2), option);
}

function meet(option: i32): void {
  const level = levelOf(option);
  if (load<u8>(SEEN + <usize>option) != 0 || level == 0) return;
  touch(option, MET);
  bump(option);
  if (level == depth) open++;
  else setLearnt(size++, 2 * option + (valueOf(2 * option) > 0 ? 1 : 0));
}

function meetReason(option: i32): void {
  const why = reasonOf(option);
  if (why == NO_REASON) return;
  if (why < 0) meetClause(-2 - why, option);
  else if (valueOf(2 * option) > 0) meetItem(why, option);
  else meet(why);
}

function meetItem(item: i32, except: i32): void {
  const step = stepOf(item);
  for (let i = 0; i < symbols; i++) {
    const option = optionIn(item, step, i);
    if (option != except) meet(option);
  }
}

function meetClause(ref: i32, except: i32): void {
  const at = addressOf(ref);
  if (seasoned && ref < FIRST_EXPLANATION) noteUse(at);
  const end = at + (<usize>(HEADER + load<i32>(at)) << 2);
  for (let p = at + (HEADER << 2); p < end; p += 4) {
    const option = load<i32>(p) >> 1;
    if (option != except) meet(option);
  }
}

function addressOf(ref: i32): usize {
  return ref >= FIRST_EXPLANATION
    ? EXPLANATIONS + (<usize>(ref - FIRST_EXPLANATION) << 2)
    : CLAUSES + (<usize>ref << 2);
}

/** -1 for a cell, else the symbol index of a (house, symbol) item; with it, optionIn finds member i. */
function stepOf(item: i32): i32 {
  return item < cellCount ? -1 : (item - cellCount) % symbols;
}

function optionIn(item: i32, step: i32, i: i32): i32 {
  if (step < 0) return item * symbols + i;
  return load<i32>(HOUSES + (<usize>(item - cellCount - step + i) << 2)) * symbols + step;
}

/** Drop each literal that follows from the others. */
function minimise(): void {
  stampNow++;
  for (let i = 1; i < size; i++) setStamp(levelOf(learntAt(i) >> 1));
  let kept = 1;
  for (let i = 1; i < size; i++) {
    const lit = learntAt(i);
    if (!isCovered(lit >> 1, 0)) setLearnt(kept++, lit);
  }
  size = kept;
}

/** Does the option's state follow from options met? */
function isCovered(option: i32, steps: i32): bool {
  const why = reasonOf(option);
  if (why == NO_REASON) return false;
  if (why < 0) {
    const at = addressOf(-2 - why);
    const end = at + (<usize>(HEADER + load<i32>(at)) << 2);
    for (let p = at + (HEADER << 2); p < end; p += 4) {
      const other = load<i32>(p) >> 1;
      if (other != option && !isSafe(other, steps)) return false;
    }
    return true;
  }
  if (valueOf(2 * option) < 0) return isSafe(why, steps);
  const step = stepOf(why);
  for (let i = 0; i < symbols; i++) {
    const other = optionIn(why, step, i);
    if (other != option && !isSafe(other, steps)) return false;
  }
  return true;
}

function isSafe(option: i32, steps: i32): bool {
  const level = levelOf(option);
  if (level == 0) return true;
  const seen = load<u8>(SEEN + <usize>option);
  if (seen != 0) return seen != UNCOVERED;
  if (steps > DEEPEST_PROOF || !isStamped(level)) return false;
  const safe = isCovered(option, steps + 1);
  touch(option, safe ? COVERED : UNCOVERED);
  return safe;
}

// @ts-ignore: decorator
@inline
function setStamp(level: i32): void { store<i32>(STAMP + (<usize>level << 2), stampNow); }
// @ts-ignore: decorator
@inline
function isStamped(level: i32): bool { return load<i32>(STAMP + (<usize>level << 2)) == stampNow; }

/** Put the deepest literal but the first in second place, count the glue; returns the depth to jump back to. */
function orderLearnt(): i32 {
  let jump = 0;
  glue = 1;
  stampNow++;
  for (let i = 1; i < learntSize; i++) {
    const lit = learntAt(i);
    const level = levelOf(lit >> 1);
    if (!isStamped(level)) {
      setStamp(level);
      glue++;
    }
    if (level <= jump) continue;
    jump = level;
    setLearnt(i, learntAt(1));
    setLearnt(1, lit);
  }
  return jump;
}

/** A clause is used: count its glue again, which seldom stays what it was, and keep it for a while if that is small. */
function noteUse(at: usize): void {
  let least = load<i32>(at, 4) & GLUE;
  if (least > 2) {
    stampNow++;
    const end = at + (<usize>(HEADER + load<i32>(at)) << 2);
    let count = 0;
    for (let p = at + (HEADER << 2); p < end && count < least; p += 4) {
      const level = levelOf(load<i32>(p) >> 1);
      if (level == 0 || isStamped(level)) continue;
      setStamp(level);
      count++;
    }
    least = count;
  }
  store<i32>(at, least <= KEPT_GLUE ? least | IN_USE : least, 4);
}

/** Options that are out because of the same placed option: name that one instead of them. */
function join(): void {
  for (let i = 1; i < size; i++) {
    const at = sharedAt(learntAt(i));
    if (at != 0) store<i32>(at, load<i32>(at) + 1);
  }
  let kept = 1;
  for (let i = 1; i < size; i++) {
    const lit = learntAt(i);
    const at = sharedAt(lit);
    const count = at == 0 ? 1 : load<i32>(at);
    // From the first of several on it counts up from below to 0.
    if (at != 0) store<i32>(at, count > 0 ? 1 - count : count + 1);
    if (count == 1) setLearnt(kept++, lit);
    else if (count > 1) setLearnt(kept++, 2 * reasonOf(lit >> 1) + 1);
  }
  size = kept;
}

/** Where it is counted how many literals rest on the same placed option as this one; 0 for one that does not. */
function sharedAt(lit: i32): usize {
  const why = lit & 1 ? NO_REASON : reasonOf(lit >> 1);
  return why < 0 ? 0 : SHARED + (<usize>why << 2);
}
