/**
 * Latin hypercube sampling: the cells are dealt out in passes. A pass takes one cell of every stratum, no two of them in a
 * common house unless a house has more cells than there are passes; a stratum that is cut short by the edge of the grid sits
 * out some passes.
 *
 * Picking cells at random, pass after pass, paints itself into a corner: what is left for the last passes cannot keep apart.
 * So all passes are made at once. Seen as colours, they are a colouring in which no stratum and no house has a colour twice;
 * with the boxes as strata, that is a solution of the shape itself. One such colouring is known for every grid (`blockGroup`),
 * and is made random in two ways that keep it one: bands and lines change places, and then two colours change places
 * again and again wherever they hang together (a Kempe chain: all cells of either colour that can be reached from one of
 * them through common houses and strata).
 */
import type { Random } from '../base/random.js';
import { ok, type Result } from '../base/result.js';
import { addInGroup, elementOf } from '../shape/blockGroup.js';
import { coordinatesOf } from '../shape/coordinates.js';
import { instantGrid } from '../shape/instantGrid.js';
import type { Cell, Shape } from '../shape/shape.js';
import { ruleOf } from '../shape/shapes.js';
import { shuffleBands } from '../shape/tiledMotion.js';
import { cutIntoStrata, type Strata } from './strata.js';

/** How often a cell changes its pass, on average, until the passes count as mixed. */
const movesPerCell = 10;

/** All cells in passes: the passes in random order, and the cells of each. */
export function dealPasses(shape: Shape, random: Random): Result<Cell[][]> {
  const strata = cutIntoStrata(shape);
  if (!strata.ok) return strata;
  const { size } = strata.value;
  const passOf = moveBands(shape, strata.value, startPasses(shape, strata.value), random);
  mixPasses(shape, strata.value, passOf, random);
  const passes: Cell[][] = Array.from({ length: size }, () => []);
  for (const cell of random.permutation(shape.cellCount)) passes[passOf[cell]].push(cell);
  return ok(Array.from(random.permutation(size), pass => passes[pass]).filter(cells => cells.length > 0));
}

/** A pass for each cell, always the same. */
function startPasses(shape: Shape, { block }: Strata): Int32Array {
  const solution = ruleOf(shape.spec).kind === 'planes' && instantGrid(shape);
  if (solution) return Int32Array.from(solution, symbol => symbol - 1);
  return Int32Array.from({ length: shape.cellCount }, (_, cell) =>
    coordinatesOf(shape, cell).reduce(
      (sum, at, axis) => addInGroup(block, sum, elementOf(block, axis, at)),
      0,
    ),
  );
}

function moveBands(shape: Shape, { block }: Strata, passOf: Int32Array, random: Random): Int32Array {
  let stride = 1;
  const steps = shape.extents.map((extent, axis) => {
    const orders = shuffleBands(extent, block[axis], random).map(at => at * stride);
    stride *= extent;
    return orders;
  });
  return passOf.map(
    (_, cell) => passOf[coordinatesOf(shape, cell).reduce((sum, at, axis) => sum + steps[axis][at], 0)],
  );
}

/** Exchanges chains of two passes at random, each from a random cell on. */
function mixPasses(shape: Shape, strata: Strata, passOf: Int32Array, random: Random): void {
  const { count, size, ofCell } = strata;
  const { cellCount, symbols, houses, cellHouses, cellHouseStart } = shape;
  // With a single stratum a pass is a single cell, and any order is as good.
  if (count === 1) return;
  const none = -1;
  const cellOf = new Int32Array(count * size).fill(none);
  for (let cell = 0; cell < cellCount; cell++) cellOf[ofCell[cell] * size + passOf[cell]] = cell;
  const reached = new Int32Array(cellCount).fill(none);
  const chain = new Int32Array(cellCount);
  let length = 0;
  let round = 0;

  const reach = (cell: Cell): void => {
    if (cell === none || reached[cell] === round) return;
    reached[cell] = round;
    chain[length++] = cell;
  };

  for (let moves = 0; moves < movesPerCell * cellCount; moves += length, round++) {
    const start = random.below(cellCount);
    const first = passOf[start];
    const second = (first + 1 + random.below(size - 1)) % size;
    length = 0;
    reach(start);
    for (let i = 0; i < length; i++) {
      const cell = chain[i];
      const other = passOf[cell] === first ? second : first;
      reach(cellOf[ofCell[cell] * size + other]);
      for (let h = cellHouseStart[cell]; h < cellHouseStart[cell + 1]; h++) {
        const from = cellHouses[h] * symbols;
        for (let k = from; k < from + symbols; k++) if (passOf[houses[k]] === other) reach(houses[k]);
      }
    }
    for (let i = 0; i < length; i++) cellOf[ofCell[chain[i]] * size + passOf[chain[i]]] = none;
    for (let i = 0; i < length; i++) {
      const cell = chain[i];
      passOf[cell] = passOf[cell] === first ? second : first;
      cellOf[ofCell[cell] * size + passOf[cell]] = cell;
    }
  }
}
