/**
 * The solver of Interactive-Sudoku-Solver in a checkout: modules for a page, which its own tests also load in Node. They run in a process of
 * their own, which says what it took.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Lap } from '../lap.js';
import { runNative } from '../nativeRun.js';
import { type Contender, makeLine } from './contender.js';

const program = `
  import { readFileSync } from 'node:fs';
  const [root, expected, most] = process.argv.slice(1);
  const { ensureGlobalEnvironment } = await import(root + 'tests/helpers/test_env.js');
  ensureGlobalEnvironment();
  const { SimpleSolver } = await import(root + 'js/sandbox/simple_solver.js');
  const solver = new SimpleSolver();
  const lines = readFileSync(0, 'utf8').trim().split('\\n');
  const readCpu = () => (process.cpuUsage().user + process.cpuUsage().system) / 1000;
  const run = milliseconds => {
    const start = readCpu();
    let [puzzles, wrong] = [0, 0];
    for (; readCpu() - start < milliseconds; puzzles++) {
      const found = solver.countSolutions(lines[puzzles % lines.length], 2);
      if (found !== (expected === 'many' ? 2 : 1)) wrong++;
    }
    return { puzzles, wrong, cpu: readCpu() - start };
  };
  run(Number(most) / 2);
  console.log(JSON.stringify(run(Number(most))));
`;

export const interactiveSolver: Contender = {
  kind: 'npm',
  proves: 'uniqueness',
  enter: async ({ puzzles, checkouts, expected }) => {
    const folder = checkouts['Interactive-Sudoku-Solver'];
    if (!folder || !existsSync(join(folder, 'js', 'sandbox', 'simple_solver.js'))) return undefined;
    const root = `${pathToFileURL(folder).href}/`;
    const lines = puzzles.map(makeLine).join('\n');
    return ({ most }) => {
      const args = ['--input-type=module', '-e', program, root, expected, String(most)];
      const { output } = runNative(process.execPath, args, lines);
      const { wrong, ...run }: Pick<Lap, 'puzzles' | 'wrong' | 'cpu'> = JSON.parse(output);
      const each = run.cpu / run.puzzles;
      return { ...run, preparing: 0, median: each, medianAlone: each, unknown: 0, wrong };
    };
  },
};
