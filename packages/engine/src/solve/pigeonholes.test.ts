import { expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import { allCandidates, type Candidates, listCandidates, removeCandidate } from '../board/candidates.js';
import { cellsOf } from '../shape/shape.js';
import { applyPigeonholes, findPigeonholes } from './pigeonholes.js';
import { shapeNamed } from './puzzles.testkit.js';

/** A square whose first house has these candidates. */
function houseOf(symbolsOf: readonly (readonly number[])[]): Candidates {
  const candidates = allCandidates(shapeNamed(`latin:${symbolsOf.length}^2`));
  for (const [i, cell] of [...cellsOf(candidates.shape, 0)].entries())
    for (let symbol = 1; symbol <= symbolsOf.length; symbol++)
      if (!symbolsOf[i].includes(symbol)) removeCandidate(candidates, cell, symbol);
  return candidates;
}

const removalsIn = (candidates: Candidates): string[] | undefined =>
  findPigeonholes(candidates, 0)
    ?.map(({ cell, symbol }) => `${symbol} from ${cellsOf(candidates.shape, 0).indexOf(cell)}`)
    .sort();

/** The definition itself: walks every set of cells; where n cells have just n symbols, other cells lose those. */
function walkPowerSet(symbolsOf: readonly (readonly number[])[]): string[] | undefined {
  const removals = new Set<string>();
  for (let set = 1; set < 1 << symbolsOf.length; set++) {
    const inside = symbolsOf.filter((_, i) => (set >> i) & 1);
    const symbols = new Set(inside.flat());
    if (symbols.size < inside.length) return undefined;
    if (symbols.size > inside.length) continue;
    for (const [i, own] of symbolsOf.entries())
      if (!((set >> i) & 1))
        for (const symbol of own) if (symbols.has(symbol)) removals.add(`${symbol} from ${i}`);
  }
  return [...removals].sort();
}

test('all pigeonholes of random houses are found, as by walking the power set', () => {
  const random = createRandom('pigeonholes');
  const met = { none: 0, some: 0, impossible: 0 };
  for (let round = 0; round < 900; round++) {
    const n = 2 + random.below(8);
    const share = 25 + random.below(50);
    // Half the time a way to fill the house is hidden among the candidates.
    const hidden = round % 2 ? random.permutation(n) : new Int32Array(n).fill(-1);
    const symbolsOf = Array.from({ length: n }, (_, i) =>
      Array.from({ length: n }, (_, s) => s + 1).filter(
        s => s - 1 === hidden[i] || random.below(100) < share,
      ),
    );
    const expected = walkPowerSet(symbolsOf);
    expect(removalsIn(houseOf(symbolsOf))).toEqual(expected);
    met[expected === undefined ? 'impossible' : expected.length > 0 ? 'some' : 'none']++;
  }
  expect(Math.min(...Object.values(met))).toBeGreaterThan(90);
});

test.each([25, 64])('a house of %i cells has 2^%i sets, which nobody walks', n => {
  const triangle = Array.from({ length: n }, (_, i) => Array.from({ length: i + 1 }, (_, s) => s + 1));
  const candidates = houseOf(triangle);
  expect(applyPigeonholes(candidates, 0)).toBe((n * (n - 1)) / 2);
  expect([...cellsOf(candidates.shape, 0)].map(cell => listCandidates(candidates, cell))).toEqual(
    triangle.map((_, i) => [i + 1]),
  );
  expect(applyPigeonholes(candidates, 0)).toBe(0);
});

test('three cells for two symbols cannot be filled', () => {
  const candidates = houseOf([
    [1, 2],
    [1, 2],
    [1, 2],
    [1, 2, 3, 4],
  ]);
  expect(applyPigeonholes(candidates, 0)).toBe(-1);
});

test('a pair empties the other cells, and what it leaves is a pair too', () => {
  expect(
    removalsIn(
      houseOf([
        [1, 2],
        [1, 2],
        [1, 2, 3, 4],
        [2, 3, 4],
      ]),
    ),
  ).toEqual(['1 from 2', '2 from 2', '2 from 3']);
});
