/**
 * A puzzle as a formula for SAT solvers: the one encoder behind the provers, which take what propagation has left of a puzzle, and
 * behind files, which take all of a shape. It writes to a list of clauses and pauses now and then, so that a formula of any
 * size can be carried away in parts.
 */
import type { Shape } from '../../shape/shape.js';
import type { OpenPosition } from '../prover.js';
import { Clauses } from './clauses.js';
import { countPeers, HouseWriter } from './houses.js';
import { writeRelation } from './relations.js';
import { writeSum } from './sums.js';
import { listLiveOptions, Variables } from './variables.js';

/** A part of a large formula has about so many literals. */
const partLength = 1 << 12;

/** What is left of a puzzle. */
export interface PositionFormula {
  /** Variables 1 … optionCount stand for options; those after them, up to variableCount, follow from the options. */
  readonly optionCount: number;
  readonly variableCount: number;
  /** The option (cell · symbols + symbol - 1) of each variable; entry 0 is unused. */
  readonly optionOf: Int32Array;
  /** The variable of each option, 0 where it has none. */
  readonly variableOf: Int32Array;
  /** The symbols of cells that need no variable, 0 for the others. */
  readonly decided: Uint8Array;
  /** Clauses as in DIMACS: literals, each clause closed by 0. */
  readonly clauses: Int32Array;
}

/** The formula of what is open in a position. */
export function encodePosition(position: OpenPosition): PositionFormula {
  const { shape } = position;
  const live = listLiveOptions(position);
  const variables = new Variables(shape, live);
  const { optionCount } = variables;
  const clauses = new Clauses(optionCount, Number.POSITIVE_INFINITY);
  for (const _ of writeFormula(shape, variables, clauses));
  return { optionCount, variableCount: variables.count, ...live, clauses: clauses.take() };
}

/** The grid of a model: the decided cells, and the options whose variables are true. */
export function readGrid(
  { symbols }: Shape,
  { decided, optionCount, optionOf }: PositionFormula,
  isTrue: (variable: number) => boolean,
): Uint8Array {
  const grid = decided.slice();
  for (let variable = 1; variable <= optionCount; variable++) {
    if (!isTrue(variable)) continue;
    const option = optionOf[variable];
    grid[Math.floor(option / symbols)] = (option % symbols) + 1;
  }
  return grid;
}

/** The formula of a whole shape, in parts; the variable of an option is the option and 1. */
export function* encodeShape(shape: Shape): Generator<Int32Array> {
  const clauses = new Clauses(0, partLength);
  for (const _ of writeFormula(shape, new Variables(shape), clauses)) yield clauses.take();
  yield clauses.take();
}

/** How large the formula of a whole shape is. */
export function measureShape(shape: Shape): { readonly variables: number; readonly clauses: number } {
  const { symbols, cellCount, houseCount } = shape;
  let count = cellCount * (1 + (symbols * (symbols - 1)) / 2) + (houseCount + countPeers(shape)) * symbols;
  const variables = new Variables(shape);
  const clauses = new Clauses(0, partLength);
  for (const _ of writeConstraints(shape, variables, clauses)) count += countClosed(clauses.take());
  return { variables: variables.count, clauses: count + countClosed(clauses.take()) };
}

function countClosed(clauses: Int32Array): number {
  let count = 0;
  for (let i = 0; i < clauses.length; i++) if (clauses[i] === 0) count++;
  return count;
}

/** Pauses whenever the clauses make a part. */
function* writeFormula(shape: Shape, variables: Variables, clauses: Clauses): Generator<void> {
  const { cellCount, houseCount } = shape;
  const writer = new HouseWriter(shape, variables, clauses);
  for (let cell = 0; cell < cellCount; cell++) {
    writer.writeCell(cell);
    if (clauses.makePart) yield;
  }
  for (let house = 0; house < houseCount; house++) {
    writer.writeHouse(house);
    if (clauses.makePart) yield;
  }
  for (let cell = 0; cell < cellCount; cell++) {
    writer.writePeers(cell);
    if (clauses.makePart) yield;
  }
  yield* writeConstraints(shape, variables, clauses);
}

/** Everything beside the houses. */
function* writeConstraints(shape: Shape, variables: Variables, clauses: Clauses): Generator<void> {
  const { cellCount, constraints } = shape;
  if (constraints.length === 0) return;
  const writer = new HouseWriter(shape, variables, clauses);
  for (let cell = 0; cell < cellCount; cell++) {
    writer.writeOtherPeers(cell);
    if (clauses.makePart) yield;
  }
  for (const { primitives } of constraints) {
    for (const primitive of primitives) {
      if (primitive.type === 'relation') writeRelation(primitive, variables, clauses);
      else if (primitive.type === 'sum') yield* writeSum(primitive, variables, clauses);
      if (clauses.makePart) yield;
    }
  }
}
