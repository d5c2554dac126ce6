/**
 * Learnt clauses: size, glue, where the last watch was found, then the literals, of which the first two are watched. The list of a literal holds, for each clause that
 * watches it, the clause and one other of its literals: while that one holds, the clause need not be looked at. A clause of two is marked by
 * its sign, and its entry says all. The latest entry comes first: a list lies at the upper end of its block and grows downwards.
 */
import { CLAUSE, assign, fail, valueOf } from './decisions';
import {
  CLAUSES, LEARNT, LISTS, WATCHES, clauseEnd, clearWatches, growClauses, setClauseEnd, takeWatches,
} from './memory';

/** Words before the literals. */
export const HEADER: i32 = 3;
const PAIR_MARK: i32 = 0x80000000;
const REF: i32 = 0x7fffffff;
/** Of the second word: the glue, and how many times more the clause outlasts forgetting. */
export const GLUE: i32 = 0xffff;
const USE: i32 = 1 << 16;
/** What a clause of at most so much glue gets when it is used. */
export const IN_USE: i32 = 2 * USE;
export const KEPT_GLUE: i32 = 6;
const FIRST_LIMIT: i32 = 2000;
const LIMIT_GROWTH: i32 = 300;
const GLUES: usize = 0; // 64 counters

export let learntSize: i32 = 0;
/** Whether clauses have been forgotten: the proof is a long one. */
export let seasoned: bool = false;
let clauseCount: i32 = 0;
let clauseLimit: i32 = FIRST_LIMIT;
let reductions: i32 = 0;

export function clearClauses(): void {
  clauseCount = 0;
  reductions = 0;
  seasoned = false;
  clauseLimit = FIRST_LIMIT;
}

export function setLearntSize(size: i32): void { learntSize = size; }
export function isCrowded(): bool { return clauseCount > clauseLimit; }
export function getReductions(): i32 { return reductions; }

// @ts-ignore: decorator
@inline
export function learntAt(i: i32): i32 { return load<i32>(LEARNT + (<usize>i << 2)); }
// @ts-ignore: decorator
@inline
export function setLearnt(i: i32, lit: i32): void { store<i32>(LEARNT + (<usize>i << 2), lit); }

function watch(lit: i32, ref: i32, other: i32): void {
  const list = LISTS + (<usize>lit << 4);
  let first = load<i32>(list, 8);
  if (first == 0) {
    const room = load<i32>(list, 4);
    const size = load<i32>(list, 12);
    const from = WATCHES + (<usize>load<i32>(list) << 3);
    let block = load<i32>(list);
    let wider = room;
    if (2 * size >= room) {
      wider = max(4, 2 * room);
      block = takeWatches(wider);
    }
    first = wider - size;
    memory.copy(WATCHES + (<usize>(block + first) << 3), from, <usize>size << 3);
    store<i32>(list, block);
    store<i32>(list, wider, 4);
  }
  store<i32>(list, --first, 8);
  store<i32>(list, load<i32>(list, 12) + 1, 12);
  const entry = WATCHES + (<usize>(load<i32>(list) + first) << 3);
  store<i32>(entry, ref);
  store<i32>(entry, other, 4);
}

/** A literal has become false: find each clause that watches it a new watch, or a consequence. */
export function visitWatches(lit: i32): bool {
  const list = LISTS + (<usize>lit << 4);
  const size = load<i32>(list, 12);
  if (size == 0) return true;
  const first = WATCHES + (<usize>(load<i32>(list) + load<i32>(list, 8)) << 3);
  const end = first + (<usize>size << 3);
  let kept = first;
  let conflict = 0;
  let p = first;
  while (p < end) {
    const ref = load<i32>(p);
    let other = load<i32>(p, 4);
    p += 8;
    let value = valueOf(other);
    if (ref > 0 && (!seasoned || value <= 0)) {
      const literals = CLAUSES + (<usize>(ref + HEADER) << 2);
      const side: usize = load<i32>(literals) == lit ? 0 : 4;
      other = load<i32>(literals + (4 - side));
      value = valueOf(other);
      if (value <= 0) {
        const free = findFree(literals);
        if (free != 0) {
          const next = load<i32>(free);
          store<i32>(free, lit);
          store<i32>(literals + side, next);
          watch(next, ref, other);
          continue;
        }
      }
    }
    store<i32>(kept, ref);
    store<i32>(kept, other, 4);
    kept += 8;
    if (value > 0) continue;
    if (value < 0) {
      conflict = ref & REF;
      break;
    }
    assign(other, -2 - (ref & REF));
  }
  if (kept != p) memory.copy(kept, p, end - p);
  store<i32>(list, <i32>((kept + (end - p) - first) >> 3), 12);
  return conflict == 0 || fail(CLAUSE, conflict, 0);
}

/** Where a clause has a literal that is not false, beside those watched; 0 when it has none. */
// @ts-ignore: decorator
@inline
function findFree(literals: usize): usize {
  const start = literals + 8;
  const end = literals + (<usize>load<i32>(literals - 12) << 2);
  const from = seasoned ? literals + (<usize>load<i32>(literals - 4) << 2) : start;
  let q = from;
  while (q < end && valueOf(load<i32>(q)) < 0) q += 4;
  if (q == end) {
    q = start;
    while (q < from && valueOf(load<i32>(q)) < 0) q += 4;
    if (q == from) return 0;
  }
  store<i32>(literals - 4, <i32>((q - literals) >> 2));
  return q;
}

/** Keep the clause in LEARNT; glue 0 means for ever. */
export function storeLearnt(glue: i32): i32 {
  const ref = clauseEnd;
  growClauses(HEADER + learntSize);
  const at = CLAUSES + (<usize>ref << 2);
  store<i32>(at, learntSize);
  store<i32>(at, min(glue, GLUE), 4);
  store<i32>(at, 2, 8);
  memory.copy(at + (HEADER << 2), LEARNT, <usize>learntSize << 2);
  setClauseEnd(ref + HEADER + learntSize);
  clauseCount++;
  watchBoth(ref, learntSize, learntAt(0), learntAt(1));
  return ref;
}

function watchBoth(ref: i32, size: i32, a: i32, b: i32): void {
  const name = size == 2 ? ref | PAIR_MARK : ref;
  watch(a, name, b);
  watch(b, name, a);
}

/** At depth 0: forget the worse half of the clauses, drop satisfied ones and false literals, rebuild the watches. */
export function reduceClauses(): void {
  const limit = glueLimit();
  clearWatches();
  const end = clauseEnd;
  let out = 1;
  clauseCount = 0;
  let size = 0;
  for (let ref = 1; ref < end; ref += HEADER + size) {
    const at = CLAUSES + (<usize>ref << 2);
    size = load<i32>(at);
    let glue = load<i32>(at, 4);
    if (glue >= USE) glue -= USE;
    else if (glue > limit) continue;
    if (isSatisfied(at + (HEADER << 2), size)) continue;
    const to = CLAUSES + (<usize>out << 2);
    let kept = 0;
    for (let i = HEADER; i < HEADER + size; i++) {
      const lit = load<i32>(at + (<usize>i << 2));
      if (valueOf(lit) == 0) store<i32>(to + (<usize>(HEADER + kept++) << 2), lit);
    }
    store<i32>(to, kept);
    store<i32>(to, glue, 4);
    store<i32>(to, 2, 8);
    watchBoth(out, kept, load<i32>(to, HEADER << 2), load<i32>(to, (HEADER + 1) << 2));
    out += HEADER + kept;
    clauseCount++;
  }
  setClauseEnd(out);
  seasoned = true;
  clauseLimit = clauseCount + FIRST_LIMIT + LIMIT_GROWTH * ++reductions;
}

/** The most glue that half of the clauses not in use do not exceed, and at least 2. */
function glueLimit(): i32 {
  let total = 0;
  memory.fill(GLUES, 0, 256);
  for (let ref = 1; ref < clauseEnd; ref += HEADER + load<i32>(CLAUSES + (<usize>ref << 2))) {
    const glue = load<i32>(CLAUSES + (<usize>ref << 2), 4);
    if (glue >= USE) continue;
    const counter = GLUES + (<usize>min(63, glue) << 2);
    store<i32>(counter, load<i32>(counter) + 1);
    total++;
  }
  let limit = 2;
  let sum = load<i32>(GLUES) + load<i32>(GLUES, 4) + load<i32>(GLUES, 8);
  while (limit < 63) {
    const more = load<i32>(GLUES + (<usize>(limit + 1) << 2));
    if (2 * (sum + more) >= total) break;
    sum += more;
    limit++;
  }
  return limit;
}

function isSatisfied(literals: usize, size: i32): bool {
  for (let i = 0; i < size; i++) if (valueOf(load<i32>(literals + (<usize>i << 2))) > 0) return true;
  return false;
}
