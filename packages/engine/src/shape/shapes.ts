/** From a spec's text to the shape: parsed, found possible and within limits, built once and shared. */
import { fail, ok, type Result } from '../base/result.js';
import { constrain } from './constrain.js';
import { familyOf, parseSpecText } from './families/index.js';
import { rememberInstantGrid } from './instantGrid.js';
import type { Rule } from './rule.js';
import { maxCells, type Outline, type Shape } from './shape.js';
import type { Spec } from './spec.js';

/**
 * Reads a spec. Case, surrounding white space and × for x do not matter, and a custom rule may be its JSON alone. The shape need not
 * exist.
 */
export function parseSpec(text: string): Result<Spec> {
  const trimmed = text.trim();
  const custom = /^(?:custom:|(?=\{))/i.exec(trimmed);
  return parseSpecText(
    custom ? `custom:${trimmed.slice(custom[0].length).trim()}` : trimmed.toLowerCase().replaceAll('×', 'x'),
  );
}

/** The one canonical text of a spec. */
export const makeSpec = (spec: Spec): string => familyOf(spec).make(spec);

/** The sizes of a shape, or why there is no such shape, or none of so few cells; takes no memory to speak of. */
export function outlineOf(spec: Spec, mostCells = maxCells): Result<Outline> {
  const outline = familyOf(spec).outline(spec);
  if (!outline.ok || outline.value.cellCount <= mostCells) return outline;
  return fail('shape-too-large', 'unasked', { cells: outline.value.cellCount, most: mostCells });
}

/** What the houses of a shape are. */
export const ruleOf = (spec: Spec): Rule => familyOf(spec).rule(spec);

/** How long the boxes of a shape are along each axis, where boxes of one kind cut the whole grid. */
export const boxOf = (spec: Spec): readonly number[] | undefined => familyOf(spec).box?.(spec);

/**
 * Shapes in use, by name, the least recently asked for first. What is kept is bounded, so that a stream of
 * ever new shapes can neither fill the memory nor slow down those that come later.
 */
const shared = new Map<string, Shape>();
const maxShared = 1000;
/**
 * The integers of their houses and of what their constraints demand, and the characters of their names, which hold the rule where it
 * is custom.
 */
const maxSharedEntries = 30_000_000;
let sharedEntries = 0;

/** What a primitive takes beside its cells. */
const entriesOfPrimitive = 20;

function entriesOf({ houses, name, constraints }: Shape): number {
  let entries = houses.length + name.length;
  for (const { primitives } of constraints)
    for (const { cells } of primitives) entries += cells.length + entriesOfPrimitive;
  return entries;
}

function share(shape: Shape): void {
  shared.set(shape.name, shape);
  sharedEntries += entriesOf(shape);
  for (const [name, oldest] of shared) {
    if (oldest === shape || (shared.size <= maxShared && sharedEntries <= maxSharedEntries)) return;
    shared.delete(name);
    sharedEntries -= entriesOf(oldest);
  }
}

/** The shape of a spec, built once and shared; a problem where there is no such shape, or none so large. */
export function shapeOf(spec: Spec): Result<Shape> {
  const name = makeSpec(spec);
  const known = shared.get(name);
  if (known) {
    shared.delete(name);
    shared.set(name, known);
    return ok(known);
  }
  const outline = outlineOf(spec);
  if (!outline.ok) return outline;
  const family = familyOf(spec);
  const shape = constrain(name, spec, outline.value, family.listHouses(spec, outline.value));
  if (!shape.ok) return shape;
  rememberInstantGrid(shape.value, () => family.instantGrid(spec, shape.value));
  share(shape.value);
  return shape;
}

/** The shape that a text names. */
export function parseShape(text: string): Result<Shape> {
  const spec = parseSpec(text);
  return spec.ok ? shapeOf(spec.value) : spec;
}
