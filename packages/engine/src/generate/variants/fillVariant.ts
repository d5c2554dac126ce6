/** A full grid with the constraints that an order wants: those that decide about grids first, those that describe one after. */
import type { Problem } from '../../base/problem.js';
import { createRandom, type Random } from '../../base/random.js';
import { fail, ok, type Result } from '../../base/result.js';
import { firstConflict } from '../../board/conflicts.js';
import { type Solution, solutionOn } from '../../board/puzzle.js';
import { addConstraints } from '../../shape/addConstraints.js';
import type { ConstraintSpec, KindName } from '../../shape/constraint.js';
import { instantGrid } from '../../shape/instantGrid.js';
import type { Shape } from '../../shape/shape.js';
import { moveSymbols, randomSymmetry } from '../../shape/symmetry.js';
import type { Pace, Shortage } from '../../solve/budget.js';
import { type Filling, type FillOptions, fillGrid, isSmallBoard, mixGrid } from '../fill.js';
import { largeBoard } from '../repair.js';
import { createGround } from './ground.js';
import { ways } from './kinds.js';
import { isWholeKiller, type KindWish } from './wishes.js';

export interface Variant {
  readonly solution: Solution;
  /** A kind of which there was no room for as many as were wanted. */
  readonly missing?: Missing;
  readonly shortage?: Shortage;
}

interface Missing {
  readonly of: KindName;
  readonly got: number;
  readonly wanted: number;
}

/** Whether another seed may state other rules for the board. */
export const areRulesDrawn = (wishes: readonly KindWish[]): boolean =>
  wishes.some(({ kind }) => {
    const way = ways[kind];
    return way.on === 'rule' && way.isDrawn;
  });

/** Refuses what can be seen not to fit the shape. */
export function checkWishes(shape: Shape, wishes: readonly KindWish[]): Result<never> | undefined {
  if (wishes.length > 0 && shape.cellCount > largeBoard)
    return fail('order-unfit', 'large-board', { limit: largeBoard });
  for (const [index, { kind, count }] of wishes.entries()) {
    if (wishes.slice(0, index).some(wish => wish.kind === kind))
      return fail('order-unfit', 'kind-twice', { kind });
    const way = ways[kind];
    const most = way.most(shape);
    const wanted = count ?? way.usual(shape);
    if (wanted > most) return fail('order-unfit', 'kind-too-many', { kind, wanted, most, shape: shape.name });
  }
  return undefined;
}

export async function fillVariant(
  shape: Shape,
  seed: string,
  wishes: readonly KindWish[],
  how: Pick<FillOptions, 'method' | 'mixes'>,
  pace: Pace,
  given?: Solution,
): Promise<Result<Variant>> {
  const stated: ConstraintSpec[] = [];
  for (const { kind, count } of wishes) {
    const way = ways[kind];
    if (way.on === 'rule')
      stated.push(...way.state(shape, count ?? way.usual(shape), createRandom(`${kind} ${seed}`)));
  }
  const ruled = addConstraints(shape, stated);
  if (!ruled.ok) return ruled;
  if (given && firstConflict({ shape: ruled.value, symbols: given.symbols }))
    return fail('order-unfit', 'solution-breaks', { kinds: kindsOf(stated) });
  const moved =
    !given && stated.length > 0 && how.method === undefined
      ? await moveUntilMet(shape, ruled.value, createRandom(`move ${seed}`), pace)
      : undefined;
  const filled = given
    ? ok({ solution: given })
    : (moved ?? (await fillGrid(ruled.value, seed, { ...how, ...pace.part() })));
  if (!filled.ok) return stated.length > 0 ? nameKinds(filled, shape, stated) : filled;
  const { solution, shortage }: Pick<Filling, 'solution' | 'shortage'> = filled.value;
  const { laid, missing } = layAll(solution, seed, wishes);
  const whole = addConstraints(ruled.value, laid);
  if (!whole.ok) return whole;
  return ok({
    solution: solutionOn(solution, whole.value),
    ...(missing && { missing }),
    ...(shortage && { shortage }),
  });
}

const kindsOf = (stated: readonly ConstraintSpec[]): readonly KindName[] => [
  ...new Set(stated.map(({ kind }) => kind)),
];

/** Where a rule that was made for an order has no grid, its kinds say more than its spec. */
function nameKinds(
  { problem }: { readonly problem: Problem },
  shape: Shape,
  stated: readonly ConstraintSpec[],
): Result<never> {
  const of = { shape: shape.name, kinds: kindsOf(stated) };
  if (problem.code !== 'not-found') return { ok: false, problem };
  if (problem.detail === 'no-grid') return fail('not-found', 'no-variant', of);
  return problem.detail === 'grid'
    ? fail('not-found', 'variant', { ...of, tries: problem.parameters.tries })
    : { ok: false, problem };
}

/** Grids of the shape itself that are moved at random before search under the rule begins. */
const mostMoves = 2000;
const movesBetweenPauses = 64;

/**
 * Beyond the plane random search under a rule seldom ends, but a rule that asks for little is met by chance: by a grid of the shape
 * itself, moved at random.
 */
async function moveUntilMet(
  shape: Shape,
  ruled: Shape,
  random: Random,
  pace: Pace,
): Promise<Result<Filling> | undefined> {
  const start = isSmallBoard(shape) ? undefined : instantGrid(shape);
  if (!start) return undefined;
  for (let moves = 1; moves <= mostMoves && !pace.shortage(); moves++) {
    const symbols = moveSymbols(randomSymmetry(shape, random), start);
    if (!firstConflict({ shape: ruled, symbols })) return mixGrid(ruled, symbols, random, pace);
    pace.spend(1);
    if (moves % movesBetweenPauses === 0) await pace.breathe();
  }
  return undefined;
}

/** Lays on a grid what describes it. */
function layAll(
  solution: Solution,
  seed: string,
  wishes: readonly KindWish[],
): { readonly laid: readonly ConstraintSpec[]; readonly missing?: Missing } {
  const laid: ConstraintSpec[] = [];
  const described = wishes.filter(wish => ways[wish.kind].on === 'grid' && !isWholeKiller(wish));
  if (described.length === 0) return { laid };
  const ground = createGround(solution, createRandom(`lay ${seed}`));
  let missing: Missing | undefined;
  for (const wish of described) {
    const way = ways[wish.kind];
    if (way.on === 'rule') continue;
    const wanted = wish.count ?? way.usual(solution.shape);
    let got = 0;
    while (got < wanted) {
      const one = way.lay(ground);
      if (!one) break;
      laid.push(one);
      got++;
    }
    if (got < wanted && !missing) missing = { of: wish.kind, got, wanted };
  }
  return { laid, ...(missing && { missing }) };
}
