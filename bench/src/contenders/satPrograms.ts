/**
 * SAT solvers of the system. A proof takes two runs: one finds a solution, one shows that the formula has no other. What a
 * user without us would have to do counts too: writing the formula, and writing it again with the clause that
 * forbids the solution.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDimacs, type Puzzle } from '@hyperdoku/engine';
import { type Answer, readCpu, runEach } from '../lap.js';
import { isInstalled, runNative } from '../nativeRun.js';
import type { Contender } from './contender.js';

interface Program {
  readonly name: string;
  args(formula: string, model: string, seconds: number): string[];
  /** The literals of the model, from what was printed or written. */
  readModel(output: string, model: string): string;
}

/** Exit codes that SAT solvers agree on. */
const satisfiable = 10;
const unsatisfiable = 20;

export const cadical = contenderOf({
  name: 'cadical',
  args: (formula, _, seconds) => ['-q', '-t', String(seconds), formula],
  readModel: output => output.replaceAll(/^[sv]/gm, ''),
});

export const minisat = contenderOf({
  name: 'minisat',
  args: (formula, model, seconds) => ['-verb=0', `-cpu-lim=${seconds}`, formula, model],
  readModel: (_, model) => readFileSync(model, 'utf8'),
});

function contenderOf(program: Program): Contender {
  return {
    kind: 'native',
    proves: 'uniqueness',
    enter: async ({ puzzles, expected }) => {
      if (!isInstalled(program.name)) return undefined;
      const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-bench-'));
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      const [formula, model] = [join(folder, 'formula.cnf'), join(folder, 'model')];
      let [solving, preparing] = [0, 0];

      const prepare = <T>(work: () => T): T => {
        const start = readCpu();
        const made = work();
        preparing += readCpu() - start;
        return made;
      };
      const run = (milliseconds: number): { status: number | null; output: string } => {
        const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
        const ran = runNative(program.name, program.args(formula, model, seconds));
        solving += ran.cpu;
        return ran;
      };
      const solve = (index: number, milliseconds: number): Answer => {
        const text = prepare(() => writeFormula(formula, puzzles[index]));
        const first = run(milliseconds);
        if (first.status === unsatisfiable) return 'none';
        if (first.status !== satisfiable) return 'unknown';
        prepare(() => writeFileSync(formula, forbid(text, program.readModel(first.output, model))));
        const second = run(milliseconds);
        if (second.status === satisfiable) return 'many';
        return second.status === unsatisfiable ? 'unique' : 'unknown';
      };
      const count = puzzles.length;
      return runEach({ count, expected, solve, cpu: () => solving + preparing, preparing: () => preparing });
    },
  };
}

function writeFormula(path: string, puzzle: Puzzle): string {
  const text = makeDimacs(puzzle);
  writeFileSync(path, text);
  return text;
}

/** The formula with one clause more: not this model. */
function forbid(text: string, model: string): string {
  const literals = model.split(/\s+/).filter(literal => Number(literal) > 0);
  const wider = text.replace(
    /^(p cnf \d+) (\d+)$/m,
    (_, start, clauses) => `${start} ${Number(clauses) + 1}`,
  );
  return `${wider}${literals.map(literal => `-${literal}`).join(' ')} 0\n`;
}
