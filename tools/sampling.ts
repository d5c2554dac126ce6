/**
 * `npm run sampling`: writes docs/sampling.md and docs/sampling.svg. Does Latin hypercube sampling leave better clues than
 * removal anywhere? From the same grids clues are removed in the order of both samplers, and what is left is looked at.
 * `npm run sampling -- 20` does so with fewer grids, and shows the page instead of writing it.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createRandom,
  expectOk,
  type FillMethod,
  fillGrid,
  parseShape,
  sampleGroups,
} from '@hyperdoku/engine';
import { makeSamplingChart } from './sampling/chart.js';
import { measureEvenness } from './sampling/evenness.js';
import { type Comparison, followOrder, type Outcome } from './sampling/outcome.js';
import { makeSamplingReport } from './sampling/report.js';

const docs = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs');
const shape = expectOk(parseShape('9^3'));
const fullCount = 400;
const tellEvery = 10;
/** Grids by which the evenness of classic ones is told: exact draws, which take long, and grids as we fill them. */
const evenFrames = 20_000;
const evenGrids = 50_000;

async function compare(method: FillMethod, count: number): Promise<Comparison> {
  const comparison = { uniform: [] as Outcome[], lhs: [] as Outcome[] };
  for (let i = 0; i < count; i++) {
    const { solution } = expectOk(await fillGrid(shape, `sampling ${i}`, { method }));
    for (const sampler of ['uniform', 'lhs'] as const) {
      const random = createRandom(`${method} ${sampler} ${i}`);
      const order = expectOk(sampleGroups(shape, sampler, random)).flat();
      comparison[sampler].push(await followOrder(solution, order));
    }
    if ((i + 1) % tellEvery === 0) console.error(`${method}: ${i + 1} of ${count} grids`);
  }
  return comparison;
}

const count = Number(process.argv[2] ?? fullCount);
const mixed = await compare('mixed', count);
const laid = await compare('laid', count);
const share = Math.min(1, count / fullCount);
const evenness = await measureEvenness(Math.ceil(share * evenFrames), Math.ceil(share * evenGrids));
const report = makeSamplingReport(mixed, laid, evenness);
if (count < fullCount) console.log(report);
else {
  writeFileSync(join(docs, 'sampling.md'), report);
  writeFileSync(join(docs, 'sampling.svg'), makeSamplingChart(mixed));
}
