/**
 * Sums that no constraint states, but houses and sums together imply: every house adds up to 1 + 2 + … + N, so what is left of some
 * houses when the sums inside them are taken away has a known sum (and, where a sum sticks out, a known difference). For one
 * house or several that share no cell: the rule of 45, in any number of dimensions.
 */
import { isTotal, type Sum, weighted } from '../../shape/constraint.js';
import { type Cell, cellsOf, type House, type Shape } from '../../shape/shape.js';

export interface ImpliedSum {
  readonly sum: Sum;
  /** The houses that are added up. */
  readonly houses: readonly House[];
  /** The constraints that are taken away, by their indices. */
  readonly constraints: readonly number[];
}

/** A sum of more cells than this says too little to be worth its time in a search: on hard killers 5 takes least, 8 twice as much. */
const mostInSearch = 5;
/** On large boards there are more unions of houses than it pays to look at. */
const mostUnions = 20_000;
/** A sum is taken away when all of it lies inside, or when at least half of it does. */
const shares = [1, 0.5];

/** What these unions of houses imply, each sum once; houses that share cells with others of their union end the union before them. */
export function impliedSums(
  shape: Shape,
  unions: Iterable<readonly House[]>,
  mostCells = mostInSearch,
): ImpliedSum[] {
  const stated = statedTotals(shape);
  if (stated.length === 0) return [];
  const union = new Union(shape, stated);
  const known = new Set(stated.map(({ sum }) => keyOf(sum)));
  const found: ImpliedSum[] = [];
  let left = mostUnions;
  for (const houses of unions) {
    if (left-- <= 0) break;
    if (!union.become(houses)) continue;
    for (const share of shares) {
      const implied = union.restWithout(share, mostCells);
      if (!implied || known.has(keyOf(implied.sum))) continue;
      known.add(keyOf(implied.sum));
      found.push(implied);
    }
  }
  return found;
}

/** Houses of one orientation that follow each other in the list of all. */
export function* neighbouringHouses({ houseCount, houseOrientation, symbols }: Shape): Generator<House[]> {
  for (let first = 0; first < houseCount; first++) {
    const houses: House[] = [];
    for (let house = first; house < houseCount && house < first + symbols - 1; house++) {
      if (houseOrientation[house] !== houseOrientation[first]) break;
      houses.push(house);
      yield houses;
    }
  }
}

/** A sum that a constraint states, and the index of the constraint. */
export interface StatedTotal {
  readonly sum: Sum;
  readonly constraint: number;
}

export const statedTotals = ({ constraints }: Shape): StatedTotal[] =>
  constraints.flatMap(({ primitives }, constraint) =>
    primitives.flatMap(primitive =>
      primitive.type === 'sum' && isTotal(primitive) ? [{ sum: primitive, constraint }] : [],
    ),
  );

const keyOf = ({ cells, weights }: Sum): string =>
  cells
    .map((cell, i) => weights[i] * (cell + 1))
    .sort((a, b) => a - b)
    .join();

/** The cells of some houses that share none, and how much of each sum lies among them. */
class Union {
  private readonly shape: Shape;
  private readonly stated: readonly StatedTotal[];
  private readonly sumsAt: readonly (readonly number[])[];
  private readonly isInside: Uint8Array;
  private readonly cells: Cell[] = [];
  /** By sum: how many of its cells lie inside. */
  private readonly within: Int32Array;
  private readonly houses: House[] = [];
  private readonly taken: Int32Array;
  private round = 0;

  constructor(shape: Shape, stated: readonly StatedTotal[]) {
    const sumsAt = Array.from({ length: shape.cellCount }, (): number[] => []);
    for (const [index, { sum }] of stated.entries()) for (const cell of sum.cells) sumsAt[cell].push(index);
    this.shape = shape;
    this.stated = stated;
    this.sumsAt = sumsAt;
    this.isInside = new Uint8Array(shape.cellCount);
    this.within = new Int32Array(stated.length);
    this.taken = new Int32Array(shape.cellCount);
  }

  /** Whether these houses share no cell; if so, it is their union now. A union that only grows costs no more than what is added. */
  become(houses: readonly House[]): boolean {
    const grows = this.houses.length < houses.length && this.houses.every((house, i) => houses[i] === house);
    if (!grows) this.clear();
    for (const house of houses.slice(this.houses.length)) if (!this.add(house)) return false;
    return true;
  }

  private clear(): void {
    for (const cell of this.cells) this.isInside[cell] = 0;
    this.cells.length = this.houses.length = 0;
    this.within.fill(0);
  }

  /** False, and nothing is added, when the house shares cells with those before. */
  private add(house: House): boolean {
    const { isInside, cells, within, sumsAt } = this;
    const added = cellsOf(this.shape, house);
    for (let k = 0; k < added.length; k++) if (isInside[added[k]] === 1) return false;
    for (let k = 0; k < added.length; k++) {
      isInside[added[k]] = 1;
      cells.push(added[k]);
      for (const sum of sumsAt[added[k]]) within[sum]++;
    }
    this.houses.push(house);
    return true;
  }

  /** What is left without the sums of which at least this share lies inside; undefined when that is nothing, or too much. */
  restWithout(share: number, mostCells: number): ImpliedSum | undefined {
    const { stated, within, taken, isInside } = this;
    const { symbols } = this.shape;
    const round = ++this.round;
    const outside: Cell[] = [];
    const constraints: number[] = [];
    let rest = (this.houses.length * (symbols * (symbols + 1))) / 2;
    let left = this.cells.length;
    for (let s = 0; s < stated.length; s++) {
      const { sum, constraint } = stated[s];
      if (within[s] === 0 || within[s] < share * sum.cells.length) continue;
      if (sum.cells.some(cell => taken[cell] === round)) continue;
      for (const cell of sum.cells) {
        taken[cell] = round;
        if (isInside[cell] === 0) outside.push(cell);
      }
      if (outside.length > mostCells) return undefined;
      left -= within[s];
      rest -= sum.most;
      constraints.push(constraint);
    }
    const size = left + outside.length;
    if (size === 0 || size > mostCells || left === this.cells.length) return undefined;
    const inside = this.cells.filter(cell => taken[cell] !== round);
    const weights = [...inside.map(() => 1), ...outside.map(() => -1)];
    return {
      sum: weighted([...inside, ...outside], weights, rest),
      houses: this.houses.slice(),
      constraints,
    };
  }
}
