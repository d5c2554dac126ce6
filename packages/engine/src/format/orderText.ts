/**
 * What is ordered, as text: a spec and options, as in `9^3,level=easy,blanks=100,n=5`, `3x3,level=medium..expert,n=40` or
 * `4^3,with=killer`. Options are `key=value`, or a word alone where there is nothing to choose; where a value lists things, a plus
 * stands between them. Names of puzzles have the same options.
 */
import { fail, ok, type Result } from '../base/result.js';
import { fillMethods } from '../generate/fill.js';
import type { Order } from '../generate/order.js';
import { normaliseRegion } from '../generate/region.js';
import { samplers } from '../generate/sample.js';
import { makeWishes, parseWishes } from '../generate/variants/wishes.js';
import { type Level, levels } from '../grade/scale.js';
import { techniqueNames } from '../logic/techniqueNames.js';
import { makeSpec, outlineOf, parseSpec } from '../shape/shapes.js';
import type { Spec } from '../shape/spec.js';

/** So many puzzles of one kind. */
export interface PuzzleOrder {
  readonly spec: Spec;
  readonly order: Order;
  readonly number: number;
}

/** How the part of a text that names the shape is read. */
export type ReadSpec = (text: string) => Result<Spec>;

const longestText = 1_000_000;

/** Reads an order; who knows more ways to name a shape may read that part of it, and add options that were said elsewhere. */
export function parseOrder(
  text: string,
  readSpec: ReadSpec = parseSpec,
  added: readonly string[] = [],
): Result<PuzzleOrder> {
  if (text.length > longestText) return fail('text-syntax', 'order-long', { limit: longestText });
  const end = endOfSpec(text);
  const spec = readSpec(text.slice(0, end));
  if (!spec.ok) return spec;
  const options = [...(end === text.length ? [] : text.slice(end + 1).split(',')), ...added];
  const counts = options.filter(option => readKey(option) === numberKey);
  const number = counts.length === 0 ? ok(1) : readNumber(counts[0]);
  if (!number.ok) return number;
  if (counts.length > 1) return fail('order-unfit', 'option-twice', { option: numberKey });
  const order = parseOptions(
    options.filter(option => !counts.includes(option)),
    spec.value,
  );
  return order.ok ? ok({ spec: spec.value, order: order.value, number: number.value }) : order;
}

/** The text of an order, such as `9^3,level=easy,n=5`. */
export const makeOrder = ({ spec, order, number }: PuzzleOrder): string =>
  [makeSpec(spec), ...makeOptions(order), ...(number === 1 ? [] : [`${numberKey}=${number}`])].join(',');

/** The JSON of a custom rule has commas of its own. */
function endOfSpec(text: string): number {
  const from = /^\s*(?:custom:\s*)?\{/i.test(text) ? text.lastIndexOf('}') : 0;
  const comma = text.indexOf(',', from);
  return comma < 0 ? text.length : comma;
}

const numberKey = 'n';
const readKey = (option: string): string => option.split('=', 1)[0].trim().toLowerCase();

function readNumber(option: string): Result<number> {
  const [, value = ''] = option.split('=', 2);
  return /^\s*[1-9]\d{0,8}\s*$/.test(value) ? ok(Number(value)) : unfit(numberKey, value, []);
}

const unknown = (text: string): Result<never> =>
  fail('text-syntax', 'order-option', { text: text.trim(), keys: orderKeys });

const unfit = (key: string, value: string, words: readonly string[]): Result<never> =>
  fail('text-syntax', 'order-value', { key, value: value.trim(), words });

/** One thing that can be ordered; values are lower case and trimmed. */
interface OptionWay {
  /** Where a value is one of these, or some of them. */
  readonly words?: readonly string[];
  readonly read: (value: string, spec: Spec) => Result<Order> | undefined;
  /** Undefined where it is not ordered, empty for a word alone. */
  readonly make: (order: Order) => string | undefined;
}

const nameOfLevel = (level: Level): string => level.replaceAll(' ', '-');
const readLevel = (text: string): Level | undefined =>
  levels.find(level => nameOfLevel(level) === text.replaceAll(' ', '-'));
const readWord = <T extends string>(words: readonly T[], text: string): T | undefined =>
  words.find(word => word === text);

const ways = {
  clues: {
    read: value => (isCount(value) ? ok({ clues: Number(value) }) : undefined),
    make: ({ clues }) => clues?.toString(),
  },
  blanks: {
    read: (value, spec) => {
      if (!isCount(value)) return undefined;
      const outline = outlineOf(spec);
      return outline.ok ? ok({ clues: outline.value.cellCount - Number(value) }) : outline;
    },
    make: () => undefined,
  },
  region: {
    read: value => {
      const region = normaliseRegion(value);
      return region === undefined ? fail('order-unfit', 'region-form', { region: value }) : ok({ region });
    },
    make: ({ region }) => region,
  },
  minimal: {
    read: value => (value === '' ? ok({ minimal: true }) : undefined),
    make: ({ minimal }) => (minimal ? '' : undefined),
  },
  level: {
    words: levels.map(nameOfLevel),
    read: value => {
      const [from, to, ...more] = value.split('..').map(readLevel);
      if (!from || more.length > 0 || (value.includes('..') && !to)) return undefined;
      return ok({ level: from, ...(to && to !== from && { upToLevel: to }) });
    },
    make: ({ level, upToLevel }) =>
      level && [level, ...(upToLevel ? [upToLevel] : [])].map(nameOfLevel).join('..'),
  },
  technique: {
    words: techniqueNames,
    read: value => {
      const technique = readWord(techniqueNames, value);
      return technique && ok({ technique });
    },
    make: ({ technique }) => technique,
  },
  using: {
    words: techniqueNames,
    read: value => {
      const names = value.split('+').map(name => readWord(techniqueNames, name.trim()));
      const using = techniqueNames.filter(name => names.includes(name));
      return using.length === names.length ? ok({ using }) : undefined;
    },
    make: ({ using }) => using?.join('+'),
  },
  'logic-only': {
    read: value => (value === '' ? ok({ logicOnly: true }) : undefined),
    make: ({ logicOnly }) => (logicOnly ? '' : undefined),
  },
  with: {
    read: value => {
      const wishes = parseWishes(value);
      return wishes.ok ? ok({ with: wishes.value }) : wishes;
    },
    make: ({ with: wishes = [] }) => (wishes.length === 0 ? undefined : makeWishes(wishes, '+')),
  },
  sampler: {
    words: samplers,
    read: value => {
      const sampler = readWord(samplers, value);
      return sampler && ok({ sampler });
    },
    make: ({ sampler }) => sampler,
  },
  method: {
    words: fillMethods,
    read: value => {
      const method = readWord(fillMethods, value);
      return method && ok({ method });
    },
    make: ({ method }) => method,
  },
  moved: {
    read: value => (/^[a-z0-9]{1,64}$/.test(value) ? ok({ moved: value }) : undefined),
    make: ({ moved }) => moved,
  },
} as const satisfies Readonly<Record<string, OptionWay>>;

/** The key of an option in the text of an order. */
export type OrderKey = keyof typeof ways;
const keysOfOrder = Object.keys(ways) as readonly OrderKey[];
/** Every key of an option. */
const orderKeys: readonly string[] = [...keysOfOrder, numberKey];

const isCount = (value: string): boolean => /^\d{1,7}$/.test(value);

/** Reads `key=value` for a shape; an option that stands twice is refused, since one of the two would be lost. */
export function parseOptions(options: readonly string[], spec: Spec): Result<Order> {
  let order: Order = {};
  const seen = new Set<string>();
  for (const option of options) {
    const key = readWord(keysOfOrder, readKey(option));
    if (!key) return unknown(option);
    if (seen.has(key)) return fail('order-unfit', 'option-twice', { option: key });
    seen.add(key);
    const value = option
      .slice(option.indexOf('=') + 1 || option.length)
      .trim()
      .toLowerCase();
    const way: OptionWay = ways[key];
    const read = way.read(value, spec);
    if (!read) return unfit(key, value, way.words ?? []);
    if (!read.ok) return read;
    order = { ...order, ...read.value };
  }
  if (seen.has('clues') && seen.has('blanks')) return fail('order-unfit', 'clues-and-blanks', {});
  return ok(order);
}

/** The options of an order, in the order in which they stand here. */
export const makeOptions = (order: Order): string[] =>
  keysOfOrder.flatMap(key => {
    const value = ways[key].make(order);
    return value === undefined ? [] : [value === '' ? key : `${key}=${value}`];
  });
