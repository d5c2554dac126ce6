/**
 * The name of a generated puzzle: `<spec>#<seed>`, followed by what was ordered and the generator that makes it, as in
 * `9^3#42,clues=60,sampler=lhs,g=3` or `3x3#7,with=thermo=4+arrow=3,g=3`. The same name makes the same puzzle on every machine, for ever, or is refused because its
 * generator is no longer here. Names without a generator were made by the first one.
 */
import { fail, ok, type Result } from '../base/result.js';
import { type FillMethod, fillMethods } from '../generate/fill.js';
import { generatorVersion } from '../generate/generate.js';
import type { Order } from '../generate/order.js';
import { type Sampler, samplers } from '../generate/sample.js';
import { makeWishes, parseWishes } from '../generate/variants/wishes.js';
import { type Level, levels } from '../grade/scale.js';
import { type TechniqueName, techniqueNames } from '../logic/techniqueNames.js';
import { makeSpec, parseSpec } from '../shape/shapes.js';
import type { Spec } from '../shape/spec.js';

export interface PuzzleId {
  readonly spec: Spec;
  readonly seed: string;
  readonly order: Order;
}

const withKey = 'with=';

export function makePuzzleId({ spec, seed, order }: PuzzleId): string {
  const { clues, minimal, level, technique, logicOnly, with: wishes = [], sampler, method } = order;
  const options = [
    ...(clues === undefined ? [] : [`clues=${clues}`]),
    ...(minimal ? ['minimal'] : []),
    ...(level === undefined ? [] : [`level=${level.replaceAll(' ', '-')}`]),
    ...(technique === undefined ? [] : [`technique=${technique}`]),
    ...(logicOnly ? ['logic-only'] : []),
    ...(wishes.length === 0 ? [] : [withKey + makeWishes(wishes, '+')]),
    ...(sampler === undefined ? [] : [`sampler=${sampler}`]),
    ...(method === undefined ? [] : [`method=${method}`]),
  ];
  return [`${makeSpec(spec)}#${encodeURIComponent(seed)}`, ...options, `g=${generatorVersion}`].join(',');
}

/** Reads a name; who knows more ways to name a shape may read that part of it. */
export function parsePuzzleId(
  text: string,
  readSpec: (text: string) => Result<Spec> = parseSpec,
): Result<PuzzleId> {
  const sign = text.indexOf('#');
  if (sign < 0 || text.length > 1_000_000) return fail('text-syntax', 'id-form', { example: '9^3#42' });
  const spec = readSpec(text.slice(0, sign));
  if (!spec.ok) return spec;
  const [seed, ...options] = text.slice(sign + 1).split(',');
  let order: Order = {};
  let generator = 1;
  for (const option of options) {
    const version = /^\s*g=(\d{1,6})\s*$/.exec(option);
    if (version) generator = Number(version[1]);
    if (version) continue;
    const read = readOption(option.trim());
    if (!read.ok) return read;
    order = { ...order, ...read.value };
  }
  if (generator !== generatorVersion) {
    return fail('generator-gone', 'other', { generator, present: generatorVersion });
  }
  try {
    return ok({ spec: spec.value, seed: decodeURIComponent(seed.trim()), order });
  } catch {
    return fail('text-syntax', 'id-seed', {});
  }
}

function readOption(text: string): Result<Order> {
  if (text.startsWith(withKey)) {
    const wishes = parseWishes(text.slice(withKey.length));
    return wishes.ok ? ok({ with: wishes.value }) : wishes;
  }
  const [key, value = ''] = text.split('=', 2);
  if (text === 'minimal') return ok({ minimal: true });
  if (text === 'logic-only') return ok({ logicOnly: true });
  if (key === 'clues' && /^\d{1,7}$/.test(value)) return ok({ clues: Number(value) });
  const level = levels.find((name): name is Level => name.replaceAll(' ', '-') === value);
  if (key === 'level' && level) return ok({ level });
  const technique = techniqueNames.find((name): name is TechniqueName => name === value);
  if (key === 'technique' && technique) return ok({ technique });
  const sampler = samplers.find((name): name is Sampler => name === value);
  if (key === 'sampler' && sampler) return ok({ sampler });
  const method = fillMethods.find((name): name is FillMethod => name === value);
  if (key === 'method' && method) return ok({ method });
  return fail('text-syntax', 'id-option', { text });
}
