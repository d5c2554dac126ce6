/**
 * Sums that no constraint states, but houses and sums together imply: every house adds up to 1 + 2 + … + N, so what is left of some
 * houses when the sums inside them are taken away has a known sum (and, where a sum sticks out, a known difference). For one
 * house or several beside each other: the rule of 45, in any number of dimensions.
 */
import { type Sum, weighted } from '../../shape/constraint.js';
import { type Cell, cellsOf, type House, type Shape } from '../../shape/shape.js';

/** A sum of more cells than this says too little to be worth its time: on hard killers 6 took less than 5, and half as much as 8. */
const mostCells = 6;
/** On large boards there are more unions of houses than it pays to look at. */
const mostUnions = 20_000;

/** Sums that say just what they add up to, without weights. */
const isPlain = ({ weights, least, most }: Sum): boolean => least === most && weights.every(w => w === 1);

export function impliedSums(shape: Shape, stated: readonly Sum[]): Sum[] {
  const sums = stated.filter(isPlain);
  if (sums.length === 0) return [];
  const sumsAt = new Map<Cell, Sum[]>();
  for (const sum of sums) for (const cell of sum.cells) sumsAt.set(cell, [...(sumsAt.get(cell) ?? []), sum]);
  const found = new Map<string, Sum>();
  const known = new Set(sums.map(sum => keyOf(sum.cells, sum.weights)));
  for (const houses of unionsOf(shape)) {
    const inside = new Set<Cell>(houses.flatMap(house => [...cellsOf(shape, house)]));
    if (inside.size !== houses.length * shape.symbols) continue;
    for (const share of [1, 0.5]) {
      const implied = restOf(
        inside,
        sumsAt,
        houses.length * ((shape.symbols * (shape.symbols + 1)) / 2),
        share,
      );
      if (!implied) continue;
      const key = keyOf(implied.cells, implied.weights);
      if (!known.has(key)) found.set(key, implied);
      known.add(key);
    }
  }
  return [...found.values()];
}

const keyOf = (cells: readonly Cell[], weights: readonly number[]): string =>
  cells
    .map((cell, i) => `${cell}:${weights[i]}`)
    .sort()
    .join();

/** Houses beside each other, of one orientation. */
function* unionsOf(shape: Shape): Generator<House[]> {
  const { houseCount, houseOrientation, symbols } = shape;
  let left = mostUnions;
  for (let first = 0; first < houseCount; first++) {
    const houses: House[] = [];
    for (let house = first; house < houseCount && houses.length < symbols - 1; house++) {
      if (houseOrientation[house] !== houseOrientation[first] || left-- <= 0) break;
      houses.push(house);
      yield [...houses];
    }
  }
}

/** What is left of some cells without the sums of which at least this share lies inside. */
function restOf(
  inside: ReadonlySet<Cell>,
  sumsAt: ReadonlyMap<Cell, readonly Sum[]>,
  total: number,
  share: number,
): Sum | undefined {
  const taken = new Set<Cell>();
  const outside: Cell[] = [];
  let rest = total;
  for (const cell of inside) {
    for (const sum of sumsAt.get(cell) ?? []) {
      if (sum.cells.some(member => taken.has(member) || outside.includes(member))) continue;
      const beyond = sum.cells.filter(member => !inside.has(member));
      if (sum.cells.length - beyond.length < share * sum.cells.length) continue;
      for (const member of sum.cells) if (inside.has(member)) taken.add(member);
      outside.push(...beyond);
      if (outside.length > mostCells) return undefined;
      rest -= sum.most;
    }
  }
  const within = [...inside].filter(cell => !taken.has(cell));
  const cells = [...within, ...outside];
  if (cells.length === 0 || cells.length > mostCells || cells.length === inside.size) return undefined;
  return weighted(cells, [...within.map(() => 1), ...outside.map(() => -1)], rest);
}
