/** All contenders, under the names that the table shows. */
import { schoku, tdoku } from './checkoutPrograms.js';
import type { Contender } from './contender.js';
import { interactiveSolver } from './interactiveSolver.js';
import * as npm from './npmPeers.js';
import * as ours from './ours.js';
import { qqwingProgram } from './qqwingProgram.js';
import { cadical, minisat } from './satPrograms.js';

const contenders = {
  kernel: ours.kernel,
  'decide()': ours.engine,
  'decideAll()': ours.batch,
  'decide() auto': ours.auto,
  'decide() search': ours.search,
  'decide() sat': ours.sat,
  'dancing-links': npm.dancingLinks,
  'sudoku-dlx': npm.sudokuDlx,
  'qqwing (npm)': npm.qqwing,
  dance: npm.dance,
  dlxlib: npm.dlxlib,
  'sudoku-core': npm.sudokuCore,
  sudoku: npm.sudoku,
  '@mattflow/sudoku-solver': npm.mattflow,
  'qqwing (program)': qqwingProgram,
  tdoku,
  Schoku: schoku,
  'Interactive-Sudoku-Solver': interactiveSolver,
  cadical,
  minisat,
} as const satisfies Readonly<Record<string, Contender>>;

export type ContenderName = keyof typeof contenders;

export const contenderOf = (name: ContenderName): Contender => contenders[name];
