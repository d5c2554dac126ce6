import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { keepsRule } from '../shape/keepsRule.js';
import { isSymmetry, turnedSymbols } from '../shape/symmetry.js';
import { shapeNamed } from '../solve/puzzles.testkit.js';
import { english } from '../words/en/index.js';
import { englishReference } from '../words/en/reference.js';
import { findSymmetries } from './findSymmetries.js';
import { StabiliserChain } from './stabiliserChain.js';
import { anySymmetry, disguised, kindSpecs } from './symmetries.testkit.js';

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));
const find = async (spec: string) => expectOk(await findSymmetries(shapeNamed(spec)));

/** Layers within bands of this width, and the bands. */
const bands = (symbols: number, width: number): bigint =>
  factorial(width) ** BigInt(symbols / width) * factorial(symbols / width);

test.each([
  { spec: '3x3', motions: 3_359_232n, why: 'known' },
  { spec: '2x2', motions: 128n, why: 'known' },
  { spec: '3x2', motions: 3456n, why: 'known' },
  { spec: '4x4', motions: 2n * bands(16, 4) ** 2n, why: 'two axes alike' },
  { spec: '9^3', motions: 6n * bands(9, 3) ** 3n, why: 'three axes alike' },
  {
    spec: '2x2x1x1',
    motions: 4n * bands(4, 2) ** 2n * factorial(4) ** 2n,
    why: 'two axes and two axes alike',
  },
  { spec: '2x2x2', motions: 6n * bands(8, 2) ** 3n, why: 'three axes alike' },
  {
    spec: '3x3x1',
    motions: 2n * bands(9, 3) ** 2n * factorial(9),
    why: 'two axes alike, and one without bands',
  },
  { spec: '3x2x1', motions: bands(6, 3) * bands(6, 2) * factorial(6), why: 'three axes, all different' },
  { spec: 'latin:4^2', motions: 2n * factorial(4) ** 2n, why: 'rows, columns and their exchange' },
  { spec: 'latin:9^2', motions: 2n * factorial(9) ** 2n, why: 'rows, columns and their exchange' },
  { spec: 'latin:5^3', motions: 6n * factorial(5) ** 3n, why: 'three axes' },
  { spec: 'latin:2^3', motions: 48n, why: 'the cube' },
  { spec: 'plane:2^3', motions: 48n, why: 'the cube' },
  { spec: 'plane:2^4', motions: 384n, why: 'the tesseract' },
  { spec: 'plane:3^3', motions: 6n * 6n ** 3n, why: 'three axes' },
  { spec: 'iso:2', motions: 48n, why: 'faces are boxes, so that it may be mirrored, too' },
  { spec: 'iso:4', motions: 3n * bands(4, 2) ** 3n, why: 'three directions, which turn' },
  {
    spec: 'faces:4',
    motions: 6n * factorial(4) ** 3n * 2n ** 3n,
    why: 'three directions, and opposite faces',
  },
])('$spec has $motions motions: $why', async ({ spec, motions }) => {
  const found = await find(spec);
  expect(found.motions).toBe(motions);
  expect(found).toMatchObject({ renamings: 'all', order: motions * factorial(shapeNamed(spec).symbols) });
  expect(found.cellOrbits.length).toBe(1);
});

test.runIf(campaign(0, 1))('of 331,776 cells and four different axes, all motions are found', async () => {
  const motions = bands(24, 4) * bands(24, 3) * bands(24, 2) * factorial(24);
  expect((await find('4x3x2x1')).motions).toBe(motions);
});

test.each(['2x2', '3x3', '3x2', '4^3', '2x2x1', 'latin:4^3', 'plane:3^3', 'iso:4', 'faces:4'])(
  'refinement finds as many in the houses of %s as its family says, and a chain agrees',
  async spec => {
    const [known, looked] = [await find(spec), await find(disguised(spec))];
    expect(looked.motions).toBe(known.motions);
    const chain = new StabiliserChain(shapeNamed(spec).cellCount);
    for (const { cells } of looked.generators) chain.add(cells());
    expect(chain.order).toBe(known.motions);
    for (const { cells } of known.generators) expect(chain.has(cells())).toBe(true);
    const random = createRandom(spec);
    for (let i = 0; i < 5; i++)
      expect(chain.has((await anySymmetry(shapeNamed(spec), random)).cells)).toBe(true);
  },
);

test('houses that lie alike are one orbit', async () => {
  expect((await find('3x3')).houseOrbits.map(orbit => orbit.length)).toEqual([18, 9]);
  expect((await find('9^3')).houseOrbits.map(orbit => orbit.length)).toEqual([243, 243]);
  expect((await find('3x2x1')).houseOrbits.map(orbit => orbit.length)).toEqual([36, 36, 36, 36]);
});

test('Sudoku X tells the middle, the diagonals and the rest apart', async () => {
  const diagonals = [0, 1].map(i => Array.from({ length: 9 }, (_, k) => 9 * k + (i ? 8 - k : k)));
  const { motions, cellOrbits } = await find(JSON.stringify({ base: '3x3', houses: diagonals }));
  expect(motions).toBe(96n);
  expect(cellOrbits.find(orbit => orbit.includes(40))).toEqual([40]);
  expect(cellOrbits.find(orbit => orbit.includes(0))?.includes(8)).toBe(true);
});

describe.each(kindSpecs)('$kind', ({ spec }) => {
  test('every generator keeps the rule', async () => {
    const shape = shapeNamed(spec);
    const { generators, motions, renamings, order } = await find(spec);
    const symbols = Uint8Array.from({ length: shape.symbols + 1 }, (_, symbol) => symbol);
    for (const { cells } of generators) expect(isSymmetry(shape, { cells: cells(), symbols })).toBe(true);
    expect(renamings === 'all').toBe(shape.interchangeable);
    expect(order / motions).toBe({ all: 24n, turned: 2n, none: 1n }[renamings]);
  });
});

test('a thermometer may be read from its other end, when symbols are turned round', async () => {
  const thermo = JSON.stringify({ base: '3x3', constraints: [{ kind: 'thermo', cells: [0, 1, 2] }] });
  const killer = JSON.stringify({ base: '3x3', constraints: [{ kind: 'killer', cells: [0, 1], sum: 5 }] });
  expect((await find(thermo)).renamings).toBe('turned');
  expect(
    keepsRule(
      shapeNamed(thermo),
      Int32Array.from({ length: 81 }, (_, i) => i),
      turnedSymbols(shapeNamed(thermo)),
    ),
  ).toBe(false);
  expect((await find(killer)).renamings).toBe('none');
});

test('motions have sentences, in every kind of shape', async () => {
  const sentences = async (spec: string) =>
    (await find(spec)).generators.map(({ name }) => englishReference.motion(shapeNamed(spec), name));
  expect(await sentences('3x2')).toContain('Exchange columns 1 to 3 with columns 4 to 6.');
  expect(await sentences('2x2')).toContain('Exchange rows and columns.');
  expect(await sentences('9^3')).toContain('Exchange the axes y and z.');
  expect(await sentences('iso:4')).toContain('Exchange the strips x1 and x2 with the strips x3 and x4.');
  expect(await sentences('faces:4')).toContain('Exchange the top and bottom faces.');
  expect(await sentences('faces:4')).toContain('Exchange the directions x and y.');
  expect(await sentences('iso:4')).toContain(
    'Turn the surface, so that each direction takes the place of the next.',
  );
  for (const sentence of await sentences(disguised('2x2')))
    expect(sentence).toMatch(/^Move .*: \(r\dc\d, .*\)\.$|more\.$/);
});

test('what is cut short says so', async () => {
  const cut = await findSymmetries(shapeNamed(disguised('latin:4^3')), { nodes: 3 });
  expect(cut.ok ? '' : english.problem(cut.problem)).toBe(
    'The symmetries were not all found. As many guesses as allowed were made.',
  );
});
