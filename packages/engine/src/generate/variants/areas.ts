/** Sets of cells that are no lines: extra regions, clones, sums along a diagonal, and single cages. */

import { cellAt, coordinatesOf } from '../../shape/coordinates.js';
import { allDiffer } from '../../shape/otherPeers.js';
import type { Cell, Shape } from '../../shape/shape.js';
import { growCage, mostInCage } from './cages.js';
import { directionsOf } from './directions.js';
import { areDistinct, fromAnyCell, type Ground, positionsOf, shuffled } from './ground.js';
import type { LaidOnGrid } from './way.js';

const perCells =
  (cells: number) =>
  ({ cellCount }: Shape): number =>
    Math.max(1, Math.round(cellCount / cells));

/** Growing a region from one cell is tried so often. */
const triesPerCell = 10;

/** As many connected cells as there are symbols, each symbol once, and no house of the shape. */
export const region: LaidOnGrid = {
  on: 'grid',
  usual: perCells(40),
  most: ({ cellCount, symbols }) => Math.floor(cellCount / symbols),
  lay: ground => {
    const { shape, covered } = ground;
    const cells = fromAnyCell(ground, start => {
      if (covered.has(start)) return undefined;
      for (let tries = 0; tries < triesPerCell; tries++) {
        const grown = growCage(ground, start, cell => !covered.has(cell), shape.symbols);
        if (grown.length === shape.symbols && !allDiffer(shape, grown)) return grown;
      }
      return undefined;
    });
    if (!cells) return undefined;
    for (const cell of cells) covered.add(cell);
    return { kind: 'region', cells: positionsOf(shape, cells) };
  },
};

const mostCloned = 4;

/** A connected set of cells whose symbols stand again, in the same arrangement, elsewhere. */
export const clone: LaidOnGrid = {
  on: 'grid',
  usual: perCells(40),
  most: ({ cellCount }) => Math.floor(cellCount / 4),
  lay: ground => {
    const { shape, symbols, random, covered } = ground;
    const found = fromAnyCell(ground, start => {
      if (covered.has(start)) return undefined;
      const from = coordinatesOf(shape, start);
      for (const other of random.permutation(shape.cellCount)) {
        if (other === start || symbols[other] !== symbols[start] || covered.has(other)) continue;
        const shift = coordinatesOf(shape, other).map((at, axis) => at - from[axis]);
        const pair = growClone(ground, start, shift);
        if (pair.cells.length >= 2) return pair;
      }
      return undefined;
    });
    if (!found) return undefined;
    for (const cell of [...found.cells, ...found.others]) covered.add(cell);
    return {
      kind: 'clone',
      cells: positionsOf(shape, found.cells),
      others: positionsOf(shape, found.others),
    };
  },
};

function growClone(
  { shape, symbols, random, bySide, covered }: Ground,
  start: Cell,
  shift: readonly number[],
) {
  const shifted = (cell: Cell): Cell | undefined =>
    cellAt(
      shape,
      coordinatesOf(shape, cell).map((at, axis) => at + shift[axis]),
    );
  const cells: Cell[] = [];
  const others: Cell[] = [];
  const add = (cell: Cell): void => {
    const other = shifted(cell);
    const isTaken = (one: Cell): boolean => covered.has(one) || cells.includes(one) || others.includes(one);
    if (other === undefined || isTaken(cell) || isTaken(other) || symbols[cell] !== symbols[other]) return;
    cells.push(cell);
    others.push(other);
  };
  add(start);
  for (let i = 0; i < cells.length; i++)
    for (const next of shuffled(random, bySide[cells[i]])) if (cells.length < mostCloned) add(next);
  return { cells, others };
}

/** From border to border along a diagonal; each is there once. */
export const littleKiller: LaidOnGrid = {
  on: 'grid',
  usual: perCells(20),
  most: ({ cellCount }) => cellCount,
  lay: ground => {
    const { shape, symbols, random, paired } = ground;
    const directions = directionsOf(shape);
    return fromAnyCell(ground, start => {
      for (const at of random.permutation(directions.length)) {
        const step = directions[at];
        const go = (cell: Cell, by: 1 | -1): Cell | undefined =>
          cellAt(
            shape,
            coordinatesOf(shape, cell).map((x, axis) => x + by * step[axis]),
          );
        if (go(start, -1) !== undefined) continue;
        const cells: Cell[] = [];
        for (let cell: Cell | undefined = start; cell !== undefined; cell = go(cell, 1)) cells.push(cell);
        const key = `diagonal ${cells.join()}`;
        if (cells.length < 2 || paired.has(key)) continue;
        paired.add(key);
        return {
          kind: 'little-killer',
          cells: positionsOf(shape, cells),
          sum: cells.reduce((sum, cell) => sum + symbols[cell], 0),
        };
      }
      return undefined;
    });
  },
};

/** Cages by number: the rest of the board has none. */
export const killer: LaidOnGrid = {
  on: 'grid',
  usual: perCells(3),
  most: ({ cellCount }) => Math.floor(cellCount / 2),
  lay: ground => {
    const { shape, symbols, random, caged } = ground;
    const most = mostInCage(shape);
    const isFree = (cell: Cell): boolean => !caged.has(cell);
    const cage = fromAnyCell(ground, start => {
      if (!isFree(start)) return undefined;
      const grown = growCage(ground, start, isFree, 2 + random.below(most - 1));
      return grown.length >= 2 && areDistinct(ground, grown) ? grown : undefined;
    });
    if (!cage) return undefined;
    for (const cell of cage) caged.add(cell);
    return {
      kind: 'killer',
      cells: positionsOf(shape, cage),
      sum: cage.reduce((sum, cell) => sum + symbols[cell], 0),
    };
  },
};
