/**
 * Runs until a solver is wrong, or its minutes are up, or it has had its number of puzzles. A round makes its puzzles from
 * --seed and its own number, which are printed when something is wrong: the same two make the same puzzles again.
 */
import { parseArgs } from 'node:util';
import { createRandom, makePuzzleText } from '@hyperdoku/engine';
import { askOracle } from '../../packages/engine/src/solve/oracle.testkit.js';
import { findMistakes, solvers } from '../../packages/engine/src/solve/solvers.testkit.js';
import { puzzlesOfRound } from './kinds.js';
import { satSolvers } from './satSolvers.js';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    puzzles: { type: 'string' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});

/** The number given with an option, or another one where it is not given. */
function readLimit(option: 'minutes' | 'puzzles', otherwise: number): number {
  const text = values[option];
  const limit = text === undefined ? otherwise : Number(text);
  if (limit > 0) return limit;
  console.error(`--${option} takes a number above 0, not "${text}".`);
  process.exit(1);
}

const maxPuzzles = readLimit('puzzles', Number.POSITIVE_INFINITY);
const maxMinutes = readLimit('minutes', values.puzzles === undefined ? 5 : Number.POSITIVE_INFINITY);

/** How many solutions are compared. */
const limit = 30;
const progressMilliseconds = 5000;
const asked = [...solvers, ...satSolvers];
const start = performance.now();
const met = [0, 0, 0];

const millisecondsSpent = (): number => performance.now() - start;
const countPuzzles = (): number => met.reduce((sum, count) => sum + count);
function reportProgress(): void {
  const [none, one, many] = met;
  console.error(
    `${Math.round(millisecondsSpent() / 1000)} s: ${countPuzzles()} puzzles (${none} with no solution, ${one} with one, ${many} with more)`,
  );
}

console.error(`Fuzzing with --seed ${values.seed}.`);
let reported = start;
for (let round = 0; countPuzzles() < maxPuzzles && millisecondsSpent() < maxMinutes * 60_000; round++) {
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
      console.log(`dancing-links finds ${expected.length}: ${expected.join(' | ')}`);
      process.exit(1);
    }
  }
  if (performance.now() - reported < progressMilliseconds) continue;
  reported = performance.now();
  reportProgress();
}
reportProgress();
console.error('No solver was wrong.');
