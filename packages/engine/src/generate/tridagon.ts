/**
 * The ground for puzzles that resist nearly everything. In four boxes that form a rectangle three symbols have three cells each, no two in a
 * line: if all twelve cells had no other symbols, and an odd number of the four patterns were odd permutations, there would be no
 * solution. So one of the cells has another symbol, but to see that takes cases within cases. Many grids have such a pattern but for that
 * one cell; clues beside it leave nothing else in the others.
 */
import type { Random } from '../base/random.js';
import type { Solution } from '../board/puzzle.js';
import { sees } from '../logic/sight.js';
import type { Cell, Shape } from '../shape/shape.js';
import { type Boxes, boxesOf, cellOf } from './constructions.js';
import { countOpen, type Focus } from './patternGround.js';

/** Boxes across and down, and the side of one. */
const side = 3;
const others = [
  [1, 2],
  [0, 2],
  [0, 1],
] as const;

export const mayHaveTridagons = (shape: Shape): boolean => findBoxes(shape) !== undefined;

function findBoxes(shape: Shape): Boxes | undefined {
  const boxes = boxesOf(shape);
  return boxes?.width === side && boxes.height === side && boxes.size === side * side ? boxes : undefined;
}

export function prepareTridagon(solution: Solution, random: Random): Required<Focus> | undefined {
  const boxes = findBoxes(solution.shape);
  if (!boxes) return undefined;
  const found: Required<Focus>[] = [];
  for (let leftOut = 0; leftOut < boxes.size; leftOut++)
    for (const symbols of triples(boxes.size)) found.push(...listWithin(solution, boxes, leftOut, symbols));
  return found.length === 0 ? undefined : found[random.below(found.length)];
}

const triples = (size: number): number[][] => {
  const all: number[][] = [];
  for (let a = 1; a <= size; a++)
    for (let b = a + 1; b <= size; b++) for (let c = b + 1; c <= size; c++) all.push([a, b, c]);
  return all;
};

/** Those of three symbols in the four boxes that lie neither in the band nor in the stack of one box. */
function listWithin(
  { shape, symbols }: Solution,
  boxes: Boxes,
  leftOut: number,
  triple: readonly number[],
): Required<Focus>[] {
  const bands = others[Math.floor(leftOut / side)];
  const stacks = others[leftOut % side];
  const rectangle = bands.flatMap(band => stacks.map(stack => band * side + stack));
  const inside = new Set(rectangle.flatMap(box => cellsIn(boxes, box)));
  const placesIn = (box: number, of: readonly number[]): number[] =>
    of.map(symbol => cellsIn(boxes, box).findIndex(cell => symbols[cell] === symbol));
  const whole = rectangle.map(box => placesIn(box, triple));
  return rectangle.flatMap((box, odd) => {
    const rest = whole.filter((_, i) => i !== odd);
    if (!rest.every(isDiagonal)) return [];
    return triple.flatMap(missing => {
      const pair = placesIn(
        box,
        triple.filter(symbol => symbol !== missing),
      );
      const last = completeDiagonal(pair);
      if (last === undefined) return [];
      const patterns = [...rest, [...pair, last]];
      if (patterns.filter(isOdd).length % 2 === 0) return [];
      const where = [...rectangle.filter(each => each !== box), box];
      const cells = patterns.flatMap((places, i) => places.map(at => cellOf(boxes, where[i], at)));
      const own = cellOf(boxes, box, placesIn(box, [missing])[0]);
      const guard = symbols[cellOf(boxes, box, last)];
      // Where a clue keeps the other symbol out of the cell of the missing one, nothing is left to be seen.
      if (
        [...inside].some(cell => symbols[cell] === guard && sees(shape, cell, own) && !isIn(boxes, box, cell))
      )
        return [];
      const seen = listSeen(boxes, leftOut).filter(cell => [...triple, guard].includes(symbols[cell]));
      const blanks = new Set([...cells, own, ...seen]);
      return [
        {
          blanks,
          clues: new Set([...inside].filter(cell => !blanks.has(cell))),
          rate: countOpen(cells),
        },
      ];
    });
  });
}

const isIn = (boxes: Boxes, box: number, cell: Cell): boolean => cellsIn(boxes, box).includes(cell);

const cellsIn = (boxes: Boxes, box: number): Cell[] =>
  Array.from({ length: boxes.size }, (_, at) => cellOf(boxes, box, at));

/** The cells in the band or the stack of a box, but not in the box itself. */
const listSeen = (boxes: Boxes, box: number): Cell[] =>
  Array.from({ length: boxes.size }, (_, each) => each)
    .filter(
      each =>
        each !== box && (each % side === box % side || Math.floor(each / side) === Math.floor(box / side)),
    )
    .flatMap(each => cellsIn(boxes, each));

const rowOf = (at: number): number => Math.floor(at / side);
const columnOf = (at: number): number => at % side;

/** Whether no two places of a box are in a line. */
const isDiagonal = (places: readonly number[]): boolean =>
  new Set(places.map(rowOf)).size === places.length && new Set(places.map(columnOf)).size === places.length;

/** The place in line with neither of two. */
function completeDiagonal(pair: readonly number[]): number | undefined {
  if (!isDiagonal(pair)) return undefined;
  return Array.from({ length: side * side }, (_, at) => at).find(at => isDiagonal([...pair, at]));
}

/** Whether the columns, from row to row, are an odd permutation. */
function isOdd(places: readonly number[]): boolean {
  const columns = [...places].sort((a, b) => a - b).map(columnOf);
  return (columns[1] - columns[0] + side) % side === 2;
}
