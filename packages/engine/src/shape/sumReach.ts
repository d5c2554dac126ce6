/** What a sum can come to while some of its cells are open. */
import type { Sum } from './constraint.js';
import type { Cell } from './shape.js';

/** Cells of one weight in a sum that all must differ from each other. */
export interface Clique {
  readonly weight: number;
  readonly cells: readonly Cell[];
}

/** Cuts the cells of a sum into cliques; `apart` says of two cells that they must differ. */
export function cliquesOf({ cells, weights }: Sum, apart: (a: Cell, b: Cell) => boolean): readonly Clique[] {
  const cliques: { weight: number; cells: Cell[] }[] = [];
  for (const [i, cell] of cells.entries()) {
    const clique = cliques.find(
      known => known.weight === weights[i] && known.cells.every(member => apart(member, cell)),
    );
    if (clique) clique.cells.push(cell);
    else cliques.push({ weight: weights[i], cells: [cell] });
  }
  return cliques;
}

/** The least and the most that the sum can be: the open cells of a clique take the smallest or the largest symbols left to it. */
export function reachOf(
  cliques: readonly Clique[],
  symbols: number,
  symbolAt: (cell: Cell) => number,
): [least: number, most: number] {
  let [least, most] = [0, 0];
  for (const { weight, cells } of cliques) {
    const held = new Set<number>();
    let [filled, open] = [0, 0];
    for (const cell of cells) {
      const symbol = symbolAt(cell);
      filled += symbol;
      if (symbol === 0) open++;
      else held.add(symbol);
    }
    let [small, large] = [filled, filled];
    for (let symbol = 1, left = open; left > 0 && symbol <= symbols; symbol++) {
      if (held.has(symbol)) continue;
      small += symbol;
      left--;
    }
    for (let symbol = symbols, left = open; left > 0 && symbol > 0; symbol--) {
      if (held.has(symbol)) continue;
      large += symbol;
      left--;
    }
    least += weight * (weight < 0 ? large : small);
    most += weight * (weight < 0 ? small : large);
  }
  return [least, most];
}
