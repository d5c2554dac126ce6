/**
 * The name of a generated puzzle: `<spec>#<seed>`, followed by what was ordered and the generator that makes it, as in
 * `9^3#42,clues=60,sampler=lhs,g=8` or `3x3#7,with=thermo=4+arrow=3,g=8`. A puzzle that was made of another by a symmetry has the name
 * of that one and the seed of the symmetry, as in `9^3#42,clues=60,moved=tea,g=8`. The same name makes the same puzzle on every machine, for
 * ever, or is refused because its generator is no longer here. Names without a generator were made by the first one.
 */
import { fail, ok, type Result } from '../base/result.js';
import { generatorVersion } from '../generate/generate.js';
import type { Order } from '../generate/order.js';
import { makeSpec, parseSpec } from '../shape/shapes.js';
import type { Spec } from '../shape/spec.js';
import { makeOptions, parseOptions, type ReadSpec } from './orderText.js';

/** What the name of a made puzzle says. */
export interface PuzzleId {
  readonly spec: Spec;
  readonly seed: string;
  readonly order: Order;
  /** The generator that makes it; the present one if not said. */
  readonly generator?: number;
}

/** The name that makes a puzzle again, such as `3x3#7,level=easy,g=6`. */
export const makePuzzleId = ({ spec, seed, order, generator = generatorVersion }: PuzzleId): string =>
  [`${makeSpec(spec)}#${encodeURIComponent(seed)}`, ...makeOptions(order), `g=${generator}`].join(',');

/** Reads a name; who knows more ways to name a shape may read that part of it. */
export function parsePuzzleId(text: string, readSpec: ReadSpec = parseSpec): Result<PuzzleId> {
  const sign = text.indexOf('#');
  if (sign < 0 || text.length > 1_000_000) return fail('text-syntax', 'id-form', { example: '9^3#42' });
  const spec = readSpec(text.slice(0, sign));
  if (!spec.ok) return spec;
  const [seed, ...options] = text.slice(sign + 1).split(',');
  const versions = options.map(option => /^\s*g=(\d{1,6})\s*$/.exec(option)?.[1]);
  const generator = Number(versions.findLast(version => version !== undefined) ?? 1);
  // What another generator was told need not be known here.
  if (generator !== generatorVersion)
    return fail('generator-gone', 'other', { generator, present: generatorVersion });
  const order = parseOptions(
    options.filter((_, i) => versions[i] === undefined),
    spec.value,
  );
  if (!order.ok) return order;
  try {
    return ok({ spec: spec.value, seed: decodeURIComponent(seed.trim()), order: order.value });
  } catch {
    return fail('text-syntax', 'id-seed', {});
  }
}
