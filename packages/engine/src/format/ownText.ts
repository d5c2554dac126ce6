/**
 * One puzzle in a notation of ours: a link, JSON, or a shape and cells. For pages that have to stay small; whoever reads what other
 * programs write asks the reader.
 */
import { ok, type Result } from '../base/result.js';
import { asPuzzle, type Puzzle } from '../board/puzzle.js';
import { parseJson } from './json.js';
import { looksLikeLink, parseLink } from './link.js';
import { parsePuzzleText } from './puzzleText.js';
import { type ReadOptions, type Sheet, sheetOf } from './sheet.js';

/** Reads any of our own notations: puzzle text, link or JSON. */
export function parseOwnText(text: string, options?: ReadOptions): Result<Sheet> {
  if (text.trimStart().startsWith('{')) return parseJson(text, options?.mostCells);
  const grid = looksLikeLink(text) ? parseLink(text, options?.mostCells) : parsePuzzleText(text, options);
  return grid.ok ? ok(sheetOf(grid.value)) : grid;
}

/**
 * Reads one puzzle whose clues obey the rule, in a notation of ours: a shape and cells as in `2x2:34.......23....1`, 81 cells of a 9×9, a
 * link, or JSON. What other programs write is read by `parsePuzzles`.
 */
export function parsePuzzle(text: string, options?: ReadOptions): Result<Puzzle> {
  const sheet = parseOwnText(text, options);
  return sheet.ok ? asPuzzle(sheet.value.grid) : sheet;
}
