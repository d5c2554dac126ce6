/**
 * The rules of a square as other programs list them, rows and columns understood: the pieces that it is cut into, and further
 * houses laid over them. From such a list to a spec of ours, and back from any shape that can be said so.
 */
import type { ConstraintSpec } from '../shape/constraint.js';
import { cellsOf, type Shape } from '../shape/shape.js';
import { makeSpec } from '../shape/shapes.js';
import type { CustomHouse, Spec } from '../shape/spec.js';

export interface SquareHouses {
  readonly size: number;
  /** Boxes, or the pieces of a jigsaw: sets of `size` cells, none in two of them. */
  readonly pieces: readonly (readonly number[])[];
  /** Any other sets of `size` cells. */
  readonly extras: readonly CustomHouse[];
}

export interface SquareRule extends SquareHouses {
  readonly constraints: readonly ConstraintSpec[];
}

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

const row = (size: number, at: number): number[] => range(size).map(x => at * size + x);
const column = (size: number, at: number): number[] => range(size).map(y => y * size + at);

/** The names that f-puzzles has for the diagonals: the rising one and the falling one. */
export const diagonals = {
  'diagonal-': (size: number): number[] => range(size).map(i => i * size + i),
  'diagonal+': (size: number): number[] => range(size).map(i => (i + 1) * (size - 1)),
} as const;

/** How high boxes are where nothing is said of them: as near to square as they can be, and lying rather than standing. */
export function boxHeight(size: number): number {
  let height = Math.floor(Math.sqrt(size));
  while (size % height !== 0) height--;
  return height;
}

/** The box of every cell when boxes are this high. */
export function boxNumbers(size: number, height: number): number[] {
  const width = size / height;
  return range(size * size).map(cell => {
    const [x, y] = [cell % size, Math.floor(cell / size)];
    return Math.floor(y / height) * height + Math.floor(x / width);
  });
}

/** Cells by their number, in the order of their first ones; what has no number is in none. */
export function groupCells(numbers: readonly (number | undefined)[]): number[][] {
  const groups = new Map<number, number[]>();
  for (const [cell, number] of numbers.entries()) {
    if (number === undefined) continue;
    const group = groups.get(number);
    if (group) group.push(cell);
    else groups.set(number, [cell]);
  }
  return [...groups.values()];
}

const keyOf = (cells: Iterable<number>): string => [...cells].sort((a, b) => a - b).join();

function lineKeys(size: number): { rows: Set<string>; columns: Set<string> } {
  const rows = new Set(range(size).map(at => keyOf(row(size, at))));
  const columns = new Set(range(size).map(at => keyOf(column(size, at))));
  return { rows, columns };
}

/** The height of the boxes that these pieces are, if they are boxes. */
function heightOf(size: number, pieces: readonly string[]): number | undefined {
  const key = [...pieces].sort().join(';');
  return range(size)
    .filter(height => height > 1 && height < size && size % height === 0)
    .find(height => groupCells(boxNumbers(size, height)).map(keyOf).sort().join(';') === key);
}

/** The width and height of the boxes of a shape, if it is a square cut into boxes. */
export function boxOf(shape: Shape): readonly [number, number] | undefined {
  const rule = squareRuleOf(shape);
  const height = rule && heightOf(rule.size, rule.pieces.map(keyOf));
  return rule && height ? [rule.size / height, height] : undefined;
}

export function specOfSquare({ size, pieces, extras, constraints }: SquareRule): Spec {
  const { rows, columns } = lineKeys(size);
  const own = pieces.filter(piece => !rows.has(keyOf(piece)) && !columns.has(keyOf(piece)));
  const height = heightOf(size, own.map(keyOf));
  const base: Spec =
    height === undefined
      ? { family: 'latin', symbols: size, axes: 2 }
      : { family: 'box', dims: [size / height, height] };
  const houses = [...(height === undefined ? own.map(cells => ({ cells })) : []), ...extras];
  if (houses.length === 0 && constraints.length === 0) return base;
  const rule = { base: makeSpec(base), houses, ...(constraints.length > 0 && { constraints }) };
  return { family: 'custom', rule };
}

/** The houses of a shape but those of its constraints, if it is a square with rows and columns. */
export function squareRuleOf(shape: Shape): SquareHouses | undefined {
  const { symbols: size, extents, cellCount } = shape;
  if (extents.length !== 2 || extents.some(extent => extent !== size) || cellCount !== size * size)
    return undefined;
  const { rows, columns } = lineKeys(size);
  const missing = new Set([...rows, ...columns]);
  const covered = new Set<number>();
  const pieces: number[][] = [];
  const extras: CustomHouse[] = [];
  const demanded = new Set(shape.constraints.flatMap(({ houses }) => houses));
  for (let house = 0; house < shape.houseCount; house++) {
    const cells = [...cellsOf(shape, house)];
    const name = shape.houseNames?.[house];
    if (missing.delete(keyOf(cells)) || demanded.has(house)) continue;
    if (cells.some(cell => covered.has(cell))) extras.push({ ...(name && { name }), cells });
    else {
      pieces.push(cells);
      for (const cell of cells) covered.add(cell);
    }
  }
  return missing.size > 0 ? undefined : { size, pieces, extras };
}
