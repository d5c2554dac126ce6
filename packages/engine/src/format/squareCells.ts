/** Cells of a square, row by row: their names in f-puzzles, and how they lie to each other. */
import type { Cell } from '../shape/shape.js';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const placeOf = (cell: Cell, size: number): Place => ({ x: cell % size, y: Math.floor(cell / size) });

const cellAtPlace = ({ x, y }: Place, size: number): Cell | undefined =>
  x >= 0 && y >= 0 && x < size && y < size ? y * size + x : undefined;

export const namePlace = ({ x, y }: Place): string => `R${y + 1}C${x + 1}`;

export const nameCell = (cell: Cell, size: number): string => namePlace(placeOf(cell, size));

/** The place that `R1C1` names, which may lie beside the grid. */
export function readPlace(name: unknown): Place | undefined {
  const match = /^R(\d{1,2})C(\d{1,2})$/i.exec(String(name));
  return match ? { x: Number(match[2]) - 1, y: Number(match[1]) - 1 } : undefined;
}

export function readCell(name: unknown, size: number): Cell | undefined {
  const place = readPlace(name);
  return place && cellAtPlace(place, size);
}

/** The cells that a list names; undefined where it is none or one of them is not there. */
export function readCells(names: unknown, size: number): Cell[] | undefined {
  if (!Array.isArray(names)) return undefined;
  const cells = names.map(name => readCell(name, size));
  return cells.every(cell => cell !== undefined) ? cells : undefined;
}

/** From a place on, step by step, as long as there are cells; the place itself may lie one step outside. */
export function walk(from: Place, step: Place, size: number): Cell[] {
  const cells: Cell[] = [];
  for (let at = { x: from.x + step.x, y: from.y + step.y }; ; at = { x: at.x + step.x, y: at.y + step.y }) {
    const cell = cellAtPlace(at, size);
    if (cell === undefined) return cells;
    cells.push(cell);
  }
}

const sides: readonly Place[] = [
  { x: 0, y: -1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
];

/** The cells that share a side with one, in their order. */
export function besides(cell: Cell, size: number): Cell[] {
  const { x, y } = placeOf(cell, size);
  return sides.flatMap(side => cellAtPlace({ x: x + side.x, y: y + side.y }, size) ?? []);
}

/** Whether cells follow each other along a row or down a column. */
export function isStretch(cells: readonly Cell[], size: number): boolean {
  const places = cells.map(cell => placeOf(cell, size));
  const [{ x, y }] = places;
  return (
    places.every((at, i) => at.x === x + i && at.y === y) ||
    places.every((at, i) => at.x === x && at.y === y + i)
  );
}
