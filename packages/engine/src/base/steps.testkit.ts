/**
 * Work counted in steps, so that a test can say how it grows without a clock: the same input takes the same number of
 * steps on every machine, however busy. A step is one run of a block of our code (a function, a branch, the body of a
 * loop), as V8's precise coverage counts them, or one character or element that a built-in function reads for us or that
 * memory is taken for. How far a regular expression goes back is not seen.
 *
 * Optimised code does not count every call, so it is turned off; and only functions that are first called after the
 * counting has begun have counters. It begins when this file is loaded and never ends, so what counts is called
 * `x.steps.test.ts` and runs in a process of its own.
 */
import { type Profiler, Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-opt');
setFlagsFromString('--no-maglev');
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

const isOurs = ({ url }: Profiler.ScriptCoverage): boolean =>
  /\/packages\/\w+\/src\//.test(url) && !/\.(test|testkit)\.ts$/.test(url);

/** Runs of all blocks of our sources since the last call. */
function takeBlocks(): number {
  let scripts: readonly Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    scripts = result.filter(isOurs);
  });
  let blocks = 0;
  for (const { url, functions } of scripts) {
    for (const { ranges, isBlockCoverage } of functions) {
      if (!isBlockCoverage && ranges[0].count > 0)
        throw new Error(`${url} was used before the counting began, so its steps are not known.`);
      for (const { count } of ranges) blocks += count;
    }
  }
  return blocks;
}

type BuiltIn = (this: unknown, ...values: unknown[]) => unknown;
/** What a built-in function has read, by what it was called on, what it was given and what it gave. */
type Cost = (self: ArrayLike<unknown>, given: readonly unknown[], result: unknown) => number;

const whole: Cost = ({ length }) => length;
const givenText: Cost = (_, [text]) => String(text).length;
/** What goes over a text match by match is called by a method of the text, and counted there. */
const searchedText: Cost = (self, [text]) => {
  const { global, sticky } = self as unknown as RegExp;
  return global || sticky ? 0 : String(text).length;
};
const resultOnly: Cost = (_, __, result) => (result as ArrayLike<unknown>).length;
const upToFound: Cost = ({ length }, [, from], result) =>
  (result === -1 ? length : Number(result) + 1) - Number(from ?? 0);
const downToFound: Cost = ({ length }, _, result) => length - Number(result);
const givenList: Cost = (_, [list]) => (list as ArrayLike<unknown>).length;

const typedArray: object = Object.getPrototypeOf(Uint8Array.prototype);

const builtIns: readonly [owner: object, cost: Cost, names: readonly (string | symbol)[]][] = [
  [String.prototype, whole, ['split', 'trim', 'trimStart', 'trimEnd', 'toLowerCase', 'toUpperCase']],
  [
    String.prototype,
    whole,
    ['concat', 'includes', 'match', 'matchAll', 'normalize', 'replace', 'replaceAll'],
  ],
  [String.prototype, resultOnly, ['slice', 'substring', 'padStart', 'padEnd', 'repeat']],
  [String.prototype, upToFound, ['indexOf']],
  [String.prototype, downToFound, ['lastIndexOf']],
  [RegExp.prototype, searchedText, ['exec']],
  [JSON, givenText, ['parse']],
  [
    Array.prototype,
    whole,
    ['concat', 'fill', 'flat', 'includes', 'join', 'reverse', 'shift', 'sort', 'splice'],
  ],
  [Array.prototype, whole, ['unshift', Symbol.iterator]],
  [Array.prototype, resultOnly, ['slice']],
  [Array.prototype, upToFound, ['indexOf']],
  [Array, resultOnly, ['from']],
  [typedArray, whole, ['fill', 'includes', 'indexOf', 'join', 'reverse', 'sort', Symbol.iterator]],
  [typedArray, resultOnly, ['slice']],
  [typedArray, givenList, ['set']],
  [Object, resultOnly, ['entries', 'keys', 'values']],
  [TextEncoder.prototype, resultOnly, ['encode']],
  [TextDecoder.prototype, givenList, ['decode']],
];

type Constructor = new (...values: unknown[]) => { readonly length?: number; readonly size?: number };
/** What takes memory when it is made. */
const constructors = ['Array', 'Int8Array', 'Int32Array', 'Map', 'Set', 'Uint8Array'] as const;

/** Does some work; returns what the built-in functions read for it. */
function countReads(work: () => unknown): number {
  let reads = 0;
  const restores: (() => void)[] = [];
  for (const [owner, cost, names] of builtIns) {
    for (const name of names) {
      const original: BuiltIn = Reflect.get(owner, name);
      Reflect.set(owner, name, function (this: ArrayLike<unknown>, ...given: unknown[]) {
        const result = original.apply(this, given);
        reads += cost(this, given, result);
        return result;
      });
      restores.push(() => Reflect.set(owner, name, original));
    }
  }
  for (const name of constructors) {
    const original = globalThis[name] as Constructor;
    const counting = new Proxy(original, {
      construct(target, given, made) {
        const result = Reflect.construct(target, given, made);
        reads += result.length ?? result.size ?? 0;
        return result;
      },
    });
    Reflect.set(globalThis, name, counting);
    restores.push(() => Reflect.set(globalThis, name, original));
  }
  try {
    work();
  } finally {
    for (const restore of restores) restore();
  }
  return reads;
}

/** Steps that each of these takes. What is done once for all calls, such as building a shape, is left out. */
export function countEach(works: readonly (() => unknown)[]): number[] {
  for (const work of works) work();
  takeBlocks();
  return works.map(work => {
    const reads = countReads(work);
    return takeBlocks() + reads;
  });
}

/** Steps that some work takes. */
export const countSteps = (work: () => unknown): number => countEach([work])[0];
