/** Shapes and random symmetries for the tests of this room. */
import type { Random } from '../base/random.js';
import { expectOk } from '../base/result.js';
import { createGrid, type Grid } from '../board/grid.js';
import { kindNames } from '../shape/constraint.js';
import { examples } from '../shape/constraints/meanings.testkit.js';
import type { Shape } from '../shape/shape.js';
import { compose, identity, moveSymbols, randomSymmetry, type Symmetry } from '../shape/symmetry.js';
import { shapeNamed } from '../solve/puzzles.testkit.js';
import { findSymmetries, type ShapeSymmetries } from './findSymmetries.js';

/** A rule that says nothing more than a family, but not by its name: its symmetries have to be looked for. */
export const disguised = (base: string): string => `custom:${JSON.stringify({ base, houses: [] })}`;

/** One rule for each kind of constraint, on a square. */
export const kindSpecs = kindNames.map(kind => ({
  kind,
  spec: JSON.stringify({ base: '2x2', constraints: [{ kind, ...examples[kind].square }] }),
}));

const known = new WeakMap<Shape, ShapeSymmetries['generators']>();

/** Any symmetry: of a family by its own way, and then some of the motions that were found to generate all. */
export async function anySymmetry(shape: Shape, random: Random): Promise<Symmetry> {
  const generators = known.get(shape) ?? expectOk(await findSymmetries(shape)).generators;
  known.set(shape, generators);
  let symmetry = randomSymmetry(shape, random);
  const { symbols } = identity(shape);
  for (let i = random.below(8); i > 0 && generators.length > 0; i--) {
    const { cells } = generators[random.below(generators.length)];
    symmetry = compose(symmetry, { cells: cells(), symbols });
  }
  return symmetry;
}

/** Any filling, obeying the rule or not: one cell in so many is filled. */
export function anyFilling(spec: string, random: Random): Grid {
  const shape = shapeNamed(spec);
  const sparse = 1 + random.below(6);
  return expectOk(
    createGrid(
      shape,
      Uint8Array.from({ length: shape.cellCount }, () =>
        random.below(sparse) === 0 ? 1 + random.below(shape.symbols) : 0,
      ),
    ),
  );
}

export const moveGrid = ({ shape, symbols }: Grid, symmetry: Symmetry): Grid => ({
  shape,
  symbols: moveSymbols(symmetry, symbols),
});
