/**
 * What is known of shapes: how many complete grids there are, how many of them differ by more than a symmetry, and how few clues a
 * puzzle can have. A figure is worth as much as its source, so each comes with one: a command that shows it, a work in which
 * it is proved, an argument, or a puzzle of ours. What can be counted in a moment is counted by the tests.
 */
import { familyOf } from './families/index.js';
import { makeSpec, shapeOf } from './shapes.js';
import type { Spec } from './spec.js';

/** `record`: the clues of our puzzle with the fewest. */
export type FactKind = 'grids' | 'classes' | 'fewest-clues' | 'record';

/** Works that figures are taken from; `words` has their titles. */
export type Work =
  | 'felgenhauer-jarvis'
  | 'russell-jarvis'
  | 'mcguire-tugemann-civario'
  | 'mckay-wanless-squares'
  | 'mckay-wanless-hypercubes'
  | 'mathematics-of-sudoku';

/** Where a fact comes from. */
export type FactSource =
  /** Counting the grids of this shape. */
  | { readonly kind: 'count'; readonly spec: string }
  | { readonly kind: 'work'; readonly work: Work }
  /** Trying all puzzles of fewer clues. */
  | { readonly kind: 'trial' }
  /** Two symbols that no clue shows can change places in every solution. */
  | { readonly kind: 'exchange' }
  /** The puzzle that is kept for this shape. */
  | { readonly kind: 'record'; readonly spec: string };

/** Something that is known of a shape, such as how many grids it has. */
export interface Fact {
  readonly kind: FactKind;
  readonly value: bigint;
  readonly bound: 'exact' | 'at-least';
  readonly source: FactSource;
}

const exactly = (kind: FactKind, value: bigint, source: FactSource): Fact => ({
  kind,
  value,
  bound: 'exact',
  source,
});

const byWork = (kind: FactKind, value: bigint, work: Work): Fact =>
  exactly(kind, value, { kind: 'work', work });

/** The figures that `hyperdoku count` comes to within a minute. */
const counted: Readonly<Record<string, bigint>> = {
  '2x2': 288n,
  '3x2': 28_200_960n,
  '2x2x1': 21_888n,
  '4^3': 768n,
  'plane:2^3': 24n,
  'plane:2^4': 40_320n,
  'plane:3^3': 14_515_200n,
  'iso:2': 48n,
  'latin:2^2': 2n,
  'latin:3^2': 12n,
  'latin:4^2': 576n,
  'latin:5^2': 161_280n,
  'latin:6^2': 812_851_200n,
  'latin:3^3': 24n,
  'latin:4^3': 55_296n,
  'latin:3^4': 48n,
};

const published: Readonly<Record<string, readonly Fact[]>> = {
  '2x2': [byWork('classes', 2n, 'mathematics-of-sudoku')],
  '3x2': [
    byWork('classes', 49n, 'mathematics-of-sudoku'),
    byWork('fewest-clues', 8n, 'mathematics-of-sudoku'),
  ],
  '4x2': [byWork('grids', 29_136_487_207_403_520n, 'mathematics-of-sudoku')],
  '5x2': [byWork('grids', 1_903_816_047_972_624_930_994_913_280_000n, 'mathematics-of-sudoku')],
  '3x3': [
    byWork('grids', 6_670_903_752_021_072_936_960n, 'felgenhauer-jarvis'),
    byWork('classes', 5_472_730_538n, 'russell-jarvis'),
    byWork('fewest-clues', 17n, 'mcguire-tugemann-civario'),
  ],
  'latin:7^2': [byWork('grids', 61_479_419_904_000n, 'mckay-wanless-squares')],
  'latin:8^2': [byWork('grids', 108_776_032_459_082_956_800n, 'mckay-wanless-squares')],
  'latin:9^2': [byWork('grids', 5_524_751_496_156_892_842_531_225_600n, 'mckay-wanless-squares')],
  'latin:10^2': [
    byWork('grids', 9_982_437_658_213_039_871_725_064_756_920_320_000n, 'mckay-wanless-squares'),
  ],
  'latin:11^2': [
    byWork(
      'grids',
      776_966_836_171_770_144_107_444_346_734_230_682_311_065_600_000n,
      'mckay-wanless-squares',
    ),
  ],
  'latin:4^4': [byWork('grids', 36_972_288n, 'mckay-wanless-hypercubes')],
  'latin:4^5': [byWork('grids', 6_268_637_952_000n, 'mckay-wanless-hypercubes')],
  'latin:5^3': [byWork('grids', 2_781_803_520n, 'mckay-wanless-hypercubes')],
  'latin:5^4': [byWork('grids', 52_260_618_977_280n, 'mckay-wanless-hypercubes')],
  'latin:6^3': [byWork('grids', 994_393_803_303_936_000n, 'mckay-wanless-hypercubes')],
};

/** Where no fewer clues will do, as trying all of them shows. */
const tried: Readonly<Record<string, bigint>> = { '2x2': 4n, '4^3': 4n };

/** The clues of our puzzles with the fewest, as `corpus/records.json` has them. */
const records: Readonly<Record<string, number>> = {
  '16^3': 421,
  '2x2': 4,
  '2x2x1': 5,
  '2x2x2': 45,
  '2x2x2x2': 16_167,
  '3x2': 8,
  '3x2x1': 16,
  '3x3': 20,
  '3x3x1': 96,
  '4^3': 4,
  '4x4': 84,
  '5x5': 257,
  '9^3': 26,
  '9^4': 43,
  'faces:4': 30,
  'iso:4': 10,
  'latin:4^3': 6,
  'plane:3^3': 8,
};

/** Specs that mean the same but for the order of axes have one name here. */
function nameOf(spec: Spec): string {
  const alias = familyOf(spec).alias?.(spec);
  return alias ? nameOf(alias) : makeSpec(spec);
}

/** Whether the rule stays the same however symbols are renamed. A sum or an order ends it. */
function isInterchangeable(spec: Spec): boolean {
  if (spec.family !== 'custom' || !spec.rule.constraints) return true;
  const shape = shapeOf(spec);
  return shape.ok && shape.value.interchangeable;
}

const lookUp = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** All that is known of a shape that exists and has so many symbols. */
export function factsOf(spec: Spec, symbols: number): Fact[] {
  const name = nameOf(spec);
  const grids = lookUp(counted, name);
  const least = lookUp(tried, name);
  const record = lookUp(records, name);
  const known = [
    ...(grids === undefined ? [] : [exactly('grids', grids, { kind: 'count', spec: name })]),
    ...(lookUp(published, name) ?? []),
    ...(least === undefined ? [] : [exactly('fewest-clues', least, { kind: 'trial' })]),
  ];
  if (!known.some(({ kind }) => kind === 'fewest-clues') && isInterchangeable(spec)) {
    const reached = record === symbols - 1;
    const bound = reached ? 'exact' : 'at-least';
    known.push({ kind: 'fewest-clues', value: BigInt(symbols - 1), bound, source: { kind: 'exchange' } });
  }
  if (record === undefined) return known;
  return [...known, exactly('record', BigInt(record), { kind: 'record', spec: name })];
}
