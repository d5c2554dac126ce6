/**
 * The unions of houses that a person would add up: single houses, two that lie alike and share a cage, and runs of houses that lie
 * side by side along an axis, of whole planes and spaces of them where there are more axes. Turning the board turns them with it.
 */
import { coordinatesOf } from '../../shape/coordinates.js';
import { cellsOf, type House, housesOf, type Shape } from '../../shape/shape.js';
import { statedTotals } from '../../solve/propagators/impliedSums.js';

export function* unionsOf(shape: Shape): Generator<readonly House[]> {
  for (let house = 0; house < shape.houseCount; house++) yield [house];
  yield* joinedPairs(shape);
  for (let orientation = 0; orientation < shape.orientations.length; orientation++)
    yield* runsOf(shape, orientation);
}

/** Two houses of one orientation that a sum lies across. */
function* joinedPairs(shape: Shape): Generator<readonly House[]> {
  const { houseOrientation, houseCount } = shape;
  const known = new Set<number>();
  for (const { sum } of statedTotals(shape)) {
    const touched = [...new Set(sum.cells.flatMap(cell => [...housesOf(shape, cell)]))].sort((a, b) => a - b);
    for (const [i, first] of touched.entries()) {
      for (const second of touched.slice(i + 1)) {
        if (houseOrientation[first] !== houseOrientation[second] || known.has(first * houseCount + second))
          continue;
        known.add(first * houseCount + second);
        yield [first, second];
      }
    }
  }
}

/** Where the houses of an orientation begin, and along which axes they differ in that. */
interface Lattice {
  readonly starts: readonly (readonly number[])[];
  readonly houses: readonly House[];
  readonly axes: readonly number[];
}

function latticeOf(shape: Shape, orientation: number): Lattice {
  const houses: House[] = [];
  for (let house = 0; house < shape.houseCount; house++)
    if (shape.houseOrientation[house] === orientation) houses.push(house);
  const starts = houses.map(house => {
    const places = Array.from(cellsOf(shape, house), cell => coordinatesOf(shape, cell));
    return shape.extents.map((_, axis) => Math.min(...places.map(at => at[axis])));
  });
  const axes = shape.extents.flatMap((_, axis) =>
    starts.some(start => start[axis] !== starts[0][axis]) ? [axis] : [],
  );
  return { starts, houses, axes };
}

/** Runs along one axis, of single houses or of all that differ along some of the other axes. */
function* runsOf(shape: Shape, orientation: number): Generator<readonly House[]> {
  const { starts, houses, axes } = latticeOf(shape, orientation);
  for (const along of axes) {
    const others = axes.filter(axis => axis !== along);
    for (let whole = 0; whole < 1 << others.length; whole++) {
      const fixed = others.filter((_, i) => (whole & (1 << i)) === 0);
      const rows = new Map<string, Map<number, House[]>>();
      for (const [i, start] of starts.entries()) {
        const key = fixed.map(axis => start[axis]).join();
        const row = rows.get(key) ?? new Map<number, House[]>();
        rows.set(key, row);
        row.set(start[along], [...(row.get(start[along]) ?? []), houses[i]]);
      }
      for (const row of rows.values()) yield* growingRuns([...row].sort(([a], [b]) => a - b));
    }
  }
}

function* growingRuns(row: readonly (readonly [number, readonly House[]])[]): Generator<readonly House[]> {
  for (let first = 0; first < row.length; first++) {
    const run: House[] = [];
    for (let last = first; last < row.length; last++) {
      run.push(...row[last][1]);
      yield run;
    }
  }
}
