/**
 * Sudoku as exact cover, for the packages that solve that. Columns: every cell, and every symbol of every house. Rows: every
 * symbol of every cell. Rows that clash with a clue are left out, which makes all of these packages faster.
 */
import type { Puzzle, Shape } from '@hyperdoku/engine';
import { housesOf } from '@hyperdoku/engine';

export interface ExactCover {
  readonly columnCount: number;
  /** The columns of each row. */
  readonly rows: readonly (readonly number[])[];
  /** The numbers of the rows that the clues leave. */
  fittingRows(puzzle: Puzzle): number[];
}

export function coverOf(shape: Shape): ExactCover {
  const { symbols, cellCount, houseCount } = shape;
  const columnCount = cellCount + houseCount * symbols;
  const rows: number[][] = [];
  for (let cell = 0; cell < cellCount; cell++) {
    const houses = [...housesOf(shape, cell)];
    for (let value = 0; value < symbols; value++)
      rows.push([cell, ...houses.map(house => cellCount + house * symbols + value)]);
  }
  const covered = new Uint8Array(columnCount);

  const fittingRows = ({ symbols: clues }: Puzzle): number[] => {
    const fitting: number[] = [];
    covered.fill(0);
    for (let cell = 0; cell < cellCount; cell++) {
      if (clues[cell] === 0) continue;
      const row = cell * symbols + clues[cell] - 1;
      fitting.push(row);
      for (const column of rows[row]) covered[column] = 1;
    }
    for (let row = 0; row < rows.length; row++) if (fits(rows[row])) fitting.push(row);
    return fitting;
  };
  const fits = (columns: readonly number[]): boolean => {
    for (let i = 0; i < columns.length; i++) if (covered[columns[i]]) return false;
    return true;
  };
  return { columnCount, rows, fittingRows };
}

/** The rows as zeros and ones. */
export const denseRows = ({ columnCount, rows }: ExactCover): number[][] =>
  rows.map(columns => {
    const dense = new Array<number>(columnCount).fill(0);
    for (const column of columns) dense[column] = 1;
    return dense;
  });
