/** Every way the engine has to the solutions of a puzzle, and what is wrong with their answers. */

import { createGrid } from '../board/grid.js';
import { asSolution, type Puzzle } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import type { Shape } from '../shape/shape.js';
import { countSolutions } from './count.js';
import { decide } from './decide.js';
import { noItem, type SearchKernel } from './kernel.js';
import { createKernel } from './kernelPool.js';
import { LadderKernel } from './ladderKernel.js';
import { LearnKernel } from './learn/learnKernel.js';
import { makeLine, parseLine } from './oracle.testkit.js';
import { solutions } from './solutions.js';
import { TreeKernel } from './tree/treeKernel.js';

/** Tells different solutions as lines: all there are, or `limit` of them. */
export interface Solver {
  readonly name: string;
  /** It never tells more than so many. */
  readonly most?: number;
  solve(puzzle: Puzzle, limit: number): string[] | Promise<string[]>;
}

/** A kernel that serves puzzle after puzzle and is stopped every few guesses. */
export function kernelSolver(name: string, create: (shape: Shape) => SearchKernel): Solver {
  const kernels = new WeakMap<Shape, SearchKernel>();
  const solve = ({ shape, symbols }: Puzzle, limit: number): string[] => {
    const kernel = kernels.get(shape) ?? create(shape);
    kernels.set(shape, kernel);
    const lines: string[] = [];
    if (kernel.load(symbols) !== noItem) return lines;
    for (let stretch = 1; lines.length < limit; stretch = (stretch * 5) % 17) {
      const status = kernel.run(stretch);
      if (status === 'exhausted') break;
      if (status === 'solution') lines.push(makeLine(kernel.grid));
    }
    return lines;
  };
  return { name, solve };
}

export const solvers: readonly Solver[] = [
  kernelSolver('createKernel', createKernel),
  kernelSolver('TreeKernel', shape => new TreeKernel(shape)),
  kernelSolver('LadderKernel', shape => new LadderKernel(shape)),
  kernelSolver('LearnKernel', shape => new LearnKernel(shape)),
  {
    name: 'decide',
    most: 2,
    solve: async puzzle => {
      const verdict = await decide(puzzle);
      if (verdict.status === 'none') return [];
      if (verdict.status === 'unknown') return ['unknown'];
      const told = verdict.status === 'many' ? [verdict.solution, verdict.other] : [verdict.solution];
      return told.map(({ symbols }) => makeLine(symbols));
    },
  },
  {
    name: 'solutions',
    solve: async (puzzle, limit) => {
      const lines: string[] = [];
      for await (const { symbols } of solutions(puzzle, { limit })) lines.push(makeLine(symbols));
      return lines;
    },
  },
];

/** Sentences on what is wrong with the solvers' answers and the count, given up to `limit` solutions from the oracle. */
export async function findMistakes(
  puzzle: Puzzle,
  expected: readonly string[],
  limit: number,
  asked: readonly Solver[] = solvers,
): Promise<string[]> {
  const mistakes: string[] = [];
  for (const { name, most = limit, solve } of asked) {
    const told = await solve(puzzle, Math.min(most, limit));
    const right = Math.min(most, expected.length);
    const answer = `${name} tells ${told.length}: ${told.join(' | ')}`;
    if (told.length !== right) mistakes.push(`${answer}; there are ${right}`);
    if (new Set(told).size < told.length) mistakes.push(`${answer}; not all are different`);
    const isRight = (line: string) =>
      expected.length < limit ? expected.includes(line) : isSolution(puzzle, line);
    if (!told.every(isRight)) mistakes.push(`${answer}; not all are solutions`);
  }
  const { status, count } = await countSolutions(puzzle, { limit: BigInt(limit) });
  if (count !== BigInt(expected.length) || (status === 'limit') !== (expected.length === limit))
    mistakes.push(`countSolutions counts ${count} (${status}); there are ${expected.length}`);
  return mistakes;
}

/** Whether a line obeys the rule and the clues. */
export function isSolution({ shape, symbols }: Puzzle, line: string): boolean {
  const grid = createGrid(shape, parseLine(line));
  if (!grid.ok || !asSolution(grid.value).ok) return false;
  return Array.from(symbols).every((clue, cell) => clue === blank || clue === grid.value.symbols[cell]);
}
