import { expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { createRandom, type Random } from '../base/random.js';
import { expectOk } from '../base/result.js';
import type { Grid } from '../board/grid.js';
import { carriesRule } from '../shape/keepsRule.js';
import type { Shape } from '../shape/shape.js';
import { moveSymbols } from '../shape/symmetry.js';
import { shapeNamed } from '../solve/puzzles.testkit.js';
import { findSymmetryBetween } from './canonise.js';
import { PuzzleClasses } from './puzzleClasses.js';
import { anyFilling, anySymmetry, kindSpecs } from './symmetries.testkit.js';

/** Rules with cells of their own, and constraints whose cells have an order or none. */
const rules = [
  { constraints: [{ kind: 'killer', cells: [0, 1, 6], sum: 7 }] },
  { constraints: [{ kind: 'thermo', cells: [0, 1, 6] }] },
  { constraints: [{ kind: 'arrow', circle: [0], cells: [1, 2] }] },
  { constraints: [{ kind: 'region', cells: [0, 6, 11] }] },
  { constraints: [{ kind: 'between', cells: [0, 1, 6] }] },
  { constraints: [] },
] as const;
const housesOf = ({ houses, symbols, houseCount }: Shape): number[][] =>
  Array.from({ length: houseCount }, (_, house) =>
    Array.from(houses.slice(house * symbols, (house + 1) * symbols)),
  );

/** A rule and the same after any rearrangement of its cells, which makes another grid of it. */
function rearrange(
  rule: (typeof rules)[number],
  random: Random,
): { from: Shape; to: Shape; motion: Int32Array } {
  const motion = random.permutation(16);
  const houses = housesOf(shapeNamed('2x2'));
  const place = (cells: readonly number[]): number[] => cells.map(cell => motion[cell]);
  const constraints = rule.constraints.map(constraint => ({
    ...constraint,
    cells: place(constraint.cells),
    ...('circle' in constraint && { circle: place(constraint.circle) }),
  }));
  const make = (rest: object): Shape => shapeNamed(JSON.stringify({ symbols: 4, extents: [4, 4], ...rest }));
  return {
    from: make({ houses, constraints: rule.constraints }),
    to: make({ houses: random.shuffle(houses.map((_, i) => i)).map(i => place(houses[i])), constraints }),
    motion,
  };
}

test('puzzles are the same when a motion takes one to the other with its rule', async () => {
  const random = createRandom('rules');
  for (let i = 0; i < campaign(12, 600); i++) {
    const { from, to, motion } = rearrange(rules[i % rules.length], random);
    const one: Grid = { shape: from, symbols: anyFilling('2x2', random).symbols };
    const symmetry = await anySymmetry(to, random);
    const symbols = Uint8Array.from({ length: 5 }, (_, symbol) => symbol);
    const other: Grid = {
      shape: to,
      symbols: moveSymbols(symmetry, moveSymbols({ cells: motion, symbols }, one.symbols)),
    };
    const found = expectOk(await findSymmetryBetween(one, other));
    if (!found) throw new Error(`nothing was found for ${JSON.stringify(rules[i % rules.length])}`);
    expect(moveSymbols(found, one.symbols)).toEqual(other.symbols);
    expect(carriesRule(from, to, found.cells, found.symbols)).toBe(true);
    const classes = new PuzzleClasses();
    expect(expectOk(await classes.add(one, 1))).toBe(1);
    expect(expectOk(await classes.add(other, 2))).toBe(1);
  }
});

test('rules of different kinds, or on other cells, are told apart', async () => {
  const classes = new PuzzleClasses();
  const specs = [
    ...kindSpecs.map(({ spec }) => spec),
    '{"base":"2x2","constraints":[{"kind":"killer","cells":[0,1,6],"sum":8}]}',
    '{"base":"2x2","constraints":[{"kind":"thermo","cells":[0,1,2]}]}',
  ];
  const firsts: number[] = [];
  for (const [i, spec] of specs.entries()) {
    const shape = shapeNamed(spec);
    firsts.push(expectOk(await classes.add({ shape, symbols: new Uint8Array(16) }, i)));
  }
  const same = firsts.flatMap((first, i) =>
    first === i ? [] : [[first, i].map(k => kindSpecs[k]?.kind ?? specs[k])],
  );
  expect(same).toEqual([]);
});

test('what is cut short says so, and may be asked again', async () => {
  const classes = new PuzzleClasses();
  const grid = anyFilling('3x3', createRandom('again'));
  const cut = await classes.add(grid, 1, { nodes: 0 });
  expect(cut).toMatchObject({ ok: false, problem: { code: 'cut-short' } });
  expect(expectOk(await classes.add(grid, 2))).toBe(2);
});
