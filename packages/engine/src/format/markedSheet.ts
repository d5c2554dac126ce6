/** Sheets with entries and pencil marks: put together from what a text says of each cell, and taken apart again. */
import { fail, ok, type Result } from '../base/result.js';
import { addCandidate, listCandidates, noCandidates } from '../board/candidates.js';
import { countFilled, createGrid, type Grid } from '../board/grid.js';
import { asSolution } from '../board/puzzle.js';
import { blank, type SymbolNumber } from '../board/symbols.js';
import { makeCellName } from '../shape/names.js';
import type { Cell, Shape } from '../shape/shape.js';
import type { About, Sheet } from './sheet.js';

export interface Markings {
  readonly clues: ArrayLike<number>;
  /** What stands in a cell that has no clue. */
  readonly entries?: ArrayLike<number>;
  /** The symbols noted in open cells. */
  readonly marks?: ReadonlyMap<Cell, readonly SymbolNumber[]>;
  readonly about?: About;
  readonly leftOut?: readonly string[];
}

/** A sheet that has entries and candidates only where there are any. */
export function createSheet(shape: Shape, parts: Markings): Result<Sheet> {
  const { clues, entries: entered, marks, about = {}, leftOut = [] } = parts;
  const grid = createGrid(shape, clues);
  if (!grid.ok) return grid;
  const entries = entered && entered.length > 0 ? createEntries(grid.value, entered) : ok(undefined);
  if (!entries.ok) return entries;
  const sheet: Sheet = {
    grid: grid.value,
    ...(entries.value && { entries: entries.value }),
    about,
    ...(leftOut.length > 0 && { leftOut }),
  };
  return marks && marks.size > 0 ? addMarks(sheet, marks) : ok(sheet);
}

/** What stands in blank cells; undefined where nothing does. */
function createEntries({ shape, symbols }: Grid, entered: ArrayLike<number>): Result<Grid | undefined> {
  const entries = createGrid(shape, entered);
  if (!entries.ok) return entries;
  for (let cell = 0; cell < shape.cellCount; cell++)
    if (symbols[cell] !== blank && entries.value.symbols[cell] !== blank)
      return fail('conflict', 'entry', { cell: makeCellName(shape, cell) }, { cells: [cell] });
  return ok(countFilled(entries.value) > 0 ? entries.value : undefined);
}

function addMarks(sheet: Sheet, marks: ReadonlyMap<Cell, readonly SymbolNumber[]>): Result<Sheet> {
  const { shape, symbols } = filledGrid(sheet);
  const candidates = noCandidates(shape);
  let isMarked = false;
  for (const [cell, noted] of marks) {
    for (const symbol of noted) {
      if (!Number.isInteger(symbol) || symbol < 1 || symbol > shape.symbols)
        return fail('symbol-range', 'entry', { symbol, symbols: shape.symbols }, { cells: [cell] });
      if (symbols[cell] !== blank) continue;
      addCandidate(candidates, cell, symbol);
      isMarked = true;
    }
  }
  if (!isMarked) return ok(sheet);
  for (let cell = 0; cell < shape.cellCount; cell++)
    if (symbols[cell] !== blank) addCandidate(candidates, cell, symbols[cell]);
  return ok({ ...sheet, candidates });
}

/** Clues and entries together. */
export function filledGrid({ grid, entries }: Sheet): Grid {
  if (!entries) return grid;
  const symbols = Uint8Array.from(grid.symbols);
  for (let cell = 0; cell < symbols.length; cell++) symbols[cell] ||= entries.symbols[cell];
  return { shape: grid.shape, symbols };
}

/** What is noted in a cell; nothing where it is filled. */
export function marksAt({ grid, entries, candidates }: Sheet, cell: Cell): SymbolNumber[] {
  const isFilled = grid.symbols[cell] !== blank || (entries?.symbols[cell] ?? blank) !== blank;
  return !candidates || isFilled ? [] : listCandidates(candidates, cell);
}

/** The sheet with a solution, if that has all its clues and obeys the rule. */
export function addSolution(sheet: Sheet, solution: Grid): Result<Sheet> {
  const { shape, symbols } = sheet.grid;
  for (let cell = 0; cell < shape.cellCount; cell++) {
    if (symbols[cell] !== blank && symbols[cell] !== solution.symbols[cell])
      return fail('conflict', 'solution', { cell: makeCellName(shape, cell) }, { cells: [cell] });
  }
  const full = asSolution(solution);
  return full.ok
    ? ok({ ...sheet, solution })
    : { ok: false, problem: { ...full.problem, field: 'solution' } };
}
