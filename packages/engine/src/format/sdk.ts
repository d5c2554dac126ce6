/**
 * SadMan Sudoku's `.sdk`: header lines that begin with # and a letter, then the puzzle in rows, perhaps under a
 * `[Puzzle]` heading and followed by a `[State]` that only its own program needs.
 */
import { fail, ok, type Result } from '../base/result.js';
import { createGrid } from '../board/grid.js';
import { outlineOf, shapeOf } from '../shape/shapes.js';
import type { BoxSpec } from '../shape/spec.js';
import { classic } from './bareShape.js';
import { CellText } from './cellText.js';
import { makeRows } from './rows.js';
import type { AboutKey, Sheet } from './sheet.js';

const keyOfLetter: Readonly<Record<string, AboutKey>> = {
  T: 'title',
  A: 'author',
  D: 'description',
  C: 'comment',
  B: 'date',
  S: 'source',
  L: 'level',
  U: 'url',
};

export function makeSdk({ grid, about }: Sheet): string {
  const headers = Object.entries(keyOfLetter).flatMap(([letter, key]) =>
    (about[key]?.split(/\r?\n/) ?? []).map(text => `#${letter}${text}`),
  );
  return [...headers, '[Puzzle]', ...makeRows(grid)].join('\n');
}

/** Reads the puzzle and its headers; the state of a game in progress is passed over. */
export function parseSdk(text: string, spec: BoxSpec = classic): Result<Sheet> {
  const outline = outlineOf(spec);
  if (!outline.ok) return outline;
  const cells = new CellText(outline.value, { isOurs: true });
  const about: Partial<Record<AboutKey, string>> = {};
  let inPuzzle = true;
  let lineNumber = 0;
  for (const line of text.split(/\r?\n/)) {
    lineNumber++;
    if (line.startsWith('#')) {
      const key = keyOfLetter[line[1]?.toUpperCase()];
      if (key) about[key] = about[key] === undefined ? line.slice(2) : `${about[key]}\n${line.slice(2)}`;
    } else if (line.trimStart().startsWith('[')) {
      inPuzzle = /^\s*\[puzzle\]/i.test(line);
    } else if (inPuzzle) {
      const taken = cells.take(line, 0, lineNumber);
      if (!taken.ok) return taken;
    }
  }
  if (!cells.isFull) {
    const counts = { cells: outline.value.cellCount, given: cells.count };
    return fail('cell-count', 'wrong', counts, { line: lineNumber });
  }
  const contents = cells.read();
  if (!contents.ok) return contents;
  const shape = shapeOf(spec);
  const grid = shape.ok ? createGrid(shape.value, contents.value.symbols) : shape;
  return grid.ok ? ok({ grid: grid.value, about }) : grid;
}
