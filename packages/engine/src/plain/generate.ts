/** Puzzles to order, of a shape named by its text. */
import { createRandom, type Seed } from '../base/random.js';
import { fail, ok, type Result } from '../base/result.js';
import { makeOptions, parseOptions } from '../format/orderText.js';
import { makePuzzleId } from '../format/puzzleId.js';
import { type Generated, type GenerateOptions, generatePuzzle, isRepeatable } from '../generate/generate.js';
import type { Order } from '../generate/order.js';
import type { Shape } from '../shape/shape.js';
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

/**
 * Makes a puzzle, as in `generate('9^3', { level: 'easy' })`. Its status says whether it is what was ordered (`met`), or only near to it
 * (`near`, with what is missing as `shortfall`).
 */
export async function generate(
  spec: string,
  order: Order = {},
  { seed = anySeed(), ...options }: MakeOptions = {},
): Promise<Result<MadeToOrder>> {
  const shape = parseShape(spec);
  if (!shape.ok) return shape;
  const strange = refuseStrange(order, shape.value);
  if (strange) return strange;
  const made = await generatePuzzle(shape.value, seed, order, options);
  if (!made.ok || options.solution || !isRepeatable(made.value, shape.value, order)) return made;
  const id = makePuzzleId({ spec: shape.value.spec, seed: `${seed}`, order });
  return ok({ ...made.value, id });
}

/** All that an order may say. */
const fields: Readonly<Record<keyof Order, true>> = {
  clues: true,
  minimal: true,
  region: true,
  level: true,
  upToLevel: true,
  technique: true,
  using: true,
  logicOnly: true,
  with: true,
  sampler: true,
  method: true,
  moved: true,
};

/** Orders come from forms and files too: a name that nobody knows is refused as it is in a text, lest it be passed over. */
function refuseStrange(order: Order, { spec }: Shape): Result<never> | undefined {
  const strange = Object.keys(order).find(key => !(key in fields));
  if (strange !== undefined)
    return fail('text-syntax', 'order-option', { text: strange, keys: Object.keys(fields) });
  const { clues: _, ...named } = order;
  const read = parseOptions(makeOptions(named), spec);
  return read.ok ? undefined : read;
}

/** One of a hundred million, short enough to be read out. */
const anySeed = (): Seed => createRandom(Math.random()).below(100_000_000);
