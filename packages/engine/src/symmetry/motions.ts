/**
 * All motions of a shape that keep its rule. Families give generators, whose group is found by its stabiliser chain; the motions
 * of other rules are looked for by refinement, which gives the chain, too. They are found once for each shape.
 */
import { demandsOf } from '../shape/demands.js';
import { familyOf } from '../shape/families/index.js';
import type { Frame, Generator } from '../shape/frame.js';
import type { Shape } from '../shape/shape.js';
import type { Pace, Shortage } from '../solve/budget.js';
import { frameStructure } from './clueStructure.js';
import { cyclesOf } from './permutation.js';
import { ruleStructure } from './ruleEdges.js';
import { cellFrame, MotionSearch } from './ruleMotions.js';
import { runSearch } from './runSearch.js';
import { StabiliserChain } from './stabiliserChain.js';
import type { Structure } from './structure.js';

export interface Motions {
  readonly frame: Frame;
  readonly generators: readonly Generator[];
  readonly order: bigint;
  /** The group of the motions on the points of the frame. */
  readonly chain: StabiliserChain;
  /** Where symbols are not interchangeable: where cells go when the order of the symbols is turned round, if the rule is kept so. */
  readonly turn?: Int32Array;
  /** The structure of the rule on the frame, with some points more. */
  structure(more: number): Structure;
}

const known = new WeakMap<Shape, Motions>();

/** The motions of a shape, or why the work had to stop. */
export async function motionsOf(shape: Shape, pace: Pace): Promise<Motions | Shortage> {
  const found = known.get(shape);
  if (found) return found;
  const frame = familyOf(shape.spec).frame(shape.spec, shape);
  const motions = frame ? await chainFrame(frame, frame.generators, pace) : await searchRule(shape, pace);
  if (typeof motions !== 'string') known.set(shape, motions);
  return motions;
}

async function chainFrame(
  frame: Frame,
  generators: readonly Generator[],
  pace: Pace,
): Promise<Motions | Shortage> {
  const chain = new StabiliserChain(frame.points);
  for (const { points } of generators) {
    const shortage = pace.shortage();
    if (shortage) return shortage;
    chain.add(points);
    pace.spend(1);
    await pace.breathe();
  }
  return { frame, generators, order: chain.order, chain, structure: more => frameStructure(frame, more) };
}

async function searchRule(shape: Shape, pace: Pace): Promise<Motions | Shortage> {
  const work = new MotionSearch(shape);
  const shortage = await runSearch(work.search, pace);
  if (shortage) return shortage;
  const turning = shape.interchangeable ? undefined : work.seek(shape, true);
  const cutShort = turning && (await runSearch(turning, pace));
  if (cutShort) return cutShort;
  const { symmetries, bestPath, order } = work.search;
  return {
    frame: cellFrame(shape),
    generators: symmetries.map(nameMotion),
    order,
    chain: StabiliserChain.ofStrong(shape.cellCount, bestPath, symmetries),
    ...(turning?.found && { turn: turning.found }),
    structure: more => ruleStructure(shape, demandsOf(shape).primitives, more),
  };
}

/** A motion of the cells, named by its cycles. */
function nameMotion(points: Int32Array): Generator {
  return { name: { kind: 'cells', cycles: cyclesOf(points) }, points };
}
