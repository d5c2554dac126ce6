/**
 * Runs until its minutes are up or a solver is wrong. Every round has a seed of its own, printed with what goes wrong: the
 * same seed makes the same puzzles again.
 */
import { parseArgs } from 'node:util';
import { createRandom, makePuzzleText } from '@hyperdoku/engine';
import { askOracle } from '../../packages/engine/src/solve/oracle.testkit.js';
import { findMistakes, solvers } from '../../packages/engine/src/solve/solvers.testkit.js';
import { puzzlesOfRound } from './kinds.js';
import { satSolvers } from './satSolvers.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  console.error(`--minutes takes a number above 0, not "${values.minutes}".`);
  process.exit(1);
}

/** How many solutions are compared. */
const limit = 30;
const progressMilliseconds = 5000;
const asked = [...solvers, ...satSolvers];
const start = performance.now();
const met = [0, 0, 0];

const secondsSpent = (): number => Math.round((performance.now() - start) / 1000);
function tellProgress(): void {
  const [none, one, many] = met;
  const all = none + one + many;
  console.error(
    `${secondsSpent()} s: ${all} puzzles (${none} with no solution, ${one} with one, ${many} with more)`,
  );
}

console.error(`Fuzzing for ${minutes} min with --seed ${values.seed}.`);
let told = start;
for (let round = 0; performance.now() - start < minutes * 60_000; round++) {
  const { name, puzzles, made } = await puzzlesOfRound(round, createRandom(`${values.seed} ${round}`));
  for (const puzzle of puzzles) {
    const expected = askOracle(puzzle, limit);
    met[Math.min(expected.length, 2)]++;
    const mistakes = await findMistakes(puzzle, expected, limit, asked);
    if (made && expected.length !== 1)
      mistakes.push('the generator took this for a puzzle with one solution');
    if (mistakes.length > 0) {
      console.log(`Round ${round}, ${name}: ${makePuzzleText(puzzle)}`);
      for (const mistake of mistakes) console.log(mistake);
      console.log(`dancing-links tells ${expected.length}: ${expected.join(' | ')}`);
      process.exit(1);
    }
  }
  if (performance.now() - told < progressMilliseconds) continue;
  told = performance.now();
  tellProgress();
}
tellProgress();
console.error('No solver was wrong.');
