import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { createRandom, type Random } from '../base/random.js';
import { expectOk } from '../base/result.js';
import type { Grid } from '../board/grid.js';
import { emptyPuzzle } from '../board/puzzle.js';
import { isSymmetry, moveSymbols } from '../shape/symmetry.js';
import { askOracle, parseLine } from '../solve/oracle.testkit.js';
import { puzzleOf, puzzleWith, shapeNamed, smallKinds, someSolution } from '../solve/puzzles.testkit.js';
import { english } from '../words/en/index.js';
import { canonise, findSymmetryBetween } from './canonise.js';
import { findSymmetries } from './findSymmetries.js';
import { anyFilling, anySymmetry, disguised, kindSpecs, moveGrid } from './symmetries.testkit.js';

const textOf = ({ symbols }: Grid): string => Array.from(symbols).join(' ');
const formOf = async (grid: Grid) => expectOk(await canonise(grid));

/** What is true of any grid, and of what a symmetry makes of it. */
async function expectCanonical(grid: Grid, random: Random): Promise<void> {
  const { shape } = grid;
  const form = await formOf(grid);
  expect(isSymmetry(shape, form.symmetry)).toBe(true);
  expect(textOf(moveGrid(grid, form.symmetry))).toBe(textOf(form.grid));
  const moved = await formOf(moveGrid(grid, await anySymmetry(shape, random)));
  expect(textOf(moved.grid)).toBe(textOf(form.grid));
  expect(moved.automorphisms).toBe(form.automorphisms);
}

const specs = [
  ...smallKinds.map(({ spec }) => spec),
  ...['9^3', '2x2x2', 'latin:9^2', 'iso:6', '4x3', '2x2x1x1'],
  ...['2x2', '3x2', '4^3', 'iso:4', 'faces:4'].map(disguised),
  ...kindSpecs.map(({ spec }) => spec),
];

test('symmetries do not change the canonical form, nor how many leave it as it is', async () => {
  const random = createRandom('forms');
  for (let i = 0; i < campaign(100, 10_000); i++)
    await expectCanonical(anyFilling(specs[i % specs.length], random), random);
});

test('nor do they change those of full grids, which are all regularity', async () => {
  const random = createRandom('grids');
  for (let i = 0; i < campaign(12, 1000); i++) {
    const spec = ['3x3', '3x2', '4^3', 'plane:3^3', 'latin:4^3', 'iso:4'][i % 6];
    const shape = shapeNamed(spec);
    await expectCanonical({ shape, symbols: someSolution(shape, random) }, random);
  }
});

/** All full grids that go on from these clues. */
const gridsOf = (spec: string, clues = ''): Uint8Array[] => {
  const { cellCount } = shapeNamed(spec);
  return askOracle(puzzleOf(spec, clues.padEnd(cellCount, '.')), 100_000).map(parseLine);
};

describe('classes of grids are as many as is known', () => {
  test('2 of 2x2, over all 288 grids, and their sizes by the automorphisms', async () => {
    const { order } = expectOk(await findSymmetries(shapeNamed('2x2')));
    const sizes = new Map<string, bigint>();
    const grids = gridsOf('2x2');
    for (const symbols of grids) {
      const { grid, automorphisms } = await formOf({ shape: shapeNamed('2x2'), symbols });
      sizes.set(textOf(grid), order / automorphisms);
    }
    expect([...sizes.values()].sort()).toEqual([192n, 96n]);
    expect(grids.length).toBe(288);
  });

  test('49 of 3x2, over those with the first house fixed; a sample meets some of them', async () => {
    const shape = shapeNamed('3x2');
    const { order } = expectOk(await findSymmetries(shape));
    const sizes = new Map<string, bigint>();
    const number = campaign(1408, 39_168);
    // For the sample the second row is fixed, too.
    const grids = gridsOf('3x2', number === 1408 ? '123456456123' : '123456');
    expect(grids.length).toBe(number);
    for (const symbols of grids) {
      const { grid, automorphisms } = await formOf({ shape, symbols });
      sizes.set(textOf(grid), order / automorphisms);
    }
    const all = [...sizes.values()].reduce((sum, size) => sum + size, 0n);
    if (number === 1408) expect(sizes.size).toBe(24);
    else expect([sizes.size, all]).toEqual([49, 28_200_960n]);
  });
});

test('puzzles that are known to differ have different forms', async () => {
  // Two grids of 2x2 of either class, the most symmetric 9×9, and others with a clue more or elsewhere.
  const pairs = [
    ['2x2', '1234341221434321', '1234341223414123'],
    ['2x2', '1...............', '12..............'],
    ['2x2', '12..............', '1.2.............'],
    ['2x2', '1.....1.........', '1.....2.........'],
    ['4^3', '12'.padEnd(64, '.'), '1.2'.padEnd(64, '.')],
  ];
  for (const [spec, one, other] of pairs) {
    expect(expectOk(await findSymmetryBetween(puzzleOf(spec, one), puzzleOf(spec, other)))).toBe(undefined);
  }
});

test('what takes one to the other is a symmetry', async () => {
  const random = createRandom('between');
  for (const spec of ['3x3', '9^3', disguised('2x2'), kindSpecs[0].spec]) {
    const one = anyFilling(spec, random);
    const other = moveGrid(one, await anySymmetry(one.shape, random));
    const symmetry = expectOk(await findSymmetryBetween(one, other));
    if (!symmetry) throw new Error(`nothing found in ${spec}`);
    expect(isSymmetry(one.shape, symmetry)).toBe(true);
    expect(moveSymbols(symmetry, one.symbols)).toEqual(other.symbols);
  }
  expect(
    expectOk(await findSymmetryBetween(emptyPuzzle(shapeNamed('2x2')), emptyPuzzle(shapeNamed('3x3')))),
  ).toBe(undefined);
});

test('an empty board has all symmetries of its shape', async () => {
  for (const spec of ['3x3', '9^3', 'iso:4', 'faces:4', 'plane:3^3', disguised('3x2'), kindSpecs[3].spec]) {
    const shape = shapeNamed(spec);
    const { order } = expectOk(await findSymmetries(shape));
    expect((await formOf(emptyPuzzle(shape))).automorphisms).toBe(order);
  }
});

test('the most symmetric 9×9 grid has 648 automorphisms', async () => {
  const grid = '123456789456789123789123456231564897564897231897231564312645978645978312978312645';
  expect((await formOf(puzzleOf('3x3', grid))).automorphisms).toBe(648n);
});

test('forms stay what they are, from one version to the next', async () => {
  const form = await formOf(
    puzzleOf('3x3', '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'),
  );
  expect(textOf(form.grid).replaceAll(' ', '')).toMatchInlineSnapshot(
    `"000120030435607000000080000000030460219000703000000020004006007002009005380205106"`,
  );
});

test('symbols are not renamed where sums or orders tell them apart', async () => {
  const shape = shapeNamed(
    JSON.stringify({ base: '2x2', constraints: [{ kind: 'killer', cells: [0, 1], sum: 4 }] }),
  );
  const withClue = (cell: number, symbol: number): Grid =>
    puzzleWith(shape, new Uint8Array(16).fill(symbol, cell, cell + 1));
  const same = async (one: Grid, other: Grid) =>
    expectOk(await findSymmetryBetween(one, other)) !== undefined;
  expect(await same(withClue(15, 1), withClue(15, 2))).toBe(false);
  expect(await same(withClue(15, 1), withClue(14, 1))).toBe(true);
  // The cage lies in the first two columns of the first row.
  expect(await same(withClue(12, 1), withClue(15, 1))).toBe(false);
});

test('what is cut short says so', async () => {
  const cut = await canonise(emptyPuzzle(shapeNamed('3x3')), { nodes: 20 });
  expect(cut.ok ? '' : english.problem(cut.problem)).toBe(
    'The canonical form was not found. As many guesses as allowed were made.',
  );
});

test('several may be looked for at the same time', async () => {
  const random = createRandom('together');
  const grids = Array.from({ length: 6 }, () => anyFilling('latin:9^2', random));
  const together = await Promise.all(grids.map(formOf));
  for (const [i, grid] of grids.entries()) expect(await formOf(grid)).toEqual(together[i]);
});
