/**
 * What every kind of constraint means, written down once more: a check of full grids that shares nothing with the primitives or
 * with the tables of the solver. And one rule of each kind, on a square and on a cube of four symbols.
 */
import type { ConstraintSpec, KindName } from '../constraint.js';

/** A full grid, position by position. */
export interface Full {
  readonly extents: readonly number[];
  readonly symbols: ArrayLike<number>;
}

type Fields = Omit<ConstraintSpec, 'kind' | 'name'>;

const coordinates = ({ extents }: Full, position: number): number[] => {
  const at: number[] = [];
  let rest = position;
  for (const extent of extents) {
    at.push(rest % extent);
    rest = Math.floor(rest / extent);
  }
  return at;
};

const isDistinct = (values: readonly number[]): boolean => new Set(values).size === values.length;
const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const inPairs = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));
const inTurn = <T>(items: readonly T[]): [T, T][] => items.slice(1).map((b, i): [T, T] => [items[i], b]);

/** Whether every two cells that lie so far apart, axis by axis, pass. */
function everyTwo(
  full: Full,
  areFar: (apart: readonly number[]) => boolean,
  passes: (a: number, b: number) => boolean,
): boolean {
  const cells = Array.from(full.symbols, (symbol, position) => ({ symbol, at: coordinates(full, position) }));
  return inPairs(cells).every(
    ([a, b]) => !areFar(a.at.map((x, axis) => b.at[axis] - x)) || passes(a.symbol, b.symbol),
  );
}

const differ = (a: number, b: number): boolean => a !== b;
const sizes = (apart: readonly number[]): string =>
  apart
    .map(Math.abs)
    .sort((a, b) => a - b)
    .join('');

/** Whether the cells of one group never repeat a symbol; a cell without a name is in no group. */
function byGroups(full: Full, nameOf: (at: readonly number[]) => string | undefined): boolean {
  const groups = new Map<string, number[]>();
  for (let position = 0; position < full.symbols.length; position++) {
    const name = nameOf(coordinates(full, position));
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), full.symbols[position]]);
  }
  return [...groups.values()].every(isDistinct);
}

/** Boxes are two by two in every pair of axes. */
const everyPlane = (full: Full, test: (across: number, down: number) => boolean): boolean =>
  inPairs(full.extents.map((_, axis) => axis)).every(([across, down]) => test(across, down));
const others = (at: readonly number[], across: number, down: number): number[] =>
  at.filter((_, axis) => axis !== across && axis !== down);

const meanings: Readonly<Record<KindName, (full: Full, fields: Fields) => boolean>> = {
  region: (full, { cells }) => isDistinct(read(full, cells)),
  diagonal: (full, { direction }) => {
    const steps = direction as number[];
    return byGroups(full, at => {
      const along = at.flatMap((x, axis) =>
        steps[axis] === 0 ? [] : [steps[axis] > 0 ? x : full.extents[axis] - 1 - x],
      );
      return new Set(along).size === 1 ? at.filter((_, axis) => steps[axis] === 0).join() : undefined;
    });
  },
  windoku: full =>
    everyPlane(full, (across, down) =>
      byGroups(full, at =>
        [at[across], at[down]].every(x => x === 1 || x === 2) ? others(at, across, down).join() : undefined,
      ),
    ),
  'disjoint-groups': full =>
    everyPlane(full, (across, down) =>
      byGroups(full, at => [at[across] % 2, at[down] % 2, ...others(at, across, down)].join()),
    ),
  'anti-knight': full => everyTwo(full, apart => /^0*12$/.test(sizes(apart)), differ),
  'anti-king': full => everyTwo(full, apart => /^[01]+$/.test(sizes(apart)), differ),
  offsets: (full, { offsets }) => {
    const steps = (offsets as number[][]).flatMap(step => [step.join(), step.map(x => 0 - x).join()]);
    return everyTwo(full, apart => steps.includes(apart.join()), differ);
  },
  'non-consecutive': full =>
    everyTwo(
      full,
      apart => /^0*1$/.test(sizes(apart)),
      (a, b) => Math.abs(a - b) !== 1,
    ),
  killer: (full, { cells, sum }) =>
    isDistinct(read(full, cells)) && (sum === undefined || sumOf(read(full, cells)) === sum),
  'little-killer': (full, { cells, sum }) => sumOf(read(full, cells)) === sum,
  arrow: (full, { circle, cells }) => Number(read(full, circle).join('')) === sumOf(read(full, cells)),
  thermo: (full, { cells, slow }) => inTurn(read(full, cells)).every(([a, b]) => (slow ? a <= b : a < b)),
  greater: (full, { cells }) => {
    const [first, ...rest] = read(full, cells);
    return rest.every(symbol => symbol < first);
  },
  'white-dot': (full, { cells, difference = 1 }) => {
    const [a, b] = read(full, cells);
    return Math.abs(a - b) === difference;
  },
  'black-dot': (full, { cells, ratio = 2 }) => {
    const [small, large] = read(full, cells).sort((a, b) => a - b);
    return large / small === ratio;
  },
  xv: (full, { cells, sum }) => sumOf(read(full, cells)) === sum,
  whisper: (full, { cells, difference = 2 }) =>
    inTurn(read(full, cells)).every(([a, b]) => Math.abs(a - b) >= (difference as number)),
  palindrome: (full, { cells }) => read(full, cells).join() === read(full, cells).reverse().join(),
  renban: (full, { cells }) => {
    const symbols = read(full, cells).sort((a, b) => a - b);
    return inTurn(symbols).every(([a, b]) => b === a + 1);
  },
  between: (full, { cells }) => {
    const symbols = read(full, cells);
    const [low, high] = [symbols[0], symbols[symbols.length - 1]].sort((a, b) => a - b);
    return symbols.slice(1, -1).every(symbol => low < symbol && symbol < high);
  },
  clone: (full, { cells, others: copies }) => read(full, cells).join() === read(full, copies).join(),
  odd: (full, { cells }) => read(full, cells).every(symbol => [1, 3].includes(symbol)),
  even: (full, { cells }) => read(full, cells).every(symbol => [2, 4].includes(symbol)),
  candidates: (full, { cells, symbols }) =>
    read(full, cells).every(symbol => (symbols as number[]).includes(symbol)),
};

const read = ({ symbols }: Full, cells: unknown): number[] =>
  (cells as number[]).map(position => symbols[position]);

/** Whether a full grid of four symbols meets a constraint, by what its kind means. */
export const isMet = ({ kind, ...fields }: ConstraintSpec, full: Full): boolean =>
  meanings[kind](full, fields);

/** By kind: fields on a square of 4 × 4 and on a cube of 4 × 4 × 4, so lopsided that nothing keeps them that need not. */
export const examples: Readonly<Record<KindName, { square: Fields; cube: Fields }>> = {
  region: { square: { cells: [0, 6, 11] }, cube: { cells: [0, 6, 27] } },
  diagonal: { square: { direction: [1, 1] }, cube: { direction: [1, 1, 0] } },
  windoku: { square: {}, cube: {} },
  'disjoint-groups': { square: {}, cube: {} },
  'anti-knight': { square: {}, cube: {} },
  'anti-king': { square: {}, cube: {} },
  offsets: { square: { offsets: [[1, 2]] }, cube: { offsets: [[1, 2, 1]] } },
  'non-consecutive': { square: {}, cube: {} },
  killer: { square: { cells: [0, 1, 6], sum: 7 }, cube: { cells: [0, 1, 22], sum: 7 } },
  'little-killer': { square: { cells: [1, 6, 11], sum: 6 }, cube: { cells: [1, 22, 43], sum: 6 } },
  arrow: { square: { circle: [0], cells: [1, 2] }, cube: { circle: [0], cells: [1, 17] } },
  thermo: { square: { cells: [0, 1, 6] }, cube: { cells: [0, 1, 22] } },
  greater: { square: { cells: [1, 2] }, cube: { cells: [1, 17] } },
  'white-dot': { square: { cells: [1, 2] }, cube: { cells: [1, 17] } },
  'black-dot': { square: { cells: [1, 2] }, cube: { cells: [1, 17] } },
  xv: { square: { cells: [1, 2], sum: 4 }, cube: { cells: [1, 17], sum: 4 } },
  whisper: { square: { cells: [0, 1, 6] }, cube: { cells: [0, 1, 22] } },
  palindrome: { square: { cells: [0, 5, 11, 14] }, cube: { cells: [0, 1, 7] } },
  renban: { square: { cells: [0, 1, 6] }, cube: { cells: [0, 1, 22] } },
  between: { square: { cells: [0, 5, 11] }, cube: { cells: [0, 21, 59] } },
  clone: { square: { cells: [0, 1], others: [6, 7] }, cube: { cells: [0, 1], others: [22, 23] } },
  odd: { square: { cells: [1, 6] }, cube: { cells: [1, 22] } },
  even: { square: { cells: [1, 6] }, cube: { cells: [1, 22] } },
  candidates: { square: { cells: [1], symbols: [1, 3, 4] }, cube: { cells: [1], symbols: [1, 3, 4] } },
};
