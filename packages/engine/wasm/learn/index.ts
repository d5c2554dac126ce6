/**
 * The kernel for hard proofs: conflict-driven clause learning, with the rules of the shape built in. This is AssemblyScript.
 *
 * A SAT solver would first be given one clause per cell and per (house, symbol), and one per pair of options that exclude
 * each other: for a `9^3` that costs more than most of its proofs. Here those clauses are never written. An item
 * keeps the count and the XOR of its live options, so it is a clause that knows its last literal; a placed option excludes
 * its item mates directly; and conflict analysis asks an item or a placed option for its reason as if it were a clause. Only
 * what is learnt is stored. Constraints are asked outside (`rules`); they give a clause as the reason for what they strike out.
 *
 * The parts: memory (where everything lies), decisions, clauses (what was learnt), cover (consequences and undo), analysis (from a
 * conflict to a clause), explanations (of constraints), and the loop here: propagate, learn, restart, guess. Guesses place the most
 * active option of recent conflicts; restarts come when clauses join more depths (*glue*) than they used to; the half with the most
 * glue is forgotten, at restarts only, when no clause is a reason, so forgetting is one compaction of one region.
 *
 * What pays only in long proofs begins when clauses are first forgotten, after some 2,000 conflicts (`seasoned`): a clause is asked for
 * one literal before it is looked at, and for a new watch from where the last was found; glue is counted again when a clause is used, and
 * good clauses in use are kept; literals that rest on one placed option are joined in it. Until then every guess is what it was before
 * there was WebAssembly, and so is what generators make, which ask for less.
 *
 * Tried on three minimal `9^3` and `2x2x2`, once each, without a gain on all of them: restarts by Luby's sequence, bumping the reasons of
 * what is learnt, a faster or slower decay of activity, half as many clauses, keeping each clause that was used once, staying with a watch
 * while another literal holds. Rejected: saved phases (1.8 times the guesses on 16x16: "not here" is a weak guess). Not for counting many
 * solutions: each is a clause.
 */
import { buildClause, glue } from './analysis';
import { clearClauses, isCrowded, learntAt, learntSize, reduceClauses, setLearnt, setLearntSize, storeLearnt } from './clauses';
import { backjump, clearCover, propagate } from './cover';
import {
  ITEM, NO_REASON, PAIR, assign, clearDecisions, conflictA, conflictKind, depth, guess, levelStart, trailAt, trailSize, valueOf,
} from './decisions';
import { clearHeap, decay, insert, removeTop, topOfHeap } from './heap';
import { CLUES, GRID, cellCount, clearRegions, optionCount, symbols } from './memory';

export { assign, fail, getDepth, getTrailSize, trailAt, valueOf } from './decisions';
export { addReason, endReason, explain } from './explanations';
export { layOut, prepare } from './memory';
export { getReductions } from './clauses';

const ACTIVITY_DECAY: f64 = 0.95;
const RESTART_GAP: f64 = 30;
const RESTART_MARGIN: f64 = 1.15;

// What a run ends with.
const BUDGET: i32 = 0;
const SOLUTION: i32 = 1;
const EXHAUSTED: i32 = 2;

let nodes: f64 = 0;
let maxDepth: i32 = 0;
let conflicts: f64 = 0;
let closed: bool = false;
let atSolution: bool = false;
let recentGlue: f64 = 0;
let usualGlue: f64 = 0;
let nextRestart: f64 = 0;

export function getNodes(): f64 { return nodes; }
export function getConflicts(): f64 { return conflicts; }
export function getMaxDepth(): i32 { return maxDepth; }

/** Forgets the last puzzle. */
function clear(): void {
  clearDecisions();
  memory.fill(GRID, 0, <usize>cellCount);
  clearHeap();
  clearRegions();
  clearClauses();
  clearCover();
  nodes = 0;
  maxDepth = 0;
  conflicts = 0;
  recentGlue = 0;
  usualGlue = 0;
  nextRestart = RESTART_GAP;
  atSolution = false;
  closed = true;
}

/** Places the clues in CLUES; returns the item at which a conflict shows, or -1. */
export function begin(): i32 {
  clear();
  for (let cell = 0; cell < cellCount; cell++) {
    const symbol = <i32>load<u8>(CLUES + <usize>cell);
    if (symbol == 0) continue;
    const lit = 2 * (cell * symbols + symbol - 1);
    const value = valueOf(lit);
    if (value < 0) return cell;
    if (value == 0) assign(lit, NO_REASON);
    if (!propagate()) return conflictItem();
  }
  if (!propagate()) return conflictItem();
  closed = false;
  for (let option = 0; option < optionCount; option++) if (valueOf(2 * option) == 0) insert(option);
  readGrid();
  return -1;
}

/** The item at which the conflict at hand shows. */
function conflictItem(): i32 {
  return conflictKind == ITEM ? conflictA : conflictKind == PAIR ? conflictA / symbols : 0;
}

/** Exclude the full grid in CLUES, such as a solution already known. Call after `begin`, before `run`. */
export function bar(): void {
  let size = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    const lit = 2 * (cell * symbols + <i32>load<u8>(CLUES + <usize>cell) - 1) + 1;
    const value = valueOf(lit);
    if (value > 0) return;
    if (value == 0) setLearnt(size++, lit);
  }
  setLearntSize(size);
  if (size == 0) closed = true;
  else if (size == 1) assign(learntAt(0), NO_REASON);
  else storeLearnt(0);
}

/** Search on for at most so many guesses. */
export function run(most: f64): i32 {
  let left = most;
  if (atSolution) leaveSolution();
  while (true) {
    if (closed) return EXHAUSTED;
    if (!propagate()) {
      learn();
      continue;
    }
    if (conflicts >= nextRestart && recentGlue > RESTART_MARGIN * usualGlue) restart();
    // The next guess stays in the heap until it is made: stopping here must not change what comes after.
    let next = topOfHeap();
    while (next >= 0 && valueOf(2 * next) != 0) {
      removeTop();
      next = topOfHeap();
    }
    if (next < 0) {
      atSolution = true;
      readGrid();
      return SOLUTION;
    }
    if (!(left > 0)) return BUDGET;
    left--;
    guess(removeTop());
    nodes++;
    if (depth > maxDepth) maxDepth = depth;
  }
}

/** Learn from the conflict at hand: jump back to where the new clause decides an option, and decide it. */
function learn(): void {
  conflicts++;
  if (depth == 0) {
    closed = true;
    return;
  }
  backjump(buildClause());
  decay(ACTIVITY_DECAY);
  applyLearnt(glue);
  recentGlue += (<f64>glue - recentGlue) / 32;
  usualGlue += (<f64>glue - usualGlue) / min(4096, conflicts);
}

/** Keep the clause just built, of which only the first literal is open, and decide that one. */
function applyLearnt(itsGlue: i32): void {
  assign(learntAt(0), learntSize == 1 ? NO_REASON : -2 - storeLearnt(itsGlue));
}

function restart(): void {
  backjump(0);
  nextRestart = conflicts + RESTART_GAP;
  if (isCrowded()) reduceClauses();
}

/** Bar the solution by its guesses and go one guess back. */
function leaveSolution(): void {
  atSolution = false;
  if (depth == 0) {
    closed = true;
    return;
  }
  let size = 0;
  for (let d = depth - 1; d >= 0; d--) setLearnt(size++, trailAt(levelStart(d)) ^ 1);
  setLearntSize(size);
  backjump(depth - 1);
  applyLearnt(0);
}

function readGrid(): void {
  for (let t = 0; t < trailSize; t++) {
    const lit = trailAt(t);
    if (lit & 1) continue;
    const option = lit >> 1;
    const cell = option / symbols;
    store<u8>(GRID + <usize>cell, <u8>(option - cell * symbols + 1));
  }
}
