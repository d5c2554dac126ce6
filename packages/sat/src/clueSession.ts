/**
 * Many questions about the clues of one known solution. The rules are encoded once, together with the clause "differs from
 * the solution somewhere"; the clues of each question are assumptions. Unsatisfiable then means that these clues
 * admit no other solution, and the assumptions that the refutation used are by themselves a puzzle with the same
 * solution: its core. Satisfiable yields another solution. What the solver learns holds for every later question.
 */
import {
  asSolution,
  type Budget,
  type Cell,
  type ClueAnswer,
  type ClueSession,
  createGrid,
  encodePosition,
  expectOk,
  type Puzzle,
  propagate,
  readGrid,
  type Solution,
} from '@hyperdoku/engine';
import { proofSettings, SatSolver, type SolverSettings } from './cadical.js';
import { runInSlices } from './slices.js';

/** Many short calls: no walk before each, whose cost only a long run repays. */
const sessionSettings: SolverSettings = { ...proofSettings, walk: false };

export async function openClueSession(solution: Solution, kept: Puzzle): Promise<ClueSession> {
  const { shape } = solution;
  const formula = encodePosition({ shape, live: propagate(kept).live });
  const solver = await SatSolver.create(sessionSettings);
  solver.addClauses(formula.clauses);
  /** The variable "this cell has its symbol of the solution", 0 where that is decided already. */
  const variableAt = (cell: Cell): number =>
    formula.variableOf[cell * shape.symbols + solution.symbols[cell] - 1];
  const differs: number[] = [];
  for (let cell = 0; cell < shape.cellCount; cell++) if (variableAt(cell)) differs.push(-variableAt(cell));
  solver.addClause(differs);
  // Other solutions are found sooner near the known one than anywhere.
  for (const literal of differs) solver.prefer(-literal);

  const ask = async (cells: Iterable<Cell>, budget: Budget): Promise<ClueAnswer> => {
    const asked = [...cells].filter(cell => variableAt(cell) !== 0);
    const assumptions = asked.map(variableAt);
    const result = await runInSlices(solver, budget, assumptions);
    if ('shortage' in result) return { status: 'unknown', reason: result.shortage };
    if (result.verdict === 'unsat') {
      return { status: 'unique', core: asked.filter((_, i) => solver.hasFailed(assumptions[i])) };
    }
    const grid = readGrid(shape, formula, variable => solver.isTrue(variable));
    return { status: 'many', other: expectOk(asSolution(expectOk(createGrid(shape, grid)))) };
  };

  return { ask, close: () => solver.dispose() };
}
