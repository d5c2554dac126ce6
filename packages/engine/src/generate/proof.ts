/**
 * Is a known solution the only one that its remaining clues allow? Asked again and again while clues are removed, so it is
 * built to answer cheaply: singles first, then a short tree search with the removed symbol struck out, then learning
 * with the known solution barred.
 */
import type { Solution } from '../board/puzzle.js';
import type { Cell, Shape } from '../shape/shape.js';
import { createBandKernel } from '../solve/band/bandKernel.js';
import { noItem, type SearchKernel } from '../solve/kernel.js';
import { isClassic } from '../solve/kernels.js';
import { LearnKernel } from '../solve/learn/learnKernel.js';
import { TreeKernel } from '../solve/tree/treeKernel.js';

type ProofAnswer = 'unique' | 'many' | 'unknown';

export interface UniquenessProof {
  /** Whether singles alone lead from these clues to the solution. */
  bySingles(clues: Uint8Array): boolean;
  /** Whether these clues, which lack the removed ones, still leave one solution; unknown after so many guesses. */
  ask(clues: Uint8Array, removed: readonly Cell[], guesses: number): ProofAnswer;
}

/** Guesses of the tree before learning takes over. */
const treeGuesses = 60;

interface Kernels {
  readonly band: SearchKernel | undefined;
  readonly tree: TreeKernel;
  learner?: LearnKernel;
}

/** One set of kernels a shape serves all proofs: a question is asked and answered without anybody coming between. */
const shared = new WeakMap<Shape, Kernels>();

function kernelsOf(shape: Shape): Kernels {
  const known = shared.get(shape);
  if (known) return known;
  const kernels = { band: isClassic(shape) ? createBandKernel() : undefined, tree: new TreeKernel(shape) };
  shared.set(shape, kernels);
  return kernels;
}

export function createProof(solution: Solution): UniquenessProof {
  const { shape } = solution;
  const kernels = kernelsOf(shape);
  const { band, tree } = kernels;

  const bySingles = (clues: Uint8Array): boolean => tree.load(clues) === noItem && !tree.grid.includes(0);

  const askTree = (clues: Uint8Array, cell: Cell): ProofAnswer => {
    tree.load(clues);
    if (!tree.grid.includes(0)) return 'unique';
    if (tree.grid[cell] !== 0 || !tree.exclude(cell * shape.symbols + solution.symbols[cell] - 1))
      return 'unique';
    const status = tree.run(treeGuesses);
    return status === 'exhausted' ? 'unique' : status === 'solution' ? 'many' : 'unknown';
  };

  const askLearner = (clues: Uint8Array, guesses: number): ProofAnswer => {
    kernels.learner ??= new LearnKernel(shape);
    const { learner } = kernels;
    if (learner.load(clues) !== noItem) return 'unknown';
    learner.bar(solution.symbols);
    const status = learner.run(guesses);
    return status === 'exhausted' ? 'unique' : status === 'solution' ? 'many' : 'unknown';
  };

  const ask = (clues: Uint8Array, removed: readonly Cell[], guesses: number): ProofAnswer => {
    if (band) return askTwice(band, clues);
    const answer = removed.length === 1 ? askTree(clues, removed[0]) : 'unknown';
    return answer === 'unknown' && guesses > 0 ? askLearner(clues, guesses) : answer;
  };

  return { bySingles, ask };
}

/** Looks for a second solution outright: on the classic board that is the fastest. */
function askTwice(band: SearchKernel, clues: Uint8Array): ProofAnswer {
  band.load(clues);
  for (let found = 0; found < 2; found++) {
    const status = band.run(1_000_000);
    if (status === 'exhausted') return found === 1 ? 'unique' : 'many';
    if (status === 'budget') return 'unknown';
  }
  return 'many';
}
