/**
 * Where everything lies. Tables of fixed size come first. Above them are three regions that grow: explanations, clauses, watches. What lies
 * in a region is named by its offset, so that a region can be moved up when the one below it needs room.
 */

export let symbols: i32 = 0;
export let cellCount: i32 = 0;
export let optionCount: i32 = 0;
export let itemCount: i32 = 0;
/** Whether the rule has constraints beside its houses. */
export let constrained: bool = false;

// ---- given by the caller, one after another: 32-bit words, then bytes ----
export let HOUSES: usize = 0; // the cells of each house
export let HOUSE_START: usize = 0; // by cell: where its houses begin in CELL_HOUSES
export let CELL_HOUSES: usize = 0;
export let PEER_START: usize = 0; // by cell: where its peers begin in PEERS
export let PEERS: usize = 0; // each peer once, in the order of the houses
export let CLUES: usize = 0; // in
export let GRID: usize = 0; // out

// ---- by option ----
export let CELL_OF: usize = 0;
export let LEVEL: usize = 0; // the depth at which it was decided
export let REASON: usize = 0; // and why
export let TRAIL: usize = 0; // the literals that hold, in order
export let LEVEL_START: usize = 0; // by depth: where it begins on the trail,
export let LEVEL_EXPLAINED: usize = 0; // and where explanations ended
export let LEARNT: usize = 0; // the clause being built
export let TOUCHED: usize = 0; // the options that SEEN marks
export let STAMP: usize = 0; // by depth
export let LISTED: usize = 0; // in which explanation it was named last
export let SHARED: usize = 0; // how many literals of a clause rest on it
export let SEEN: usize = 0; // bytes
export let ACTIVITY: usize = 0; // 64-bit floats
export let HEAP: usize = 0;
export let PLACE: usize = 0;

// ---- by literal, by item ----
export let VALUE: usize = 0; // bytes: 1 true, -1 false, 0 open
export let LISTS: usize = 0; // watch lists: block, room, first, size
export let STATE: usize = 0; // live options << 20 | XOR of the live members (symbols of a cell, cells of a house)
export let FRESH: usize = 0; // the same when nothing is decided

// ---- regions ----
export let EXPLANATIONS: usize = 0;
export let CLAUSES: usize = 0;
export let WATCHES: usize = 0;
export let explanationEnd: i32 = 0; // in words
export let clauseEnd: i32 = 1;
export let watchEnd: i32 = 0; // in entries of eight bytes

/** One live option more, in an item's word. */
export const ONE: i32 = 1 << 20;
export const MEMBER: i32 = ONE - 1;

let top: usize = 0;

function take(bytes: usize): usize {
  const at = top;
  top = (top + bytes + 7) & ~7;
  return at;
}

/** Lays out the tables; returns where those begin that the caller gives, before `prepare`. */
export function layOut(n: i32, cells: i32, houses: i32, memberships: i32, peers: i32, others: bool): usize {
  symbols = n;
  constrained = others;
  cellCount = cells;
  optionCount = n * cells;
  itemCount = cells + houses * n;
  const options = <usize>optionCount;
  HOUSES = 256; // after the counters of glue
  HOUSE_START = HOUSES + (<usize>(houses * n) << 2);
  CELL_HOUSES = HOUSE_START + (<usize>(cells + 1) << 2);
  PEER_START = CELL_HOUSES + (<usize>memberships << 2);
  PEERS = PEER_START + (<usize>(cells + 1) << 2);
  CLUES = PEERS + (<usize>peers << 2);
  GRID = CLUES + <usize>cells;
  top = (GRID + <usize>cells + 7) & ~7;
  CELL_OF = take(options << 2);
  LEVEL = take(options << 2);
  REASON = take(options << 2);
  TRAIL = take(options << 2);
  LEVEL_START = take((options + 1) << 2);
  LEVEL_EXPLAINED = take((options + 1) << 2);
  LEARNT = take((options + 1) << 2);
  TOUCHED = take(options << 2);
  STAMP = take((options + 1) << 2);
  LISTED = take(options << 2);
  SHARED = take(options << 2);
  SEEN = take(options);
  ACTIVITY = take(options << 3);
  HEAP = take(options << 2);
  PLACE = take(options << 2);
  VALUE = take(options << 1);
  LISTS = take(options << 5);
  STATE = take(<usize>itemCount << 2);
  FRESH = take(<usize>itemCount << 2);
  EXPLANATIONS = top;
  CLAUSES = top;
  WATCHES = top + (1 << 16);
  reserve(WATCHES + (1 << 16));
  return HOUSES;
}

/** Draws what follows from the tables given. */
export function prepare(): void {
  const n = symbols;
  for (let option = 0; option < optionCount; option++) store<i32>(CELL_OF + (<usize>option << 2), option / n);
  let all = n * ONE;
  for (let v = 0; v < n; v++) all ^= v;
  for (let cell = 0; cell < cellCount; cell++) store<i32>(FRESH + (<usize>cell << 2), all);
  for (let first = 0; first < itemCount - cellCount; first += n) {
    let word = n * ONE;
    for (let i = first; i < first + n; i++) word ^= load<i32>(HOUSES + (<usize>i << 2));
    for (let i = first; i < first + n; i++) store<i32>(FRESH + (<usize>(cellCount + i) << 2), word);
  }
  // Houses are only met as the items of one symbol: keep the first of their items instead.
  const memberships = load<i32>(HOUSE_START + (<usize>cellCount << 2));
  for (let k = 0; k < memberships; k++) {
    const at = CELL_HOUSES + (<usize>k << 2);
    store<i32>(at, cellCount + load<i32>(at) * n);
  }
}

/** Nothing is explained, learnt or watched. */
export function clearRegions(): void {
  explanationEnd = 0;
  clauseEnd = 1;
  clearWatches();
}

export function clearWatches(): void {
  memory.fill(LISTS, 0, <usize>optionCount << 5);
  watchEnd = 0;
}

export function setClauseEnd(end: i32): void {
  clauseEnd = end;
}

export function setExplanationEnd(end: i32): void {
  explanationEnd = end;
}

/** Room for so many entries of eight bytes, in a block of its own; returns the first. */
export function takeWatches(entries: i32): i32 {
  const block = watchEnd;
  watchEnd += entries;
  reserve(WATCHES + (<usize>watchEnd << 3));
  return block;
}

/** Makes room for so many words more of explanations. */
export function growExplanations(words: i32): void {
  const wanted = EXPLANATIONS + (<usize>(explanationEnd + words) << 2);
  if (wanted <= CLAUSES) return;
  const more = (wanted - CLAUSES + (CLAUSES - EXPLANATIONS) + 4095) & ~4095;
  const end = WATCHES + (<usize>watchEnd << 3);
  reserve(end + more);
  memory.copy(CLAUSES + more, CLAUSES, end - CLAUSES);
  CLAUSES += more;
  WATCHES += more;
}

/** Makes room for so many words more of clauses. */
export function growClauses(words: i32): void {
  const wanted = CLAUSES + (<usize>(clauseEnd + words) << 2);
  if (wanted <= WATCHES) return;
  const more = (wanted - WATCHES + (WATCHES - CLAUSES) + 4095) & ~4095;
  const bytes = <usize>watchEnd << 3;
  reserve(WATCHES + bytes + more);
  memory.copy(WATCHES + more, WATCHES, bytes);
  WATCHES += more;
}

function reserve(end: usize): void {
  const pages = <i32>((end + 0xffff) >> 16);
  const missing = pages - memory.size();
  if (missing > 0 && memory.grow(max(missing, memory.size() >> 2)) < 0 && memory.grow(missing) < 0) unreachable();
}
