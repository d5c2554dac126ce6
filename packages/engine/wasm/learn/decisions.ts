/** What is decided, in which order, at which depth and why; and what the decisions ran into. */
import { LEVEL, LEVEL_EXPLAINED, LEVEL_START, REASON, TRAIL, VALUE, explanationEnd, optionCount } from './memory';

/** Why an option was decided: nothing, or an item (for a true option), or a true option (for a false one), or clause -2 - r. */
export const NO_REASON: i32 = -1;

// What decisions can run into: no option of item A is left; options A and B hold and exclude each other; all of clause A is false.
export const NO_CONFLICT: i32 = 0;
export const ITEM: i32 = 1;
export const PAIR: i32 = 2;
export const CLAUSE: i32 = 3;

export let trailSize: i32 = 0;
export let depth: i32 = 0;
export let conflictKind: i32 = NO_CONFLICT;
export let conflictA: i32 = 0;
export let conflictB: i32 = 0;

export function clearDecisions(): void {
  memory.fill(VALUE, 0, <usize>optionCount << 1);
  trailSize = 0;
  depth = 0;
  conflictKind = NO_CONFLICT;
}

/** Of a literal, which says that an option holds (2 · option) or not (2 · option + 1): 1 true, -1 false, 0 open. */
// @ts-ignore: decorator
@inline
export function valueOf(lit: i32): i32 {
  return load<i8>(VALUE + <usize>lit);
}

// @ts-ignore: decorator
@inline
export function levelOf(option: i32): i32 {
  return load<i32>(LEVEL + (<usize>option << 2));
}

// @ts-ignore: decorator
@inline
export function reasonOf(option: i32): i32 {
  return load<i32>(REASON + (<usize>option << 2));
}

// @ts-ignore: decorator
@inline
export function trailAt(t: i32): i32 {
  return load<i32>(TRAIL + (<usize>t << 2));
}

// @ts-ignore: decorator
@inline
export function levelStart(level: i32): i32 {
  return load<i32>(LEVEL_START + (<usize>level << 2));
}

// @ts-ignore: decorator
@inline
export function assign(lit: i32, why: i32): void {
  const option = <usize>(lit >> 1);
  store<i8>(VALUE + <usize>lit, 1);
  store<i8>(VALUE + <usize>(lit ^ 1), -1);
  store<i32>(LEVEL + (option << 2), depth);
  store<i32>(REASON + (option << 2), why);
  store<i32>(TRAIL + (<usize>(trailSize++) << 2), lit);
}

/** One level deeper: place an option for no reason. */
export function guess(option: i32): void {
  store<i32>(LEVEL_EXPLAINED + (<usize>depth << 2), explanationEnd);
  store<i32>(LEVEL_START + (<usize>(depth++) << 2), trailSize);
  assign(2 * option, NO_REASON);
}

export function fail(kind: i32, a: i32, b: i32): bool {
  conflictKind = kind;
  conflictA = a;
  conflictB = b;
  return false;
}

/** Shortens the trail to the beginning of a level. */
export function cutTrail(mark: i32, level: i32): void {
  trailSize = mark;
  depth = level;
}

export function settleConflict(): void {
  conflictKind = NO_CONFLICT;
}

export function getTrailSize(): i32 { return trailSize; }
export function getDepth(): i32 { return depth; }
