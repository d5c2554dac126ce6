import { describe, expect, test } from 'vitest';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { blank } from '../board/symbols.js';
import { peersOf } from '../shape/peers.js';
import { type Cell, housesOf, type Shape } from '../shape/shape.js';
import { parseShape } from '../shape/shapes.js';
import { sentenceOf } from '../words/sentences.testkit.js';
import { generatePuzzle } from './generate.js';
import { dealPasses } from './passes.js';
import { sampleGroups, samplers } from './sample.js';
import { cutIntoStrata, hasStrata } from './strata.js';

const shapeNamed = (spec: string): Shape => expectOk(parseShape(spec));
const orderBy = (shape: Shape, sampler: 'uniform' | 'lhs', seed: number | string): Cell[] =>
  expectOk(sampleGroups(shape, sampler, createRandom(seed))).flat();

/** How often a house is met again by a later cell of the pass. */
function countConflicts(shape: Shape, pass: readonly Cell[]): number {
  const met = pass.flatMap(cell => [...housesOf(shape, cell)]);
  return met.length - new Set(met).size;
}

/** How many of the cells a cell of them sees, on average. */
function meanThreats(shape: Shape, cells: readonly Cell[]): number {
  const among = new Set(cells);
  const seen = cells.map(cell => peersOf(shape, cell).filter(peer => among.has(peer)).length);
  return seen.reduce((sum, count) => sum + count, 0) / cells.length;
}

test.each(samplers)('%s takes every cell once, and the seed decides in which order', sampler => {
  const groupsOf = (seed: number) => expectOk(sampleGroups(shapeNamed('9^3'), sampler, createRandom(seed)));
  const cells = groupsOf(1).flat();
  expect([new Set(cells).size, cells.length]).toEqual([729, 729]);
  expect(groupsOf(1).flat()).toEqual(cells);
  expect(groupsOf(2).flat()).not.toEqual(cells);
});

describe('Latin hypercube sampling', () => {
  const seeds = [0, 1, 2, 3, 4];

  test.each([
    ['9^3', '3x3x3', 27],
    ['4^3', '2x2x2', 8],
    ['9^4', '3x3x3x3', 81],
    ['3x3', '3x3', 9],
    ['3x2', '3x2', 6],
    ['2x2x2', '2x2x2', 64],
    ['3x2x1', '3x2x1', 36],
    ['4x1', '2x2', 4],
    ['latin:4^3', '2x2x2', 8],
    ['plane:3^3', '1x3x3', 3],
    ['plane:2^4', '1x2x2x2', 2],
  ])('%s: every pass takes one cell of each %s block, no two in a common house', (spec, block, count) => {
    const shape = shapeNamed(spec);
    const strata = expectOk(cutIntoStrata(shape));
    expect([strata.block.join('x'), strata.count]).toEqual([block, count]);
    for (const seed of seeds) {
      const passes = expectOk(dealPasses(shape, createRandom(seed)));
      expect(passes.length).toBe(strata.size);
      expect(new Set(passes.flat()).size).toBe(shape.cellCount);
      for (const pass of passes) {
        expect([pass.length, new Set(pass.map(cell => strata.ofCell[cell])).size]).toEqual([count, count]);
        expect(countConflicts(shape, pass)).toBe(0);
      }
    }
  });

  test.each([
    ['latin:3^2', '2x2'],
    ['latin:3^3', '2x2x2'],
    ['latin:5^3', '2x2x2'],
    ['latin:7^3', '2x2x2'],
    ['latin:11^3', '3x3x3'],
  ])('%s: the last %s block of an axis is cut short, and sits out some passes', (spec, block) => {
    const shape = shapeNamed(spec);
    const strata = expectOk(cutIntoStrata(shape));
    expect(strata.block.join('x')).toBe(block);
    for (const seed of seeds) {
      const passes = expectOk(dealPasses(shape, createRandom(seed)));
      expect([new Set(passes.flat()).size, passes.flat().length]).toEqual([shape.cellCount, shape.cellCount]);
      for (const pass of passes) {
        expect(new Set(pass.map(cell => strata.ofCell[cell])).size).toBe(pass.length);
        expect(countConflicts(shape, pass)).toBe(0);
      }
    }
  });

  test.each([
    ['latin:5^2', '2x2'],
    ['latin:7^2', '2x2'],
    ['latin:12^2', '3x3'],
    ['latin:15^2', '3x3'],
  ])(
    '%s: a line is longer than there are passes over %s blocks, and meets none more often than it has to',
    (spec, block) => {
      const shape = shapeNamed(spec);
      const strata = expectOk(cutIntoStrata(shape));
      expect(strata.block.join('x')).toBe(block);
      const unavoidable = shape.houseCount * (shape.symbols - strata.size);
      for (const seed of seeds) {
        const passes = expectOk(dealPasses(shape, createRandom(seed)));
        expect(passes.length).toBe(strata.size);
        expect([new Set(passes.flat()).size, passes.flat().length]).toEqual([
          shape.cellCount,
          shape.cellCount,
        ]);
        for (const pass of passes)
          expect(new Set(pass.map(cell => strata.ofCell[cell])).size).toBe(pass.length);
        expect(passes.reduce((sum, pass) => sum + countConflicts(shape, pass), 0)).toBe(unavoidable);
      }
    },
  );

  test('a board of 15,625 cells is dealt without a conflict too', () => {
    const shape = shapeNamed('25^3');
    const passes = expectOk(dealPasses(shape, createRandom(1)));
    expect(passes.map(pass => pass.length)).toEqual(Array(125).fill(125));
    expect(passes.map(pass => countConflicts(shape, pass))).toEqual(Array(125).fill(0));
  });

  test.each(['3x3', '4^3'])(
    '%s: all cells that do not threaten each other meet in a pass about as often',
    spec => {
      const shape = shapeNamed(spec);
      const { ofCell, size } = expectOk(cutIntoStrata(shape));
      const deals = 1000;
      const met = new Int32Array(shape.cellCount);
      for (let seed = 0; seed < deals; seed++) {
        const pass = expectOk(dealPasses(shape, createRandom(seed))).find(cells => cells.includes(0));
        for (const cell of pass ?? []) met[cell]++;
      }
      const peers = new Set(peersOf(shape, 0));
      for (let cell = 1; cell < shape.cellCount; cell++) {
        if (peers.has(cell) || ofCell[cell] === ofCell[0]) expect(met[cell]).toBe(0);
        else expect(met[cell]).toBeGreaterThan((deals / size) * 0.7);
        expect(met[cell]).toBeLessThan((deals / size) * 2);
      }
    },
  );

  test('of 500 blanks in 9^3 it keeps other clues than uniform removal does', async () => {
    const made = async (sampler: 'uniform' | 'lhs') =>
      expectOk(await generatePuzzle(shapeNamed('9^3'), 3, { clues: 229, sampler })).puzzle.symbols;
    const [uniform, lhs] = [await made('uniform'), await made('lhs')];
    const cells = Array.from({ length: 729 }, (_, cell) => cell);
    const [byUniform, byLhs] = [uniform, lhs].map(symbols => cells.filter(cell => symbols[cell] !== blank));
    expect([byUniform.length, byLhs.length]).toEqual([229, 229]);
    // Two independent choices of 229 cells have about 72 in common.
    expect(byLhs.filter(cell => byUniform.includes(cell)).length).toBeLessThan(110);
  });

  test.each([
    ['9^3', 500],
    ['9^3', 640],
    ['3x3', 45],
    ['2x2x2', 300],
  ])('in %s a clue sees fewer clues after %i blanks than with uniform removal', (spec, blanks) => {
    const shape = shapeNamed(spec);
    const mean = (sampler: 'uniform' | 'lhs'): number => {
      const means = Array.from({ length: 60 }, (_, seed) =>
        meanThreats(shape, orderBy(shape, sampler, seed).slice(blanks)),
      );
      return means.reduce((sum, value) => sum + value, 0) / means.length;
    };
    expect(mean('lhs')).toBeLessThan(mean('uniform'));
  });

  test.each(['iso:4', 'faces:4', 'custom:{"base":"3x3","houses":[]}'])(
    '%s has no blocks, and says what to use instead',
    async spec => {
      const shape = shapeNamed(spec);
      const { family } = shape.spec;
      expect(hasStrata(shape.spec)).toBe(false);
      const made = await generatePuzzle(shape, 1, { sampler: 'lhs' });
      expect(made).toMatchObject({ ok: false, problem: { code: 'order-unfit' } });
      expect(sentenceOf(made)).toBe(
        `The sampler lhs takes its cells from the blocks of a straight grid, and ${family} shapes have none; use the sampler uniform.`,
      );
    },
  );
});
