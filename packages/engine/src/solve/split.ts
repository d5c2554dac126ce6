/** A puzzle cut into branches that exclude each other and together have all its solutions. */
import { blank } from '../board/symbols.js';
import type { Cell, Shape } from '../shape/shape.js';
import { noItem } from './kernel.js';
import type { KernelPool } from './kernelPool.js';
import type { TreeKernel } from './tree/treeKernel.js';

/** Branches wanted on a board of everyday size; each costs a look over the whole board, so large ones get fewer. */
const mostBranches = 256;
const mostLooks = 500_000;

/** Splits by the symbols of the cell that has the fewest candidates, again and again, the largest branches first. */
export function splitPuzzle(shape: Shape, symbols: Uint8Array, kernels: KernelPool): Uint8Array[] {
  const wanted = Math.min(mostBranches, Math.ceil(mostLooks / shape.cellCount));
  return kernels.use('tree', shape, kernel => {
    const done: Uint8Array[] = [];
    const open = [symbols];
    for (let branch = open.shift(); branch; branch = open.shift()) {
      if (done.length + open.length + 1 >= wanted) return [...done, branch, ...open];
      if (kernel.load(branch) !== noItem) continue;
      const cell = findTightest(kernel);
      if (cell === undefined) done.push(branch);
      else open.push(...listBranches(kernel, cell));
    }
    return done;
  });
}

function findTightest(kernel: TreeKernel): Cell | undefined {
  const { cellCount } = kernel.shape;
  let best: Cell | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < cellCount; cell++) {
    if (kernel.grid[cell] !== blank) continue;
    const count = listSymbols(kernel, cell).length;
    if (count >= fewest) continue;
    fewest = count;
    best = cell;
  }
  return best;
}

function listBranches(kernel: TreeKernel, cell: Cell): Uint8Array[] {
  return listSymbols(kernel, cell).map(symbol => {
    const branch = kernel.grid.slice();
    branch[cell] = symbol;
    return branch;
  });
}

function listSymbols(kernel: TreeKernel, cell: Cell): number[] {
  const { symbols: n } = kernel.shape;
  const symbols: number[] = [];
  for (let v = 0; v < n; v++) if (kernel.isLive(cell * n + v)) symbols.push(v + 1);
  return symbols;
}
