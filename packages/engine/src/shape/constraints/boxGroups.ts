/** Kinds that go by the boxes of the shape: windows between them, and the cells that lie alike in them. */
import type { ConstraintName } from '../../base/constraintName.js';
import { fail, type Result } from '../../base/result.js';
import { different, type Primitive } from '../constraint.js';
import { cellAt, coordinatesOf } from '../coordinates.js';
import { type Cell, cellsOf, type Shape } from '../shape.js';
import { defineKind, demand, global } from './kind.js';
import { placesAlong } from './steps.js';

interface Boxes {
  /** How long the boxes of one orientation are along each axis. */
  readonly lengths: readonly number[];
  readonly boxes: readonly (readonly Cell[])[];
}

/** The boxes of a shape, by orientation. */
function boxesOf(shape: Shape): Boxes[] {
  return shape.orientations.flatMap(({ kind, axes }, orientation) => {
    if (kind !== 'box' || axes.length === 0) return [];
    const boxes: Cell[][] = [];
    for (let house = 0; house < shape.houseCount; house++)
      if (shape.houseOrientation[house] === orientation) boxes.push([...cellsOf(shape, house)]);
    const places = boxes[0].map(cell => coordinatesOf(shape, cell));
    const lengths = shape.extents.map(
      (_, axis) => 1 + Math.max(...places.map(at => at[axis])) - Math.min(...places.map(at => at[axis])),
    );
    return [{ lengths, boxes }];
  });
}

/** Makes sets of cells of every orientation of boxes; refuses where there are none, or a set is too large. */
function expandBoxes(
  shape: Shape,
  constraint: ConstraintName,
  listSets: (boxes: Boxes) => Cell[][],
): Result<readonly Primitive[]> {
  const sets = boxesOf(shape).flatMap(listSets);
  if (sets.length === 0) return fail('custom-rule', 'constraint-boxes', { constraint });
  const large = sets.find(cells => cells.length > shape.symbols);
  if (large)
    return fail('custom-rule', 'constraint-different', {
      constraint,
      cells: large.length,
      symbols: shape.symbols,
    });
  return demand(sets.map(different));
}

/** Windows as large as a box, one cell from the border and from each other. */
export const windoku = defineKind({
  fields: {},
  keptBy: global('all'),
  expand: (_, shape, constraint) =>
    expandBoxes(shape, constraint, ({ lengths }) => {
      const { extents } = shape;
      const isLong = (axis: number): boolean => lengths[axis] > 1;
      const windows = (axis: number): number => Math.floor((extents[axis] - 1) / (lengths[axis] + 1));
      return [...placesAlong(extents, axis => (isLong(axis) ? windows(axis) : extents[axis]))]
        .filter(place => place.every((at, axis) => !isLong(axis) || at < windows(axis)))
        .map(place => place.map((at, axis) => (isLong(axis) ? 1 + at * (lengths[axis] + 1) : at)))
        .map(start =>
          [...placesAlong(extents, axis => lengths[axis])].flatMap(
            inside =>
              cellAt(
                shape,
                start.map((at, axis) => at + inside[axis]),
              ) ?? [],
          ),
        );
    }),
});

/** The cells that lie at the same place of their boxes. */
export const disjointGroups = defineKind({
  fields: {},
  keptBy: global('all'),
  expand: (_, shape, constraint) =>
    expandBoxes(shape, constraint, ({ lengths, boxes }) => {
      const groups = new Map<string, Cell[]>();
      for (const box of boxes) {
        for (const cell of box) {
          const at = coordinatesOf(shape, cell);
          const key = at
            .map((value, axis) => (lengths[axis] > 1 ? value % lengths[axis] : `=${value}`))
            .join();
          groups.set(key, [...(groups.get(key) ?? []), cell]);
        }
      }
      return [...groups.values()];
    }),
});
