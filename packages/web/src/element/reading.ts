/** From the texts that a page gives to puzzles and fillings, or to a sentence that says what is wrong. */
import {
  asPuzzle,
  blank,
  fail,
  type Grid,
  makeCellName,
  ok,
  type Puzzle,
  parseOwnText,
  type Result,
} from '@hyperdoku/engine';

/** The puzzle of a text in a notation of ours; undefined where there is no text. */
export function readPuzzle(text: string): Result<Puzzle> | undefined {
  if (text.trim() === '') return undefined;
  const sheet = parseOwnText(text);
  return sheet.ok ? asPuzzle(sheet.value.grid) : sheet;
}

/** A filling of a puzzle: of its shape, with its clues; entries may be wrong. */
export function readFilling(text: string, { shape, symbols }: Puzzle): Result<Grid> {
  const sheet = parseOwnText(text, { spec: shape.spec });
  if (!sheet.ok) return sheet;
  const { grid } = sheet.value;
  if (grid.shape.name !== shape.name)
    return fail('cell-count', 'other-shape', { given: grid.shape.name, wanted: shape.name });
  for (let cell = 0; cell < shape.cellCount; cell++)
    if (symbols[cell] !== blank && symbols[cell] !== grid.symbols[cell])
      return fail('clue-locked', 'filling', { cell: makeCellName(shape, cell) }, { cells: [cell] });
  return ok(grid);
}
