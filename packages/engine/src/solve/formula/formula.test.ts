import { describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../../base/random.js';
import { combinations } from '../../shape/combinations.js';
import { type Relation, relation, type Sum } from '../../shape/constraint.js';
import type { Shape } from '../../shape/shape.js';
import { shapeNamed, smallKinds } from '../puzzles.testkit.js';
import { Clauses } from './clauses.js';
import { encodePosition, encodeShape, measureShape } from './formula.js';
import { canBeMet, propagateUnits, splitClauses } from './formula.testkit.js';
import { writeRelation } from './relations.js';
import { writeSum } from './sums.js';
import { listLiveOptions, Variables } from './variables.js';

const span = (length: number): number[] => Array.from({ length }, (_, i) => i);
const ruled = (base: string, constraints: readonly object[]): Shape =>
  shapeNamed(`custom:${JSON.stringify({ base, constraints })}`);

/** Every filling of some cells, as symbols from 0. */
function* fillings(cells: number, symbols: number): Generator<number[]> {
  for (let number = 0; number < symbols ** cells; number++)
    yield span(cells).map(i => Math.floor(number / symbols ** i) % symbols);
}

/** What is said of cells by a filling of them: each option holds or not. */
const saidBy = (cells: readonly number[], filling: readonly number[], symbols: number): number[] =>
  cells.flatMap((cell, i) => span(symbols).map(v => (v === filling[i] ? 1 : -1) * (cell * symbols + v + 1)));

const clausesOfSum = (sum: Sum, variables: Variables): number[][] => {
  const clauses = new Clauses(0, Number.POSITIVE_INFINITY);
  for (const _ of writeSum(sum, variables, clauses));
  return splitClauses(clauses.take());
};

describe('sums', () => {
  const valueOf = ({ weights }: Sum, filling: readonly number[]): number =>
    filling.reduce((total, v, i) => total + weights[i] * (v + 1), 0);

  const someSum = (cellCount: number, random: Random): Sum => {
    const cells = [...random.permutation(cellCount)].slice(0, 1 + random.below(5));
    const weights = cells.map(() => [1, 1, 1, -1, 2, -3, 10][random.below(7)]);
    const middle = cells.reduce((total, _, i) => total + weights[i] * (1 + random.below(4)), 0);
    const bounds = random.below(2) * random.below(6);
    return { type: 'sum', cells, weights, least: middle - bounds, most: middle + random.below(1 + bounds) };
  };

  test('hold for the right fillings, whose cells decide all variables', () => {
    const shape = shapeNamed('latin:4^2');
    for (let seed = 0; seed < 80; seed++) {
      const sum = someSum(shape.cellCount, createRandom(`sum ${seed}`));
      const variables = new Variables(shape);
      const clauses = clausesOfSum(sum, variables);
      for (const filling of fillings(sum.cells.length, 4)) {
        const value = valueOf(sum, filling);
        const held = propagateUnits(clauses, saidBy(sum.cells, filling, 4));
        expect(held !== undefined, `seed ${seed}: ${filling}`).toBe(value >= sum.least && value <= sum.most);
        if (held) expect(held.size).toBe(4 * sum.cells.length + variables.count - variables.optionCount);
      }
    }
  });

  test('take cells that are decided, and dead options, for what they are', () => {
    const shape = shapeNamed('latin:4^2');
    for (let seed = 0; seed < 80; seed++) {
      const random = createRandom(`position ${seed}`);
      const sum = someSum(shape.cellCount, random);
      const live = Int32Array.from(span(64).filter(option => option % 4 === 0 || random.below(3) > 0));
      const options = listLiveOptions({ shape, live });
      const clauses = clausesOfSum(sum, new Variables(shape, options));
      for (const filling of fillings(sum.cells.length, 4)) {
        const chosen = sum.cells.map((cell, i) => 4 * cell + filling[i]);
        if (!chosen.every(option => live.includes(option))) continue;
        const own = sum.cells.flatMap(cell => span(4).map(v => 4 * cell + v));
        const said = own.flatMap(option => {
          const variable = options.variableOf[option];
          return variable === 0 ? [] : [chosen.includes(option) ? variable : -variable];
        });
        const value = valueOf(sum, filling);
        expect(canBeMet(clauses, said), `seed ${seed}`).toBe(value >= sum.least && value <= sum.most);
      }
    }
  });

  test.each([
    ['one value', 20_000, 20_000],
    ['bounds', 20_000, 24_000],
  ])('too long to be written layer by layer are written by remainders: %s', (_, least, most) => {
    const shape = shapeNamed('latin:2^4');
    const cells = span(14);
    const sum: Sum = { type: 'sum', cells, weights: cells.map(i => 2 ** i), least, most };
    const clauses = clausesOfSum(sum, new Variables(shape));
    expect(clauses.length).toBeLessThan(10_000);
    const random = createRandom('remainders');
    // All ones add up to 2^14 - 1, and every cell may add its weight once more.
    const ones = 2 ** 14 - 1;
    for (const value of [least - 1, least, most, most + 1, ones + random.below(ones)]) {
      const filling = cells.map(i => ((value - ones) >> i) & 1);
      expect(valueOf(sum, filling)).toBe(value);
      expect(canBeMet(clauses, saidBy(cells, filling, 2))).toBe(value >= least && value <= most);
    }
  });

  test.each([
    [2, 10, 0, 90],
    [3, 15, 0, 268],
    [9, 45, 150, 4660],
  ])(
    'a cage of %d cells of a 9×9 that adds up to %d costs %d variables and %d clauses',
    (size, total, ...cost) => {
      const variables = new Variables(shapeNamed('3x3'));
      const cells = span(size);
      const sum: Sum = { type: 'sum', cells, weights: cells.map(() => 1), least: total, most: total };
      const clauses = clausesOfSum(sum, variables);
      expect([variables.count - 729, clauses.length]).toEqual(cost);
    },
  );

  test('unit propagation strikes out from both ends', () => {
    const clauses = clausesOfSum(
      { type: 'sum', cells: [0, 1, 2, 3], weights: [1, 1, 1, 1], least: 20, most: 20 },
      new Variables(shapeNamed('3x3')),
    );
    // 1 in the first cell and 2 in the last leave 17 for the two between: 8 and 9.
    const held = propagateUnits(clauses, [...saidBy([0], [0], 9), ...saidBy([3], [1], 9)]);
    expect(span(9).map(v => held?.has(-(9 + v + 1)))).toEqual([...Array(7).fill(true), false, false]);
    expect(span(9).map(v => held?.has(-(18 + v + 1)))).toEqual([...Array(7).fill(true), false, false]);
  });
});

describe('relations', () => {
  const someRelation = (seed: number): Relation => {
    const random = createRandom(`relation ${seed}`);
    const size = (1 + (seed % 3)) as 1 | 2 | 3;
    const share = 1 + random.below(9);
    const allowed = combinations(4, size, `random ${seed}`, () => random.below(10) < share);
    return relation([...random.permutation(16)].slice(0, size), allowed);
  };
  const clausesOf = (stated: Relation): number[][] => {
    const clauses = new Clauses(0, Number.POSITIVE_INFINITY);
    writeRelation(stated, new Variables(shapeNamed('latin:4^2')), clauses);
    return splitClauses(clauses.take());
  };

  test('hold for the combinations allowed', () => {
    for (let seed = 0; seed < 300; seed++) {
      const stated = someRelation(seed);
      const clauses = clausesOf(stated);
      for (const filling of fillings(stated.cells.length, 4)) {
        const index = filling.reduceRight((at, v) => 4 * at + v, 0);
        const isMet = propagateUnits(clauses, saidBy(stated.cells, filling, 4)) !== undefined;
        expect(isMet, `seed ${seed}`).toBe(stated.allowed.table[index] === 1);
      }
    }
  });

  test('of two cells lose a symbol with the last one that goes with it', () => {
    for (let seed = 1; seed < 300; seed += 3) {
      const stated = someRelation(seed);
      const clauses = clausesOf(stated);
      for (const [own, other] of [
        [0, 1],
        [1, 0],
      ]) {
        for (const v of span(4)) {
          const goes = span(4).filter(u => stated.allowed.table[own === 0 ? v + 4 * u : u + 4 * v] === 1);
          const held = propagateUnits(
            clauses,
            goes.map(u => -(4 * stated.cells[other] + u + 1)),
          );
          expect(held === undefined || held.has(-(4 * stated.cells[own] + v + 1))).toBe(true);
        }
      }
    }
  });
});

describe('the formula of a shape', () => {
  const rules = [
    ruled('2x2', [{ kind: 'killer', cells: [0, 6, 9], sum: 7 }, { kind: 'windoku' }]),
    ruled('3x2', [{ kind: 'anti-knight' }, { kind: 'little-killer', cells: [0, 7, 14, 21, 28], sum: 20 }]),
    ruled('2x2x1', [{ kind: 'anti-king' }, { kind: 'between', cells: [0, 21, 42, 63] }]),
    ruled('latin:4^2', [
      { kind: 'odd', cells: [0] },
      { kind: 'arrow', circle: [0, 5], cells: [2, 7, 8, 13] },
    ]),
  ];
  const shapes = [...smallKinds.map(({ spec }) => shapeNamed(spec)), ...rules];

  /** A part is good until the next one comes. */
  const partsOf = (shape: Shape): number[][] => Array.from(encodeShape(shape), part => [...part]);

  test('has the size that is told, in parts that are small', () => {
    for (const shape of shapes) {
      const parts = partsOf(shape);
      const flat = parts.flat();
      expect(splitClauses(flat)).toHaveLength(measureShape(shape).clauses);
      expect(Math.max(...flat)).toBeLessThanOrEqual(measureShape(shape).variables);
      expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(10_000);
    }
  });

  test('is that of the position in which everything is open', () => {
    for (const shape of shapes) {
      const live = Int32Array.from(span(shape.cellCount * shape.symbols));
      const { clauses, variableCount, optionCount } = encodePosition({ shape, live });
      expect([...clauses].join(' ')).toBe(partsOf(shape).flat().join(' '));
      expect([variableCount, optionCount]).toEqual([measureShape(shape).variables, live.length]);
    }
  });

  test('has no clause twice where cells must differ', () => {
    const overlapping = ruled('2x2x1', [
      { kind: 'anti-king' },
      { kind: 'anti-knight' },
      { kind: 'region', cells: [0, 5, 21] },
    ]);
    for (const shape of [...smallKinds.map(({ spec }) => shapeNamed(spec)), overlapping]) {
      const texts = splitClauses(partsOf(shape).flat()).map(clause => clause.sort((a, b) => a - b).join(' '));
      expect(new Set(texts).size, shape.name).toBe(texts.length);
    }
  });

  test('a position without a symbol for some cell cannot be met', () => {
    const shape = shapeNamed('2x2');
    const { clauses } = encodePosition({ shape, live: Int32Array.from(span(60)) });
    expect(splitClauses(clauses)).toContainEqual([]);
  });
});
