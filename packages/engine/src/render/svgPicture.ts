/**
 * Boards as SVG: the slices of a shape side by side, each with its heading, box rules, symbols, and, where wanted, candidates
 * and coloured cells. Text only, no fonts or styles from elsewhere, so it looks the same in a page, a document and print.
 */
import type { Grid } from '../board/grid.js';
import { blank, makeSymbolText, type Symbol } from '../board/symbols.js';
import type { Axis, Cell, Shape } from '../shape/shape.js';
import { type Slice, slicesAlong } from '../shape/slice.js';
import { boardAxes, makeHeading } from './boards.js';
import { regionIn } from './regions.js';

export type CandidateMark = 'plain' | 'kept' | 'gone';

export interface SvgOptions {
  /** What the picture shows, for those who cannot see it; the shape if not said. */
  readonly title?: string;
  /** The axis along which the slices are counted. */
  readonly axis?: Axis;
  /** Draw only the slices for which this holds. */
  readonly shows?: (slice: Slice) => boolean;
  /** How many boards stand side by side. */
  readonly perRow?: number;
  /** The colour behind a cell. */
  readonly fillOf?: (cell: Cell) => string | undefined;
  /** The candidates of an empty cell. */
  readonly candidatesOf?: (cell: Cell) => readonly Symbol[];
  readonly markOf?: (cell: Cell, symbol: Symbol) => CandidateMark;
  /** The colour of a symbol; ink if not said. */
  readonly inkOf?: (cell: Cell) => string;
}

const ink = '#1B1D22';
const paper = '#FBFAF7';
const hairline = '#B9B6AE';
const noteInk = '#5B6472';
const goneInk = '#D92D20';
const keptInk = '#2456D6';
const cellSize = 36;
const gap = 24;
const headingHeight = 22;
const family = 'Inter, system-ui, sans-serif';

export function makeSvgPicture(grid: Grid, options: SvgOptions = {}): string {
  const { shape } = grid;
  const [across, down] = boardAxes(shape, options.axis);
  const slices = [...slicesAlong(shape, across, down)].filter(slice => options.shows?.(slice) ?? true);
  const headed = slices.some(slice => makeHeading(shape, slice) !== '');
  const boardWidth = shape.extents[across] * cellSize;
  const boardHeight = (down === across ? 1 : shape.extents[down]) * cellSize + (headed ? headingHeight : 0);
  const perRow = Math.min(slices.length, options.perRow ?? 3);
  const rows = Math.ceil(slices.length / perRow);
  const width = perRow * boardWidth + (perRow - 1) * gap + 4;
  const height = rows * boardHeight + (rows - 1) * gap + 4;
  const boards = slices.map((slice, i) => {
    const x = (i % perRow) * (boardWidth + gap) + 2;
    const y = Math.floor(i / perRow) * (boardHeight + gap) + 2;
    return `<g transform="translate(${x} ${y})">${drawBoard(grid, slice, options, headed)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${family}" role="img"><title>${escapeXml(options.title ?? shape.name)}</title><rect width="100%" height="100%" fill="${paper}"/>${boards.join('')}</svg>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string): string => text.replaceAll(/[&<>"]/g, character => entities[character]);

function drawBoard(grid: Grid, slice: Slice, options: SvgOptions, headed: boolean): string {
  const { shape } = grid;
  const heading = makeHeading(shape, slice);
  const top = headed ? headingHeight : 0;
  const cells = slice.cells
    .map((cell, i) => {
      if (cell === undefined) return '';
      const x = (i % slice.width) * cellSize;
      const y = Math.floor(i / slice.width) * cellSize + top;
      return drawCell(grid, cell, x, y, options);
    })
    .join('');
  const title = heading ? `<text x="0" y="14" font-size="13" fill="${noteInk}">${heading}</text>` : '';
  return title + cells + drawRules(shape, slice, top);
}

function drawCell({ shape, symbols }: Grid, cell: Cell, x: number, y: number, options: SvgOptions): string {
  const fill = options.fillOf?.(cell);
  const back = `<rect x="${x}" y="${y}" width="${cellSize}" height="${cellSize}" fill="${fill ?? 'none'}" stroke="${hairline}" stroke-width="0.5"/>`;
  if (symbols[cell] !== blank) {
    const text = makeSymbolText(symbols[cell], shape.symbols);
    const colour = options.inkOf?.(cell) ?? ink;
    return `${back}<text x="${x + cellSize / 2}" y="${y + cellSize / 2 + 7}" font-size="20" font-weight="600" text-anchor="middle" fill="${colour}">${text}</text>`;
  }
  const side = Math.ceil(Math.sqrt(shape.symbols));
  const step = cellSize / side;
  const size = Math.min(10, step * 0.9);
  const notes = (options.candidatesOf?.(cell) ?? []).map(symbol => {
    const cx = x + (((symbol - 1) % side) + 0.5) * step;
    const cy = y + (Math.floor((symbol - 1) / side) + 0.5) * step + size * 0.35;
    const mark = options.markOf?.(cell, symbol) ?? 'plain';
    const colour = mark === 'gone' ? goneInk : mark === 'kept' ? keptInk : noteInk;
    const strike =
      mark === 'gone'
        ? `<path d="M${cx - size / 2} ${cy}L${cx + size / 2} ${cy - size * 0.7}" stroke="${goneInk}" stroke-width="1.2"/>`
        : '';
    const weight = mark === 'plain' ? '' : ' font-weight="700"';
    return `<text x="${cx}" y="${cy}" font-size="${size}" text-anchor="middle" fill="${colour}"${weight}>${makeSymbolText(symbol, shape.symbols)}</text>${strike}`;
  });
  return back + notes.join('');
}

/** Heavy rules between different boxes and around the board, as one path. */
function drawRules(shape: Shape, slice: Slice, top: number): string {
  const { width, height, cells } = slice;
  const regionAt = (row: number, column: number): number => {
    if (row < 0 || column < 0 || row >= height || column >= width) return -2;
    const cell = cells[row * width + column];
    return cell === undefined ? -2 : (regionIn(shape, slice, cell) ?? -1);
  };
  const parts: string[] = [];
  for (let row = 0; row <= height; row++) {
    for (let column = 0; column <= width; column++) {
      const x = column * cellSize;
      const y = row * cellSize + top;
      if (column < width && regionAt(row - 1, column) !== regionAt(row, column))
        parts.push(`M${x} ${y}h${cellSize}`);
      if (row < height && regionAt(row, column - 1) !== regionAt(row, column))
        parts.push(`M${x} ${y}v${cellSize}`);
    }
  }
  return `<path d="${parts.join('')}" stroke="${ink}" stroke-width="2" stroke-linecap="square" fill="none"/>`;
}
