/**
 * Boards drawn with box-drawing characters. A two-dimensional shape is one board; a shape of more axes is its slices,
 * each under a heading with the coordinates it lies at, as many side by side as fit the width. With candidates, every blank
 * cell lists its own, and the columns of all boards are as wide as the longest list in them.
 */
import { type Candidates, listCandidates } from '../board/candidates.js';
import type { Grid } from '../board/grid.js';
import { blank, makeSymbolText, usesLetters } from '../board/symbols.js';
import type { Constraint } from '../shape/constraint.js';
import { coordinatesOf } from '../shape/coordinates.js';
import type { Axis, Cell, House, Shape } from '../shape/shape.js';
import { type Slice, slicesAlong } from '../shape/slice.js';
import { stateConstraint } from '../shape/stateConstraint.js';
import { boardAxes, layHeadings, type NameFace } from './boards.js';
import { type ExtraHouses, extraHousesOf, extraSign } from './extraHouses.js';
import { regionIn } from './regions.js';

/** What a piece of the picture is, for those who colour it. */
export type Role = 'clue' | 'entry' | 'blank' | 'candidates' | 'rule' | 'heading' | 'conflict' | 'mark';
/** Colours a part of a text picture, according to its role. */
export type Paint = (text: string, role: Role) => string;

/** How a text picture is laid out. */
export interface TextPictureOptions {
  /** The axis along which the slices are counted; the board shows the first two of the others. */
  readonly axis?: Axis;
  /** How many characters a line may have. */
  readonly width?: number;
  readonly paint?: Paint;
  /** What to call a filled cell: a clue if not said otherwise. */
  readonly roleOf?: (cell: Cell) => Role;
  /** Which cells get a sign before their symbol because it is an entry: for pictures without colours. */
  readonly isEntry?: (cell: Cell) => boolean;
  /** What blank cells list; they are shown as blank if not said otherwise. */
  readonly candidates?: Candidates;
  /** What to call the faces of a cube; they are counted if not said otherwise. */
  readonly nameFace?: NameFace;
  /** What to call the houses whose cells bear a mark; below the picture, where it is given. */
  readonly nameHouse?: (house: House) => string;
  /** What to call the constraints of the rule; they are listed below the picture, where it is given. */
  readonly nameConstraint?: (constraint: Constraint) => string;
}

/** A piece of a frame, so that readers of cells pass over it. */
export const entrySign = '╶';

const plain: Paint = text => text;
const boardGap = 2;
const legendGap = '   ';

/** Corner glyphs by the arms they have: 1 up, 2 right, 4 down, 8 left. */
const corners = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';

/** The picture a line at a time, so that a very large shape need not be drawn as a whole. */
export function* drawText(grid: Grid, options: TextPictureOptions = {}): Generator<string> {
  const { shape } = grid;
  const { width = 80, paint = plain } = options;
  const [across, down] = boardAxes(shape, options.axis);
  const extra = extraHousesOf(shape, { across, down });
  const marks = markCells(shape, extra);
  const boards: string[][] = [];
  const texts = cellTexts(grid, options.candidates);
  const columnWidths = widestTexts(shape, across, texts).map(columnWidth => columnWidth + marks.width);
  let headings: ReturnType<typeof layHeadings> | undefined;
  for (const slice of slicesAlong(shape, across, down)) {
    const board = drawBoard(grid, slice, { paint, texts, marks, columnWidths }, options);
    headings ??= layHeadings(shape, slice, board.columns, options.nameFace);
    const boardWidth = Math.max(board.columns, headings.width);
    const perRow = Math.max(1, Math.floor((width + boardGap) / (boardWidth + boardGap)));
    const pad = (line: string, length: number): string => line + ' '.repeat(boardWidth - length);
    boards.push([
      ...headings.linesOf(slice).map(heading => pad(paint(heading, 'heading'), heading.length)),
      ...board.lines.map(line => pad(line, board.columns)),
    ]);
    if (boards.length === perRow) yield* joinBoards(boards.splice(0));
  }
  if (boards.length > 0) yield* joinBoards(boards);
  if (options.nameHouse) yield* explainMarks(extra, options.nameHouse, width);
  if (options.nameConstraint) yield* listConstraints(shape, options.nameConstraint, width);
}

/** What stands behind the symbol of each cell, all of one width. */
interface Marks {
  readonly width: number;
  at(cell: Cell): string;
}

function markCells({ cellCount }: Shape, extra: ExtraHouses): Marks {
  let width = 0;
  if (extra.houses.length > 0)
    for (let cell = 0; cell < cellCount; cell++) width = Math.max(width, extra.indicesAt(cell).length);
  return { width, at: cell => extra.indicesAt(cell).map(extraSign).join('').padEnd(width) };
}

/** The marks and what they mean, as many on a line as fit. */
function* explainMarks(
  { houses }: ExtraHouses,
  nameHouse: (house: House) => string,
  width: number,
): Generator<string> {
  let line = '';
  for (const [index, house] of houses.entries()) {
    const part = `${extraSign(index)} ${nameHouse(house)}`;
    if (line !== '' && line.length + legendGap.length + part.length > width) {
      yield line;
      line = '';
    }
    line += line === '' ? part : legendGap + part;
  }
  if (line !== '') yield line;
}

/** Readers of cells pass over a line that begins with this. */
const remark = '# ';
/** A longer label stands out of the column of labels. */
const widestLabel = 24;

/** Each constraint and its cells. */
function* listConstraints(
  shape: Shape,
  nameConstraint: (constraint: Constraint) => string,
  width: number,
): Generator<string> {
  const { constraints } = shape;
  const labels = constraints.map(nameConstraint);
  const widths = labels.map(({ length }) => length).filter(length => length <= widestLabel);
  const column = Math.max(0, ...widths) + legendGap.length;
  for (const [i, constraint] of constraints.entries()) {
    let line = remark + labels[i].padEnd(column);
    if (labels[i].length > widestLabel) line += legendGap;
    for (const [n, part] of cellParts(shape, constraint).entries()) {
      if (n > 0 && line.length + part.length > width) {
        yield line.trimEnd();
        line = remark + ' '.repeat(column);
      }
      line += `${part} `;
    }
    yield line.trimEnd();
  }
}

/** The cells that a constraint names, with what stands between them: `r1c1 =`, `r1c2,`, `r1c3`. */
function cellParts(shape: Shape, constraint: Constraint): string[] {
  const { kind, cells, values } = stateConstraint(shape, constraint);
  // What has cells in two fields sets one equal to the other.
  const first = values.circle ?? (values.others && values.cells) ?? [];
  const [split, joint] = kind === 'greater' ? [1, ' >'] : [(first as string[]).length, ' ='];
  return cells.map((name, i) => {
    if (i === cells.length - 1) return name;
    return name + (i === split - 1 ? joint : ',');
  });
}

/** A grid drawn with characters. */
export const makeTextPicture = (grid: Grid, options: TextPictureOptions = {}): string =>
  [...drawText(grid, options)].join('\n').trimEnd();

/** Boards side by side, with an empty line after them. */
function* joinBoards(boards: readonly string[][]): Generator<string> {
  for (let line = 0; line < boards[0].length; line++) {
    yield boards
      .map(board => board[line])
      .join(' '.repeat(boardGap))
      .trimEnd();
  }
  yield '';
}

/** What stands in a cell. */
type CellText = (cell: Cell) => string;

const noCandidates = '-';

/** Symbols end at the right, as numbers do; lists of candidates begin at the left. */
function cellTexts({ shape, symbols }: Grid, candidates: Candidates | undefined): CellText {
  const symbolText = (symbol: number) => makeSymbolText(symbol, shape.symbols);
  const width = symbolText(shape.symbols).length;
  if (!candidates) return cell => symbolText(symbols[cell]).padStart(width);
  const between = usesLetters(shape.symbols) ? '' : ',';
  return cell =>
    symbols[cell] === blank
      ? listCandidates(candidates, cell).map(symbolText).join(between) || noCandidates
      : symbolText(symbols[cell]);
}

/** How wide each column of the boards is, over all of them. */
function widestTexts(shape: Shape, across: Axis, texts: CellText): number[] {
  const widths = Array.from({ length: shape.extents[across] }, () => 1);
  for (let cell = 0; cell < shape.cellCount; cell++) {
    const column = coordinatesOf(shape, cell)[across];
    widths[column] = Math.max(widths[column], texts(cell).length);
  }
  return widths;
}

interface BoardPens {
  readonly paint: Paint;
  readonly texts: CellText;
  readonly marks: Marks;
  /** Of texts and marks together. */
  readonly columnWidths: readonly number[];
}

function drawBoard(
  { shape, symbols }: Grid,
  slice: Slice,
  { paint, texts, marks, columnWidths }: BoardPens,
  { roleOf = () => 'clue', isEntry = () => false, candidates }: TextPictureOptions,
): { lines: string[]; columns: number } {
  const { width, height, cells } = slice;
  const regions = cells.map(cell => (cell === undefined ? -2 : (regionIn(shape, slice, cell) ?? -1)));
  const regionAt = (row: number, column: number): number =>
    row < 0 || column < 0 || row >= height || column >= width ? -2 : regions[row * width + column];
  /** A rule above cell (row, column), and one to its left. */
  const above = (row: number, column: number) => regionAt(row - 1, column) !== regionAt(row, column);
  const before = (row: number, column: number) => regionAt(row, column - 1) !== regionAt(row, column);
  // Rules take up space only where there is one somewhere along the whole board.
  const count = (length: number) => Array.from({ length }, (_, i) => i);
  const ruledRow = count(height + 1).map(row => count(width).some(column => above(row, column)));
  const ruledColumn = count(width + 1).map(column => count(height).some(row => before(row, column)));

  const drawRule = (row: number): string => {
    let line = '';
    for (let column = 0; column <= width; column++) {
      const left = column > 0 && above(row, column - 1);
      const right = column < width && above(row, column);
      if (ruledColumn[column]) {
        const arms =
          (row > 0 && before(row - 1, column) ? 1 : 0) +
          (right ? 2 : 0) +
          (row < height && before(row, column) ? 4 : 0) +
          (left ? 8 : 0);
        line +=
          (column > 0 ? (left ? '─' : ' ') : '') +
          corners[arms] +
          (column < width ? (right ? '─' : ' ') : '');
      } else line += left && right ? '─' : ' ';
      if (column < width) line += (right ? '─' : ' ').repeat(columnWidths[column]);
    }
    return paint(line, 'rule');
  };

  const drawRow = (row: number): string => {
    let line = '';
    for (let column = 0; column <= width; column++) {
      if (ruledColumn[column]) {
        const bar = column < width || row < height ? before(row, column) : false;
        line += `${column > 0 ? ' ' : ''}${paint(bar ? '│' : ' ', 'rule')}`;
      }
      if (column === width) continue;
      const cell = cells[row * width + column];
      if (column > 0 || ruledColumn[column])
        line += cell !== undefined && isEntry(cell) ? paint(entrySign, 'mark') : ' ';
      if (cell === undefined) {
        line += ' '.repeat(columnWidths[column]);
        continue;
      }
      const open = candidates ? 'candidates' : 'blank';
      const text = texts(cell).padEnd(columnWidths[column] - marks.width);
      line += paint(text, symbols[cell] === blank ? open : roleOf(cell));
      if (marks.width > 0) line += paint(marks.at(cell), 'mark');
    }
    return line;
  };

  const lines: string[] = [];
  for (let row = 0; row <= height; row++) {
    if (ruledRow[row]) lines.push(drawRule(row));
    if (row < height) lines.push(drawRow(row));
  }
  const columns =
    columnWidths.reduce((sum, columnWidth) => sum + columnWidth, 0) +
    ruledColumn.reduce(
      (sum, ruled, i) => sum + (ruled ? (i === 0 || i === width ? 2 : 3) : i > 0 && i < width ? 1 : 0),
      0,
    );
  return { lines, columns };
}
