/** The canonical form of a grid or puzzle, and whether two are the same but for a symmetry. */
import type { Ints } from '../base/ints.js';
import { fail, ok, type Result } from '../base/result.js';
import type { Grid } from '../board/grid.js';
import type { Shape } from '../shape/shape.js';
import { compose, invert, moveSymbols, type Symmetry, turnedSymbols } from '../shape/symmetry.js';
import { type Budget, Pace, type Shortage } from '../solve/budget.js';
import { Canoniser } from './canoniser.js';
import { carryRule } from './carryRule.js';
import { type Motions, motionsOf } from './motions.js';
import { runSearch } from './runSearch.js';

/** The one of all equivalent fillings that stands for them. */
export interface CanonicalForm<G extends Grid = Grid> {
  /** The same for all that a symmetry of the shape takes to each other, and for nothing else. */
  readonly grid: G;
  /** What takes the one that was given to its canonical form. */
  readonly symmetry: Symmetry;
  /** How many symmetries leave it as it is, one that changes nothing included. */
  readonly automorphisms: bigint;
}

/**
 * The canonical form of a grid or puzzle under the motions of its shape and the renamings of its symbols that keep the rule. Every
 * refinement counts as a guess of the budget.
 */
export async function canonise<G extends Grid>(
  grid: G,
  budget: Budget = {},
): Promise<Result<CanonicalForm<G>>> {
  const { shape } = grid;
  const pace = new Pace(budget);
  const cutShort = (reason: Shortage) => fail('cut-short', 'canonical-form', { reason });
  const motions = await motionsOf(shape, pace);
  if (typeof motions === 'string') return cutShort(motions);
  const canoniser = lend(shape, motions);
  try {
    const form = await findForm(canoniser, grid.symbols, pace);
    if (typeof form === 'string') return cutShort(form);
    if (!motions.turn) return ok({ ...form, grid: withSymbols(grid, form.symbols) });
    const turn = { cells: motions.turn, symbols: turnedSymbols(shape) };
    const turned = await findForm(canoniser, moveSymbols(turn, grid.symbols), pace);
    if (typeof turned === 'string') return cutShort(turned);
    const difference = compareInts(form.symbols, turned.symbols);
    const better = difference <= 0 ? form : { ...turned, symmetry: compose(turn, turned.symmetry) };
    return ok({
      grid: withSymbols(grid, better.symbols),
      symmetry: better.symmetry,
      automorphisms: difference === 0 ? 2n * form.automorphisms : form.automorphisms,
    });
  } finally {
    giveBack(shape, canoniser);
  }
}

/**
 * A symmetry that takes one to the other, if there is one: whether they are the same but for a symmetry. They may be of different
 * shapes, if a motion takes one rule to the other.
 */
export async function findSymmetryBetween(
  one: Grid,
  other: Grid,
  budget: Budget = {},
): Promise<Result<Symmetry | undefined>> {
  const pace = new Pace(budget);
  const carried = await carryRule(one.shape, other.shape, pace);
  if (typeof carried === 'string') return fail('cut-short', 'canonical-form', { reason: carried });
  if (!carried) return ok(undefined);
  const symbols = moveSymbols(carried, one.symbols);
  const first = await canonise({ shape: other.shape, symbols }, pace.part());
  if (!first.ok) return first;
  const second = await canonise(other, pace.part());
  if (!second.ok) return second;
  const same = compareInts(first.value.grid.symbols, second.value.grid.symbols) === 0;
  const between = compose(first.value.symmetry, invert(second.value.symmetry));
  return ok(same ? compose(carried, between) : undefined);
}

interface FoundForm {
  readonly symbols: Uint8Array;
  readonly symmetry: Symmetry;
  readonly automorphisms: bigint;
}

async function findForm(canoniser: Canoniser, filling: Ints, pace: Pace): Promise<FoundForm | Shortage> {
  canoniser.load(filling);
  const shortage = await runSearch(canoniser.search, pace);
  if (shortage) return shortage;
  const { form, symmetry, automorphisms } = canoniser;
  return { symbols: form.slice(), symmetry, automorphisms };
}

const withSymbols = <G extends Grid>(grid: G, symbols: Ints): G => ({ ...grid, symbols });

function compareInts(one: Ints, other: Ints): number {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return one[i] - other[i];
  return 0;
}

/** Those that are free, by shape: one works on one filling at a time. */
const free = new WeakMap<Shape, Canoniser[]>();

function lend(shape: Shape, { frame, chain, structure }: Motions): Canoniser {
  const waiting = free.get(shape)?.pop();
  return waiting ?? new Canoniser(shape, frame, chain, structure(shape.interchangeable ? shape.symbols : 0));
}

function giveBack(shape: Shape, canoniser: Canoniser): void {
  const list = free.get(shape);
  if (list) list.push(canoniser);
  else free.set(shape, [canoniser]);
}
