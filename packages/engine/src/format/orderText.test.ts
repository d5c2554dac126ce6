import { describe, expect, test } from 'vitest';
import fc from '../base/property.testkit.js';
import { expectOk } from '../base/result.js';
import { checkOrder } from '../generate/checkOrder.js';
import { fillMethods } from '../generate/fill.js';
import { type Order, orderAt } from '../generate/order.js';
import { parseRegion } from '../generate/region.js';
import { samplers } from '../generate/sample.js';
import { levels } from '../grade/scale.js';
import { techniqueNames } from '../logic/techniqueNames.js';
import { kindNames } from '../shape/constraint.js';
import { makeSpec, parseShape, parseSpec } from '../shape/shapes.js';
import { makeOrder, type PuzzleOrder, parseOrder } from './orderText.js';
import { makePuzzleId, parsePuzzleId } from './puzzleId.js';

const anyOf = <T>(values: readonly T[]) => fc.constantFrom(...values);
const wish = fc.record(
  { kind: anyOf(kindNames), count: fc.integer({ min: 1, max: 99 }) },
  { requiredKeys: ['kind'] },
);
const range = fc.tuple(fc.nat(levels.length - 1), fc.nat(levels.length - 1)).map(([a, b]) => ({
  level: levels[Math.min(a, b)],
  ...(a !== b && { upToLevel: levels[Math.max(a, b)] }),
}));

/** Anything that can be said, whether it can be met or not. */
const anyOrder: fc.Arbitrary<Order> = fc
  .tuple(
    fc.record(
      {
        clues: fc.nat(729),
        region: anyOf(['z5', 'x1..3y2', 'x1+y2..4z9']),
        minimal: fc.constant(true),
        technique: anyOf(techniqueNames),
        using: fc
          .subarray([...techniqueNames], { minLength: 1 })
          .map(names => techniqueNames.filter(name => names.includes(name))),
        logicOnly: fc.constant(true),
        with: fc.array(wish, { minLength: 1, maxLength: 3 }),
        sampler: anyOf(samplers),
        method: anyOf(fillMethods),
        moved: anyOf(['7', 'k3f9a2']),
      },
      { requiredKeys: [] },
    ),
    fc.option(range),
  )
  .map(([order, level]) => ({ ...order, ...level }));

const specs = ['9^3', '3x3', 'latin:4^3', 'custom:{"base":"3x3","constraints":[{"kind":"anti-king"}]}'];
const specOf = (text: string) => expectOk(parseSpec(text));

test('what is ordered is read as it was written, alone and in the name of a puzzle', () => {
  fc.assert(
    fc.property(
      anyOf(specs),
      anyOrder,
      fc.integer({ min: 1, max: 1e9 - 1 }),
      fc.string(),
      (text, order, number, seed) => {
        const spec = specOf(text);
        expect(parseOrder(makeOrder({ spec, order, number }))).toEqual({
          ok: true,
          value: { spec, order, number },
        });
        expect(parsePuzzleId(makePuzzleId({ spec, seed, order }))).toEqual({
          ok: true,
          value: { spec, seed, order },
        });
      },
    ),
  );
});

test.each<[string, Omit<PuzzleOrder, 'spec'> & { spec: string }]>([
  ['9^3,level=easy,blanks=100,n=5', { spec: '9^3', order: { level: 'easy', clues: 629 }, number: 5 }],
  [
    '3x3,level=medium..expert,n=40',
    { spec: '3x3', order: { level: 'medium', upToLevel: 'expert' }, number: 40 },
  ],
  ['4^3,with=killer', { spec: '4^3', order: { with: [{ kind: 'killer' }] }, number: 1 }],
  [' 3X3 , Level = Beyond Logic ', { spec: '3x3', order: { level: 'beyond logic' }, number: 1 }],
  [
    '3x3,using=hidden-single+full-house',
    { spec: '3x3', order: { using: ['full-house', 'hidden-single'] }, number: 1 },
  ],
  [
    '{"base":"3x3","houses":[]},clues=30',
    { spec: '{"base":"3x3","houses":[]}', order: { clues: 30 }, number: 1 },
  ],
])('%s', (text, { spec, order, number }) => {
  expect(parseOrder(text)).toEqual({ ok: true, value: { spec: specOf(spec), order, number } });
});

test.each([
  ['3x3,colour=red', 'text-syntax', 'order-option'],
  ['3x3,level', 'text-syntax', 'order-value'],
  ['3x3,level=easy..', 'text-syntax', 'order-value'],
  ['3x3,level=easy..hard..expert', 'text-syntax', 'order-value'],
  ['3x3,minimal=yes', 'text-syntax', 'order-value'],
  ['3x3,using=guessing', 'text-syntax', 'order-value'],
  ['3x3,n=0', 'text-syntax', 'order-value'],
  ['3x3,', 'text-syntax', 'order-option'],
  ['3x3,moved', 'text-syntax', 'order-value'],
  ['3x3,region=banana', 'order-unfit', 'region-form'],
  ['3x3,n=2,n=3', 'order-unfit', 'option-twice'],
  ['3x3,level=easy,level=hard', 'order-unfit', 'option-twice'],
  ['3x3,clues=30,blanks=51', 'order-unfit', 'clues-and-blanks'],
  ['9^5,blanks=3', 'shape-impossible', 'block-too-small'],
])('%s is refused', (text, code, detail) => {
  expect(parseOrder(text)).toMatchObject({ ok: false, problem: { code, detail } });
});

describe('orders that contradict themselves or ask for what is not there are refused', () => {
  test.each([
    ['3x3,level=gentle,technique=x-wing', 'technique-of-level'],
    ['3x3,level=beyond-logic,logic-only', 'trial-and-logic'],
    ['3x3,technique=search,logic-only', 'trial-and-logic'],
    ['3x3,level=hard..easy', 'levels-fall'],
    ['3x3,technique=x-wing,using=naked-single', 'technique-unused'],
    ['3x3,level=hard,using=naked-single', 'using-too-easy'],
    ['4^3,level=medium', 'level-absent'],
    ['4^3,level=expert..extreme', 'level-absent'],
    ['4^3,level=medium..extreme,blanks=51', 'level-too-short'],
    ['4^3,technique=naked-pair', 'technique-absent'],
    ['2x2x2x2,level=gentle', 'large-board'],
    ['4x3x2x1,minimal', 'large-board'],
    ['3x3,technique=pigeonhole', 'technique-absent'],
    ['3x3,technique=house-sum', 'technique-absent'],
    ['9^3,technique=nested-trial', 'technique-small'],
    ['3x2,technique=hidden-triple', 'technique-absent'],
    ['9^3,level=easy,blanks=7', 'level-too-short'],
    ['3x3,region=r10', 'region-past'],
    ['9^3,region=z8..12', 'region-past'],
    ['3x3,region=r0..2', 'region-past'],
    ['3x3,region=r3..2', 'region-empty'],
    ['3x3,region=r1,blanks=10', 'region-small'],
    ['3x3,region=r1,minimal', 'region-minimal'],
    ['3x3,blanks=82', 'too-many-clues'],
  ])('%s', (text, detail) => {
    const { spec, order } = expectOk(parseOrder(text));
    const shape = expectOk(parseShape(makeSpec(spec)));
    expect(checkOrder(shape, order)).toMatchObject({ ok: false, problem: { code: 'order-unfit', detail } });
  });
  test.each([
    '3x3,level=hard,technique=x-wing',
    '3x3,technique=hidden-quad',
    '4x4,technique=pigeonhole',
    '3x3,technique=house-sum,with=killer',
    '3x3,level=easy..beyond-logic,logic-only',
    '4^3,level=easy..hard',
  ])('but not %s', text => {
    const { spec, order } = expectOk(parseOrder(text));
    expect(checkOrder(expectOk(parseShape(makeSpec(spec))), order)).toBeUndefined();
  });
});

test('of several puzzles the levels rise, each as often as another', () => {
  const { order, number } = expectOk(parseOrder('3x3,level=medium..expert,n=6'));
  const wanted = Array.from({ length: number }, (_, i) => orderAt(order, i, number));
  expect(wanted.map(({ level }) => level)).toEqual(['medium', 'medium', 'hard', 'hard', 'expert', 'expert']);
  expect(wanted.every(each => each.upToLevel === undefined)).toBe(true);
});

test('a region is all cells within its ranges', () => {
  const cells = (spec: string, region: string) => expectOk(parseRegion(expectOk(parseShape(spec)), region));
  expect(cells('3x3', 'r1..2c4')).toEqual([3, 12]);
  expect(cells('3x3', 'r1 + c1')).toHaveLength(17);
  expect(cells('9^3', 'z5')).toEqual(Array.from({ length: 81 }, (_, i) => 4 * 81 + i));
  expect(cells('9^3', 'x1..3y1..3z1..3')).toHaveLength(27);
});
