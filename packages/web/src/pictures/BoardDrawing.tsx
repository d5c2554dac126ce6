/**
 * One board inside a still picture: the lines of its layout, and only those cells that have something to show. A board of
 * empty cells costs two paths, so that even many layers of a big shape are drawn at once. What a cell looks like is
 * said by the same lights as in play.
 */
import { type BoardLayout, type Cell, type CellPlace, makeSymbolText, type Symbol } from '@hyperdoku/engine';
import { CellForm, unit } from '../board/cellForm.js';
import { classOf, light } from '../board/lights.js';
import '../styles/board.css';
import './pictures.css';

export interface Contents {
  readonly symbols: number;
  readonly lightsOf: (cell: Cell) => number;
  readonly symbolOf: (cell: Cell) => Symbol;
}

interface BoardDrawingProps {
  readonly board: BoardLayout;
  readonly contents: Contents;
}

const markBits = ((1 << 7) - 1) << light.line;
const isLit = (lights: number, name: 'cursor' | 'conflict'): boolean => ((lights >>> light[name]) & 1) === 1;

export const BoardDrawing = ({ board, contents }: BoardDrawingProps) => (
  <>
    {board.rows.flat().map(place => (
      <CellDrawing key={place.cell} place={place} contents={contents} />
    ))}
    <path className="hairlines" d={board.hairlines} transform={`scale(${unit})`} />
    <path className="rules" d={board.rules} transform={`scale(${unit})`} />
  </>
);

interface CellDrawingProps {
  readonly place: CellPlace;
  readonly contents: Contents;
}

function CellDrawing({ place, contents: { symbols, lightsOf, symbolOf } }: CellDrawingProps) {
  const lights = lightsOf(place.cell);
  const symbol = symbolOf(place.cell);
  if (lights === 0 && symbol === 0) return null;
  const form = new CellForm(place);
  const [{ x, y }] = place.corners;
  return (
    <g className={classOf(lights)} transform={`translate(${(x * unit).toFixed(1)} ${(y * unit).toFixed(1)})`}>
      <path className="ground" d={form.ground} />
      {(lights & markBits) !== 0 && <path className="mark" d={form.marks(lights)} />}
      {isLit(lights, 'cursor') && <path className="ring" d={form.inset(0.05)} />}
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
      {isLit(lights, 'conflict') && <path className="sign" d={form.tick} />}
    </g>
  );
}
