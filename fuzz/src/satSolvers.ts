/** CaDiCaL as a solver among the others: all solutions one by one, and the verdict. */
import { decide, type Puzzle, propagate } from '@hyperdoku/engine';
import { createSatProver } from '@hyperdoku/sat';
import { makeLine } from '../../packages/engine/src/solve/oracle.testkit.js';
import type { Solver } from '../../packages/engine/src/solve/solvers.testkit.js';

const prover = createSatProver();

async function listByProver(puzzle: Puzzle, limit: number): Promise<string[]> {
  const lines: string[] = [];
  const { live, contradiction } = propagate(puzzle);
  if (contradiction) return lines;
  const search = await prover.search({ shape: puzzle.shape, live });
  while (lines.length < limit) {
    const answer = await search.next({});
    if (answer.status !== 'found') break;
    lines.push(makeLine(answer.grid));
  }
  search.close();
  return lines;
}

async function decideByProver(puzzle: Puzzle): Promise<string[]> {
  const verdict = await decide(puzzle, { method: 'sat', prover });
  if (verdict.status === 'none') return [];
  if (verdict.status === 'unknown') return ['unknown'];
  const found = verdict.status === 'many' ? [verdict.solution, verdict.other] : [verdict.solution];
  return found.map(({ symbols }) => makeLine(symbols));
}

export const satSolvers: readonly Solver[] = [
  { name: 'CaDiCaL', solve: listByProver },
  { name: 'decide by CaDiCaL', most: 2, solve: decideByProver },
];
