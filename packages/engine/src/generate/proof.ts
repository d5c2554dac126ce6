/**
 * Is a known solution the only one that its remaining clues allow? Asked again and again while clues are removed, so it is
 * built to answer cheaply: singles first, then a short tree search with the removed symbol struck out, then learning
 * with the known solution barred.
 */
import type { Solution } from '../board/puzzle.js';
import type { Cell } from '../shape/shape.js';
import type { Pace } from '../solve/budget.js';
import { noItem } from '../solve/kernel.js';
import { isClassic } from '../solve/kernelPool.js';

type ProofAnswer = 'unique' | 'many' | 'unknown';

export interface UniquenessProof {
  /** Whether singles alone lead from these clues to the solution. */
  bySingles(clues: ArrayLike<number>): boolean;
  /** Whether these clues, which lack the removed ones, still leave one solution; unknown after so many guesses. */
  ask(clues: Uint8Array, removed: readonly Cell[], guesses: number): Promise<ProofAnswer>;
}

/** Guesses of the tree before learning takes over. */
const treeGuesses = 60;

/** More than any question about the classic board takes. */
const classicGuesses = 1_000_000;

export function createProof(solution: Solution, pace: Pace): UniquenessProof {
  const { shape } = solution;
  const { kernels } = pace;

  const bySingles = (clues: ArrayLike<number>): boolean =>
    isClassic(shape)
      ? kernels.use('solver', shape, ({ digger }) => digger?.isSingles(clues) ?? loadsFully(clues))
      : loadsFully(clues);
  const loadsFully = (clues: ArrayLike<number>): boolean =>
    kernels.use('tree', shape, tree => tree.load(clues) === noItem && !tree.grid.includes(0));

  const askTree = (clues: Uint8Array, cell: Cell): Promise<ProofAnswer> =>
    kernels.useWhile('tree', shape, async (tree): Promise<ProofAnswer> => {
      tree.load(clues);
      if (!tree.grid.includes(0)) return 'unique';
      if (tree.grid[cell] !== 0 || !tree.exclude(cell * shape.symbols + solution.symbols[cell] - 1))
        return 'unique';
      const status = await pace.search(tree, treeGuesses);
      return status === 'exhausted' ? 'unique' : status === 'solution' ? 'many' : 'unknown';
    });

  const askLearner = (clues: Uint8Array, guesses: number): Promise<ProofAnswer> =>
    kernels.useWhile('learner', shape, async (learner): Promise<ProofAnswer> => {
      if (learner.load(clues) !== noItem) return 'unknown';
      learner.bar(solution.symbols);
      const status = await pace.search(learner, guesses);
      return status === 'exhausted' ? 'unique' : status === 'solution' ? 'many' : 'unknown';
    });

  /** Looks for a second solution outright: on the classic board that is the fastest. */
  const askTwice = (clues: Uint8Array): Promise<ProofAnswer> =>
    kernels.useWhile('solver', shape, async (solver): Promise<ProofAnswer> => {
      if (solver.load(clues) !== noItem) return 'unknown';
      for (let found = 0; found < 2; found++) {
        const status = await pace.search(solver, classicGuesses);
        if (status === 'exhausted') return found === 1 ? 'unique' : 'many';
        if (status === 'budget') return 'unknown';
      }
      return 'many';
    });

  const ask = async (clues: Uint8Array, removed: readonly Cell[], guesses: number): Promise<ProofAnswer> => {
    if (isClassic(shape)) return askTwice(clues);
    const answer = removed.length === 1 ? await askTree(clues, removed[0]) : 'unknown';
    return answer === 'unknown' && guesses > 0 ? askLearner(clues, guesses) : answer;
  };

  return { bySingles, ask };
}
