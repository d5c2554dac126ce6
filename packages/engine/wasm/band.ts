/**
 * Counts the solutions of a 9x9 Sudoku, up to a limit and within a budget of search nodes.
 *
 * THE IDEA. A candidate grid is kept per symbol, not per cell. For each symbol the 81 cells where
 * it may still go are three words of 27 bits, one per BAND (three rows of nine cells; bit
 * 9 * row + column). We call the three words of a symbol its PLANE. Two planes per symbol exist:
 *   open   the cells the symbol may still take (its fixed cells included),
 *   own    the cells it has taken.
 * One more plane for all symbols together, `done`, is the union of the nine `own` planes.
 *
 * Propagation repeats three steps until nothing changes:
 *
 * 1. LOCK, for each symbol whose open plane changed (a bit per symbol in `dirty`). A band has nine
 *    MINI-ROWS (three cells, a row crossing a box). The symbol must choose three of them, one in
 *    each row and one in each box, so of the non-empty ones only those may stay that lie on one
 *    of the six permutations: where the next row has the next box and the row after the one after
 *    that, or the other way round. To ask that of all mini-rows at once is to turn boxes and rows
 *    against each other. The same holds for columns: within a stack of boxes, three bands have to
 *    choose three different columns, so columns are turned within their boxes, and bands.
 *    Together that is all pointing and claiming, in both
 *    directions, and it makes each hidden single of row, column or box the only cell of its row.
 *    A contradiction needs no test of its own: it empties the whole plane.
 *    A cell is then taken when its mini-row is the only one of its box and its column the
 *    only one of its box in that band. Where columns went, mini-rows may have to go: the next
 *    round looks again.
 *
 * 2. SWEEP. Clear `done` from all symbols but the owner, and count the symbols per cell up to
 *    three with saturating bit counters (one, two, three). A cell without a symbol ends the branch.
 *
 * 3. Cells counted exactly once and not yet done are naked singles: the plane of the symbol loses
 *    all their peers (KEEP), and step 1 takes the cell.
 *
 * BRANCHING. Choose a cell with two symbols, the one whose two assignments clear the most
 * candidates of the same symbol, those in other two-symbol cells counting four times (they
 * become naked singles at once). Without such cells take the first with three symbols, then any:
 * then there are so many solutions that it matters little, and to rate them all took half of the time. The
 * frame on top of the stack keeps the alternative (the other symbol, or "not here") and a copy
 * above it takes the guess. So each frame is complete in itself, backtracking is a subtraction,
 * and the search can stop and go on between any two nodes.
 *
 * REJECTED. Measured: dancing links, 25 to 42 times slower; the same algorithm in plain TypeScript, half the speed.
 * The lock by tables of 512 entries, band by band: up to 5 % slower; repeated for each symbol until nothing
 * more goes: 2 to 8 % slower, since nobody can foresee when that is.
 * Locking symbols independently of what others took in the same round: 3 to 8 % slower, more rounds, and unsound
 * without further care. Scoring by neighbouring two-symbol cells only: 60 % more nodes on hardest;
 * by lost candidates only: 25 % more nodes on 17 clues. Counting three-symbol cells too: no gain.
 * Taking the first two-symbol cell: more than twice as many nodes on hard puzzles.
 *
 * IN MEMORY. This is AssemblyScript. A plane is one 128-bit vector: lane k holds the cells of one symbol in band k, lane 3
 * is always zero. So the lock, "remove these cells from that symbol" and the sweep treat the three bands at once. Single cells are
 * gone through by 64-bit words, bands 0 and 1 in one of them: fewer loops end at a place that nobody can foresee. The memory is laid out by hand: no allocator, no static data.
 */

// ---- tables (computed by init) ----
const PUZZLE: usize = 0; // 81 bytes in
const ANSWER: usize = 96; // 2 x 96 bytes out
const KEEP: usize = 512; // 81 planes: what a symbol keeps when it is put in a cell
const HERE: usize = 2560; // 81 planes: the cell itself
const SWITCH: usize = 4096; // up to 72 planes: cells of a grid that can change all at once
const WHERE: usize = 5248; // 10 bytes: where a line has each symbol
const BANDS: usize = 5280; // 3 x 48 bytes: of each band the words of all nine symbols
const STACK: usize = 12288; // frames from here on: at most one for each cell
const QUEUE: usize = 40960; // 64 puzzles in, 96 bytes each
const FIRST: usize = 47104; // their first solutions
const SECOND: usize = 53248; // their second ones
const NOTES: usize = 59392; // 8 bytes for each: solutions, finished, clues, symbols among them, u32 nodes
const ORDER: usize = 59904; // up to 81 cells to take clues from, in this order
const DOUBT: usize = 60000; // those that singles do not bring back
const TAKEN: usize = 60096; // the clues that are away just now

// ---- one frame: 9 planes, 9 own planes, 1 done plane, dirty ----
const OWN: usize = 144;
const DONE: usize = 288;
const DIRTY: usize = 304;
const FRAME: usize = 320;

const CELLS: i32 = 0x7ffffff;
const THRICE: i32 = 0x40201; // repeats a nine-bit row in the three rows of a band

let top: usize = 0; // address of the topmost frame, or below STACK when the search is over
let nodes: u32 = 0;
let found: u32 = 0;
let clueCount: u32 = 0;
let seen: u32 = 0; // the symbols of the clues, a bit for each

export function getNodes(): u32 { return nodes; }
export function isFinished(): bool { return top < STACK; }
/** Makes the next solution the first one again (for enumeration). */
export function restart(): void { found = 0; }

/** Fills the tables; called once. */
export function init(): void {
  for (let cell = 0; cell < 81; cell++) {
    const band = cell / 27;
    const at = cell % 27;
    const column = at % 9;
    for (let k = 0; k < 3; k++) {
      let keep = CELLS & ~(THRICE << column);
      if (k == band) {
        keep &= ~(0o777 << (at - column)) & ~(0o7007007 << (column - (column % 3)));
        keep |= 1 << at;
      }
      store<i32>((cell << 4) + (k << 2), keep, KEEP);
      store<i32>((cell << 4) + (k << 2), k == band ? 1 << at : 0, HERE);
    }
    store<i32>(KEEP + (cell << 4), 0, 12);
  }
}

/** Makes the puzzle at PUZZLE the only frame. */
export function begin(): void {
  enter(PUZZLE);
}

// @ts-ignore: decorator
@inline
function enter(puzzle: usize): void {
  nodes = 0;
  found = 0;
  clueCount = 0;
  seen = 0;
  top = STACK;
  const all = i32x4(CELLS, CELLS, CELLS, 0);
  for (let d: usize = 0; d < 144; d += 16) {
    v128.store(STACK + d, all);
    v128.store(STACK + d, i32x4.splat(0), OWN);
  }
  let done = i32x4.splat(0);
  for (let at: usize = 0; at < 96; at += 16) {
    let clues = i8x16.bitmask(i8x16.ne(v128.load(puzzle + at), i32x4.splat(0)));
    clueCount += popcnt(clues);
    while (clues) {
      const cell = at + ctz(clues);
      clues &= clues - 1;
      const symbol = load<u8>(puzzle + cell);
      seen |= 1 << <u32>symbol;
      const plane = STACK - 16 + (<usize>symbol << 4);
      const here = v128.load(cell << 4, HERE);
      v128.store(plane, v128.and(v128.load(plane), v128.load(cell << 4, KEEP)));
      v128.store(plane, v128.or(v128.load(plane, OWN), here), OWN);
      done = v128.or(done, here);
    }
  }
  v128.store(STACK, done, DONE);
  store<i32>(STACK, 511, DIRTY);
}

/** Writes the own planes of a solved frame as 81 symbols. */
function answer(frame: usize, to: usize): void {
  for (let d: usize = 0; d < 9; d++) {
    for (let band: usize = 0; band < 3; band++) {
      let cells = load<i32>(frame + (d << 4) + (band << 2), OWN); // always three of them
      const at = to + band * 27;
      store<u8>(at + ctz(cells), <u8>d + 1);
      cells &= cells - 1;
      store<u8>(at + ctz(cells), <u8>d + 1);
      store<u8>(at + 31 - clz(cells), <u8>d + 1);
    }
  }
}

/** A symbol (offset d) takes a cell: its plane loses the peers of the cell. */
// @ts-ignore: decorator
@inline
function put(frame: usize, d: usize, cell: usize): void {
  v128.store(frame + d, v128.and(v128.load(frame + d), v128.load(cell << 4, KEEP)));
}

// @ts-ignore: decorator
@inline
function clear(word: usize, bit: i32): void {
  store<i32>(word, load<i32>(word) & ~bit);
}

// @ts-ignore: decorator
@inline
function lane(plane: v128, band: usize): i32 {
  return band == 0 ? i32x4.extract_lane(plane, 0) : band == 1 ? i32x4.extract_lane(plane, 1) : i32x4.extract_lane(plane, 2);
}

// @ts-ignore: decorator
@inline
function join(a: i32, b: i32, c: i32): v128 {
  return i32x4.replace_lane(i32x4.replace_lane(i32x4.replace_lane(i32x4.splat(0), 0, a), 1, b), 2, c);
}

// Rows, boxes and columns in their places among three, one further on or two: of a band, of a row, of a box.
// @ts-ignore: decorator
@inline
function nextRow(cells: v128): v128 {
  return v128.or(i32x4.shr_u(cells, 9), i32x4.shl(cells, 18)); // and more than 27 bits
}

// @ts-ignore: decorator
@inline
function rowAfter(cells: v128): v128 {
  return v128.or(i32x4.shr_u(cells, 18), i32x4.shl(cells, 9)); // and more than 27 bits
}

// @ts-ignore: decorator
@inline
function nextBox(cells: v128): v128 {
  return v128.or(
    v128.and(i32x4.shr_u(cells, 3), i32x4.splat(0o077077077)),
    v128.and(i32x4.shl(cells, 6), i32x4.splat(0o700700700)),
  );
}

// @ts-ignore: decorator
@inline
function boxAfter(cells: v128): v128 {
  return v128.or(
    v128.and(i32x4.shr_u(cells, 6), i32x4.splat(0o007007007)),
    v128.and(i32x4.shl(cells, 3), i32x4.splat(0o770770770)),
  );
}

// @ts-ignore: decorator
@inline
function nextColumn(cells: v128): v128 {
  return v128.or(
    v128.and(i32x4.shr_u(cells, 1), i32x4.splat(0o333333333)),
    v128.and(i32x4.shl(cells, 2), i32x4.splat(0o444444444)),
  );
}

// @ts-ignore: decorator
@inline
function columnAfter(cells: v128): v128 {
  return v128.or(
    v128.and(i32x4.shr_u(cells, 2), i32x4.splat(0o111111111)),
    v128.and(i32x4.shl(cells, 1), i32x4.splat(0o666666666)),
  );
}

// @ts-ignore: decorator
@inline
function nextBand(cells: v128): v128 {
  return v128.shuffle<i32>(cells, cells, 1, 2, 0, 3);
}

// @ts-ignore: decorator
@inline
function bandAfter(cells: v128): v128 {
  return v128.shuffle<i32>(cells, cells, 2, 0, 1, 3);
}

/** The cells of all mini-rows in which a symbol has one. */
// @ts-ignore: decorator
@inline
function miniRows(plane: v128): v128 {
  const any = v128.or(v128.or(plane, i32x4.shr_u(plane, 1)), i32x4.shr_u(plane, 2));
  const ends = v128.and(any, i32x4.splat(0o111111111));
  return i32x4.sub(i32x4.shl(ends, 3), ends);
}

/** Of mini-rows, those that lie on a way to give three rows three different boxes. */
// @ts-ignore: decorator
@inline
function fitBoxes(minis: v128): v128 {
  const one = nextBox(minis);
  const two = boxAfter(minis);
  const even = v128.and(nextRow(one), rowAfter(two));
  const odd = v128.and(nextRow(two), rowAfter(one));
  return v128.and(minis, v128.or(even, odd));
}

/** A PLACE is 32 * band + bit, as bits are counted over the words of a plane. */
// @ts-ignore: decorator
@inline
function cellAt(place: i32): usize {
  return place - 5 * (place >> 5);
}

/** The symbols of a cell as nine bits. */
// @ts-ignore: decorator
@inline
function symbolsAt(frame: usize, place: i32): i32 {
  const at = frame + (<usize>(place >> 5) << 2);
  const bit = place & 31;
  return (
    (((load<i32>(at, 0) >>> bit) & 1) << 0) |
    (((load<i32>(at, 16) >>> bit) & 1) << 1) |
    (((load<i32>(at, 32) >>> bit) & 1) << 2) |
    (((load<i32>(at, 48) >>> bit) & 1) << 3) |
    (((load<i32>(at, 64) >>> bit) & 1) << 4) |
    (((load<i32>(at, 80) >>> bit) & 1) << 5) |
    (((load<i32>(at, 96) >>> bit) & 1) << 6) |
    (((load<i32>(at, 112) >>> bit) & 1) << 7) |
    (((load<i32>(at, 128) >>> bit) & 1) << 8)
  );
}

// Set by choose: the place to branch on, and the offsets of two of its symbols.
let chosen: i32 = 0;
let first: usize = 0;
let second: usize = 0;

/** The cell among `pairs` with the greatest impact of its two symbols; without any, the first that `plenty` offers. */
function choose(frame: usize, pairs: v128, done: v128): void {
  chosen = v128.any_true(pairs) ? findBest(frame, pairs) : firstOf(plenty(frame, done));
  const who = symbolsAt(frame, chosen);
  first = <usize>ctz(who) << 4;
  second = <usize>ctz(who & (who - 1)) << 4;
}

// @ts-ignore: decorator
@inline
function firstOf(cells: v128): i32 {
  const low = i64x2.extract_lane(cells, 0);
  return low ? <i32>ctz(low) : 64 + ctz(i32x4.extract_lane(cells, 2));
}

/** Lays the words of all symbols side by side, band by band, so that few instructions tell the symbols of a cell. */
// @ts-ignore: decorator
@inline
function gatherBands(frame: usize): void {
  for (let d: usize = 0; d < 32; d += 16) {
    const at = frame + (d << 2);
    const a = v128.load(at);
    const b = v128.load(at, 16);
    const c = v128.load(at, 32);
    const e = v128.load(at, 48);
    const ab = v128.shuffle<i32>(a, b, 0, 4, 1, 5);
    const ce = v128.shuffle<i32>(c, e, 0, 4, 1, 5);
    v128.store(BANDS + d, v128.shuffle<i64>(ab, ce, 0, 2));
    v128.store(BANDS + d, v128.shuffle<i64>(ab, ce, 1, 3), 48);
    v128.store(BANDS + d, v128.shuffle<i64>(v128.shuffle<i32>(a, b, 2, 6, 3, 7), v128.shuffle<i32>(c, e, 2, 6, 3, 7), 0, 2), 96);
  }
  store<i32>(BANDS, load<i32>(frame, 128), 32);
  store<i32>(BANDS, load<i32>(frame, 132), 80);
  store<i32>(BANDS, load<i32>(frame, 136), 128);
}

/** The symbols of a cell, after `gatherBands`. */
// @ts-ignore: decorator
@inline
function gathered(place: i32): i32 {
  const at = BANDS + 48 * <usize>(place >> 5);
  const up = ~place; // shifts a bit of a word to its sign
  return (
    i32x4.bitmask(i32x4.shl(v128.load(at), up)) |
    (i32x4.bitmask(i32x4.shl(v128.load(at, 16), up)) << 4) |
    (((load<i32>(at, 32) >>> place) & 1) << 8)
  );
}

// @ts-ignore: decorator
@inline
function findBest(frame: usize, pairs: v128): i32 {
  gatherBands(frame);
  const low = i64x2.extract_lane(pairs, 0);
  const high = i32x4.extract_lane(pairs, 2);
  let best = 0;
  for (let left = low; left; left &= left - 1) best = better(best, rate(frame, <i32>ctz(left), low, high));
  for (let left = high; left; left &= left - 1) best = better(best, rate(frame, 64 + ctz(left), low, high));
  return 127 - (best & 127);
}

/** The greater of two numbers, without a branch that nobody could foresee. */
// @ts-ignore: decorator
@inline
function better(a: i32, b: i32): i32 {
  const more = a - b;
  return b + (more & ~(more >> 31));
}

/**
 * How many candidates its two symbols lose when they take a cell, those in pairs four times; below it the place, counted down, so
 * that of equals the first is greatest.
 */
// @ts-ignore: decorator
@inline
function rate(frame: usize, place: i32, pairs: i64, lastPairs: i32): i32 {
  const who = gathered(place);
  const keep = cellAt(place) << 4;
  const low = ~load<i64>(keep, KEEP);
  const high = ~load<i32>(keep, KEEP + 8);
  const x = frame + (<usize>ctz(who) << 4);
  const y = frame + (<usize>ctz(who & (who - 1)) << 4);
  const a = load<i64>(x) & low;
  const b = load<i32>(x, 8) & high;
  const c = load<i64>(y) & low;
  const d = load<i32>(y, 8) & high;
  const lost = <i32>popcnt(a) + popcnt(b) + <i32>popcnt(c) + popcnt(d);
  const met = <i32>popcnt(a & pairs) + popcnt(b & lastPairs) + <i32>popcnt(c & pairs) + popcnt(d & lastPairs);
  return ((lost + 3 * met) << 7) | (127 - place);
}

/** When no cell has two symbols: the cells with three, or else all that are open. */
function plenty(frame: usize, done: v128): v128 {
  let one = i32x4.splat(0);
  let two = one;
  let three = one;
  let four = one;
  for (let d: usize = 0; d < 144; d += 16) {
    const plane = v128.load(frame + d);
    four = v128.or(four, v128.and(three, plane));
    three = v128.or(three, v128.and(two, plane));
    two = v128.or(two, v128.and(one, plane));
    one = v128.or(one, plane);
  }
  const few = v128.andnot(three, v128.or(four, done));
  return v128.any_true(few) ? few : v128.andnot(one, done);
}

/** The only symbol of a cell takes it; none where another naked single of the same symbol sees the cell. */
// @ts-ignore: decorator
@inline
function putOnly(frame: usize, place: i32): i32 {
  const who = symbolsAt(frame, place);
  put(frame, (<usize>ctz(who) << 4) & 255, cellAt(place)); // plane 0 if none: harmless
  return who;
}

/** Goes on until `limit` more solutions or `budget` more nodes; the number of solutions found. */
export function run(limit: u32, budget: u32, slots: u32): u32 {
  const all = i32x4(CELLS, CELLS, CELLS, 0);
  let frame = top;
  let more: u32 = 0;
  let spent: u32 = 0;
  while (frame >= STACK && more < limit && spent < budget) {
    spent++;
    let dirty = load<i32>(frame, DIRTY);
    let done = v128.load(frame, DONE);
    let bad = false;
    let pairs = done;
    while (true) {
      let again = 0;
      // 1. each symbol whose plane changed: locked candidates, then its fixed cells
      while (dirty) {
        const symbol = ctz(dirty);
        const at = frame + (<usize>symbol << 4);
        dirty &= dirty - 1;
        const plane = v128.andnot(v128.load(at), v128.andnot(done, v128.load(at, OWN)));
        const kept = fitBoxes(miniRows(plane));
        const cells = v128.and(plane, kept);
        const columns = v128.and(v128.or(cells, v128.or(nextRow(cells), rowAfter(cells))), all);
        const one = nextColumn(columns);
        const two = columnAfter(columns);
        const even = v128.and(nextBand(one), bandAfter(two));
        const odd = v128.and(nextBand(two), bandAfter(one));
        const gone = v128.andnot(columns, v128.or(even, odd));
        const left = v128.andnot(cells, gone);
        if (!v128.any_true(left)) {
          bad = true;
          break;
        }
        again |= <i32>v128.any_true(gone) << symbol;
        v128.store(at, left);
        const inBox = v128.or(nextRow(kept), rowAfter(kept));
        const own = v128.andnot(left, v128.or(inBox, v128.or(one, two)));
        v128.store(at, own, OWN);
        done = v128.or(done, own);
      }
      if (bad || !v128.any_true(v128.xor(done, all))) break; // contradiction or solved
      dirty = again;
      // 2. clear fixed cells from the other symbols, and count symbols per cell up to three
      //    (nine times the same block: unrolled by hand, 5 % faster)
      let one = i32x4.splat(0);
      let two = one;
      let three = one;
      {
        const old = v128.load(frame, 0);
        const plane = v128.andnot(old, v128.andnot(done, v128.load(frame, OWN + 0)));
        three = v128.or(three, v128.and(two, plane));
        two = v128.or(two, v128.and(one, plane));
        one = v128.or(one, plane);
        v128.store(frame, plane, 0);
        dirty |= <i32>v128.any_true(v128.xor(old, plane)) << 0;
      }
      {
        const old = v128.load(frame, 16);
        const plane = v128.andnot(old, v128.andnot(done, v128.load(frame, OWN + 16)));
        three = v128.or(three, v128.and(two, plane));
        two = v128.or(two, v128.and(one, plane));
        one = v128.or(one, plane);
        v128.store(frame, plane, 16);
        dirty |= <i32>v128.any_true(v128.xor(old, plane)) << 1;
      }
      {
        const old = v128.load(frame, 32);
        const plane = v128.andnot(old, v128.andnot(done, v128.load(frame, OWN + 32)));
        three = v128.or(three, v128.and(two, plane));
        two = v128.or(two, v128.and(one, plane));
        one = v128.or(one, plane);
        v128.store(frame, plane, 32);
        dirty |= <i32>v128.any_true(v128.xor(old, plane)) << 2;
      }
      {
        const old = v128.load(frame, 48);
        const plane = v128.andnot(old, v128.andnot(done, v128.load(frame, OWN + 48)));
        three = v128.or(three, v128.and(two, plane));
        two = v128.or(two, v128.and(one, plane));
        one = v128.or(one, plane);
        v128.store(frame, plane, 48);
        dirty |= <i32>v128.any_true(v128.xor(old, plane)) << 3;
      }
      {
        const old = v128.load(frame, 64);
        const plane = v128.andnot(old, v128.andnot(done, v128.load(frame, OWN + 64)));
        three = v128.or(three, v128.and(two, plane));
        two = v128.or(two, v128.and(one, plane));
        one = v128.or(one, plane);
        v128.store(frame, plane, 64);
        dirty |= <i32>v128.any_true(v128.xor(old, plane)) << 4;
      }
      {
        const old = v128.load(frame, 80);
        const plane = v128.andnot(old, v128.andnot(done, v128.load(frame, OWN + 80)));
        three = v128.or(three, v128.and(two, plane));
        two = v128.or(two, v128.and(one, plane));
        one = v128.or(one, plane);
        v128.store(frame, plane, 80);
        dirty |= <i32>v128.any_true(v128.xor(old, plane)) << 5;
      }
      {
        const old = v128.load(frame, 96);
        const plane = v128.andnot(old, v128.andnot(done, v128.load(frame, OWN + 96)));
        three = v128.or(three, v128.and(two, plane));
        two = v128.or(two, v128.and(one, plane));
        one = v128.or(one, plane);
        v128.store(frame, plane, 96);
        dirty |= <i32>v128.any_true(v128.xor(old, plane)) << 6;
      }
      {
        const old = v128.load(frame, 112);
        const plane = v128.andnot(old, v128.andnot(done, v128.load(frame, OWN + 112)));
        three = v128.or(three, v128.and(two, plane));
        two = v128.or(two, v128.and(one, plane));
        one = v128.or(one, plane);
        v128.store(frame, plane, 112);
        dirty |= <i32>v128.any_true(v128.xor(old, plane)) << 7;
      }
      {
        const old = v128.load(frame, 128);
        const plane = v128.andnot(old, v128.andnot(done, v128.load(frame, OWN + 128)));
        three = v128.or(three, v128.and(two, plane));
        two = v128.or(two, v128.and(one, plane));
        one = v128.or(one, plane);
        v128.store(frame, plane, 128);
        dirty |= <i32>v128.any_true(v128.xor(old, plane)) << 8;
      }
      if (v128.any_true(v128.xor(one, all))) {
        bad = true;
        break;
      }
      // 3. naked singles: the only symbol of a cell takes it
      const single = v128.andnot(one, v128.or(two, done));
      if (v128.any_true(single)) {
        for (let left = i64x2.extract_lane(single, 0); left; left &= left - 1) {
          const who = putOnly(frame, <i32>ctz(left));
          bad = bad || !who;
          dirty |= who;
        }
        for (let left = i32x4.extract_lane(single, 2); left; left &= left - 1) {
          const who = putOnly(frame, 64 + ctz(left));
          bad = bad || !who;
          dirty |= who;
        }
        if (bad) break;
      }
      if (!dirty) {
        pairs = v128.andnot(two, v128.or(three, done));
        break;
      }
    }
    if (bad) {
      frame -= FRAME;
      continue;
    }
    if (!v128.any_true(v128.xor(done, all))) {
      if (found < slots) answer(frame, ANSWER + found * 96);
      found++;
      more++;
      frame -= FRAME;
      continue;
    }
    // 4. branch: this frame keeps the alternative, a copy on top takes the guess
    const two = v128.any_true(pairs);
    choose(frame, pairs, done);
    const next = frame + FRAME;
    v128.store(frame, done, DONE);
    for (let k: usize = 0; k <= DONE; k += 16) v128.store(next + k, v128.load(frame + k));
    const cell = cellAt(chosen);
    const word = <usize>(chosen >> 5) << 2;
    const bit = 1 << chosen;
    let changed = 1 << <i32>(first >> 4);
    put(next, first, cell);
    clear(frame + first + word, bit);
    if (two) {
      changed |= 1 << <i32>(second >> 4);
      put(frame, second, cell);
      clear(next + second + word, bit);
    }
    store<i32>(frame, changed, DIRTY);
    store<i32>(next, changed, DIRTY);
    frame = next;
  }
  nodes += spent;
  top = frame;
  return more;
}

// @ts-ignore: decorator
@inline
function copy(to: usize, from: usize): void {
  for (let k: usize = 0; k < 96; k += 16) v128.store(to + k, v128.load(from + k));
}

/**
 * Takes the first puzzles of the queue one after the other, each until two solutions are known or `budget` nodes are spent. A
 * caller who crosses over for each of them would spend a tenth of the time on that.
 */
export function runQueue(count: u32, budget: u32): void {
  for (let i: u32 = 0; i < count; i++) {
    enter(QUEUE + i * 96);
    const solutions = run(2, budget, 2);
    if (solutions > 0) copy(FIRST + i * 96, ANSWER);
    if (solutions > 1) copy(SECOND + i * 96, ANSWER + 96);
    const note = NOTES + i * 8;
    store<u8>(note, <u8>solutions);
    store<u8>(note, <u8>isFinished(), 1);
    store<u8>(note, <u8>clueCount, 2);
    store<u8>(note, <u8>popcnt(seen), 3);
    store<u32>(note, nodes, 4);
  }
}

/** The places of a symbol in a band that are its only ones in their row or box. */
// @ts-ignore: decorator
@inline
function lastPlaces(band: i32): i32 {
  let last = 0;
  for (let at = 0; at < 27; at += 9) {
    const row = band & (511 << at);
    if (!(row & (row - 1))) last |= row;
  }
  for (let at = 0; at < 9; at += 3) {
    const box = band & (0o7007007 << at);
    if (!(box & (box - 1))) last |= box;
  }
  return last;
}

/** The columns in which a symbol has just one place. */
// @ts-ignore: decorator
@inline
function lastColumns(a: i32, b: i32, c: i32): i32 {
  let once = 0;
  let twice = 0;
  for (let at = 0; at < 27; at += 9) {
    twice |= once & (a >> at);
    once |= (a >> at) & 511;
    twice |= once & (b >> at);
    once |= (b >> at) & 511;
    twice |= once & (c >> at);
    once |= (c >> at) & 511;
  }
  return once & ~twice;
}

/**
 * Whether singles alone, naked and hidden, fill the wanted cells of the puzzle that was entered, which has a solution. Nothing
 * stronger than singles is used: what they solve is a promise to players.
 */
function fillBySingles(wanted: v128): bool {
  let done = v128.load(STACK, DONE);
  while (v128.any_true(v128.andnot(wanted, done))) {
    const before = done;
    let one = i32x4.splat(0);
    let two = one;
    for (let at: usize = STACK; at < STACK + 144; at += 16) {
      const own = v128.load(at, OWN);
      const plane = v128.andnot(v128.load(at), v128.andnot(done, own));
      two = v128.or(two, v128.and(one, plane));
      one = v128.or(one, plane);
      const a = i32x4.extract_lane(plane, 0);
      const b = i32x4.extract_lane(plane, 1);
      const c = i32x4.extract_lane(plane, 2);
      const last = lastColumns(a, b, c) * THRICE;
      const places = join(a & (lastPlaces(a) | last), b & (lastPlaces(b) | last), c & (lastPlaces(c) | last));
      const found = v128.andnot(places, own);
      if (v128.any_true(found)) take(at, plane, found);
      else v128.store(at, plane);
      done = v128.or(done, found);
    }
    const single = v128.andnot(v128.andnot(one, two), done);
    if (v128.any_true(single)) {
      for (let at: usize = STACK; at < STACK + 144; at += 16) {
        const found = v128.and(v128.load(at), single);
        if (v128.any_true(found)) take(at, v128.load(at), found);
      }
      done = v128.or(done, single);
    }
    if (!v128.any_true(v128.xor(done, before))) return false;
  }
  return true;
}

/** A symbol takes cells, and its plane loses all that they see. */
function take(at: usize, plane: v128, found: v128): void {
  let left = plane;
  for (let band: usize = 0; band < 3; band++) {
    let cells = lane(found, band);
    while (cells) {
      left = v128.and(left, v128.load((band * 27 + <usize>ctz(cells)) << 4, KEEP));
      cells &= cells - 1;
    }
  }
  v128.store(at, left);
  v128.store(at, v128.or(v128.load(at, OWN), found), OWN);
}

/** Whether singles alone solve the puzzle at PUZZLE, which has a solution. */
export function isSingles(): bool {
  enter(PUZZLE);
  return fillBySingles(i32x4(CELLS, CELLS, CELLS, 0));
}

/** How many planes there are at SWITCH. */
let switches: usize = 0;

/**
 * Two rows of a band can exchange their symbols in some columns, those of a part that goes together, and so can two columns of a stack.
 * So such a part of a grid needs a clue. Every second clue that is needed is so for one of these parts, of which each grid has about forty.
 */
function findSwitches(grid: usize): void {
  switches = 0;
  for (let start: usize = 0; start < 9; start += 3) {
    for (let skipped: usize = 0; skipped < 3; skipped++) {
      const a = start + (skipped == 0 ? 1 : 0);
      const b = start + (skipped == 2 ? 1 : 2);
      findParts(grid, 9 * a, 9 * b, 1);
      findParts(grid, a, b, 9);
    }
  }
}

function findParts(grid: usize, a: usize, b: usize, along: usize): void {
  for (let i: usize = 0; i < 9; i++) store<u8>(WHERE + <usize>load<u8>(grid + b + i * along), <u8>i);
  for (let rest = 511; rest; switches++) {
    let part = i32x4.splat(0);
    for (let i = <usize>ctz(rest); rest & (1 << <i32>i); ) {
      rest ^= 1 << <i32>i;
      const cell = a + i * along;
      const below = b + i * along;
      part = v128.or(part, v128.or(v128.load(cell << 4, HERE), v128.load(below << 4, HERE)));
      i = <usize>load<u8>(WHERE + <usize>load<u8>(grid + cell));
    }
    v128.store(SWITCH + (switches << 4), part);
  }
}

/** Whether clues leave one of these parts without any. */
function leaveSwitch(clues: v128): bool {
  for (let at = SWITCH; at < SWITCH + (switches << 4); at += 16)
    if (!v128.any_true(v128.and(v128.load(at), clues))) return true;
  return false;
}

/** How many clues the last `dig` found to be needed. */
let needed: u32 = 0;
export function getNeeded(): u32 { return needed; }

/**
 * Takes clues away from the puzzle at PUZZLE, which has one solution, in the order of `count` cells at ORDER, as long as there are more than
 * `target`: with `bySingles` first those that singles bring back, with `byProof` then each other one without which there is no
 * second solution. The number of clues left.
 *
 * Nothing has to be solved to the end. A clue that singles bring back stands again where it stood, and from there on it is known how the
 * puzzle goes on; and a second solution has another symbol in the cell of the clue, so that symbol is struck out and any solution will do.
 * Of a whole grid some second solutions are known beforehand.
 */
export function dig(count: u32, target: u32, bySingles: bool, byProof: bool): u32 {
  let spent: u32 = 0;
  let doubts: usize = 0;
  needed = 0;
  enter(PUZZLE);
  let left = clueCount;
  switches = 0;
  if (left == 81) findSwitches(PUZZLE);
  if (!bySingles) for (; doubts < <usize>count; doubts++) store<u8>(DOUBT + doubts, load<u8>(ORDER + doubts));
  // Many at once as long as they all come back, which they do at first; what more clues bring back, fewer need not.
  let batch: u32 = 32;
  for (let i = <u32>doubts; i < count && left > target; ) {
    const size = min(min(batch, count - i), left - target);
    let wanted = i32x4.splat(0);
    for (let k: u32 = 0; k < size; k++) {
      const cell = <usize>load<u8>(ORDER + i + k);
      store<u8>(TAKEN + k, load<u8>(PUZZLE + cell));
      store<u8>(PUZZLE + cell, 0);
      wanted = v128.or(wanted, v128.load(cell << 4, HERE));
    }
    enter(PUZZLE);
    if (fillBySingles(wanted)) {
      left -= size;
      i += size;
      batch = min(size << 1, 32);
      continue;
    }
    for (let k: u32 = 0; k < size; k++) store<u8>(PUZZLE + <usize>load<u8>(ORDER + i + k), load<u8>(TAKEN + k));
    if (size == 1) store<u8>(DOUBT + doubts++, load<u8>(ORDER + i++));
    batch = max(1, size >> 1);
  }
  // The same of what has to be proved: until the first clue is needed, and where singles have not taken all that is easy.
  batch = bySingles ? 1 : 32;
  enter(PUZZLE);
  let clues = v128.load(STACK, DONE);
  for (let i: u32 = 0; byProof && i < <u32>doubts && left > target; ) {
    const size = min(min(batch, <u32>doubts - i), left - target);
    const cell = <usize>load<u8>(DOUBT + i);
    let fewer = clues;
    for (let k: u32 = 0; k < size; k++) {
      const at = <usize>load<u8>(DOUBT + i + k);
      store<u8>(TAKEN + k, load<u8>(PUZZLE + at));
      store<u8>(PUZZLE + at, 0);
      fewer = v128.andnot(fewer, v128.load(at << 4, HERE));
    }
    let isUnique = !leaveSwitch(fewer);
    if (isUnique) {
      enter(PUZZLE);
      if (size == 1) {
        const plane = STACK - 16 + (<usize>load<u8>(TAKEN) << 4);
        v128.store(plane, v128.andnot(v128.load(plane), v128.load(cell << 4, HERE)));
      }
      const most: u32 = size == 1 ? 1 : 2;
      isUnique = run(most, 0xffffffff, 0) < most;
      spent += nodes;
    }
    if (isUnique) {
      clues = fewer;
      left -= size;
      i += size;
      continue;
    }
    for (let k: u32 = 0; k < size; k++) store<u8>(PUZZLE + <usize>load<u8>(DOUBT + i + k), load<u8>(TAKEN + k));
    if (size == 1) {
      needed++;
      i++;
    }
    batch = max(1, size >> 1);
  }
  nodes = spent;
  return left;
}
