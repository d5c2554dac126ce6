/**
 * Unavoidable sets: cells of a solution that can be filled in another way while all others stay. Every puzzle of that solution
 * needs a clue in each of them, and a clue that is alone in one of them is needed. They come from changing two symbols about
 * where the rule allows that, and from other solutions, made small by holding ever more of their differences to the first.
 */
import type { Random } from '../base/random.js';
import { faultsOf } from '../board/faults.js';
import type { Solution } from '../board/puzzle.js';
import { blank } from '../board/symbols.js';
import { demandsOf } from '../shape/demands.js';
import { type Cell, cellsOf } from '../shape/shape.js';
import type { Pace } from '../solve/budget.js';
import { noItem } from '../solve/kernel.js';
import type { TreeKernel } from '../solve/tree/treeKernel.js';

/** The cells, rising. */
export type UnavoidableSet = Int32Array;

/**
 * For every two symbols, the smallest parts in which they can be changed about without a repeat in a house. What one
 * constraint holds together changes about together; where that breaks a constraint all the same, there is no set.
 */
export function listSwaps(solution: Solution): UnavoidableSet[] {
  const { shape, symbols } = solution;
  const { primitives } = demandsOf(shape);
  const sets: UnavoidableSet[] = [];
  /** By house and symbol: the cell that holds it. */
  const places = new Int32Array(shape.houseCount * (shape.symbols + 1));
  for (let house = 0; house < shape.houseCount; house++)
    for (const cell of cellsOf(shape, house)) places[house * (shape.symbols + 1) + symbols[cell]] = cell;
  const parent = new Int32Array(shape.cellCount);
  const rootOf = (cell: Cell): Cell => {
    let root = cell;
    while (parent[root] !== root) root = parent[root] = parent[parent[root]];
    return root;
  };
  for (let a = 1; a <= shape.symbols; a++) {
    for (let b = a + 1; b <= shape.symbols; b++) {
      for (let cell = 0; cell < parent.length; cell++) parent[cell] = cell;
      for (let house = 0; house < shape.houseCount; house++) {
        const at = house * (shape.symbols + 1);
        parent[rootOf(places[at + a])] = rootOf(places[at + b]);
      }
      for (const { cells } of primitives) {
        const [first, ...others] = cells.filter(cell => symbols[cell] === a || symbols[cell] === b);
        for (const other of others) parent[rootOf(other)] = rootOf(first);
      }
      const parts = new Map<Cell, Cell[]>();
      for (let cell = 0; cell < parent.length; cell++) {
        if (symbols[cell] !== a && symbols[cell] !== b) continue;
        const root = rootOf(cell);
        parts.set(root, [...(parts.get(root) ?? []), cell]);
      }
      for (const cells of parts.values())
        if (isFreeToSwap(solution, cells, a + b)) sets.push(Int32Array.from(cells));
    }
  }
  return sets;
}

/** Whether all constraints hold after the two symbols of these cells, whose sum is given, have changed about. */
function isFreeToSwap({ shape, symbols }: Solution, cells: readonly Cell[], sum: number): boolean {
  if (shape.constraints.length === 0) return true;
  const { primitives, start, ofCells } = demandsOf(shape);
  const swapped = Uint8Array.from(symbols);
  for (const cell of cells) swapped[cell] = sum - swapped[cell];
  const touched = new Set(cells.flatMap(cell => [...ofCells.subarray(start[cell], start[cell + 1])]));
  for (const demand of touched) if (faultsOf(shape, primitives[demand], swapped).length > 0) return false;
  return true;
}

export function differenceOf({ symbols }: Solution, other: ArrayLike<number>): UnavoidableSet {
  const cells: Cell[] = [];
  for (let cell = 0; cell < symbols.length; cell++) if (other[cell] !== symbols[cell]) cells.push(cell);
  return Int32Array.from(cells);
}

const guesses = 2000;
/** So often in a row no smaller one may turn up before smaller bites are tried. */
const patience = 4;
const smallestBite = 8;

/** Looks for a smaller unavoidable set inside one; which it finds is left to chance, so each call may find another. */
export type Shrink = (set: UnavoidableSet) => Promise<UnavoidableSet>;

export function createShrinker(solution: Solution, random: Random, pace: Pace): Shrink {
  const grid = new Uint8Array(solution.shape.cellCount);
  /** Another filling of some cells of the set, with the others held. */
  const fillAnotherWay = async (
    kernel: TreeKernel,
    set: UnavoidableSet,
    held: number,
  ): Promise<UnavoidableSet | undefined> => {
    grid.set(solution.symbols as ArrayLike<number>);
    for (const i of random.permutation(set.length).slice(held)) grid[set[i]] = blank;
    if (kernel.load(grid) !== noItem) return undefined;
    for (let found = 0; found < 2; found++) {
      if ((await pace.search(kernel, guesses)) !== 'solution') return undefined;
      const difference = differenceOf(solution, kernel.grid);
      if (difference.length > 0) return difference;
    }
    return undefined;
  };
  return set =>
    pace.kernels.useWhile('tree', solution.shape, async kernel => {
      let best = set;
      for (let bite = set.length >> 1; bite >= smallestBite; bite >>= 1) {
        for (let failures = 0; failures < patience && best.length > bite; ) {
          const smaller = await fillAnotherWay(kernel, best, bite);
          if (smaller) {
            best = smaller;
            failures = 0;
          } else failures++;
          await pace.breathe();
          if (pace.shortage()) return best;
        }
      }
      return best;
    });
}
