/** Minimal 9×9 puzzles, beside the tool that comes with tdoku where its checkout is at hand. Laps are taken in turn. */
import { join } from 'node:path';
import { expectOk, generatePuzzle, parseShape } from '@hyperdoku/engine';
import type { Checkouts } from './checkouts.js';
import { medianOf } from './lap.js';
import { isProgram, runNative } from './nativeRun.js';
import { notInstalled } from './race.js';
import { rateOf } from './rateOf.js';
import { type Figure, type Row, spreadOf } from './rows.js';

const leastRate = 6000;

/** A tool that makes so many puzzles; what it does before the first of them is not counted. */
function timeTool(program: string, pool: number, count: number): number {
  const make = (puzzles: number): number =>
    runNative(program, ['-p0', '-e0', '-s0', '-a1', '-n', String(pool), '-l', String(puzzles)]).cpu;
  return (1000 * count) / (make(count + 1) - make(1));
}

/** It changes puzzles of a pool that starts empty: in a large one nearly every puzzle is made from nothing, as ours are. */
const pools = [
  ['tdoku generate, from nothing', 500_000],
  ['tdoku generate, from others', 500],
] as const;

export async function makeMinimalRows(quick: boolean, laps: number, checkouts: Checkouts): Promise<Row[]> {
  const shape = expectOk(parseShape('3x3'));
  const span = quick ? 500 : 1500;
  const program = join(checkouts.tdoku ?? '', 'build', 'generate');
  const isThere = checkouts.tdoku !== undefined && isProgram(program);
  const own: number[] = [];
  const others: number[][] = pools.map(() => []);
  const make = async (seed: string): Promise<boolean> =>
    expectOk(await generatePuzzle(shape, seed, { minimal: true })).minimal;
  await rateOf(500, i => make(`warm-up ${i}`));
  for (let lap = 0; lap < laps; lap++) {
    own.push(await rateOf(span, i => make(`minimal ${lap} ${i}`)));
    if (isThere)
      for (const [i, [, pool]] of pools.entries()) others[i].push(timeTool(program, pool, 5 * span));
  }
  const ours: Figure = { name: 'generate', figure: medianOf(own) };
  const start = { set: '9x9 made, minimal', measured: 'puzzles a second', ours };
  return [
    { ...start, target: `> ${leastRate}`, met: medianOf(own) > leastRate },
    ...pools.map(([name], i): Row => {
      if (!isThere) return { ...start, peer: { name }, target: '>= 1x', note: notInstalled };
      const figure = medianOf(others[i]);
      const speed = medianOf(own) / figure;
      const spread = spreadOf(own, others[i], 'rate');
      return {
        ...start,
        peer: { name, figure },
        speed,
        ...(spread && { spread }),
        target: '>= 1x',
        met: speed >= 1,
      };
    }),
  ];
}
