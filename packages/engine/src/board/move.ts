/** What a player does to a cell, as data: it can be written down, sent, replayed and undone. */
import { fail, ok, type Result } from '../base/result.js';
import { makeCellName, parseCellName } from '../shape/names.js';
import type { Cell, Shape } from '../shape/shape.js';
import type { Grid } from './grid.js';
import type { Puzzle } from './puzzle.js';
import { blank, makeSymbolText, parseSymbolText, type SymbolNumber } from './symbols.js';

/** Puts a symbol into a cell, or clears it with blank. */
export interface Move {
  readonly cell: Cell;
  readonly symbol: SymbolNumber;
}

/** The filling after a move in a puzzle. Clues are locked; the filling given is left as it was. */
export function applyMove(puzzle: Puzzle, grid: Grid, { cell, symbol }: Move): Result<Grid> {
  const { shape } = puzzle;
  if (!Number.isInteger(cell) || cell < 0 || cell >= shape.cellCount) {
    return fail('cell-syntax', 'number', { cell, shape: shape.name, last: shape.cellCount - 1 });
  }
  if (!Number.isInteger(symbol) || symbol < 0 || symbol > shape.symbols) {
    return fail('symbol-range', 'move', { symbol, symbols: shape.symbols });
  }
  if (puzzle.symbols[cell] !== blank) {
    return fail('clue-locked', 'cell', { cell: makeCellName(shape, cell) }, { cells: [cell] });
  }
  const symbols = Uint8Array.from(grid.symbols);
  symbols[cell] = symbol;
  return ok({ shape, symbols });
}

/** `r3c5=7`; clearing is `r3c5=.`. */
export const makeMoveText = (shape: Shape, { cell, symbol }: Move): string =>
  `${makeCellName(shape, cell)}=${makeSymbolText(symbol, shape.symbols)}`;

/** Reads a move such as `r3c5=7`. */
export function parseMoveText(shape: Shape, text: string): Result<Move> {
  const sign = text.indexOf('=');
  if (sign < 0) return fail('cell-syntax', 'move', { example: makeMoveText(shape, { cell: 0, symbol: 1 }) });
  const cell = parseCellName(shape, text.slice(0, sign));
  if (!cell.ok) return cell;
  const written = text.slice(sign + 1).trim();
  const symbol = parseSymbolText(written, shape.symbols);
  if (symbol === undefined) {
    return fail('symbol-range', 'text', { text: written, symbols: shape.symbols, shape: shape.name });
  }
  return ok({ cell: cell.value, symbol });
}
