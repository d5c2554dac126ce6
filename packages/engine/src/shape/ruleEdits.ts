/**
 * A rule that is being set: its constraints change, its cells and houses do not. An edit is one constraint by its index: put in,
 * taken out, or another in its place. Lists of edits are made one after the other, and undone from the last.
 */
import { expectOk } from '../base/result.js';
import type { ConstraintSpec } from './constraint.js';
import { parseSpecText } from './families/index.js';
import { makeSpec } from './shapes.js';
import type { CustomRule, Spec } from './spec.js';

export interface ConstraintEdit {
  readonly index: number;
  /** What stood there; none where one is put in. */
  readonly before?: ConstraintSpec;
  /** What stands there then; none where one is taken out. */
  readonly after?: ConstraintSpec;
}

type Constraints = readonly ConstraintSpec[];

export const constraintsOf = (spec: Spec): Constraints =>
  spec.family === 'custom' ? (spec.rule.constraints ?? []) : [];

/** The same shape with these constraints in place of its own. A rule that adds nothing to its base is that base. */
export function withConstraints(spec: Spec, constraints: Constraints): Spec {
  const { constraints: _, ...rule }: CustomRule =
    spec.family === 'custom' ? spec.rule : { base: makeSpec(spec), houses: [] };
  if (constraints.length > 0) return { family: 'custom', rule: { ...rule, constraints } };
  const addsNothing = rule.houses.length === 0 && rule.title === undefined;
  return rule.base !== undefined && addsNothing
    ? expectOk(parseSpecText(rule.base))
    : { family: 'custom', rule };
}

/** Whether two constraints are the same; the fields of a constraint that was read always stand in the same order. */
const isSame = (a: ConstraintSpec | undefined, b: ConstraintSpec | undefined): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** The list after these edits; undefined where one of them does not fit what is there. */
export function applyEdits(
  constraints: Constraints,
  edits: readonly ConstraintEdit[],
): Constraints | undefined {
  const list = [...constraints];
  for (const { index, before, after } of edits) {
    if (index > list.length || (before && !isSame(list[index], before)) || !(before || after))
      return undefined;
    list.splice(index, before ? 1 : 0, ...(after ? [after] : []));
  }
  return list;
}

/** What takes edits back. */
export const revertEdits = (edits: readonly ConstraintEdit[]): ConstraintEdit[] =>
  [...edits].reverse().map(({ index, before, after }) => ({
    index,
    ...(after && { before: after }),
    ...(before && { after: before }),
  }));

/** What makes one list of another: as little as is needed where they differ in one stretch. */
export function editsBetween(from: Constraints, to: Constraints): ConstraintEdit[] {
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && isSame(from[head], to[head])) head++;
  let tail = 0;
  while (tail < shorter - head && isSame(from[from.length - 1 - tail], to[to.length - 1 - tail])) tail++;
  const [gone, come] = [from.slice(head, from.length - tail), to.slice(head, to.length - tail)];
  const edits: ConstraintEdit[] = come.map((after, i) => ({
    index: head + i,
    ...(gone[i] && { before: gone[i] }),
    after,
  }));
  return [...edits, ...gone.slice(come.length).map(before => ({ index: head + come.length, before }))];
}

/**
 * The same edits on a list that has changed meanwhile: what is there already is not put in again, what is gone is not taken out,
 * and what would have been changed there is put in.
 */
export function rebaseEdits(constraints: Constraints, edits: readonly ConstraintEdit[]): ConstraintEdit[] {
  let list = [...constraints];
  const find = (one: ConstraintSpec): number => list.findIndex(other => isSame(other, one));
  const rebased: ConstraintEdit[] = [];
  for (const { index, before, after } of edits) {
    const at = before ? find(before) : -1;
    const comes = after && find(after) < 0;
    if (at < 0 && !comes) continue;
    const edit = {
      index: at < 0 ? Math.min(index, list.length) : at,
      ...(at >= 0 && before && { before }),
      ...(comes && { after }),
    };
    list = [...(applyEdits(list, [edit]) ?? list)];
    rebased.push(edit);
  }
  return rebased;
}
