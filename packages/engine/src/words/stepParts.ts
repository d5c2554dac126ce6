/** What the sentence about a step needs, in whatever language. */
import type { SymbolNumber } from '../board/symbols.js';
import type { Candidate } from '../logic/step.js';
import { coordinatesOf } from '../shape/coordinates.js';
import { axisName, makeCellName } from '../shape/names.js';
import { type Cell, type House, orientationOf, type Shape } from '../shape/shape.js';
import type { Telling } from './words.js';

/** A cell as seen in a house: along a line its one coordinate will do. */
export function makePlaceName(shape: Shape, house: House, cell: Cell): string {
  const { kind, axes } = orientationOf(shape, house);
  if (kind !== 'line' || axes.length !== 1 || shape.extents.length === 2) return makeCellName(shape, cell);
  return `${axisName(shape, axes[0])}${coordinatesOf(shape, cell)[axes[0]] + 1}`;
}

export interface Struck {
  readonly cells: readonly Cell[];
  readonly symbols: readonly SymbolNumber[];
}

/** Eliminations gathered: cells that lose the same symbols together. */
export function groupEliminations(eliminations: readonly Candidate[]): Struck[] {
  const byCell = new Map<Cell, SymbolNumber[]>();
  for (const { cell, symbol } of eliminations) byCell.set(cell, [...(byCell.get(cell) ?? []), symbol]);
  const groups = new Map<string, { cells: Cell[]; symbols: SymbolNumber[] }>();
  for (const [cell, symbols] of byCell) {
    const group = groups.get(symbols.join());
    if (group) group.cells.push(cell);
    else groups.set(symbols.join(), { cells: [cell], symbols });
  }
  return [...groups.values()];
}

/** A line of a tree of sentences, and how deep it lies. */
export interface OutlineLine {
  readonly depth: number;
  readonly text: string;
}

/** A tree of sentences as lines: cases stand on lines of their own, deeper than what they belong to. */
export function outlineTelling({ text, parts, end }: Telling, depth = 0): OutlineLine[] {
  const lines: OutlineLine[] = [];
  let line = [text];
  for (const part of parts) {
    if (part.parts.length === 0 && part.end === undefined) {
      line.push(part.text);
      continue;
    }
    if (line.length > 0) lines.push({ depth, text: line.join(' ') });
    line = [];
    lines.push(...outlineTelling(part, depth + 1));
  }
  if (end) line.push(end);
  return line.length > 0 ? [...lines, { depth, text: line.join(' ') }] : lines;
}

/** A tree of sentences in one text: nothing of it is left out. */
export const flatten = ({ text, parts, end }: Telling): string =>
  [text, ...parts.map(flatten), ...(end ? [end] : [])].join(' ');
