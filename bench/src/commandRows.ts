/** The command from its start to its end: beside Node that does nothing, and with many lines at once. Runs are taken in turn. */
import { fileURLToPath } from 'node:url';
import { medianOf } from './lap.js';
import { isInstalled, runNative } from './nativeRun.js';
import { type Row, spreadOf } from './rows.js';
import type { Supply } from './sets.js';

const command = fileURLToPath(new URL('../../packages/cli/bin/hyperdoku.js', import.meta.url));
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** How many times the time of Node alone a start may take. */
const mostStart = 1.8;
/** For all puzzles of 17 clues, which are 49,158. */
const mostBulkSeconds = 0.35;

const starts: Readonly<Record<string, readonly string[]>> = {
  '--version': ['--version'],
  'solve one puzzle': ['solve', puzzle],
};

/** Milliseconds of CPU time. */
function timeNode(args: readonly string[]): number {
  const { cpu, status } = runNative(process.execPath, args);
  if (status !== 0) throw new Error(args.join(' '));
  return cpu;
}

function makeStartRows(runs: number): Row[] {
  return Object.entries(starts).map(([name, args]): Row => {
    const [own, bare]: [number[], number[]] = [[], []];
    // The first start of all compiles the program and keeps that for the others.
    timeNode([command, ...args]);
    for (let run = 0; run < runs; run++) {
      own.push(timeNode([command, ...args]));
      bare.push(timeNode(['-e', '0']));
    }
    const speed = medianOf(bare) / medianOf(own);
    const spread = spreadOf(own, bare, 'total');
    return {
      set: 'command',
      measured: 'ms, from start to end',
      ours: { name, figure: medianOf(own) },
      peer: { name: 'node -e 0', figure: medianOf(bare) },
      speed,
      ...(spread && { spread }),
      target: `<= ${mostStart}x its time`,
      met: speed >= 1 / mostStart,
    };
  });
}

function makeBulkRow({ path, dug }: Supply, laps: number): Row {
  const seconds = Array.from(
    { length: laps },
    () => runNative(process.execPath, [command, 'solve', path]).wall / 1000,
  );
  const figure = medianOf(seconds);
  return {
    set: 'command',
    measured: 's of wall time',
    ours: { name: 'solve 17 clues', figure },
    target: `< ${mostBulkSeconds} s`,
    ...(dug ? { note: 'our own puzzles, fewer' } : { met: figure < mostBulkSeconds }),
  };
}

export function makeCommandRows(many: Supply, quick: boolean, laps: number): Row[] {
  if (!isInstalled('bash')) return [];
  return [...makeStartRows(quick ? 5 : 20), makeBulkRow(many, laps)];
}
