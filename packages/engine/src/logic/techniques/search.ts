/**
 * The last resort. If the search kernel proves that there is one solution, every other candidate is refuted, though not by an argument
 * of a few links; so every puzzle with one solution is solved in the end. If there are several solutions, logic ends here. Whoever is
 * shown such a step gets the tree of questions that refutes the candidate (`tellSearch`), or if that is too large, the size of the search.
 *
 * The kernel is given the placed symbols only, not what was struck out. A sound path strikes out what is in no solution, so
 * the answer is the same.
 */
import { blank } from '../../board/symbols.js';
import type { Shape } from '../../shape/shape.js';
import { noItem, type SearchKernel } from '../../solve/kernel.js';
import { sharedKernels } from '../../solve/kernelPool.js';
import type { Position } from '../position.js';
import { type Candidate, makeStep, type Step } from '../step.js';
import type { Technique } from '../technique.js';
import { growTree } from './caseTree.js';
import { openCellsByChoice } from './trial.js';

/** Above this nothing is searched. */
const maxCells = 2000;
const smallShape = 200;
const guessesBetweenPauses = 200;
/** How many guesses the search may take. */
const maxNodesOf = ({ cellCount }: Shape): number => (cellCount > smallShape ? 20_000 : 200_000);

/** No single cell or house is to blame when only search finds the contradiction. */
export const search: Technique<'search'> = {
  name: 'search',
  *find(position) {
    if (position.shape.cellCount > maxCells) return;
    const outcome = yield* searchAll(position);
    if (outcome === 'open') return;
    for (const cell of openCellsByChoice(position)) {
      for (const symbol of position.candidatesOf(cell)) {
        if (outcome !== 'none' && outcome[cell] === symbol) continue;
        yield makeStep({
          technique: 'search',
          cells: [cell],
          symbols: [symbol],
          branches: [{ links: [{ cell, symbol, holds: true }], failsAt: {} }],
          eliminations: [{ cell, symbol }],
        });
      }
    }
  },
};

/** The step with what it takes to see it: a tree in which every case fails, or how many guesses a search makes until all have. */
export function tellSearch(position: Position, step: Step): Step {
  const [gone] = step.eliminations;
  const tree = growTree(position, gone);
  const branch = tree ?? {
    links: [{ ...gone, holds: true }],
    failsAt: {},
    guesses: countGuesses(position, gone),
  };
  return { ...step, branches: [branch] };
}

function countGuesses({ shape, symbols }: Position, { cell, symbol }: Candidate): number {
  const assumed = symbols.slice();
  assumed[cell] = symbol;
  const kernel = sharedKernels.lend('solver', shape);
  try {
    if (kernel.load(assumed) === noItem) while (kernel.run(guessesBetweenPauses) !== 'exhausted');
    return kernel.stats.nodes;
  } finally {
    sharedKernels.giveBack('solver', shape, kernel);
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
