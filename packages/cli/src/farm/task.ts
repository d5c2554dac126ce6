/** A task of the farm: some puzzles of an order. It is a pure function of what it says, so it may be done anywhere, and again. */
import {
  expectOk,
  generatePuzzle,
  generatorVersion,
  gradePuzzle,
  isRepeatable,
  KernelPool,
  makePuzzleId,
  orderAt,
  parseOrder,
  shapeOf,
} from '@hyperdoku/engine';
import type { NewPuzzle } from '@hyperdoku/library';

import { describeForLibrary } from '../shelf.js';
import { lateProver } from '../work.js';

export interface FarmTask {
  readonly run: string;
  readonly task: number;
  /** The order as text, with how many puzzles the whole run has. */
  readonly order: string;
  readonly seed: string;
  /** The first puzzle, counted from 1, and how many. */
  readonly from: number;
  readonly puzzles: number;
  readonly grade: boolean;
}

/** Rises with the generator, and with what a task or its result says. */
export const farmVersion = `1-g${generatorVersion}`;

const kernels = new KernelPool();

/** The puzzles of a task; what an order does not get is left out. */
export async function doFarmTask({
  order: text,
  seed,
  from,
  puzzles,
  grade,
}: FarmTask): Promise<NewPuzzle[]> {
  const { spec, order, number } = expectOk(parseOrder(text));
  const shape = expectOk(shapeOf(spec));
  const made: NewPuzzle[] = [];
  for (let place = from; place < from + puzzles; place++) {
    const own = number === 1 ? seed : `${seed}-${place}`;
    const wish = orderAt(order, place - 1, number);
    const result = await generatePuzzle(shape, own, wish, { kernels, prover: lateProver });
    if (!result.ok || result.value.status !== 'met') continue;
    const { puzzle } = result.value;
    const graded = grade ? await gradePuzzle(puzzle, { assumeUnique: true, kernels }) : result.value.grade;
    const name = isRepeatable(result.value, shape, wish)
      ? makePuzzleId({ spec, seed: own, order: wish })
      : own;
    made.push(await describeForLibrary(puzzle, name, graded, { kernels }));
  }
  return made;
}
