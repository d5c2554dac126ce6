/** The facts of a shape as plain data for programs, with names in a language. */
import type { Constraint } from '../shape/constraint.js';
import { peersOf } from '../shape/peers.js';
import { countHousesByOrientation, housesOf, type Shape } from '../shape/shape.js';
import { stateConstraint } from '../shape/stateConstraint.js';
import type { Words } from './words.js';

/** Peers are counted at no more cells than this, spread over the shape. */
const sampledCells = 2000;

/** What there is to say of a shape. */
export type ShapeData = ReturnType<typeof describeShape>;

/** What there is to say of a shape, as data for JSON. */
export function describeShape(say: Words, shape: Shape) {
  const step = Math.max(1, Math.floor(shape.cellCount / sampledCells));
  const peers = new Set<number>();
  const houses = new Set<number>();
  for (let cell = 0; cell < shape.cellCount; cell += step) {
    peers.add(peersOf(shape, cell).length);
    houses.add(housesOf(shape, cell).length);
  }
  const range = (values: Set<number>) => [...new Set([Math.min(...values), Math.max(...values)])];
  const counts = countHousesByOrientation(shape);
  return {
    spec: shape.name,
    family: shape.spec.family,
    ...(shape.spec.family === 'custom' && { title: shape.spec.rule.title }),
    rule: say.rule(shape.spec),
    symbols: shape.symbols,
    cells: shape.cellCount,
    extents: shape.extents,
    houses: shape.houseCount,
    housesByOrientation: shape.orientations.map((orientation, i) => ({
      name: say.orientation(shape, orientation),
      count: counts[i],
    })),
    housesPerCell: range(houses),
    peersPerCell: range(peers),
    exists: shape.spec.family === 'custom' ? 'unknown' : 'yes',
    ...(shape.constraints.length > 0 && {
      constraints: shape.constraints.map(describeConstraint(say, shape)),
    }),
  };
}

/** A constraint as data, its cells by their names. */
const describeConstraint = (say: Words, shape: Shape) => (constraint: Constraint) => {
  const { kind, name, cells, values } = stateConstraint(shape, constraint);
  return { kind, ...(name && { name }), cells, fields: values, sentence: say.constraint(shape, constraint) };
};
