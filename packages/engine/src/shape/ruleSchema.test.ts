/** The schema accepts what is read, and nothing else. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { kindNames } from './constraint.js';
import { kindOf } from './constraints/index.js';
import { examples } from './constraints/meanings.testkit.js';
import { readCustomRule } from './customRule.js';
import { makeRuleSchema } from './ruleSchema.js';

const accepts = new Ajv2020({ strict: true }).compile({
  $ref: '#/$defs/customRule',
  $defs: makeRuleSchema(),
});

function expectSame(rule: unknown, isGood: boolean): void {
  expect([rule, accepts(rule)]).toEqual([rule, isGood]);
  expect([rule, readCustomRule(rule).ok]).toEqual([rule, isGood]);
}

const house = { name: 'a', kind: 'box', cells: [0, 1] };
const grid = { symbols: 2, extents: [2, 2], houses: [house] };

describe('rules', () => {
  test.each<[unknown, boolean]>([
    [{ base: '3x3', houses: [] }, true],
    [{ base: '3x3', constraints: [] }, true],
    [{ title: 'A', base: '3x3', houses: [[0, 1], house], constraints: [] }, true],
    [grid, true],
    [{ ...grid, cells: [0, 1], constraints: [{ kind: 'anti-king', name: 'K' }] }, true],
    [[], false],
    [{}, false],
    [{ base: '3x3' }, false],
    [{ base: 3, houses: [] }, false],
    [{ ...grid, base: '3x3' }, false],
    [{ base: '3x3', cells: [0], houses: [] }, false],
    [{ symbols: 2, extents: [2, 2], constraints: [] }, false],
    [{ ...grid, extents: [] }, false],
    [{ ...grid, extents: [0] }, false],
    [{ ...grid, extents: Array(21).fill(1) }, false],
    [{ ...grid, symbols: '2' }, false],
    [{ ...grid, cells: [-1] }, false],
    [{ ...grid, houses: [{ ...house, kind: 'ring' }] }, false],
    [{ ...grid, houses: [{ ...house, name: 1 }] }, false],
    [{ ...grid, houses: [{}] }, false],
    [{ ...grid, title: 'x'.repeat(81) }, false],
    [{ ...grid, more: 1 }, false],
    [{ ...grid, constraints: {} }, false],
    [{ ...grid, constraints: [{}] }, false],
    [{ ...grid, constraints: ['anti-king'] }, false],
    [{ ...grid, constraints: [{ kind: 'ring' }] }, false],
    [{ ...grid, constraints: [{ kind: 'anti-king', name: 'x'.repeat(81) }] }, false],
  ])('%j', expectSame);
});

describe.each(kindNames)('%s', kind => {
  const good: Readonly<Record<string, unknown>> = { kind, ...examples[kind].square };
  const fields = Object.entries(kindOf(kind).fields);
  const ruleWith = (constraint: object): unknown => ({ base: '2x2', constraints: [constraint] });
  test('is accepted as it should be, and not with more', () => {
    expectSame(ruleWith(good), true);
    expectSame(ruleWith({ ...good, more: 1 }), false);
  });
  test.each(fields)('%s', (name, field) => {
    const { [name]: _, ...without } = good;
    expectSame(ruleWith(without), 'optional' in field);
    const values = [null, 'x', {}, true, false, -1, 0, 1, 2, 1.5, 2_000_000, [], [0], [0, 1], [2, 3, 4]];
    const lists = [[-1], [1, -1], [[1, 2]], [[]], ['x'], [1.5], [2_000_000], [0, 1, 2, 3]];
    let accepted = 0;
    for (const value of [...values, ...lists]) {
      const rule = ruleWith({ ...good, [name]: value });
      const isGood = readCustomRule(rule).ok;
      expectSame(rule, isGood);
      if (isGood) accepted++;
    }
    expect(accepted).toBeGreaterThan(0);
    expect(accepted).toBeLessThan(values.length + lists.length);
  });
});
