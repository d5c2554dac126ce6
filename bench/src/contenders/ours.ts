/** Our own solvers: the bare kernel, and the public `decide` with and without the prover. */
import { createKernel, decide, decideAll, type Method, noItem, type Puzzle } from '@hyperdoku/engine';
import { createSatProver } from '@hyperdoku/sat';
import { type Answer, readCpu, runEach } from '../lap.js';
import type { Contender } from './contender.js';

export const kernel: Contender = {
  kind: 'ours',
  proves: 'uniqueness',
  enter: async ({ puzzles, expected }) => {
    const { load, run } = bindKernel(puzzles[0]);
    const clues = layOut(puzzles);
    const solve = (index: number): Answer => {
      if (!load(clues[index]) || run() !== 'solution') return 'none';
      return run() === 'exhausted' ? 'unique' : 'many';
    };
    return runEach({ count: puzzles.length, expected, solve });
  },
};

/** One after the other in memory, as others have them. */
function layOut(puzzles: readonly Puzzle[]): Uint8Array[] {
  const { cellCount } = puzzles[0].shape;
  const all = new Uint8Array(puzzles.length * cellCount);
  return puzzles.map(({ symbols }, i) => {
    const clues = all.subarray(i * cellCount, (i + 1) * cellCount);
    clues.set(symbols);
    return clues;
  });
}

function bindKernel({ shape }: Puzzle) {
  const kernel = createKernel(shape);
  return {
    load: (clues: Uint8Array) => kernel.load(clues) === noItem,
    run: () => kernel.run(Number.POSITIVE_INFINITY),
  };
}

/** The engine alone, called as users call it. */
export const engine: Contender = {
  kind: 'ours',
  proves: 'uniqueness',
  enter: async ({ puzzles, expected }) =>
    runEach({ count: puzzles.length, expected, solve: index => decide(puzzles[index]) }),
};

const together = 1000;

/** Many handed over at once. */
export const batch: Contender = {
  kind: 'ours',
  proves: 'uniqueness',
  enter: async ({ puzzles: all, expected }) => {
    const parts = Array.from({ length: Math.ceil(all.length / together) }, (_, i) =>
      all.slice(i * together, (i + 1) * together),
    );
    return async ({ least, most }) => {
      let [puzzles, wrong, spent] = [0, 0, 0];
      const start = readCpu();
      for (let i = 0; (i < parts.length || spent < least) && spent < most; i++) {
        const verdicts = await decideAll(parts[i % parts.length]);
        puzzles += verdicts.length;
        wrong += verdicts.filter(({ status }) => status !== expected).length;
        spent = readCpu() - start;
      }
      const each = spent / puzzles;
      return { puzzles, cpu: spent, preparing: 0, median: each, medianAlone: each, unknown: 0, wrong };
    };
  },
};

/** The prover at hand, used as each method says. */
export const [search, sat, auto] = (['search', 'sat', 'auto'] as const).map(withProver);

function withProver(method: Method): Contender {
  return {
    kind: 'ours',
    proves: 'uniqueness',
    enter: async ({ puzzles, expected }) => {
      const prover = createSatProver();
      return runEach({
        count: puzzles.length,
        expected,
        solve: (index, milliseconds) => decide(puzzles[index], { method, prover, milliseconds }),
      });
    },
  };
}
