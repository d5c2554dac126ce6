/** Makes one puzzle of a shape, all for the first time in this process; prints the cost. */
import { expectOk, generatePuzzle, parseShape, solveByMode } from '@hyperdoku/engine';
import type { FreshCost } from './fresh.js';
import { readCpu } from './lap.js';

const start = readCpu();
const shape = expectOk(parseShape(process.argv[2]));
const made = expectOk(await generatePuzzle(shape, `bench ${Date.now()}`));
const cpu = readCpu() - start;
const memory = process.resourceUsage().maxRSS;
const blanks = ((100 * (shape.cellCount - made.clues)) / shape.cellCount).toFixed(1);
const { status } = solveByMode(made.puzzle, 'tier2');
const cost: FreshCost = {
  status: `${blanks} % blank, ${status} by singles`,
  cells: shape.cellCount,
  cpu,
  memory,
};
console.log(JSON.stringify(cost));
