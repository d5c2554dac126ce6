/** The rules of the shape: each item needs exactly one option. Draws what follows from decisions, and takes it back. */
import { visitWatches } from './clauses';
import { ITEM, PAIR, assign, cutTrail, depth, fail, levelStart, trailAt, trailSize, valueOf } from './decisions';
import { insert } from './heap';
import {
  CELL_HOUSES, CELL_OF, FRESH, HOUSE_START, LEVEL_EXPLAINED, MEMBER, ONE, PEERS, PEER_START, STATE, VALUE, constrained, itemCount, setExplanationEnd,
  symbols,
} from './memory';

/** Lets the next constraint that has work do it: 1 done, 0 conflict, 2 none has. */
// @ts-ignore: decorator
@external('rules', 'obey')
declare function obey(): i32;
/** Takes back what constraints know of the trail from here on; the trail still has it. */
// @ts-ignore: decorator
@external('rules', 'undo')
declare function undo(mark: i32): void;

/** The next decision on the trail whose consequences are to be drawn. */
let head: i32 = 0;

export function clearCover(): void {
  memory.copy(STATE, FRESH, <usize>itemCount << 2);
  head = 0;
}

/** Draw all consequences of the trail, by the rules and by what was learnt; false on conflict. */
export function propagate(): bool {
  while (true) {
    if (!cover()) return false;
    if (!constrained) return true;
    const obeyed = obey();
    if (obeyed == 0) return false;
    if (obeyed == 2 && head == trailSize) return true;
  }
}

/** What follows from the houses and from what was learnt. */
function cover(): bool {
  const n = symbols;
  while (head < trailSize) {
    const lit = trailAt(head++);
    const option = lit >> 1;
    const cell = load<i32>(CELL_OF + (<usize>option << 2));
    const done = lit & 1 ? strikeOut(option, cell, option - cell * n) : place(option, cell, option - cell * n);
    if (!done || !visitWatches(lit ^ 1)) return false;
  }
  return true;
}

/** A placed option excludes its item mates. */
function place(option: i32, cell: i32, v: i32): bool {
  const n = symbols;
  for (let p = cell * n; p < cell * n + n; p++) if (!exclude(p, option)) return false;
  const end = PEERS + (<usize>load<i32>(PEER_START + (<usize>cell << 2), 4) << 2);
  for (let at = PEERS + (<usize>load<i32>(PEER_START + (<usize>cell << 2)) << 2); at < end; at += 4)
    if (!exclude(load<i32>(at) * n + v, option)) return false;
  return true;
}

// @ts-ignore: decorator
@inline
function exclude(p: i32, option: i32): bool {
  const value = valueOf(2 * p);
  if (value < 0 || p == option) return true;
  if (value > 0) return fail(PAIR, option, p);
  assign(2 * p + 1, option);
  return true;
}

/** An item that has lost an option may have one left, or none. */
function strikeOut(option: i32, cell: i32, v: i32): bool {
  const n = symbols;
  let bad = -1;
  let at = STATE + (<usize>cell << 2);
  let word = (load<i32>(at) - ONE) ^ v;
  store<i32>(at, word);
  if (word < 2 * ONE && !settle(cell, cell * n + (word & MEMBER), word)) bad = cell;
  const houses = HOUSE_START + (<usize>cell << 2);
  const end = CELL_HOUSES + (<usize>load<i32>(houses, 4) << 2);
  for (let k = CELL_HOUSES + (<usize>load<i32>(houses) << 2); k < end; k += 4) {
    const item = load<i32>(k) + v;
    at = STATE + (<usize>item << 2);
    word = (load<i32>(at) - ONE) ^ cell;
    store<i32>(at, word);
    if (word < 2 * ONE && !settle(item, (word & MEMBER) * n + v, word)) bad = item;
  }
  return bad < 0 || fail(ITEM, bad, 0);
}

/** An item with one option left or none: place it; false when there is none, or it is out. */
function settle(item: i32, last: i32, word: i32): bool {
  if (word < ONE) return false;
  const value = valueOf(2 * last);
  if (value == 0) assign(2 * last, item);
  return value >= 0;
}

/** Take back all that was decided deeper than this. */
export function backjump(level: i32): void {
  if (level >= depth) return;
  const n = symbols;
  const mark = levelStart(level);
  if (constrained) {
    undo(mark);
    setExplanationEnd(load<i32>(LEVEL_EXPLAINED + (<usize>level << 2)));
  }
  for (let t = trailSize - 1; t >= mark; t--) {
    const lit = trailAt(t);
    const option = lit >> 1;
    store<i16>(VALUE + (<usize>option << 1), 0);
    insert(option);
    if ((lit & 1) == 0 || t >= head) continue;
    const cell = load<i32>(CELL_OF + (<usize>option << 2));
    const v = option - cell * n;
    let at = STATE + (<usize>cell << 2);
    store<i32>(at, (load<i32>(at) ^ v) + ONE);
    const houses = HOUSE_START + (<usize>cell << 2);
    const end = CELL_HOUSES + (<usize>load<i32>(houses, 4) << 2);
    for (let k = CELL_HOUSES + (<usize>load<i32>(houses) << 2); k < end; k += 4) {
      at = STATE + (<usize>(load<i32>(k) + v) << 2);
      store<i32>(at, (load<i32>(at) ^ cell) + ONE);
    }
  }
  head = mark;
  cutTrail(mark, level);
}
