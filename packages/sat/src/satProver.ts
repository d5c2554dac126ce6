/**
 * One solver instance serves a whole question: after a solution is found a clause forbids it, and the same instance,
 * keeping all it has learnt, looks for another. The clause needs only the options of undecided
 * cells: auxiliary variables would tell one solution twice.
 */
import {
  type Budget,
  type ClueSession,
  encodePosition,
  type OpenPosition,
  type PositionFormula,
  type Prover,
  type ProverAnswer,
  type ProverSearch,
  readGrid,
} from '@hyperdoku/engine';
import { proofSettings, SatSolver } from './cadical.js';
import { openClueSession } from './clueSession.js';
import { runInSlices } from './slices.js';

/** CaDiCaL as a prover. It is loaded when it is first asked. */
export const createSatProver = (): Prover => ({
  name: 'cadical',
  search: openSearch,
  openClues: (solution, kept): Promise<ClueSession> => openClueSession(solution, kept),
});

async function openSearch(position: OpenPosition): Promise<ProverSearch> {
  const formula = encodePosition(position);
  const solver = await SatSolver.create(proofSettings);
  solver.addClauses(formula.clauses);
  let known: Uint8Array | undefined;

  const next = async (budget: Budget): Promise<ProverAnswer> => {
    if (known) {
      // With nothing left to vary the blocking clause is empty: there is no other.
      solver.addClause(listBlocking(formula, solver));
      known = undefined;
    }
    const result = await runInSlices(solver, budget);
    if ('shortage' in result) return { status: 'unknown', reason: result.shortage };
    if (result.verdict === 'unsat') return { status: 'none' };
    known = readGrid(position.shape, formula, variable => solver.isTrue(variable));
    return { status: 'found', grid: known };
  };

  return { next, close: () => solver.dispose() };
}

/** "Not this solution": at least one of its options is not taken. */
function listBlocking({ optionCount }: PositionFormula, solver: SatSolver): number[] {
  const literals: number[] = [];
  for (let variable = 1; variable <= optionCount; variable++)
    if (solver.isTrue(variable)) literals.push(-variable);
  return literals;
}
