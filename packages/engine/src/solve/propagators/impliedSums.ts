/**
 * Sums that no constraint states, but houses and sums together imply: every house adds up to 1 + 2 + … + N, so what is left of some
 * houses when the sums inside them are taken away has a known sum (and, where a sum sticks out, a known difference). For one
 * house or several beside each other: the rule of 45, in any number of dimensions.
 */
import { isTotal, type Sum, weighted } from '../../shape/constraint.js';
import { type Cell, cellsOf, type Shape } from '../../shape/shape.js';

/** A sum of more cells than this says too little to be worth its time: on hard killers 5 takes least, 8 twice as much. */
const mostCells = 5;
/** On large boards there are more unions of houses than it pays to look at. */
const mostUnions = 20_000;
/** A sum is taken away when all of it lies inside, or when at least half of it does. */
const shares = [1, 0.5];

export function impliedSums(shape: Shape, stated: readonly Sum[]): Sum[] {
  const sums = stated.filter(isTotal);
  if (sums.length === 0) return [];
  const union = new Union(shape, sums);
  const known = new Set(sums.map(keyOf));
  const found: Sum[] = [];
  const { houseCount, houseOrientation, symbols } = shape;
  let left = mostUnions;
  for (let first = 0; first < houseCount; first++) {
    union.clear();
    for (let house = first; house < houseCount && house < first + symbols - 1; house++) {
      if (houseOrientation[house] !== houseOrientation[first] || left-- <= 0) break;
      if (!union.add(cellsOf(shape, house))) break;
      for (const share of shares) {
        const implied = union.restWithout(share);
        if (!implied || known.has(keyOf(implied))) continue;
        known.add(keyOf(implied));
        found.push(implied);
      }
    }
  }
  return found;
}

const keyOf = ({ cells, weights }: Sum): string =>
  cells
    .map((cell, i) => weights[i] * (cell + 1))
    .sort((a, b) => a - b)
    .join();

/** The cells of some houses that share none, and how much of each sum lies among them. */
class Union {
  private readonly total: number;
  private readonly sums: readonly Sum[];
  private readonly sumsAt: readonly (readonly number[])[];
  private readonly isInside: Uint8Array;
  private readonly cells: Cell[] = [];
  /** By sum: how many of its cells lie inside. */
  private readonly within: Int32Array;
  private houses = 0;
  private readonly taken: Int32Array;
  private round = 0;

  constructor({ cellCount, symbols }: Shape, sums: readonly Sum[]) {
    const sumsAt = Array.from({ length: cellCount }, (): number[] => []);
    for (const [index, { cells }] of sums.entries()) for (const cell of cells) sumsAt[cell].push(index);
    this.total = (symbols * (symbols + 1)) / 2;
    this.sums = sums;
    this.sumsAt = sumsAt;
    this.isInside = new Uint8Array(cellCount);
    this.within = new Int32Array(sums.length);
    this.taken = new Int32Array(cellCount);
  }

  clear(): void {
    for (const cell of this.cells) this.isInside[cell] = 0;
    this.cells.length = this.houses = 0;
    this.within.fill(0);
  }

  /** Adds a house; false, and nothing is added, when it shares cells with those before. */
  add(house: ArrayLike<number>): boolean {
    const { isInside, cells, within, sumsAt } = this;
    for (let k = 0; k < house.length; k++) if (isInside[house[k]] === 1) return false;
    for (let k = 0; k < house.length; k++) {
      isInside[house[k]] = 1;
      cells.push(house[k]);
      for (const sum of sumsAt[house[k]]) within[sum]++;
    }
    this.houses++;
    return true;
  }

  /** What is left without the sums of which at least this share lies inside; undefined when that is nothing, or too much. */
  restWithout(share: number): Sum | undefined {
    const { sums, within, taken, isInside } = this;
    const round = ++this.round;
    const outside: Cell[] = [];
    let rest = this.houses * this.total;
    let left = this.cells.length;
    for (let s = 0; s < sums.length; s++) {
      const { cells, most } = sums[s];
      if (within[s] === 0 || within[s] < share * cells.length) continue;
      if (cells.some(cell => taken[cell] === round)) continue;
      for (const cell of cells) {
        taken[cell] = round;
        if (isInside[cell] === 0) outside.push(cell);
      }
      if (outside.length > mostCells) return undefined;
      left -= within[s];
      rest -= most;
    }
    const size = left + outside.length;
    if (size === 0 || size > mostCells || left === this.cells.length) return undefined;
    const inside = this.cells.filter(cell => taken[cell] !== round);
    return weighted([...inside, ...outside], [...inside.map(() => 1), ...outside.map(() => -1)], rest);
  }
}
