/**
 * The last resort: assume a candidate, and if that cannot be, it goes. First the assumption is followed by singles; if no
 * candidate fails that way, by singles and locked candidates; if none fails that way either, the search kernel is asked. If
 * it proves that there is one solution, every other candidate is refuted, though not by an argument of a few
 * links; so every puzzle with one solution is solved in the end. If there are several solutions, logic ends here.
 *
 * The kernel is given the placed symbols only, not what was struck out. A sound path strikes out what is in no solution, so
 * the answer is the same.
 */
import { blank } from '../../board/symbols.js';
import type { Cell, Shape } from '../../shape/shape.js';
import { noItem, type SearchKernel } from '../../solve/kernel.js';
import { sharedKernels } from '../../solve/kernelPool.js';
import type { Position } from '../position.js';
import { type Branch, makeStep, type Step } from '../step.js';
import { pausesEvery, type Technique } from '../technique.js';
import { Consequences } from './consequences.js';

/** Above this only cells with two candidates are tried, by singles, until one fails. */
const maxCells = 2000;
/** In small shapes all steps are found first, and the shortest comes first. */
const smallShape = 200;
/** How many consequences may be looked at in huge shapes. */
const maxConsequences = 5_000_000;
const cellsBetweenPauses = 4;
const guessesBetweenPauses = 200;
/** How many guesses the search may take. */
const maxNodesOf = ({ cellCount }: Shape): number => (cellCount > smallShape ? 20_000 : 200_000);

export const trial: Technique<'trial'> = {
  name: 'trial',
  *find(position) {
    const { cellCount } = position.shape;
    if (cellCount > maxCells) {
      yield* tryPairs(position);
      return;
    }
    for (const withLocked of [false, true]) {
      let any = false;
      const steps = tryAll(position, withLocked);
      for (const step of cellCount > smallShape ? steps : shortestFirst(steps)) {
        any ||= step !== undefined;
        yield step;
      }
      if (any) return;
    }
    yield* refuteBySearch(position);
  },
};

function* shortestFirst(steps: Iterable<Step | undefined>): Generator<Step | undefined> {
  const found: Step[] = [];
  for (const step of steps) {
    if (step) found.push(step);
    else yield undefined;
  }
  yield* found.sort((a, b) => a.branches[0].links.length - b.branches[0].links.length);
}

function* tryAll(position: Position, withLocked: boolean): Generator<Step | undefined> {
  const consequences = new Consequences(position, withLocked);
  for (const [i, cell] of openCellsByChoice(position).entries()) {
    if (i % cellsBetweenPauses === 0) yield undefined;
    for (const symbol of position.candidatesOf(cell)) {
      const followed = consequences.follow(cell * position.shape.symbols + symbol - 1);
      if (followed.failedItem !== undefined) yield makeTrialStep(cell, symbol, consequences.tell(followed));
    }
  }
}

function* tryPairs(position: Position): Generator<Step | undefined> {
  const { symbols: n, cellCount } = position.shape;
  const consequences = new Consequences(position);
  let looked = 0;
  for (let cell = 0; cell < cellCount && looked < maxConsequences; cell++) {
    if (cell % pausesEvery === pausesEvery - 1) yield undefined;
    if (!position.isOpen(cell) || position.candidateCounts[cell] !== 2) continue;
    for (const symbol of position.candidatesOf(cell)) {
      const followed = consequences.follow(cell * n + symbol - 1);
      looked += followed.literals.length;
      if (followed.failedItem === undefined) continue;
      yield makeTrialStep(cell, symbol, consequences.tell(followed));
      return;
    }
  }
}

/** Cells with the fewest candidates first. */
function openCellsByChoice(position: Position): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < position.shape.cellCount; cell++) if (position.isOpen(cell)) cells.push(cell);
  return cells.sort((a, b) => position.candidateCounts[a] - position.candidateCounts[b]);
}

const makeTrialStep = (cell: Cell, symbol: number, branch: Branch): Step =>
  makeStep({
    technique: 'trial',
    cells: [cell],
    symbols: [symbol],
    branches: [branch],
    eliminations: [{ cell, symbol }],
  });

/** No single cell or house is to blame when only search finds the contradiction. */
function* refuteBySearch(position: Position): Generator<Step | undefined> {
  const outcome = yield* searchAll(position);
  if (outcome === 'open') return;
  for (const cell of openCellsByChoice(position)) {
    for (const symbol of position.candidatesOf(cell)) {
      if (outcome !== 'none' && outcome[cell] === symbol) continue;
      yield makeTrialStep(cell, symbol, { links: [{ cell, symbol, holds: true }], failsAt: {} });
    }
  }
}

/** The clues of a position that were proved to have one solution, and that solution. */
interface Proved {
  readonly clues: Uint8Array;
  readonly solution: Uint8Array;
}

/** By position, which lasts from step to step: the next trials on its way to a solution would prove the same again. */
const proofs = new WeakMap<Position, Proved>();

/** The only solution; none; or open, when there are more or the search was not finished. */
function* searchAll(position: Position): Generator<undefined, Uint8Array | 'none' | 'open'> {
  const { shape, symbols } = position;
  const proved = proofs.get(position);
  if (proved && isBetween(proved.clues, symbols, proved.solution)) return proved.solution;
  const kernel = sharedKernels.lend('solver', shape);
  try {
    const outcome = yield* runToEnd(kernel, symbols, maxNodesOf(shape));
    if (typeof outcome !== 'string') proofs.set(position, { clues: symbols.slice(), solution: outcome });
    return outcome;
  } finally {
    sharedKernels.giveBack('solver', shape, kernel);
  }
}

function* runToEnd(
  kernel: SearchKernel,
  symbols: Uint8Array,
  most: number,
): Generator<undefined, Uint8Array | 'none' | 'open'> {
  if (kernel.load(symbols) !== noItem) return 'none';
  let solution: Uint8Array | undefined;
  for (;;) {
    const status = kernel.run(guessesBetweenPauses);
    if (status === 'exhausted') return solution ?? 'none';
    if (status === 'solution') {
      if (solution) return 'open';
      solution = kernel.grid.slice();
    } else if (kernel.stats.nodes >= most) return 'open';
    else yield undefined;
  }
}

/** Whether the symbols hold all clues and nothing that is not the solution's. */
const isBetween = (clues: Uint8Array, symbols: Uint8Array, solution: Uint8Array): boolean =>
  symbols.every((symbol, cell) => symbol === (symbol === blank ? clues[cell] : solution[cell]));
