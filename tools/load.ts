/**
 * `npm run load -- --seconds 60`: starts the server as a user would and puts it under load: good requests alone at a steady rate,
 * batches, then good and hostile ones mixed; `--only mixed` and the like for one of them. It judges: when an answer is wrong, an honest
 * request is neither answered rightly nor told to come back, memory goes on growing, the server ends, or it is slower than is promised,
 * this says so and exits with 1. Times mean something on a quiet machine only.
 */
import { parseArgs } from 'node:util';
import { type Complaints, keepRate, type Load, loadBatches, loadGood, loadMixed } from './load/phases.js';
import { makePuzzles, solveOne } from './load/requests.js';
import { send } from './load/send.js';
import { startTarget } from './load/target.js';

const phases: Readonly<Record<string, (load: Load) => Promise<Complaints>>> = {
  good: loadGood,
  batches: loadBatches,
  mixed: loadMixed,
};

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '200' },
    only: { type: 'string', default: Object.keys(phases).join(',') },
  },
});

const target = await startTarget();
const puzzles = await makePuzzles(500);
const load: Load = { target, puzzles, seconds: Number(values.seconds), rate: Number(values.rate) };
// The first answers of a process are slow, as its code is being compiled.
await keepRate(50, 3, async i => {
  await send(target.address, solveOne(puzzles[i]), '10.0.0.1');
});

const complaints: Complaints = [];
for (const name of values.only.split(',')) {
  const phase = phases[name];
  if (!phase) throw new Error(`no load is called ${name}`);
  complaints.push(...(await phase(load)));
}
if (target.hasEnded()) complaints.push('the server ended');
const code = await target.stop();
if (code !== 0) complaints.push(`the server ended with ${code}`);
for (const complaint of complaints) console.log(`WRONG: ${complaint}`);
if (complaints.length === 0) console.log('all is as it should be');
process.exit(complaints.length === 0 ? 0 : 1);
