/**
 * Why constraints decided what they decided: a clause each, of the form that learnt clauses have, on a stack that shrinks when the
 * search jumps back. What is decided for ever needs none.
 */
import { HEADER } from './clauses';
import { levelOf, valueOf } from './decisions';
import { EXPLANATIONS, LISTED, explanationEnd, growExplanations, setExplanationEnd, symbols } from './memory';

/** References to explanations begin here, those of learnt clauses end before. */
export const FIRST_EXPLANATION: i32 = 1 << 30;

let size: i32 = 0;
let stamp: i32 = 0;

/** Begins the clause that decides this literal. */
export function explain(lit: i32): void {
  size = 0;
  stamp++;
  push(lit);
}

/** Ends it; returns the reference. */
export function endReason(): i32 {
  const ref = explanationEnd;
  store<i32>(EXPLANATIONS + (<usize>ref << 2), size);
  setExplanationEnd(ref + HEADER + size);
  return FIRST_EXPLANATION + ref;
}

/** These symbols of one word of a cell are out; false when one of them is not. */
export function addReason(cell: i32, half: i32, bits: i32): bool {
  // A cell that is decided says with one option what many others would say.
  const placed = bits & (bits - 1) ? placedIn(cell) : -1;
  if (placed >= 0) {
    list(placed, 2 * placed + 1);
    return true;
  }
  for (let left = bits; left != 0; left &= left - 1) {
    const option = cell * symbols + (half << 5) + ctz(left);
    if (valueOf(2 * option) >= 0) return false;
    list(option, 2 * option);
  }
  return true;
}

function list(option: i32, lit: i32): void {
  const at = LISTED + (<usize>option << 2);
  if (load<i32>(at) == stamp || levelOf(option) == 0) return;
  store<i32>(at, stamp);
  push(lit);
}

function placedIn(cell: i32): i32 {
  for (let option = cell * symbols; option < (cell + 1) * symbols; option++) if (valueOf(2 * option) > 0) return option;
  return -1;
}

function push(lit: i32): void {
  growExplanations(HEADER + size + 1);
  store<i32>(EXPLANATIONS + (<usize>(explanationEnd + HEADER + size++) << 2), lit);
}
