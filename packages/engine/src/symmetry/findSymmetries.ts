/** The symmetries of a shape: how many, what generates them, and which cells and houses they take to each other. */
import { fail, ok, type Result } from '../base/result.js';
import { cellMotion, type MotionName } from '../shape/frame.js';
import { houseImages } from '../shape/keepsRule.js';
import type { Cell, House, Shape } from '../shape/shape.js';
import { type Budget, Pace } from '../solve/budget.js';
import { type Motions, motionsOf } from './motions.js';
import { Orbits } from './orbits.js';

/** One of the motions that make up all others. */
export interface GeneratingMotion {
  readonly name: MotionName;
  /** Where each cell goes. */
  cells(): Int32Array;
}

/** The symmetry group of a shape. */
export interface ShapeSymmetries {
  /** How many motions of the grid keep the rule. */
  readonly motions: bigint;
  /** The renamings that go with them: all, or to turn the order of the symbols round, with a motion, or none. */
  readonly renamings: 'all' | 'turned' | 'none';
  /** How many symmetries there are, of motions and renamings together. */
  readonly order: bigint;
  /** Motions that make all others, one after the other. */
  readonly generators: readonly GeneratingMotion[];
  /** Cells, and houses, that motions take to each other. */
  readonly cellOrbits: readonly (readonly Cell[])[];
  readonly houseOrbits: readonly (readonly House[])[];
}

/** Finds the symmetries of a shape. Every generator and every refinement counts as a guess of the budget. */
export async function findSymmetries(shape: Shape, budget: Budget = {}): Promise<Result<ShapeSymmetries>> {
  const pace = new Pace(budget);
  const motions = await motionsOf(shape, pace);
  if (typeof motions === 'string') return fail('cut-short', 'symmetries', { reason: motions });
  const generators = motions.generators.map(({ name, points }) => ({
    name,
    cells: () => cellMotion(motions.frame, shape, points),
  }));
  const cells = new Orbits(shape.cellCount);
  const houses = new Orbits(shape.houseCount);
  for (const [i, generator] of generators.entries()) {
    pace.report(i, 'steps', generators.length);
    const reason = pace.shortage();
    if (reason) return fail('cut-short', 'symmetries', { reason });
    const moved = generator.cells();
    cells.add(moved);
    const images = houseImages(shape, moved);
    if (images) houses.add(images);
    pace.spend(1);
    await pace.breathe();
  }
  return ok({
    motions: motions.order,
    ...countRenamings(shape, motions),
    generators,
    cellOrbits: cells.list(),
    houseOrbits: houses.list(),
  });
}

function countRenamings(
  { symbols, interchangeable }: Shape,
  { order, turn }: Motions,
): Pick<ShapeSymmetries, 'renamings' | 'order'> {
  if (!interchangeable)
    return turn ? { renamings: 'turned', order: 2n * order } : { renamings: 'none', order };
  let all = order;
  for (let left = 2; left <= symbols; left++) all *= BigInt(left);
  return { renamings: 'all', order: all };
}
