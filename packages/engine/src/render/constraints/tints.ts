/** Which tint each cage has, so that those that touch differ, in any dimension and from whichever side they are looked at. */
import type { Cell } from '../../shape/cell.js';
import { cellAt, coordinatesOf } from '../../shape/coordinates.js';
import type { Shape } from '../../shape/shape.js';
import { type CageTint, cageTints } from '../role.js';

/** Of sets of cells, in their order: each takes a tint that no neighbour has, or else the one that the fewest have. */
export function chooseTints(shape: Shape, sets: readonly (readonly Cell[])[]): CageTint[] {
  const ownersOf = new Map<Cell, number[]>();
  for (const [owner, cells] of sets.entries())
    for (const cell of cells) ownersOf.set(cell, [...(ownersOf.get(cell) ?? []), owner]);
  const chosen: number[] = [];
  for (const cells of sets) {
    const near = new Set(
      cells.flatMap(cell => [cell, ...around(shape, cell)].flatMap(at => ownersOf.get(at) ?? [])),
    );
    const taken = cageTints.map((_, tint) => [...near].filter(owner => chosen[owner] === tint).length);
    chosen.push(taken.indexOf(Math.min(...taken)));
  }
  return chosen.map(tint => cageTints[tint]);
}

function around(shape: Shape, cell: Cell): Cell[] {
  const here = coordinatesOf(shape, cell);
  return here.flatMap((at, axis) => [-1, 1].flatMap(by => cellAt(shape, here.with(axis, at + by)) ?? []));
}
