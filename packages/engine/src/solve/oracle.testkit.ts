/**
 * Puzzles by the thousand, and for each an answer that owes nothing to the engine's search: `dancing-links`, a package of
 * other people, is given every (cell, symbol) as a row and every cell and every (house, symbol) as a column.
 */
import { DancingLinks } from 'dancing-links';
import type { Ints } from '../base/ints.js';
import type { Random } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { candidatesOf, listCandidates } from '../board/candidates.js';
import { createGrid, emptyGrid, type Grid } from '../board/grid.js';
import { asPuzzle, asSolution, type Puzzle } from '../board/puzzle.js';
import { blank, parseSymbolText } from '../board/symbols.js';
import { housesOf, type Shape } from '../shape/shape.js';
import { instantGrid, parseShape } from '../shape/shapes.js';
import { moveSymbols, randomSymmetry } from '../shape/symmetry.js';
import { countSolutions } from './count.js';
import { decide } from './decide.js';
import { enumerateSolutions } from './enumerate.js';
import { noItem, type SearchKernel } from './kernel.js';
import { createKernel } from './kernels.js';
import { LadderKernel } from './ladderKernel.js';
import { LearnKernel } from './learn/learnKernel.js';
import { TreeKernel } from './tree/treeKernel.js';

const span = (length: number): number[] => Array.from({ length }, (_, i) => i);
const diagonals = [span(9).map(i => 10 * i), span(9).map(i => 8 * i + 8)];

const jigsawRegions = ['AAAAB', 'CABBB', 'CCCBD', 'CEDDD', 'EEEED'].join('');
const jigsaw = {
  title: 'Jigsaw',
  symbols: 5,
  extents: [5, 5],
  houses: [
    ...span(5).map(row => span(5).map(column => 5 * row + column)),
    ...span(5).map(column => span(5).map(row => 5 * row + column)),
    ...['A', 'B', 'C', 'D', 'E'].map(region => span(25).filter(cell => jigsawRegions[cell] === region)),
  ],
};

/** Small shapes of every family, and the share of cells that stay clues, in percent from least to most. */
export const smallShapes = [
  { name: '2x2', spec: '2x2', clues: [20, 50] },
  { name: '3x2', spec: '3x2', clues: [25, 60] },
  { name: '3x3', spec: '3x3', clues: [30, 60] },
  { name: '2x2x1', spec: '2x2x1', clues: [15, 40] },
  { name: '3x2x1', spec: '3x2x1', clues: [20, 45] },
  { name: '4^3', spec: '4^3', clues: [4, 25] },
  { name: 'latin:3^3', spec: 'latin:3^3', clues: [4, 30] },
  { name: 'latin:4^2', spec: 'latin:4^2', clues: [15, 50] },
  { name: 'latin:4^3', spec: 'latin:4^3', clues: [15, 40] },
  { name: 'plane:3^3', spec: 'plane:3^3', clues: [30, 65] },
  { name: 'iso:2', spec: 'iso:2', clues: [10, 45] },
  { name: 'iso:4', spec: 'iso:4', clues: [30, 65] },
  { name: 'faces:4', spec: 'faces:4', clues: [35, 70] },
  { name: 'a jigsaw', spec: `custom:${JSON.stringify(jigsaw)}`, clues: [15, 45] },
  {
    name: 'Sudoku X',
    spec: `custom:${JSON.stringify({ title: 'Sudoku X', base: '3x3', houses: diagonals })}`,
    clues: [25, 50],
  },
] as const;
export type SmallShape = (typeof smallShapes)[number];

/** A puzzle from its shape and cells; whatever is neither a symbol nor `.` only divides the text. */
export function puzzleOf(spec: string, cells: string): Puzzle {
  const shape = expectOk(parseShape(spec));
  const symbols = [...cells].map(text => parseSymbolText(text, shape.symbols)).filter(s => s !== undefined);
  return expectOk(asPuzzle(expectOk(createGrid(shape, symbols))));
}

export const makeLine = (symbols: Ints): string => Array.from(symbols).join(' ');

/** The solutions of a puzzle, at most `limit`, each as a line; the random order of rows decides which come first. */
export function solveByDancingLinks({ shape, symbols }: Grid, limit: number, random?: Random): string[] {
  const n = shape.symbols;
  const solver = new DancingLinks<number>().createSolver({
    columns: shape.cellCount + shape.houseCount * n,
  });
  const rows: { data: number; columnIndices: number[] }[] = [];
  for (let cell = 0; cell < shape.cellCount; cell++) {
    for (let v = 0; v < n; v++) {
      if (symbols[cell] !== blank && symbols[cell] !== v + 1) continue;
      const columns = [...housesOf(shape, cell)].map(house => shape.cellCount + house * n + v);
      rows.push({ data: cell * n + v, columnIndices: [cell, ...columns] });
    }
  }
  const order = random ? [...random.permutation(rows.length)].map(i => rows[i]) : rows;
  return solver
    .addSparseConstraints(order)
    .find(limit)
    .map(solution => {
      const grid = new Uint8Array(shape.cellCount);
      for (const { data } of solution) grid[Math.floor(data / n)] = (data % n) + 1;
      return makeLine(grid);
    });
}

/** A full grid of any kind: an instant solution moved, then half forgotten and filled in again at random. */
export function someSolution(shape: Shape, random: Random): Uint8Array {
  const instant = instantGrid(shape);
  const start = instant ? moveSymbols(randomSymmetry(shape, random), instant) : emptyGrid(shape).symbols;
  const half = Array.from(start, symbol => (random.below(100) < 50 ? symbol : blank));
  const [line] = solveByDancingLinks(expectOk(createGrid(shape, half)), 1, random);
  return moveSymbols(randomSymmetry(shape, random), Uint8Array.from(line.split(' ').map(Number)));
}

/** A puzzle with none, one or many solutions: a solution with cells removed, and often a clue that is not the solution's. */
export function somePuzzle({ spec, clues: [least, most] }: SmallShape, random: Random): Puzzle {
  const shape = expectOk(parseShape(spec));
  const solution = someSolution(shape, random);
  const share = least + random.below(most - least + 1);
  const clues = Math.round((share * shape.cellCount) / 100);
  const kept = solution.map(() => blank);
  for (const cell of random.permutation(shape.cellCount).subarray(0, clues)) kept[cell] = solution[cell];
  if (random.below(2) === 0) enterWrongClue(shape, kept, solution, random);
  return expectOk(asPuzzle(expectOk(createGrid(shape, kept))));
}

/** Enters a symbol that fits the clues but not the solution, in a cell of few such, if there is one. */
function enterWrongClue(shape: Shape, kept: Uint8Array, solution: Uint8Array, random: Random): void {
  const candidates = candidatesOf(expectOk(createGrid(shape, kept)));
  for (const cell of random.permutation(shape.cellCount)) {
    const wrong = listCandidates(candidates, cell).filter(symbol => symbol !== solution[cell]);
    if (wrong.length === 0) continue;
    kept[cell] = wrong[random.below(wrong.length)];
    return;
  }
}

/** Tells solutions as lines: `limit` different ones, or all there are. */
export type Solver = (puzzle: Puzzle, limit: number) => string[] | Promise<string[]>;

/** A solver from a kernel that serves puzzle after puzzle and is stopped every few guesses. */
export function solverOf(create: (shape: Shape) => SearchKernel): Solver {
  const kernels = new WeakMap<Shape, SearchKernel>();
  return ({ shape, symbols }, limit) => {
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
}

/** Every way the engine has to the solutions of any shape. */
export const solvers: Readonly<Record<string, Solver>> = {
  createKernel: solverOf(createKernel),
  TreeKernel: solverOf(shape => new TreeKernel(shape)),
  LadderKernel: solverOf(shape => new LadderKernel(shape)),
  LearnKernel: solverOf(shape => new LearnKernel(shape)),
  decide: async puzzle => {
    const verdict = await decide(puzzle);
    if (verdict.status === 'none') return [];
    if (verdict.status === 'unknown') return ['unknown'];
    const { solution } = verdict;
    return [solution, ...(verdict.status === 'many' ? [verdict.other] : [])].map(s => makeLine(s.symbols));
  },
  enumerateSolutions: async (puzzle, limit) => {
    const lines: string[] = [];
    await enumerateSolutions(puzzle, ({ symbols }) => void lines.push(makeLine(symbols)), { limit });
    return lines;
  },
};

/** How far the oracle looks, and so the engine: puzzles with more solutions are compared by these many. */
export const oracleLimit = 30;

/** What is wrong with the answers of these solvers and with the count; nothing if all agree with the oracle's lines. */
export async function findDisagreements(
  puzzle: Puzzle,
  expected: readonly string[],
  asked: Readonly<Record<string, Solver>> = solvers,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, solve] of Object.entries(asked)) {
    const limit = name === 'decide' ? 2 : oracleLimit;
    const told = await solve(puzzle, limit);
    const right = Math.min(limit, expected.length);
    if (told.length !== right) wrong.push(`${name} tells ${told.length} solutions instead of ${right}`);
    if (new Set(told).size !== told.length) wrong.push(`${name} tells a solution twice`);
    const bad = told.find(line => !isSolutionOf(puzzle, line) || (expected.length < oracleLimit && !expected.includes(line)));
    if (bad !== undefined) wrong.push(`${name} tells ${bad}, which is no solution`);
  }
  const { status, count } = await countSolutions(puzzle, { limit: BigInt(oracleLimit) });
  if (count !== BigInt(expected.length) || (status === 'limit') !== (expected.length === oracleLimit))
    wrong.push(`countSolutions counts ${count} (${status}) instead of ${expected.length}`);
  return wrong;
}

function isSolutionOf({ shape, symbols }: Puzzle, line: string): boolean {
  const grid = createGrid(shape, line.split(' ').map(Number));
  return (
    grid.ok &&
    asSolution(grid.value).ok &&
    [...grid.value.symbols].every((symbol, cell) => symbols[cell] === blank || symbols[cell] === symbol)
  );
}
