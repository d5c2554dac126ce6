/**
 * How houses lie: two of one orientation lie alike, as the rows of a square do. For each cell the houses that lie in a given
 * way, which is one or none in most shapes, and several in a jigsaw that knows regions only.
 */
import { cellsOf, type House, housesOf, type Shape } from '../../shape/shape.js';

/** The index of an orientation. */
export type Lie = number;

export interface Lies {
  readonly count: number;
  /** By cell · count + lie: the houses of the cell that lie so. */
  readonly housesOf: readonly (readonly House[])[];
  readonly houses: readonly (readonly House[])[];
  /** By lie: whether some of these houses share a cell. */
  readonly overlap: readonly boolean[];
  /** By lie · count + other lie: the most cells that two different houses share. */
  readonly mostShared: readonly number[];
}

const knownLies = new WeakMap<Shape, Lies>();

/** Made once for a shape. */
export function liesOf(shape: Shape): Lies {
  const known = knownLies.get(shape);
  if (known) return known;
  const count = shape.orientations.length;
  const of: House[][] = Array.from({ length: shape.cellCount * count }, () => []);
  const houses: House[][] = Array.from({ length: count }, () => []);
  for (let house = 0; house < shape.houseCount; house++) houses[shape.houseOrientation[house]].push(house);
  for (let cell = 0; cell < shape.cellCount; cell++)
    for (const house of housesOf(shape, cell)) of[cell * count + shape.houseOrientation[house]].push(house);
  const mostShared = houses.flatMap(own =>
    houses.map((_, other) => {
      let most = 0;
      for (const house of own) {
        const shared = new Map<House, number>();
        for (const cell of cellsOf(shape, house))
          for (const second of of[cell * count + other])
            if (second !== house) shared.set(second, (shared.get(second) ?? 0) + 1);
        for (const cells of shared.values()) most = Math.max(most, cells);
      }
      return most;
    }),
  );
  const overlap = houses.map((_, lie) => mostShared[lie * count + lie] > 0);
  const lies = { count, housesOf: of, houses, overlap, mostShared };
  knownLies.set(shape, lies);
  return lies;
}
