/**
 * Packages of npm that solve 9×9, each called in the fastest way it offers. Left out: fast-sudoku-solver, whose
 * module Node cannot load (and it stops at the first solution).
 */
import type { Puzzle } from '@hyperdoku/engine';
import { type Answer, runEach } from '../lap.js';
import { type Contender, makeLine } from './contender.js';
import { coverOf, denseRows } from './exactCover.js';

type Solve = (index: number) => Answer;

const answerOf = (solutions: number): Answer =>
  solutions === 1 ? 'unique' : solutions === 0 ? 'none' : 'many';

const proving = (bind: (puzzles: readonly Puzzle[]) => Promise<Solve>): Contender => ({
  kind: 'npm',
  proves: 'uniqueness',
  enter: async ({ puzzles, expected }) =>
    runEach({ count: puzzles.length, expected, solve: await bind(puzzles) }),
});

const finding = (bind: (puzzles: readonly Puzzle[]) => Promise<Solve>): Contender => ({
  ...proving(bind),
  proves: 'one solution',
});

export const dancingLinks = proving(async puzzles => {
  const { DancingLinks } = await import('dancing-links');
  const { columnCount, rows, fittingRows } = coverOf(puzzles[0].shape);
  const constraints = rows.map((columns, data) => ({ data, columnIndices: [...columns] }));
  const links = new DancingLinks<number>();
  return index => {
    const solver = links.createSolver({ columns: columnCount });
    solver.addSparseConstraints(fittingRows(puzzles[index]).map(row => constraints[row]));
    return answerOf(solver.find(2).length);
  };
});

export const dance = proving(async puzzles => {
  const { default: peer } = await import('dance');
  const cover = coverOf(puzzles[0].shape);
  const rows = denseRows(cover);
  return index => {
    const fitting = cover.fittingRows(puzzles[index]).map(row => rows[row]);
    return answerOf(peer.solve(fitting, { maxSolutions: 2 }).length);
  };
});

export const dlxlib = proving(async puzzles => {
  const { default: peer } = await import('dlxlib');
  const cover = coverOf(puzzles[0].shape);
  const rows = denseRows(cover);
  return index => {
    const fitting = cover.fittingRows(puzzles[index]).map(row => rows[row]);
    return answerOf(peer.solve(fitting, null, null, 2).length);
  };
});

export const sudokuDlx = proving(async puzzles => {
  const { solveString } = (await import('sudoku-dlx')).default;
  const texts = puzzles.map(makeLine);
  return index => answerOf(solveString(texts[index], true).length);
});

export const qqwing = proving(async puzzles => {
  const { default: QQWing } = await import('qqwing');
  const solver = new QQWing();
  const boards = puzzles.map(({ symbols }) => Array.from(symbols));
  return index => (solver.setPuzzle(boards[index]) ? answerOf(solver.countSolutions()) : 'none');
});

export const sudokuCore = proving(async puzzles => {
  const { default: peer } = await import('sudoku-core');
  const boards = puzzles.map(({ symbols }) => Array.from(symbols, symbol => symbol || null));
  return index => (peer.analyze(boards[index]).hasUniqueSolution ? 'unique' : 'many');
});

export const sudoku = finding(async puzzles => {
  const { solvepuzzle } = (await import('sudoku')).default;
  const boards = puzzles.map(({ symbols }) => Array.from(symbols, symbol => (symbol ? symbol - 1 : null)));
  return index => (solvepuzzle(boards[index]) ? 'found' : 'none');
});

export const mattflow = finding(async puzzles => {
  const { default: solve } = await import('@mattflow/sudoku-solver');
  const boards = puzzles.map(({ symbols }) => Array.from(symbols));
  // No limit of steps: its counter is never set back, so with one it soon refuses every puzzle.
  return index => (solve(boards[index], { hintCheck: false, maxIterations: 0 }) ? 'found' : 'none');
});
