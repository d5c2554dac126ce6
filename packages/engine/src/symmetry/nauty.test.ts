/** Automorphisms and sameness, beside an independent program. Without it these are skipped. */
import { describe, expect, test } from 'vitest';
import { campaign } from '../../../../tools/campaign.js';
import { createRandom } from '../base/random.js';
import { expectOk } from '../base/result.js';
import type { Grid } from '../board/grid.js';
import { emptyPuzzle } from '../board/puzzle.js';
import { puzzleWith, shapeNamed, smallKinds, someSolution } from '../solve/puzzles.testkit.js';
import { canonise } from './canonise.js';
import { askNauty, hasNauty } from './nauty.testkit.js';
import { anyFilling, anySymmetry, disguised, kindSpecs, moveGrid } from './symmetries.testkit.js';

/** Ours and nauty's: as many automorphisms, and the same ones are the same. */
async function expectAgreement(grids: readonly Grid[]): Promise<void> {
  const answers = askNauty(grids);
  const hashOfForm = new Map<string, string>();
  const formOfHash = new Map<string, string>();
  for (const [i, grid] of grids.entries()) {
    const { hash, automorphisms } = answers[i];
    const ours = expectOk(await canonise(grid));
    const form = Array.from(ours.grid.symbols).join(' ');
    expect(Number(ours.automorphisms) / automorphisms).toBeCloseTo(1, 8);
    expect(hashOfForm.get(form) ?? hash).toBe(hash);
    expect(formOfHash.get(hash) ?? form).toBe(form);
    hashOfForm.set(form, hash);
    formOfHash.set(hash, form);
  }
}

describe.skipIf(!hasNauty)('nauty (skipped where it is not installed: apt-get install nauty)', () => {
  const random = createRandom('nauty');
  const rules = [
    ...smallKinds.map(({ name, spec }) => ({ name, spec })),
    { name: '3x2, looked for', spec: disguised('3x2') },
    { name: 'iso:4, looked for', spec: disguised('iso:4') },
    ...kindSpecs.map(({ kind, spec }) => ({ name: kind, spec })),
  ];

  test.each(rules)('$name: the empty board, and any fillings', async ({ spec }) => {
    const fillings = Array.from({ length: campaign(2, 100) }, () => anyFilling(spec, random));
    const moved = await Promise.all(
      fillings.map(async grid => moveGrid(grid, await anySymmetry(grid.shape, random))),
    );
    await expectAgreement([emptyPuzzle(shapeNamed(spec)), ...fillings, ...moved]);
  });

  test('full grids and what is left of them', async () => {
    const grids: Grid[] = [];
    for (const spec of ['2x2', '3x2', '3x3', '4^3', 'plane:3^3']) {
      const shape = shapeNamed(spec);
      for (let i = 0; i < campaign(3, 50); i++) {
        const symbols = someSolution(shape, random);
        const few = symbols.map(symbol => (random.below(4) === 0 ? symbol : 0));
        grids.push(puzzleWith(shape, symbols), puzzleWith(shape, few));
      }
    }
    for (const spec of new Set(grids.map(({ shape }) => shape.name)))
      await expectAgreement(grids.filter(({ shape }) => shape.name === spec));
  });
});
