/** Puzzles to order, of a shape named by its text. */
import { createRandom, type Seed } from '../base/random.js';
import { ok, type Result } from '../base/result.js';
import { makePuzzleId } from '../format/puzzleId.js';
import { type Generated, type GenerateOptions, generatePuzzle, isRepeatable } from '../generate/generate.js';
import type { Order } from '../generate/order.js';
import { parseShape } from '../shape/shapes.js';

/** A puzzle made to order, with its solution, its grade and whether it is what was ordered. */
export type MadeToOrder = Generated & {
  /** The name that makes this puzzle again, on any machine; missing where the work was cut short. */
  readonly id?: string;
};

/** How `generate` makes a puzzle. */
export interface MakeOptions extends GenerateOptions {
  /** The same seed makes the same puzzle; if not said, every call makes another. */
  readonly seed?: Seed;
}

/** Makes a puzzle, as in `generate('9^3', { level: 'easy' })`. Its status says whether it is what was ordered, or only near to it. */
export async function generate(
  spec: string,
  order: Order = {},
  { seed = anySeed(), ...options }: MakeOptions = {},
): Promise<Result<MadeToOrder>> {
  const shape = parseShape(spec);
  if (!shape.ok) return shape;
  const made = await generatePuzzle(shape.value, seed, order, options);
  if (!made.ok || options.solution || !isRepeatable(made.value, shape.value, order)) return made;
  const id = makePuzzleId({ spec: shape.value.spec, seed: `${seed}`, order });
  return ok({ ...made.value, id });
}

/** One of a hundred million, short enough to be read out. */
const anySeed = (): Seed => createRandom(Math.random()).below(100_000_000);
