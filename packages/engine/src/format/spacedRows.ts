/**
 * Grids in which blanks are spaces, so that only its column says which cell a symbol stands in. Rows are read where all of them
 * fit one pattern of columns: cell by cell, with spaces between cells, with wider gaps between boxes, or between bars. Where
 * they fit two patterns that say different things, they are not read.
 */
import type { Outline } from '../shape/shape.js';
import { withoutBars } from './cellLine.js';

const bars = /[|\u2500-\u257f]/;
const widestPitch = 4;
const widestGap = 3;

/** The row itself, one character a cell and a dot for each blank. */
export interface SpacedRow {
  readonly text: string;
  readonly number: number;
}

export class SpacedRows {
  private readonly width: number;
  private readonly height: number;
  private readonly rows: SpacedRow[] = [];

  constructor({ extents }: Outline) {
    [this.width, this.height] = extents;
  }

  /** Whether rows of this shape can be told apart by their lines. */
  static fit({ extents, cellCount }: Outline): boolean {
    return extents.length === 2 && extents[0] * extents[1] === cellCount;
  }

  /** Takes a line that is no rule; false where there are too many. */
  take(text: string, number: number): boolean {
    if (withoutBars(text) !== '') this.rows.push({ text, number });
    return this.rows.length <= this.height;
  }

  /** The rows, if they can be read. */
  read(): readonly SpacedRow[] | undefined {
    const { rows, width, height } = this;
    const texts = rows.map(({ text }) => withoutBars(text));
    const isWhole = rows.length === 1 && texts[0].length === width * height;
    if (!isWhole && rows.length !== height) return undefined;
    const isClose = isWhole || texts.every(({ length }) => length <= width);
    const read = isClose
      ? readClose(texts, isWhole ? width * height : width)
      : readWide(
          rows.map(({ text }) => text),
          width,
        );
    return read?.map((text, i) => ({ text, number: rows[i].number }));
  }
}

const withDots = (row: string, width: number): string => row.padEnd(width).replace(/\s/g, '.');

/** One character a cell; some row must show that a space is more than a gap. */
function readClose(rows: readonly string[], width: number): string[] | undefined {
  const isShown = rows.some(row => /\S\s/.test(row) && (/\S\S/.test(row) || /\s\s/.test(row)));
  return isShown ? rows.map(row => withDots(row, width)) : undefined;
}

/** Rows in which there is more than a character for each cell. */
function readWide(rows: readonly string[], width: number): string[] | undefined {
  if (rows.some(row => /[\t,/]/.test(row))) return undefined;
  const parts = rows.some(row => bars.test(row)) ? splitByBars(rows) : rows.map(row => [row.trimEnd()]);
  const count = parts?.[0].length ?? 0;
  if (!parts || width % count !== 0 || parts.some(({ length }) => length !== count)) return undefined;
  const wide = Math.max(...parts.flat().map(({ length }) => length));
  const readings = new Set<string>();
  for (const columns of patternsOf(wide, width / count, count === 1 ? Math.sqrt(width) : 0)) {
    const read = parts.map(row => pickAll(row, columns));
    if (read.every(row => row !== undefined)) readings.add(read.join('\n'));
  }
  const [reading] = readings;
  if (readings.size !== 1 || !/\.\S*[^.\s]/.test(reading)) return undefined;
  return reading.split('\n');
}

/** What stands between bars, all of one width. The outer bars may be missing, and with them the spaces beside them. */
function splitByBars(rows: readonly string[]): string[][] | undefined {
  const split = rows.map(row => row.trim().split(bars));
  const isClosed = split.every(parts => parts.length > 2 && parts[0] === '' && parts.at(-1) === '');
  const parts = isClosed ? split.map(row => row.slice(1, -1)) : rows.map(row => row.split(bars));
  const wide = parts[0][1]?.length ?? parts[0][0].length;
  const padded = parts.map(([first, ...others]) => {
    const begins = !isClosed && first.length === wide - 1 ? ` ${first}` : first;
    return [begins, ...others.map((part, i) => (i === others.length - 1 ? part.padEnd(wide) : part))];
  });
  return padded.every(row => row.every(({ length }) => length === wide)) ? padded : undefined;
}

/** Every way to lay so many columns over a width, in groups where there are boxes; margins are no wider than the gaps. */
function* patternsOf(wide: number, count: number, box: number): Generator<number[]> {
  const gaps = Number.isInteger(box) && box > 1 ? widestGap : 0;
  for (let pitch = 1; pitch <= widestPitch; pitch++)
    for (let gap = 0; gap <= gaps; gap++)
      for (let first = 0; first < pitch; first++) {
        const columns = Array.from(
          { length: count },
          (_, i) => first + pitch * i + (gap > 0 ? gap * Math.floor(i / box) : 0),
        );
        const margin = wide - 1 - columns[count - 1];
        if (margin >= 0 && margin < pitch && Math.abs(margin - first) < 2) yield columns;
      }
}

/** The characters at these columns of each part, if there is nothing elsewhere. */
function pickAll(parts: readonly string[], columns: readonly number[]): string | undefined {
  let row = '';
  for (const part of parts) {
    const picked = columns.map(column => part[column] ?? ' ').join('');
    if (picked.replace(/\s/g, '').length !== part.replace(/\s/g, '').length) return undefined;
    row += withDots(picked, columns.length);
  }
  return row;
}
