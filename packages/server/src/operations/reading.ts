/** From a request to puzzles and shapes. Limits hold before memory is taken. */
import {
  asPuzzle,
  createPuzzleReader,
  emptyPuzzle,
  fail,
  ok,
  outlineOf,
  type Puzzle,
  parseSpec,
  type ReaderOptions,
  type Result,
  type Shape,
  type Sheet,
  shapeOf,
} from '@hyperdoku/engine';
import type { Work } from '../work/work.js';
import type { PuzzleRequest, Reading } from './fields.js';

/** The shape that a text names, if it is not larger than a request may ask for. */
export function readShape(text: string, { caps }: Work): Result<Shape> {
  const spec = parseSpec(text);
  if (!spec.ok) return spec;
  const outline = outlineOf(spec.value, caps.cells);
  return outline.ok ? shapeOf(spec.value) : outline;
}

/** All puzzles of a text. */
export function readSheets(text: string, reading: Reading, { caps }: Work): Result<Sheet>[] {
  const { shape, format, symbols } = reading;
  const spec = shape === undefined ? undefined : parseSpec(shape);
  if (spec && !spec.ok) return [spec];
  const options: ReaderOptions = {
    mostCells: caps.cells,
    ...(spec && { spec: spec.value }),
    ...(format && { format }),
    ...(symbols && { alphabet: symbols }),
  };
  return readPieces(text, options, caps.puzzles);
}

/** Text is read in pieces of this length, so that what is beyond a limit is never looked at. */
const pieceLength = 16_384;

/** One puzzle more than there may be, if there are more. */
function readPieces(text: string, options: ReaderOptions, limit: number): Result<Sheet>[] {
  const reader = createPuzzleReader(options);
  const sheets: Result<Sheet>[] = [];
  for (let at = 0; at < text.length && sheets.length <= limit; at += pieceLength)
    sheets.push(...reader.push(text.slice(at, at + pieceLength)));
  if (sheets.length <= limit) sheets.push(...reader.end());
  return sheets;
}

/** The one puzzle of a request, not yet known to be without conflicts. */
export function readSheet(request: PuzzleRequest, work: Work): Result<Sheet> {
  const { puzzle } = request;
  const sheets = readSheets(typeof puzzle === 'string' ? puzzle : JSON.stringify(puzzle), request, work);
  if (sheets.length === 0) return fail('text-syntax', 'no-puzzle', {});
  return sheets.length === 1 ? sheets[0] : fail('text-syntax', 'several-puzzles', {});
}

export interface ReadPuzzle {
  readonly puzzle: Puzzle;
  readonly sheet: Sheet;
}

export function readPuzzle(request: PuzzleRequest, work: Work): Result<ReadPuzzle> {
  const sheet = readSheet(request, work);
  if (!sheet.ok) return sheet;
  const puzzle = asPuzzle(sheet.value.grid);
  return puzzle.ok ? ok({ puzzle: puzzle.value, sheet: sheet.value }) : puzzle;
}

/** The empty board of a shape. */
export function readEmpty(shape: string, work: Work): Result<Puzzle> {
  const read = readShape(shape, work);
  return read.ok ? ok(emptyPuzzle(read.value)) : read;
}
