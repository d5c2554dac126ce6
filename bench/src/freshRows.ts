/** A large shape used for the first time, and whether its cost grows with the number of cells and no faster. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FreshCost } from './fresh.js';
import { medianOf } from './lap.js';
import type { Row } from './rows.js';
import type { SetName, Supply } from './sets.js';

export const largeSet: SetName = '4x3x2x1 half';
export const scaleSet: SetName = '2x2x2x2 half';

const mostSeconds = 0.3;
const mostMegabytes = 130;
const mostPerCell = 2;

export function makeFreshRows(large: Supply, scale: Supply, runs: number): Row[] {
  const costs: FreshCost[] = [];
  const scaleCosts: FreshCost[] = [];
  for (let run = 0; run < runs; run++) {
    costs.push(solveFresh(large));
    scaleCosts.push(solveFresh(scale));
  }
  const seconds = medianOf(costs.map(({ cpu }) => cpu)) / 1000;
  const megabytes = medianOf(costs.map(({ memory }) => memory)) / 1024;
  const perCell = medianOf(costs.map(({ cpu, cells }) => (1000 * cpu) / cells));
  const scalePerCell = medianOf(scaleCosts.map(({ cpu, cells }) => (1000 * cpu) / cells));
  const wrong = [...costs, ...scaleCosts].some(({ status }) => status !== 'unique');
  const start = { set: largeSet, ...(wrong && { note: 'wrong answer' }) };
  const own = (figure: number) => ({ name: 'decide()', figure });
  return [
    {
      ...start,
      measured: 's, tables and solution in a new process',
      ours: own(seconds),
      target: `< ${mostSeconds} s`,
      met: seconds < mostSeconds,
    },
    {
      ...start,
      measured: 'MB at the peak',
      ours: own(megabytes),
      target: `< ${mostMegabytes} MB`,
      met: megabytes < mostMegabytes,
    },
    {
      ...start,
      measured: 'µs a cell, the same',
      ours: own(perCell),
      peer: { name: `decide() on ${scaleSet}`, figure: scalePerCell },
      speed: scalePerCell / perCell,
      target: `<= ${mostPerCell}x its time`,
      met: perCell <= mostPerCell * scalePerCell,
    },
  ];
}

function solveFresh({ spec, path }: Supply): FreshCost {
  const script = fileURLToPath(new URL('./fresh.js', import.meta.url));
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, spec, path], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as FreshCost;
}
