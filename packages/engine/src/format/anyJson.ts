/** Puzzles in JSON of ours or of another program, told apart by their fields. */
import type { Result } from '../base/result.js';
import { isFPuzzlesValue, readFPuzzles } from './fpuzzles.js';
import { parseJsonText, readJsonValue } from './json.js';
import type { ReadOptions, Sheet } from './sheet.js';
import { isSudokuPadValue, readSudokuPad } from './sudokuPad.js';

/** Reads a puzzle from a value that JSON.parse gave. */
export function readAnyJson(value: unknown, options: ReadOptions = {}): Result<Sheet> {
  const { mostCells } = options;
  if (isFPuzzlesValue(value)) return readFPuzzles(value, mostCells);
  return isSudokuPadValue(value) ? readSudokuPad(value, mostCells) : readJsonValue(value, mostCells, options);
}

export function parseAnyJson(text: string, options?: ReadOptions): Result<Sheet> {
  const value = parseJsonText(text);
  return value.ok ? readAnyJson(value.value, options) : value;
}
