/**
 * Boards as SVG: the slices of a shape side by side, or its unfolded surface, each with its heading, box rules, symbols, and,
 * where wanted, candidates and coloured cells. Text only, no fonts or styles from elsewhere, so it looks the same in a
 * page, a document and print.
 */
import type { Grid } from '../board/grid.js';
import { blank, makeSymbolText, type Symbol } from '../board/symbols.js';
import type { Axis, Cell } from '../shape/shape.js';
import { boardAxes } from './boards.js';
import { type BoardLayout, layOut } from './layout.js';
import { drawPaper, escapeXml, fillPalette, type Palette } from './palette.js';
import { type CellPlace, makeNumber, makePoint, pointInCell } from './panel.js';
import { perspectivesOf } from './perspective.js';

export type CandidateMark = 'plain' | 'kept' | 'gone';

export interface SvgOptions {
  /** What the picture shows, for those who cannot see it; the shape if not said. */
  readonly title?: string;
  /** The axis along which the slices are counted. */
  readonly axis?: Axis;
  /** Draw only the boards for which this holds. */
  readonly shows?: (board: BoardLayout) => boolean;
  /** How many boards stand side by side. */
  readonly perRow?: number;
  /** The colour behind a cell. */
  readonly fillOf?: (cell: Cell) => string | undefined;
  /** The candidates of an empty cell. */
  readonly candidatesOf?: (cell: Cell) => readonly Symbol[];
  readonly markOf?: (cell: Cell, symbol: Symbol) => CandidateMark;
  /** The colour of a symbol; ink if not said. */
  readonly inkOf?: (cell: Cell) => string;
  /** Colours other than those of ink on paper. */
  readonly palette?: Partial<Palette>;
}

const cellSize = 36;
const gap = 24;
const headingHeight = 22;
const family = 'Inter, system-ui, sans-serif';

export function makeSvgPicture(grid: Grid, options: SvgOptions = {}): string {
  const { shape } = grid;
  const palette = fillPalette(options.palette);
  const [across, down] = boardAxes(shape, options.axis);
  const perspective = perspectivesOf(shape).find(each => each.across === across && each.down === down);
  const layout = layOut(shape, perspective);
  const boards = Array.from({ length: layout.boardCount }, (_, i) => layout.boardAt(i)).filter(
    board => options.shows?.(board) ?? true,
  );
  const top = boards.some(({ heading }) => heading !== '') ? headingHeight : 0;
  const boardWidth = layout.boardWidth * cellSize;
  const boardHeight = layout.boardHeight * cellSize + top;
  const perRow = Math.min(boards.length, options.perRow ?? 3);
  const rows = Math.ceil(boards.length / perRow);
  const width = makeNumber(perRow * boardWidth + (perRow - 1) * gap + 4);
  const height = makeNumber(rows * boardHeight + (rows - 1) * gap + 4);
  const drawn = boards.map((board, i) => {
    const x = (i % perRow) * (boardWidth + gap) + 2;
    const y = Math.floor(i / perRow) * (boardHeight + gap) + 2;
    return `<g transform="translate(${makePoint({ x, y })})">${drawBoard(grid, board, options, palette, top)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${family}" role="img"><title>${escapeXml(options.title ?? shape.name)}</title>${drawPaper(palette)}${drawn.join('')}</svg>`;
}

function drawBoard(
  grid: Grid,
  { heading, rows, groups, rules, skewed }: BoardLayout,
  options: SvgOptions,
  palette: Palette,
  top: number,
): string {
  const title = heading ? `<text x="0" y="14" font-size="13" fill="${palette.note}">${heading}</text>` : '';
  const labels = groups.map(({ name, labelAt }) =>
    labelAt
      ? `<text x="${scale(labelAt.x)}" y="${scale(labelAt.y, top + 5)}" font-size="14" text-anchor="middle" fill="${palette.note}">${name}</text>`
      : '',
  );
  const cells = rows.flatMap(row => row.map(place => drawCell(grid, place, top, skewed, options, palette)));
  // Square ends meet in upright corners, round ones in all others.
  const lines = `<path d="${rules}" transform="translate(0 ${top}) scale(${cellSize})" stroke="${palette.ink}" stroke-width="${2 / cellSize}" stroke-linecap="${skewed ? 'round' : 'square'}" fill="none"/>`;
  return title + labels.join('') + cells.join('') + lines;
}

const scale = (units: number, offset = 0): string => makeNumber(units * cellSize + offset);

function drawCell(
  { shape, symbols }: Grid,
  place: CellPlace,
  top: number,
  skewed: boolean,
  options: SvgOptions,
  palette: Palette,
): string {
  const { cell, centre, corners } = place;
  const colours = `fill="${escapeXml(options.fillOf?.(cell) ?? 'none')}" stroke="${palette.hairline}" stroke-width="0.5"`;
  const around = corners.map(({ x, y }) => `${scale(x)} ${scale(y, top)}`).join('L');
  const back = skewed
    ? `<path d="M${around}Z" ${colours}/>`
    : `<rect x="${scale(centre.x - 0.5)}" y="${scale(centre.y - 0.5, top)}" width="${cellSize}" height="${cellSize}" ${colours}/>`;
  if (symbols[cell] !== blank) {
    const text = makeSymbolText(symbols[cell], shape.symbols);
    const colour = escapeXml(options.inkOf?.(cell) ?? palette.ink);
    return `${back}<text x="${scale(centre.x)}" y="${scale(centre.y, top + 7)}" font-size="20" font-weight="600" text-anchor="middle" fill="${colour}">${text}</text>`;
  }
  const side = Math.ceil(Math.sqrt(shape.symbols));
  const size = Math.min(skewed ? 8 : 10, (cellSize / side) * 0.9);
  // The sharp corners of a rhombus have no room for a note.
  const inset = skewed ? 0.86 : 1;
  const notes = (options.candidatesOf?.(cell) ?? []).map(symbol => {
    const [right, down] = [(symbol - 1) % side, Math.floor((symbol - 1) / side)].map(
      i => 0.5 + ((i + 0.5) / side - 0.5) * inset,
    );
    const at = pointInCell(place, right, down);
    const x = at.x * cellSize;
    const y = at.y * cellSize + top + size * 0.35;
    const mark = options.markOf?.(cell, symbol) ?? 'plain';
    const colour = mark === 'plain' ? palette.note : palette[mark];
    const strike =
      mark === 'gone'
        ? `<path d="M${makePoint({ x: x - size / 2, y })}L${makePoint({ x: x + size / 2, y: y - size * 0.7 })}" stroke="${colour}" stroke-width="1.2"/>`
        : '';
    const weight = mark === 'plain' ? '' : ' font-weight="700"';
    return `<text x="${makeNumber(x)}" y="${makeNumber(y)}" font-size="${makeNumber(size)}" text-anchor="middle" fill="${colour}"${weight}>${makeSymbolText(symbol, shape.symbols)}</text>${strike}`;
  });
  return back + notes.join('');
}
