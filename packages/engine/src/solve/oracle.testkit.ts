/**
 * Answers that owe nothing to the engine's search: `dancing-links`, a package of other people, is given every
 * (cell, symbol) as a row, and every cell and every (house, symbol) as a column.
 */
import { DancingLinks } from 'dancing-links';
import type { Ints } from '../base/ints.js';
import type { Random } from '../base/random.js';
import type { Grid } from '../board/grid.js';
import { blank } from '../board/symbols.js';
import { housesOf } from '../shape/shape.js';

/** A filling as a text, so that it can be compared and kept in sets. */
export const makeLine = (symbols: Ints): string => Array.from(symbols).join(' ');

export const parseLine = (line: string): Uint8Array => Uint8Array.from(line.split(' '), Number);

/** The solutions of a puzzle as lines, at most `limit`; with random numbers they come in any order. */
export function askOracle({ shape, symbols }: Grid, limit: number, random?: Random): string[] {
  const n = shape.symbols;
  const rows: { data: number; columnIndices: number[] }[] = [];
  for (let cell = 0; cell < shape.cellCount; cell++) {
    for (let v = 0; v < n; v++) {
      if (symbols[cell] !== blank && symbols[cell] !== v + 1) continue;
      const columns = Array.from(housesOf(shape, cell), house => shape.cellCount + house * n + v);
      rows.push({ data: cell * n + v, columnIndices: [cell, ...columns] });
    }
  }
  const solver = new DancingLinks<number>().createSolver({ columns: shape.cellCount + shape.houseCount * n });
  solver.addSparseConstraints(random ? Array.from(random.permutation(rows.length), i => rows[i]) : rows);
  return solver.find(limit).map(solution => {
    const grid = new Uint8Array(shape.cellCount);
    for (const { data } of solution) grid[Math.floor(data / n)] = (data % n) + 1;
    return makeLine(grid);
  });
}
