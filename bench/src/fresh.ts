/** Reads one puzzle, builds the shape's tables and solves, all for the first time in this process; prints the cost. */
import { readFileSync } from 'node:fs';
import { asPuzzle, decide, expectOk, parsePuzzles, parseSpec, shapeOf } from '@hyperdoku/engine';
import { readCpu } from './lap.js';

export interface FreshCost {
  readonly status: string;
  readonly cells: number;
  /** CPU milliseconds for tables and solution; reading the text is not counted. */
  readonly cpu: number;
  /** Kilobytes at the peak of the whole process. */
  readonly memory: number;
}

const [, , specText, path] = process.argv;
const spec = expectOk(parseSpec(specText));
const text = readFileSync(path, 'utf8');

const start = readCpu();
const shape = expectOk(shapeOf(spec));
const tables = readCpu() - start;
const puzzle = expectOk(asPuzzle(expectOk(parsePuzzles(text, { spec })[0]).grid));
const ready = readCpu();
const { status } = await decide(puzzle);
const cost: FreshCost = {
  status,
  cells: shape.cellCount,
  cpu: tables + readCpu() - ready,
  memory: process.resourceUsage().maxRSS,
};
console.log(JSON.stringify(cost));
