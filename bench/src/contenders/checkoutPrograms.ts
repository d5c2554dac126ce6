/** Native solvers in a checkout, as their own instructions build them. Both take a file of puzzles. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lap } from '../lap.js';
import { isProgram, runNative } from '../nativeRun.js';
import { type Contender, makeLine } from './contender.js';

/** Writes the lines to a file that goes with the process. */
function writeLines(lines: readonly string[]): { readonly folder: string; readonly file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'hyperdoku-bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'puzzles.txt');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return { folder, file };
}

const lapOf = (puzzles: number, cpu: number, wrong: number): Lap => {
  const each = cpu / puzzles;
  return { puzzles, cpu, preparing: 0, median: each, medianAlone: each, unknown: 0, wrong };
};

/** What its benchmark says for one second, looking for two solutions. It does not tell how many it found. */
export const tdoku: Contender = {
  kind: 'native',
  proves: 'uniqueness',
  enter: async ({ puzzles, checkouts }) => {
    const program = join(checkouts.tdoku ?? '', 'build', 'run_benchmark');
    if (!checkouts.tdoku || !isProgram(program)) return undefined;
    const { file } = writeLines(puzzles.map(makeLine));
    const second = ['-c', '1', '-s', 'tdoku', '-r', '0', '-v', '0', '-w', '1', '-t', '1'];
    return () => {
      const { output, cpu, wall } = runNative(program, [...second, '-n', String(puzzles.length), file]);
      const rate = Number(output.trim().split('\n').at(-1)?.split(',').at(-4));
      if (!(rate > 0)) throw new Error(`tdoku answers ${output}`);
      // Its clock is that of the wall: what others took of the machine meanwhile is given back.
      return lapOf(rate * Math.max(1, wall / cpu), 1000, 0);
    };
  },
};

/** It is done with any file in well under a second, so it gets the set several times over. */
export const schoku: Contender = {
  kind: 'native',
  proves: 'uniqueness',
  enter: async ({ puzzles, checkouts, expected }) => {
    const program = join(checkouts.Schoku ?? '', 'src', 'schoku');
    if (!checkouts.Schoku || !isProgram(program)) return undefined;
    const once = puzzles.map(makeLine);
    const { folder, file } = writeLines(once);
    const run = (...args: string[]) => {
      const ran = runNative(program, ['-t1', '-rM', ...args, file, join(folder, 'solutions.txt')]);
      // It also ends well where it has no room left for guesses.
      if (!ran.output.includes('solving time')) throw new Error('it ends without an answer');
      return ran;
    };
    const { output, cpu } = run('-x');
    const many = Number(/(\d+)\s+puzzles had multiple solutions/.exec(output)?.[1]);
    const wrong = expected === 'many' ? puzzles.length - many : many;
    const times = Math.min(100, Math.max(1, Math.round(500 / cpu)));
    writeFileSync(file, `${Array(times).fill(once.join('\n')).join('\n')}\n`);
    return () => lapOf(times * puzzles.length, run('-y').cpu, wrong);
  },
};
