/** Which shape a text is of that does not name one, by its lengths alone. */
import { maxLetterSymbols } from '../board/symbols.js';
import { makeSpec, outlineOf } from '../shape/shapes.js';
import type { BoxSpec, Spec } from '../shape/spec.js';
import { measureLine } from './cellLine.js';

export const classic: BoxSpec = { family: 'box', dims: [3, 3] };

const squareOf = (side: number): Spec => ({ family: 'box', dims: [side, side] });

/** The Sudoku of squares whose row, or whose whole grid, has this many cells. */
function squareBy(cells: number, sides: readonly number[]): Spec | undefined {
  const side = sides.find(side => side ** 2 === cells || side ** 4 === cells);
  return side === undefined ? undefined : squareOf(side);
}

/** The longest line by which a shape is known has this many cells. */
const mostKnown = 8 ** 4;

/**
 * By the first line of a text: a 9×9, unless the line is a row or the whole of a larger square. Undefined for a line without
 * cells.
 */
export function guessSpec(line: string, from: number): Spec | undefined {
  if (line.length - from === 81 && /^\S+$/.test(line)) return classic;
  const { kind, characters, words, widest } = measureLine(line, from, maxLetterSymbols, mostKnown);
  if (kind === 'none') return undefined;
  // Pencil marks, however many characters they happen to be.
  if (words === 9 && widest > 1 && widest <= 9) return classic;
  const byNumbers = widest === 2 ? squareBy(words, [4, 5, 6, 7, 8]) : undefined;
  return byNumbers ?? squareBy(characters, [4, 5]) ?? classic;
}

const maxShapes = 8;

/** Boxes of this volume with so many axes. */
function boxesOf(volume: number, axes: number): number[][] {
  if (axes === 1) return [[volume]];
  const found: number[][] = [];
  for (let length = 1; length <= volume; length++)
    if (volume % length === 0)
      for (const rest of boxesOf(volume / length, axes - 1)) found.push([length, ...rest]);
  return found;
}

/** Every shape whose grid has these lengths, and enough symbols: one where there is a usual one, or all that could be meant. */
export function shapesOfLengths(lengths: readonly number[], highest = 1): Spec[] {
  const [symbols] = lengths;
  const axes = lengths.length;
  if (axes === 1) {
    const square = squareBy(symbols, [3, 4, 5, 6, 7, 8]);
    return square && symbols > 64 ? [square] : [];
  }
  const side = Math.round(Math.sqrt(symbols));
  if (axes === 2 && side > 1 && side * side === symbols && lengths[1] === symbols) return [squareOf(side)];
  const candidates: Spec[] =
    symbols ** axes > 1 << 20
      ? []
      : [
          { family: 'slice', symbols, axes },
          ...boxesOf(symbols, Math.min(axes, 8))
            .filter(dims => dims.filter(length => length > 1).length > 1)
            .map((dims): Spec => ({ family: 'box', dims })),
          { family: 'latin', symbols, axes },
          ...(axes > 2 ? [{ family: 'plane', side: symbols, axes } as const] : []),
        ];
  const names = new Set<string>();
  return candidates
    .filter(spec => {
      const outline = outlineOf(spec);
      if (!outline.ok || outline.value.symbols < highest) return false;
      return outline.value.extents.join() === lengths.toReversed().join();
    })
    .filter(spec => names.size < names.add(makeSpec(spec)).size)
    .slice(0, maxShapes);
}
