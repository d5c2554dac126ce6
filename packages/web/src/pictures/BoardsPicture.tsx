/**
 * Boards as a still picture for pages and dialogs: the lines of the layout, and only those cells that have something to show.
 * A board of empty cells costs two paths, so that even many layers of a big shape are drawn at once. What a cell looks
 * like is said by the same lights as in play.
 */
import { type BoardLayout, type Cell, type CellPlace, makeSymbolText, type Symbol } from '@hyperdoku/engine';
import { CellForm, unit } from '../board/cellForm.js';
import { classOf, light } from '../board/lights.js';
import '../styles/board.css';
import './pictures.css';

/** A board and its place in the picture, counted in boards. */
export interface PlacedBoard {
  readonly board: BoardLayout;
  readonly column: number;
  readonly row: number;
}

interface BoardsPictureProps {
  /** What the picture shows; without it, it is left out for those who listen. */
  readonly title?: string;
  readonly boards: readonly PlacedBoard[];
  readonly symbols: number;
  readonly lightsOf: (cell: Cell) => number;
  readonly symbolOf: (cell: Cell) => Symbol;
}

const margin = 6;
const gap = 0.9 * unit;
const headingHeight = 1.15 * unit;

export function BoardsPicture({ title, boards, symbols, lightsOf, symbolOf }: BoardsPictureProps) {
  const first = boards[0]?.board;
  if (!first) return null;
  // One board needs no heading: the words beside it say what it is.
  const top = boards.length > 1 && first.heading !== '' ? headingHeight : 0;
  const [stepX, stepY] = [first.width * unit + gap, first.height * unit + top + gap];
  const columns = Math.max(...boards.map(({ column }) => column)) + 1;
  const rows = Math.max(...boards.map(({ row }) => row)) + 1;
  const size = `${columns * stepX - gap + 2 * margin} ${rows * stepY - gap + 2 * margin}`;
  return (
    <svg
      className="board small picture"
      viewBox={`${-margin} ${-margin} ${size}`}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      {boards.map(({ board, column, row }) => (
        <g key={board.index} transform={`translate(${column * stepX} ${row * stepY})`}>
          {top > 0 && (
            <text className="heading" x={0} y={headingHeight * 0.66}>
              {board.heading}
            </text>
          )}
          <g transform={`translate(0 ${top})`}>
            <Cells board={board} symbols={symbols} lightsOf={lightsOf} symbolOf={symbolOf} />
            <path className="hairlines" d={board.hairlines} transform={`scale(${unit})`} />
            <path className="rules" d={board.rules} transform={`scale(${unit})`} />
          </g>
        </g>
      ))}
    </svg>
  );
}

interface CellsProps extends Pick<BoardsPictureProps, 'symbols' | 'lightsOf' | 'symbolOf'> {
  readonly board: BoardLayout;
}

const markBits = ((1 << 7) - 1) << light.line;

function Cells({ board, symbols, lightsOf, symbolOf }: CellsProps) {
  return board.rows.flat().map(place => {
    const lights = lightsOf(place.cell);
    const symbol = symbolOf(place.cell);
    if (lights === 0 && symbol === 0) return null;
    const form = new CellForm(place);
    return (
      <g key={place.cell} className={classOf(lights)} transform={`translate(${cornerOf(place)})`}>
        <path className="ground" d={form.ground} />
        {(lights & markBits) !== 0 && <path className="mark" d={form.marks(lights)} />}
        {((lights >>> light.cursor) & 1) === 1 && <path className="ring" d={form.inset(0.05)} />}
        {symbol !== 0 && (
          <text
            className="symbol"
            x={form.centre.x}
            y={form.centre.y + unit * 0.21}
            fontSize={unit * (symbols > 35 ? 0.46 : 0.6)}
          >
            {makeSymbolText(symbol, symbols)}
          </text>
        )}
        {((lights >>> light.conflict) & 1) === 1 && <path className="sign" d={form.tick} />}
      </g>
    );
  });
}

const cornerOf = ({ corners: [{ x, y }] }: CellPlace): string =>
  `${(x * unit).toFixed(1)} ${(y * unit).toFixed(1)}`;
