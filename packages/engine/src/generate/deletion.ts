/**
 * One way down from a puzzle, by questions to a prover: clues are taken away in a given order as long as the solution stays
 * the only one. A second solution is an unavoidable set, which shows that a clue is needed, often more than one, on every later way too.
 * Questions are bounded; what is not answered keeps its clue, and can be asked again with more effort.
 */
import type { Ints } from '../base/ints.js';
import { type Puzzle, type Solution, trustPuzzle } from '../board/puzzle.js';
import type { Cell } from '../shape/shape.js';
import type { Pace } from '../solve/budget.js';
import type { ClueSession, Prover } from '../solve/prover.js';
import { ClueTally } from './clueTally.js';
import { differenceOf, type UnavoidableSet } from './unavoidable.js';
import type { WitnessSearch } from './witness.js';

export interface DeletionWork {
  readonly prover: Prover;
  readonly session: ClueSession;
  readonly solution: Solution;
  /** The sets found so far, on all ways. */
  readonly sets: UnavoidableSet[];
  readonly witness: WitnessSearch;
  /** Stop at so many clues. */
  readonly target: number;
  readonly pace: Pace;
}

/** Clues are taken in batches that grow while they can go and shrink when they cannot; one by one, once a question was too hard. */
const largestBatch = 32;

/** Goes through the clues in this order; gives up when so many of them were left open. */
export async function deleteInOrder(
  work: DeletionWork,
  order: readonly Cell[],
  effort: number,
  mostOpen: number,
): Promise<ClueTally> {
  const { session, solution, sets, target, pace } = work;
  const tally = new ClueTally(solution.shape.cellCount, order, sets);
  let open = 0;
  let most = largestBatch;
  for (let at = 0, batch = 1; at < order.length && tally.clues.size > target && open < mostOpen; ) {
    if (pace.shortage()) break;
    const size = Math.min(batch, tally.clues.size - target);
    const taken: Cell[] = [];
    let next = at;
    for (; next < order.length && taken.length < size; next++) {
      if (!tally.clues.has(order[next]) || tally.isNeeded(order[next])) continue;
      tally.drop(order[next]);
      taken.push(order[next]);
    }
    if (taken.length === 0) break;
    const answer = await session.ask(tally.clues, pace.part({ nodes: effort }));
    if (answer.status === 'unique') {
      if (target > 0) dropIdle(tally, answer.core, target);
      at = next;
      batch = Math.min(2 * batch, most);
    } else {
      for (const cell of taken) tally.add(cell);
      if (answer.status === 'many') learnFrom(answer.other.symbols, tally, work);
      else if (taken.length === 1) open++;
      if (taken.length === 1) at = next;
      if (answer.status === 'unknown') most = 1;
      batch = Math.max(1, Math.min(taken.length >> 1, most));
    }
    pace.report(at, 'cells', order.length);
    await pace.breathe();
  }
  return tally;
}

/** Looks near the solution for others, each of which shows of an open clue that it is needed. */
export async function seekWitnesses(work: DeletionWork, tally: ClueTally): Promise<void> {
  const { solution, witness, pace } = work;
  for (const cell of tally.listOpen()) {
    if (pace.shortage()) return;
    if (tally.isNeeded(cell)) continue;
    const other = await witness(puzzleOf(solution, tally), cell);
    if (other) learnFrom(other, tally, work);
  }
}

/** Puts what is open to a solver that sees only what the other clues leave: dearer to set up, far stronger at the end. */
export async function askAfresh(work: DeletionWork, tally: ClueTally, effort: number): Promise<void> {
  const { prover, solution, target, pace } = work;
  for (const cell of tally.listOpen()) {
    if (tally.clues.size <= target || pace.shortage()) return;
    if (tally.isNeeded(cell)) continue;
    tally.drop(cell);
    const fresh = await prover.openClues(solution, puzzleOf(solution, tally));
    try {
      const answer = await fresh.ask([], pace.part({ nodes: effort }));
      if (answer.status !== 'unique') tally.add(cell);
      if (answer.status === 'many') learnFrom(answer.other.symbols, tally, work);
    } finally {
      fresh.close();
    }
    pace.report(tally.clues.size - tally.listOpen().length, 'clues', tally.clues.size);
    await pace.breathe();
  }
}

/** Where a number of clues is wanted, all go that the proof did not use; a minimal puzzle keeps to its order, for the sake of easy questions. */
function dropIdle(tally: ClueTally, core: readonly Cell[], target: number): void {
  const used = new Set(core);
  for (const cell of [...tally.clues]) if (tally.clues.size > target && !used.has(cell)) tally.drop(cell);
}

function learnFrom(other: Ints, tally: ClueTally, { solution, sets }: DeletionWork): void {
  const set = differenceOf(solution, other);
  sets.push(set);
  tally.meet(set);
}

export function puzzleOf(solution: Solution, { clues }: ClueTally): Puzzle {
  const symbols = new Uint8Array(solution.shape.cellCount);
  for (const cell of clues) symbols[cell] = solution.symbols[cell];
  return trustPuzzle(solution.shape, symbols);
}
