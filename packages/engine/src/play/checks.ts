/** What the calls of a session ask of their arguments. */
import { fail, ok, type Result } from '../base/result.js';
import type { Solution } from '../board/puzzle.js';
import type { SymbolNumber } from '../board/symbols.js';
import type { Step } from '../logic/step.js';
import { makeCellName } from '../shape/names.js';
import type { Cell, Shape } from '../shape/shape.js';
import { isText, maxNameLength } from './limits.js';
import { colourCount, type NoteKind, noteKinds, type Planes } from './planes.js';

export function checkCells({ name, cellCount }: Shape, cells: readonly Cell[]): Result<readonly Cell[]> {
  const nonsense = cells.findIndex(cell => !Number.isInteger(cell) || cell < 0 || cell >= cellCount);
  return nonsense < 0
    ? ok(cells)
    : fail('cell-syntax', 'number', { cell: cells[nonsense], shape: name, last: cellCount - 1 });
}

export const checkSymbol = ({ symbols }: Shape, symbol: SymbolNumber): Result<SymbolNumber> =>
  Number.isInteger(symbol) && symbol >= 1 && symbol <= symbols
    ? ok(symbol)
    : fail('symbol-range', 'entry', { symbol, symbols });

export const checkColour = (colour: number): Result<number> =>
  Number.isInteger(colour) && colour >= 1 && colour <= colourCount
    ? ok(colour)
    : fail('symbol-range', 'colour', { colour, colours: colourCount });

export const checkNotes = (kind: NoteKind): Result<NoteKind> =>
  noteKinds.includes(kind)
    ? ok(kind)
    : fail('symbol-range', 'notes', {
        kind: typeof kind === 'string' ? kind : typeof kind,
        kinds: noteKinds,
      });

export const checkName = (name: string): Result<string> =>
  isText(name, maxNameLength) ? ok(name) : fail('game-limit', 'checkpoint-name', { most: maxNameLength });

/** Those of the cells that are not clues; refuses when that leaves none. */
export function keepEditable(planes: Planes, cells: readonly Cell[]): Result<readonly Cell[]> {
  const checked = checkCells(planes.shape, cells);
  if (!checked.ok) return checked;
  const editable = cells.filter(cell => !planes.isClue(cell));
  if (editable.length > 0 || cells.length === 0) return ok(editable);
  return cells.length === 1
    ? fail('clue-locked', 'cell', { cell: makeCellName(planes.shape, cells[0]) }, { cells })
    : fail('clue-locked', 'cells', { count: cells.length }, { cells });
}

/** Refuses a step that names cells or symbols the shape does not have, or that changes clues alone. */
export function checkStep(planes: Planes, { placements, eliminations }: Step): Result<unknown> {
  const candidates = [...placements, ...eliminations];
  for (const { symbol } of candidates) {
    const checked = checkSymbol(planes.shape, symbol);
    if (!checked.ok) return checked;
  }
  return keepEditable(
    planes,
    candidates.map(({ cell }) => cell),
  );
}

/** Refuses the solution of another puzzle, and what is none. */
export function checkSolution(planes: Planes, solution: Solution): Result<Solution> {
  const { shape, symbols } = planes;
  if (solution.shape.name !== shape.name)
    return fail('cell-count', 'other-shape', { given: solution.shape.name, wanted: shape.name });
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const checked = checkSymbol(shape, solution.symbols[cell]);
    if (!checked.ok) return checked;
    if (planes.isClue(cell) && symbols[cell] !== checked.value)
      return fail('conflict', 'solution', { cell: makeCellName(shape, cell) }, { cells: [cell] });
  }
  return ok(solution);
}
