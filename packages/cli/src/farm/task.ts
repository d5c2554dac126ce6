/** A task of the farm: some puzzles of an order. */
import {
  expectOk,
  generatePuzzle,
  gradePuzzle,
  isRepeatable,
  KernelPool,
  makePuzzleId,
  type OrderPart,
  orderAt,
  parseOrder,
  shapeOf,
} from '@hyperdoku/engine';
import type { NewPuzzle, TaskMark } from '@hyperdoku/library';

import { describeForLibrary } from '../shelf.js';
import { lateProver } from '../work.js';

export type FarmTask = OrderPart & TaskMark;

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
