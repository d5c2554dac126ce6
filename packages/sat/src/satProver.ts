/**
 * One solver instance serves a whole question: after a solution is found a clause forbids it, and the same instance,
 * keeping all it has learnt, looks for another. The clause needs only the variables of undecided cells.
 */
import type {
  Budget,
  ClueSession,
  OpenPosition,
  Prover,
  ProverAnswer,
  ProverSearch,
} from '@hyperdoku/engine';
import { proofSettings, SatSolver } from './cadical.js';
import { openClueSession } from './clueSession.js';
import { type Encoding, encodePosition, readGrid } from './encoding.js';
import { runInSlices } from './slices.js';

export const createSatProver = (): Prover => ({
  name: 'cadical',
  search: openSearch,
  openClues: (solution, kept): Promise<ClueSession> => openClueSession(solution, kept),
});

async function openSearch(position: OpenPosition): Promise<ProverSearch> {
  const encoding = encodePosition(position);
  const solver = await SatSolver.create(proofSettings);
  solver.addClauses(encoding.clauses);
  let known: Uint8Array | undefined;

  const next = async (budget: Budget): Promise<ProverAnswer> => {
    if (known) {
      // With nothing left to vary the blocking clause is empty: there is no other.
      solver.addClause(listBlocking(encoding, solver));
      known = undefined;
    }
    const result = await runInSlices(solver, budget);
    if ('shortage' in result) return { status: 'unknown', reason: result.shortage };
    if (result.verdict === 'unsat') return { status: 'none' };
    known = readGrid(position.shape, encoding, variable => solver.isTrue(variable));
    return { status: 'found', grid: known };
  };

  return { next, close: () => solver.dispose() };
}

/** "Not this solution": at least one of its options is not taken. */
function listBlocking({ variableCount }: Encoding, solver: SatSolver): number[] {
  const literals: number[] = [];
  for (let variable = 1; variable <= variableCount; variable++)
    if (solver.isTrue(variable)) literals.push(-variable);
  return literals;
}
